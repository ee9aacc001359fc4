# Writes the bytes of INPUT to OUTPUT, as a C++ array behind the function NAME of HEADER.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

namespace bornes {
namespace {

constexpr std::uint8_t kBytes[] = {${bytes}};

}  // namespace

std::span<const std::uint8_t> ${NAME}() { return kBytes; }

}  // namespace bornes
")
