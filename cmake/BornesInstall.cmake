# `cmake --install` and find_package(bornes): headers, the libraries of BornesLibrary.cmake, and the command.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/bornes DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
if(TARGET bornes)
  install(TARGETS bornes RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/bornes)
install(EXPORT bornesTargets NAMESPACE bornes:: DESTINATION ${package_dir})
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/bornesConfig.cmake.in ${PROJECT_BINARY_DIR}/bornesConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/bornesConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/bornesConfig.cmake ${PROJECT_BINARY_DIR}/bornesConfigVersion.cmake
        DESTINATION ${package_dir})

include(BornesPackage) # cpack
