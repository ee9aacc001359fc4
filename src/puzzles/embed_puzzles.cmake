# Writes the text of INPUT to OUTPUT, as a C++ string that shipped_text() of collection.h returns.
# Compilers read strings a hundred times faster than arrays of bytes. The lines of INPUT must contain
# neither `)"`, which would end the string, nor `;`, which separates the elements of a CMake list.
file(STRINGS ${INPUT} lines ENCODING UTF-8)
set(text "")
foreach(line IN LISTS lines)
  string(APPEND text "    R\"(${line}\n)\"\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"puzzles/collection.h\"

namespace bornes::puzzles {

std::string_view shipped_text() {
    return
${text}    ;
}

}  // namespace bornes::puzzles
")
