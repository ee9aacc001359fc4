# Writes the bytes of INPUT to OUTPUT, as a C++ array that the function NAME of HEADER returns, in
# NAMESPACE.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

namespace ${NAMESPACE} {
namespace {

constexpr std::uint8_t kBytes[] = {${bytes}};

}  // namespace

std::span<const std::uint8_t> ${NAME}() { return kBytes; }

}  // namespace ${NAMESPACE}
")
