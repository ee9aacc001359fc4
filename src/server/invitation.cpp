#include "server/invitation.h"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "server/api.h"
#include "tables/table.h"
#include "words/trimmed.h"

namespace bornes::server {
namespace {

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

// The weight of "fr;q=0.8", in thousandths.
int weight_of(std::string_view entry) {
    constexpr int kFull = 1000;
    const std::size_t at = entry.find("q=");
    if (at == std::string_view::npos) return kFull;
    double weight = 0;
    const std::string_view number = entry.substr(at + 2);
    const auto read = std::from_chars(number.data(), number.data() + number.size(), weight);
    return read.ec == std::errc{} ? static_cast<int>(weight * kFull) : 0;
}

struct PageTexts {
    std::string_view title;
    std::string_view sentence;
    std::string_view link;
    std::string_view picture;  // alternative text of the picture; empty: no picture
};

std::string meta(std::string_view property, std::string_view content) {
    return fmt::format("<meta property=\"{}\" content=\"{}\">\n", property, escaped(content));
}

// Uses no scripts: a refresh leads people to the table, and a preview needs only the head.
std::string page(const Invitation& invitation, const PageTexts& texts) {
    const std::string_view language = invitation.language.id();
    const std::string address = fmt::format("../#/t/{}", escaped(invitation.table));
    std::string head =
        meta("og:type", "website") + meta("og:site_name", "bornes") +
        meta("og:title", texts.title) + meta("og:description", texts.sentence) +
        meta("og:locale", language) +
        meta("og:url", fmt::format("{}{}{}", invitation.origin, kInvitation, invitation.table));
    if (!texts.picture.empty())
        head += meta("og:image", fmt::format("{}/postcard-{}.png", invitation.origin, language)) +
                meta("og:image:type", "image/png") + meta("og:image:width", "1200") +
                meta("og:image:height", "630") + meta("og:image:alt", texts.picture) +
                "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
    return fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{}</title>\n<meta name=\"description\" content=\"{}\">\n"
        "<meta name=\"robots\" content=\"noindex\">\n{}"
        "<meta http-equiv=\"refresh\" content=\"0; url={}\">\n"
        "<link rel=\"icon\" href=\"../icon.svg\" type=\"image/svg+xml\">\n</head>\n"
        "<body>\n<h1>{}</h1>\n<p>{}</p>\n<p><a href=\"{}\">{}</a></p>\n</body>\n</html>\n",
        language, escaped(texts.title), escaped(texts.sentence), head, address,
        escaped(texts.title), escaped(texts.sentence), address, escaped(texts.link));
}

}  // namespace

words::Language preferred_language(std::string_view accept_language) {
    words::Language best;
    int most = 0;
    while (!accept_language.empty()) {
        const std::size_t end = std::min(accept_language.find(','), accept_language.size());
        const std::string_view entry = accept_language.substr(0, end);
        accept_language.remove_prefix(std::min(end + 1, accept_language.size()));
        const std::string_view name = words::trimmed(entry.substr(0, entry.find_first_of(";-")));
        const auto language = words::language_from_id(name);
        if (!language || weight_of(entry) <= most) continue;
        best = *language;
        most = weight_of(entry);
    }
    return best;
}

std::string invitation_page(const Invitation& invitation, const tables::State& table,
                            const std::string& name) {
    const words::Voice voice(words::Speech(invitation.language), table.options().edition);
    const std::string title = voice(words::phrase::invite_title{.name = name});
    const std::string players = std::to_string(table.players());
    const std::string sentence = voice(words::phrase::invite_sentence{
        .name = name, .players = players, .rules = voice(words::Word::invite_rules)});
    return page(invitation, {title, sentence, voice(words::Word::invite_open),
                             voice(words::Word::invite_picture)});
}

std::string missing_table_page(const Invitation& invitation) {
    const words::Voice voice(words::Speech(invitation.language), kDefaultEdition);
    return page(invitation,
                {voice(words::Word::web_bad_link), voice(words::Word::web_bad_link_about),
                 voice(words::Word::web_start_again), ""});
}

// A host without a seat has a name as a guest.
void Api::invitation(const Request& request, const Respond& respond) {
    const std::string id = request.path.substr(kInvitation.size());
    if (!well_formed_table(id)) return respond(files_.response(request));
    const Invitation invitation{origins_.address_for(request), id,
                                preferred_language(request.accept_language)};
    const auto give = [respond](int status, std::string html) {
        Response response = json_response(status, std::move(html));
        response.type = "text/html; charset=utf-8";
        response.headers.emplace_back("Vary", "Accept-Language");
        respond(std::move(response));
    };
    hub_.tables().find(
        id, request.address,
        [this, respond, give, invitation, lane = request.address](
            const std::shared_ptr<Table>& table, bool available) {
            if (!table && !available) return respond(unavailable_response());
            if (!table) return give(404, missing_table_page(invitation));
            hub_.guests().find(
                table->state().creator(), lane, [give, invitation, table](auto host, bool) {
                    give(200,
                         invitation_page(invitation, table->state(), host ? host->name : "bornes"));
                });
        });
}

}  // namespace bornes::server
