# `cpack -G DEB` in a release build (BORNES_PORTABLE=ON): the command, its man page and a systemd unit.
if(NOT TARGET bornes OR NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

install(FILES ${PROJECT_SOURCE_DIR}/packaging/bornes.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/bornes.service DESTINATION lib/systemd/system COMPONENT command)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME bornes)
set(CPACK_PACKAGE_VENDOR bornes)
set(CPACK_PACKAGE_CONTACT "bornes <bornes@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL command)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_COMMAND_PACKAGE_NAME bornes)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# Which libraries the command needs is read from the command itself.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_STRIP_FILES ON)
include(CPack)
