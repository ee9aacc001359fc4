// The files of the page, and the encoding that a client gets.
#include "server/static_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "journal/databases.h"

namespace bornes::tests {
namespace {

using ::testing::Contains;
using ::testing::Key;
using ::testing::Not;
using ::testing::Pair;

class StaticFilesTest : public ::testing::Test {
protected:
    StaticFilesTest() {
        write("index.html", "page");
        write("app.js", "plain");
        write("app.js.br", "brotli");
        write("app.js.gz", "gzip");
        write("only.css", "plain");
        write("only.css.gz", "gzip");
        write("archive.gz", "a file of its own");
    }

    server::Response get(const std::string& path, const std::string& accepted = "") const {
        server::Request request;
        request.method = "GET";
        request.path = path;
        request.accept_encoding = accepted;
        return server::StaticFiles(folder_.path().string()).response(request);
    }
    std::string body(const std::string& path, const std::string& accepted = "") const {
        return *get(path, accepted).body;
    }

private:
    void write(const std::string& name, const std::string& content) const {
        std::ofstream(folder_.file(name), std::ios::binary) << content;
    }
    TemporaryFolder folder_;
};

TEST_F(StaticFilesTest, ACompressedFormIsSentToClientsThatAcceptIt) {
    EXPECT_EQ(body("/app.js", "gzip, deflate, br, zstd"), "brotli");
    EXPECT_EQ(body("/app.js", "gzip, deflate"), "gzip");
    EXPECT_EQ(body("/app.js"), "plain");
    EXPECT_EQ(body("/only.css", "gzip, br"), "gzip");
    EXPECT_EQ(body("/index.html", "gzip, br"), "page");
}

TEST_F(StaticFilesTest, TheHeadersSayWhichFormItIs) {
    const server::Response brotli = get("/app.js", "br");
    EXPECT_THAT(brotli.headers, Contains(Pair("Content-Encoding", "br")));
    EXPECT_THAT(brotli.headers, Contains(Pair("Vary", "Accept-Encoding")));
    EXPECT_EQ(brotli.type, "text/javascript; charset=utf-8");
    EXPECT_THAT(get("/app.js").headers, Not(Contains(Key("Content-Encoding"))));
}

TEST_F(StaticFilesTest, ACompressedFormCannotBeRequestedDirectly) {
    EXPECT_EQ(get("/app.js.br", "br").status, 404);
    EXPECT_EQ(get("/app.js.gz", "gzip").status, 404);
    EXPECT_EQ(body("/archive.gz"), "a file of its own");
}

TEST(AcceptEncoding, NamesCodingsAndMayRefuseThem) {
    EXPECT_TRUE(server::accepts_coding("br", "br"));
    EXPECT_TRUE(server::accepts_coding("gzip;q=0.5 ,\tbr ; q=1.0", "br"));
    EXPECT_TRUE(server::accepts_coding("gzip;q=0.001", "gzip"));
    EXPECT_FALSE(server::accepts_coding("gzip, br;q=0", "br"));
    EXPECT_FALSE(server::accepts_coding("br; q=0.000", "br"));
    EXPECT_FALSE(server::accepts_coding("brotli, x-br", "br"));
    EXPECT_FALSE(server::accepts_coding("*", "br"));
    EXPECT_FALSE(server::accepts_coding("", "br"));
    EXPECT_FALSE(server::accepts_coding(",, ;q=1,", "br"));
}

}  // namespace
}  // namespace bornes::tests
