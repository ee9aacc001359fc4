# The documentation site: `cmake --preset docs && cmake --build --preset docs` writes
# build/docs/site. Doxygen makes the API reference from the headers, MkDocs makes the pages from
# docs/, and Graphviz draws their pictures. Any warning fails the build.
find_program(DOXYGEN doxygen REQUIRED)
find_program(MKDOCS mkdocs REQUIRED)
find_program(GRAPHVIZ dot REQUIRED)
find_program(SITE_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH REQUIRED)

set(docs_tools ${PROJECT_SOURCE_DIR}/tools/docs)
set(docs_out ${PROJECT_BINARY_DIR}/docs)
set(docs_site ${PROJECT_BINARY_DIR}/site)
configure_file(${docs_tools}/Doxyfile.in ${PROJECT_BINARY_DIR}/Doxyfile @ONLY)

# Always rebuilt, because it depends on most of the tree. This takes seconds.
add_custom_target(
  bornes_docs
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${docs_out} ${docs_site}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${docs_out}/pages
  COMMAND ${DOXYGEN} ${PROJECT_BINARY_DIR}/Doxyfile
  COMMAND ${SITE_PYTHON} ${docs_tools}/check_contracts.py ${docs_out}/xml
  COMMAND ${SITE_PYTHON} -B ${docs_tools}/stage.py ${docs_out} ${docs_site}
  COMMAND ${MKDOCS} build --quiet --strict --config-file ${docs_out}/mkdocs.yml
  COMMAND ${SITE_PYTHON} ${docs_tools}/check_links.py ${docs_site}
  COMMENT "Writing the documentation to ${docs_site}"
  VERBATIM)
