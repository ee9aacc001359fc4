# Writes the text of INPUT to OUTPUT, as a C++ string behind shipped_text() of collection.h. Compilers read strings a hundred
# times faster than arrays of bytes. Lines of JSON hold no )" and no semicolon.
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
