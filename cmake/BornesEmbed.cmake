# bornes_embed_data(INPUT NAME HEADER ROOM SOURCES): compiles in the bytes of the file INPUT. The
# function NAME returns them; HEADER declares it in bornes::ROOM. Appends the generated file to the
# list SOURCES.
function(bornes_embed_data input name header room sources)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_data.cmake)
  cmake_path(GET input FILENAME file)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${input} -DOUTPUT=${output} -DNAME=${name} -DHEADER=${header}
            -DNAMESPACE=bornes::${room} -P ${script}
    DEPENDS ${input} ${script}
    COMMENT "Embedding ${file}")
  set(${sources} ${${sources}} ${output} PARENT_SCOPE)
endfunction()
