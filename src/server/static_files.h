// The page: from the program itself, or from a folder while working on it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/http.h"

namespace bornes::server {

class StaticFiles {
public:
    // Empty: the files that were built into the program. The build of the page writes FILE.br and
    // FILE.gz beside a file; these are sent instead of it, and are no files of their own.
    explicit StaticFiles(const std::string& folder);

    // Paths that name no file are led to the page, which has them after its #.
    Response response(const Request& request) const;

private:
    struct File {
        std::shared_ptr<const std::string> plain;
        std::shared_ptr<const std::string> brotli;  // null: there is no such form
        std::shared_ptr<const std::string> gzip;
        std::string type;
        std::string tag;
    };
    void add_embedded();
    void add_folder(const std::string& folder);
    // An empty compressed form means that there is none.
    void add(const std::string& path, std::string content, std::string brotli, std::string gzip);
    std::map<std::string, File, std::less<>> files_;
};

// Whether a client that sent this Accept-Encoding takes `coding` (RFC 9110, 12.5.3). "*" counts for
// no coding: what is not named may be misunderstood.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

// One file that was built into the program; a compressed form is empty where the page's build wrote
// none.
struct EmbeddedFile {
    std::string_view path;
    std::string_view content;
    std::string_view brotli;
    std::string_view gzip;
};
// Written by the build (embed_page.cmake); empty where there was no page to embed.
const EmbeddedFile* embedded_files(std::size_t& count);

}  // namespace bornes::server
