# `cmake --install` and find_package(bornes): the engine's headers and library, and the command.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set_target_properties(bornes_engine PROPERTIES EXPORT_NAME engine)
install(TARGETS bornes_engine EXPORT bornesTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/bornes DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
if(TARGET bornes)
  install(TARGETS bornes RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
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
