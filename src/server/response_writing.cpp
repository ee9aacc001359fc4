#include "server/response_writing.h"

namespace bornes::server {
namespace {

void add_security(http::fields& fields) {
    fields.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
               "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
               "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    fields.set("X-Content-Type-Options", "nosniff");
    fields.set("Referrer-Policy", "no-referrer");
    fields.set("Cross-Origin-Opener-Policy", "same-origin");
    fields.set("Cross-Origin-Resource-Policy", "same-origin");
    fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}  // namespace

HttpResponse to_http_response(const Response& response, const HttpRequest& request) {
    HttpResponse message(static_cast<http::status>(response.status), request.version());
    add_security(message);
    message.set(http::field::server, "bornes");
    message.set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message.insert(name, value);
    message.keep_alive(request.keep_alive());
    if (request.method() != http::verb::head) message.body() = *response.body;
    message.prepare_payload();
    if (request.method() == http::verb::head) message.content_length(response.body->size());
    return message;
}

}  // namespace bornes::server
