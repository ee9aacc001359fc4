# `cpack -G DEB` in a release build (BORNES_PORTABLE=ON): the command, its man pages, completion for shells and a systemd
# unit.
if(NOT TARGET bornes OR NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

# The command writes its own manual and completion, so these cannot say something else than its help.
set(reference ${PROJECT_BINARY_DIR}/reference)
add_custom_command(
  OUTPUT ${reference}/stamp
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${reference}
  COMMAND bornes man --out ${reference}/man
  COMMAND bornes completion bash > ${reference}/bornes
  COMMAND bornes completion zsh > ${reference}/_bornes
  COMMAND bornes completion fish > ${reference}/bornes.fish
  COMMAND ${CMAKE_COMMAND} -E touch ${reference}/stamp
  DEPENDS bornes
  COMMENT "Writing manual pages and completion"
  VERBATIM)
add_custom_target(bornes_reference ALL DEPENDS ${reference}/stamp)
install(DIRECTORY ${reference}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
install(FILES ${reference}/bornes DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT command)
install(FILES ${reference}/_bornes DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT command)
install(FILES ${reference}/bornes.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT command)
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
