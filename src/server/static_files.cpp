#include "server/static_files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tables/guest.h"
#include "words/trimmed.h"

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

// The page loads its parts from its own folder, so it is shown only at "/". An address inside the
// page, such as a table's, follows the #. The page has no address with unusual characters.
Response inside_page(const std::string& path) {
    const bool plain = std::all_of(path.begin(), path.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '/' || c == '-' || c == '_';
    });
    Response response = error_response(302, "moved", "the page has it");
    response.headers.emplace_back("Location", "/#" + (plain ? path : std::string("/unknown")));
    return response;
}

// Empty if there is no such file.
std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool is_compressed_form(const std::filesystem::path& path) {
    const bool ending = path.extension() == ".br" || path.extension() == ".gz";
    return ending &&
           std::filesystem::is_regular_file(std::filesystem::path(path).replace_extension());
}

// "q=0", "q=0.0" and so on mean that the client refuses the coding.
bool is_refused(std::string_view weight) {
    weight = words::trimmed(weight);
    if (!weight.starts_with("q=") && !weight.starts_with("Q=")) return false;
    return weight.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

std::shared_ptr<const std::string> shared_or_null(std::string text) {
    return text.empty() ? nullptr : std::make_shared<const std::string>(std::move(text));
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
    if (folder.empty())
        add_embedded();
    else
        add_folder(folder);
}

void StaticFiles::add_embedded() {
    std::size_t count = 0;
    const EmbeddedFile* embedded = embedded_files(count);
    for (std::size_t i = 0; i < count; ++i)
        add(std::string(embedded[i].path), std::string(embedded[i].content),
            std::string(embedded[i].brotli), std::string(embedded[i].gzip));
}

void StaticFiles::add_folder(const std::string& folder) {
    if (!std::filesystem::is_regular_file(folder + std::string(kPage)))
        throw std::runtime_error(
            folder + ": this folder has no index.html: name the folder of a built page");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !is_compressed_form(entry.path()))
            add("/" + std::filesystem::relative(entry.path(), folder).generic_string(),
                read_file(entry.path()), read_file(entry.path().string() + ".br"),
                read_file(entry.path().string() + ".gz"));
}

void StaticFiles::add(const std::string& path, std::string content, std::string brotli,
                      std::string gzip) {
    File file;
    file.tag = '"' + tables::hash_of(content) + '"';
    file.type = type_of(path);
    file.plain = std::make_shared<const std::string>(std::move(content));
    file.brotli = shared_or_null(std::move(brotli));
    file.gzip = shared_or_null(std::move(gzip));
    files_[path] = std::move(file);
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
    while (!accept_encoding.empty()) {
        const std::size_t end = std::min(accept_encoding.find(','), accept_encoding.size());
        const std::string_view entry = accept_encoding.substr(0, end);
        accept_encoding.remove_prefix(std::min(end + 1, accept_encoding.size()));
        const std::size_t name_end = std::min(entry.find(';'), entry.size());
        if (words::trimmed(entry.substr(0, name_end)) != coding) continue;
        return name_end == entry.size() || !is_refused(entry.substr(name_end + 1));
    }
    return false;
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
    // The name of an asset changes with its content, so it can be cached. The page itself is
    // checked every time.
    const bool asset = request.path.starts_with("/assets/");
    response.headers.emplace_back("Cache-Control",
                                  asset ? "public, max-age=31536000, immutable" : "no-cache");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.if_none_match == file.tag) {
        response.status = 304;
        return response;
    }
    response.body = file.plain;
    for (const auto& [coding, form] :
         {std::pair("br", file.brotli), std::pair("gzip", file.gzip)}) {
        if (!form || !accepts_coding(request.accept_encoding, coding)) continue;
        response.headers.emplace_back("Content-Encoding", coding);
        response.body = form;
        break;
    }
    return response;
}

}  // namespace bornes::server
