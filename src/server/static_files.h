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
    // Empty: the files that were built into the program.
    explicit StaticFiles(const std::string& folder);

    // Paths that name no file are led to the page, which has them after its #.
    Response response(const Request& request) const;

private:
    struct File {
        std::shared_ptr<const std::string> plain;
        std::shared_ptr<const std::string> gzipped;  // empty: not there
        std::string type;
        std::string tag;
    };
    void add(const std::string& path, std::string content, std::string gzipped);
    std::map<std::string, File, std::less<>> files_;
};

// One file that was built into the program.
struct EmbeddedFile {
    std::string_view path;
    std::string_view content;
    std::string_view gzipped;
};
// Written by the build (embed_page.cmake); empty where there was no page to embed.
const EmbeddedFile* embedded_files(std::size_t& count);

}  // namespace bornes::server
