# `cmake --install`, find_package(bornes) and pkg-config: the headers, the libraries of
# BornesLibrary.cmake, and the command. There are two components: `development` and `command`.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(
  DIRECTORY ${PROJECT_SOURCE_DIR}/include/bornes ${PROJECT_BINARY_DIR}/include/bornes
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development
  FILES_MATCHING PATTERN "*.h")
if(TARGET bornes)
  install(TARGETS bornes RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/bornes)
install(EXPORT bornesTargets NAMESPACE bornes:: DESTINATION ${package_dir} COMPONENT development)
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/bornesConfig.cmake.in ${PROJECT_BINARY_DIR}/bornesConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/bornesConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(
  FILES ${PROJECT_BINARY_DIR}/bornesConfig.cmake ${PROJECT_BINARY_DIR}/bornesConfigVersion.cmake
  DESTINATION ${package_dir}
  COMPONENT development)

# For builds without CMake: pkg-config --cflags --libs bornes. A library comes before the libraries
# that it uses.
get_property(libraries GLOBAL PROPERTY BORNES_PUBLIC_LIBRARIES)
list(REVERSE libraries)
list(TRANSFORM libraries PREPEND -l)
list(JOIN libraries " " BORNES_PC_LIBS)
# The prefix is relative to this file, so that an installation can be moved.
file(RELATIVE_PATH BORNES_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${PROJECT_SOURCE_DIR}/cmake/bornes.pc.in ${PROJECT_BINARY_DIR}/bornes.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/bornes.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT development)

include(BornesPackage) # cpack
