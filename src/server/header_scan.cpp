#include "server/header_scan.h"

#include <algorithm>

namespace bornes::server {
namespace {

// Characters that no header has. The parser refuses them at once, so there is no need to wait for
// the end.
bool never_there(char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\r' && c != '\n' && c != '\t';
}

}  // namespace

HeaderScan::Found HeaderScan::look(std::string_view bytes) {
    constexpr std::string_view kLineEnd = "\r\n";
    if (std::any_of(bytes.begin() + static_cast<std::ptrdiff_t>(std::min(at_, bytes.size())),
                    bytes.end(), never_there))
        return Found::whole;
    for (;;) {
        const std::size_t end = bytes.find(kLineEnd, at_);
        if (end == std::string_view::npos) {
            at_ = bytes.empty() ? 0 : bytes.size() - 1;  // the last byte may be half a line end
            return Found::more;
        }
        const std::string_view rest = bytes.substr(end + kLineEnd.size());
        if (rest.starts_with(kLineEnd)) return Found::whole;
        if (rest.starts_with(' ') || rest.starts_with('\t')) return Found::folded;
        at_ = end;
        if (rest.empty() || rest == "\r") return Found::more;
        at_ += kLineEnd.size();
    }
}

}  // namespace bornes::server
