# `cpack -G DEB` makes two Debian packages: `bornes` (the command, its man pages, shell completion
# and a systemd unit) and `libbornes-dev` (headers and static libraries). Configure with
# -DBORNES_PORTABLE=ON -DCMAKE_INSTALL_PREFIX=/usr.
if(NOT TARGET bornes OR NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()
set(BORNES_MAINTAINER "bornes authors <bornes@example.org>" CACHE STRING "Who maintains the Debian packages: NAME <ADDRESS>")

# The command writes its own manual and completion, so they always match its help.
find_program(GZIP gzip REQUIRED)
set(reference ${PROJECT_BINARY_DIR}/reference)
add_custom_command(
  OUTPUT ${reference}/stamp
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${reference}
  COMMAND bornes man --out ${reference}/man
  COMMAND ${GZIP} -9nr ${reference}/man
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
set(examples bornes.conf prometheus.yml bornes.rules.yml bornes-dashboard.json)
list(TRANSFORM examples PREPEND ${PROJECT_SOURCE_DIR}/packaging/)
install(FILES ${examples} DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples COMPONENT command)

# Files that only Debian requires in every package.
function(bornes_debian_documents package component)
  set(made ${PROJECT_BINARY_DIR}/debian/${package})
  configure_file(${PROJECT_SOURCE_DIR}/packaging/debian/changelog.in ${made}/changelog @ONLY)
  add_custom_command(
    OUTPUT ${made}/changelog.gz
    COMMAND ${GZIP} -9nfk ${made}/changelog
    DEPENDS ${made}/changelog
    VERBATIM)
  add_custom_target(${package}_changelog ALL DEPENDS ${made}/changelog.gz)
  install(FILES ${made}/changelog.gz ${PROJECT_SOURCE_DIR}/packaging/debian/copyright
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
endfunction()
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  bornes_debian_documents(bornes command)
  bornes_debian_documents(libbornes-dev development)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME bornes)
set(CPACK_PACKAGE_VENDOR bornes)
set(CPACK_PACKAGE_CONTACT ${BORNES_MAINTAINER})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL command development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_COMMAND_PACKAGE_NAME bornes)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SECTION misc)
# The dependencies on libraries are read from the command itself.
set(CPACK_DEBIAN_COMMAND_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_COMMAND_DESCRIPTION "The card game in five editions, for two to six players: alone against
computer players, with friends at one keyboard, or at online tables that
the same command serves. It also reviews games, sets puzzles, and checks
and scores game records.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libbornes-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "g++, cmake, pkg-config")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "C++20 headers and static libraries with the rules of five editions, four
levels of computer players, game records and reviews, and a C interface.
They need nothing but the standard library.

CMake finds them with find_package(bornes), others with pkg-config.")
include(CPack)
