#include "server/cookies.h"

#include <fmt/format.h>

#include <algorithm>

namespace bornes::server {
namespace {

constexpr std::string_view kPlain = "bornes";
constexpr std::string_view kSecure = "__Host-bornes";
constexpr int kYear = 31'536'000;

std::string value_of(std::string_view cookies, std::string_view name) {
    while (!cookies.empty()) {
        std::string_view each = cookies.substr(0, cookies.find(';'));
        cookies.remove_prefix(std::min(cookies.size(), each.size() + 1));
        while (each.starts_with(' ')) each.remove_prefix(1);
        if (each.starts_with(name) && each.substr(name.size()).starts_with('='))
            return std::string(each.substr(name.size() + 1));
    }
    return "";
}

}  // namespace

FoundCookie cookie_in(std::string_view cookies) {
    if (std::string token = value_of(cookies, kSecure); !token.empty()) return {token, false};
    return {value_of(cookies, kPlain), true};
}

void set_cookie(Response& response, const tables::Token& token, bool secure) {
    const auto set = [&](std::string_view name, std::string_view value, int seconds) {
        response.headers.emplace_back(
            "Set-Cookie", fmt::format("{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", name,
                                      value, seconds, secure ? "; Secure" : ""));
    };
    set(secure ? kSecure : kPlain, token.secret, kYear);
    if (secure) set(kPlain, "", 0);
}

}  // namespace bornes::server
