#include "server/certificate.h"

#include <fmt/format.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509err.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace bornes::server {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

std::string bytes_of(const std::string& file, std::string_view what) {
    std::ifstream in(file, std::ios::binary);
    std::string bytes;
    if (in) bytes.assign(std::istreambuf_iterator<char>(in), {});
    if (!in.good() && !in.eof())
        throw std::runtime_error(
            fmt::format("cannot read {}, {}: {}", file, what, std::strerror(errno)));
    return bytes;
}

void use_certificate(ssl::context& context, const std::string& file) {
    error_code error;
    context.use_certificate_chain(
        boost::asio::buffer(bytes_of(file, "the certificate of --tls-cert")), error);
    if (error)
        throw std::runtime_error(
            fmt::format("{} of --tls-cert holds no certificate that can be read: it must be PEM, "
                        "with a line -----BEGIN CERTIFICATE----- ({})",
                        file, error.message()));
}

void use_key(ssl::context& context, const std::string& file, const std::string& certificate) {
    error_code error;
    // The server has nobody to ask for a password.
    context.set_password_callback(
        [](std::size_t, ssl::context::password_purpose) { return std::string(); });
    context.use_private_key(boost::asio::buffer(bytes_of(file, "the key of --tls-key")),
                            ssl::context::pem, error);
    if (!error) return;
    const int reason = ERR_GET_REASON(static_cast<unsigned long>(error.value()));
    if (reason == X509_R_KEY_VALUES_MISMATCH || reason == X509_R_KEY_TYPE_MISMATCH)
        throw std::runtime_error(
            fmt::format("the key in {} does not belong to the certificate in {}: give --tls-cert "
                        "and --tls-key files that were made together",
                        file, certificate));
    throw std::runtime_error(
        fmt::format("{} of --tls-key holds no private key that can be read: it must be PEM, with a "
                    "line -----BEGIN PRIVATE KEY-----, and without a password ({})",
                    file, error.message()));
}

// The server speaks only HTTP/1.1.
int choose_protocol(SSL* /*connection*/, const unsigned char** chosen, unsigned char* size,
                    const unsigned char* offered, unsigned int offered_size, void* /*unused*/) {
    static constexpr unsigned char kHttp[] = {8, 'h', 't', 't', 'p', '/', '1', '.', '1'};
    unsigned char* found = nullptr;
    const int outcome =
        SSL_select_next_proto(&found, size, kHttp, sizeof kHttp, offered, offered_size);
    *chosen = found;
    return outcome == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

void tell_about(ssl::context& context, const std::string& file) {
    const X509* certificate = SSL_CTX_get0_certificate(context.native_handle());
    std::tm end{};
    ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &end);
    const std::time_t until = ::timegm(&end);
    const std::string day =
        fmt::format("{:04}-{:02}-{:02}", end.tm_year + 1900, end.tm_mon + 1, end.tm_mday);
    constexpr std::time_t kWeek = 7 * 86'400;
    if (until < std::time(nullptr))
        spdlog::warn("the certificate in {} has expired on {}: browsers refuse it", file, day);
    else if (until < std::time(nullptr) + kWeek)
        spdlog::warn("the certificate in {} expires soon, on {}", file, day);
    else
        spdlog::info("the certificate in {} is valid until {}", file, day);
}

}  // namespace

Certificate::Certificate(std::string certificate_file, std::string key_file)
    : certificate_file_(std::move(certificate_file)),
      key_file_(std::move(key_file)),
      stamps_(stamps()),
      current_(load()) {
    struct stat status {};
    if (::stat(key_file_.c_str(), &status) == 0 && (status.st_mode & S_IROTH) != 0)
        spdlog::warn("everybody on this machine can read the private key: chmod o-r {}", key_file_);
}

std::optional<Certificate::Stamp> Certificate::stamp_of(const std::string& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) return std::nullopt;
    return Stamp{status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_size, status.st_ino};
}

std::unique_ptr<Certificate::Context> Certificate::load() const {
    auto context = std::make_unique<Context>(Context::tls_server);
    SSL_CTX* inside = context->native_handle();
    SSL_CTX_set_min_proto_version(inside, TLS1_2_VERSION);
    // Idle connections hold no OpenSSL buffers.
    SSL_CTX_set_mode(inside, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(inside, choose_protocol, nullptr);
    use_certificate(*context, certificate_file_);
    use_key(*context, key_file_, certificate_file_);
    tell_about(*context, certificate_file_);
    return context;
}

void Certificate::renew(bool in_any_case) {
    const Stamps now = stamps();
    if (now == stamps_ && !in_any_case) return;
    stamps_ = now;
    try {
        current_ = load();
        spdlog::info("the certificate was read again");
    } catch (const std::exception& fault) {
        spdlog::error("the server keeps its old certificate: {}", fault.what());
    }
}

}  // namespace bornes::server
