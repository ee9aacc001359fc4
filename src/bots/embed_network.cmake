# Writes the bytes of INPUT as a C++ array to OUTPUT.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "#include \"policy_data.h\"

namespace bornes {
namespace {

constexpr std::uint8_t kBytes[] = {${bytes}};

}  // namespace

std::span<const std::uint8_t> policy_data() { return kBytes; }

}  // namespace bornes
")
