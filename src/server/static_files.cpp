#include "server/static_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tables/guest.h"

namespace bornes::server {
namespace {

constexpr std::string_view kPage = "/index.html";

std::string type_of(std::string_view path) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kTypes{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".wasm", "application/wasm"},
        {".webmanifest", "application/manifest+json"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
    }};
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return std::string(type);
    return "application/octet-stream";
}

// The page finds its parts beside itself, so it is shown at "/" only: an address inside it, such as
// that of a table, comes after the #. One with odd characters is none of ours.
Response inside_page(const std::string& path) {
    const bool plain = std::all_of(path.begin(), path.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '/' || c == '-' || c == '_';
    });
    Response response = error_response(302, "moved", "the page has it");
    response.headers.emplace_back("Location", "/#" + (plain ? path : std::string("/unknown")));
    return response;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
    if (folder.empty()) {
        std::size_t count = 0;
        const EmbeddedFile* embedded = embedded_files(count);
        for (std::size_t i = 0; i < count; ++i)
            add(std::string(embedded[i].path), std::string(embedded[i].content),
                std::string(embedded[i].gzipped));
        return;
    }
    if (!std::filesystem::is_regular_file(folder + std::string(kPage)))
        throw std::runtime_error(folder + ": this folder has no index.html, so no page to serve");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            add("/" + std::filesystem::relative(entry.path(), folder).generic_string(),
                read_file(entry.path()), "");
}

void StaticFiles::add(const std::string& path, std::string content, std::string gzipped) {
    File file;
    file.tag = '"' + tables::hash_of(content) + '"';
    file.type = type_of(path);
    file.plain = std::make_shared<const std::string>(std::move(content));
    if (!gzipped.empty()) file.gzipped = std::make_shared<const std::string>(std::move(gzipped));
    files_[path] = std::move(file);
}

Response StaticFiles::response(const Request& request) const {
    auto found = files_.find(request.path);
    const bool looks_like_file = request.path.find('.') != std::string::npos;
    if (request.path == "/") found = files_.find(kPage);
    if (found == files_.end() && !looks_like_file && !files_.empty())
        return inside_page(request.path);
    if (found == files_.end())
        return error_response(
            404, "not-found",
            files_.empty() ? "this server was built without a page" : "there is nothing here");
    const File& file = found->second;
    Response response;
    response.type = file.type;
    response.headers.emplace_back("ETag", file.tag);
    // Names of assets change with their content; the page itself is asked for every time.
    const bool asset = request.path.starts_with("/assets/");
    response.headers.emplace_back("Cache-Control",
                                  asset ? "public, max-age=31536000, immutable" : "no-cache");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match == file.tag) {
        response.status = 304;
        return response;
    }
    const bool gzip = file.gzipped && request.accept_encoding.find("gzip") != std::string::npos;
    if (gzip) response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = gzip ? file.gzipped : file.plain;
    return response;
}

}  // namespace bornes::server
