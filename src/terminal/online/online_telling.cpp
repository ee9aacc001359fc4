// Turns the events of an online table that are not moves into sentences.
#include "fair/bytes.h"
#include "protocol/values.h"
#include "terminal/online/online_game.h"

namespace bornes::terminal {

using client::News;

std::string OnlineGame::words_for(const News& news) const {
    std::string name = news.text;  // the name at that time
    if (news.seat >= 0 && (name.empty() || news.kind == News::Kind::said))
        name = terminal::name_of(voice_, *this, news.seat);
    const char* who = news.seat >= 0 && news.seat == viewer() ? "you" : "other";
    switch (news.kind) {
        case News::Kind::sat: return voice_(phrase::online_sat_down{.name = name});
        case News::Kind::left: return voice_(phrase::online_stood_up{.name = name});
        case News::Kind::removed: return voice_(phrase::online_was_removed{.name = name});
        case News::Kind::bot:
            return voice_(phrase::online_bot_sits{.figure = news.seat + 1,
                                                  .level = voice_(words::name_of(news.level))});
        case News::Kind::freed: return voice_(phrase::online_seat_freed{.figure = news.seat + 1});
        case News::Kind::started: return voice_(phrase::online_game_begins{.figure = news.figure});
        case News::Kind::ready: return voice_(phrase::online_ready{.name = name});
        case News::Kind::away: return voice_(phrase::online_away{.name = name, .who = who});
        case News::Kind::back: return voice_(phrase::online_came_back{.name = name, .who = who});
        case News::Kind::device:
            return voice_(phrase::online_other_device{.name = name, .who = who});
        case News::Kind::gone: return voice_(phrase::online_gone{.name = name});
        case News::Kind::here: return voice_(phrase::online_here_again{.name = name});
        case News::Kind::refused: return refusal(news);
        case News::Kind::said:
            if (!protocol::is_phrase(news.text)) return {};
            return voice_(phrase::online_says{.name = name,
                                              .phrase = voice_(words::name_of_phrase(news.text))});
        case News::Kind::voided: {
            std::vector<std::string> names;
            for (const int seat : news.seats)
                names.push_back(terminal::name_of(voice_, *this, seat));
            return voice_(phrase::online_deal_void{.names = listed(voice_, names)});
        }
        case News::Kind::accused: return std::string(voice_(Word::online_error_deal_accused));
        case News::Kind::stopped: return std::string(voice_(Word::online_deal_stopped));
        case News::Kind::notice: {
            const auto word = words::word_from_key("online.notice." + news.text);
            return word ? std::string(voice_(*word)) : std::string();
        }
        case News::Kind::move:
        case News::Kind::dealt: break;
    }
    return {};
}

// The engine's reason, the table's reason, or at worst the server's own sentence.
std::string OnlineGame::refusal(const News& news) const {
    for (const char* area : {"online.error.", "refusal."})
        if (const auto word = words::word_from_key(area + news.text))
            return std::string(voice_(*word));
    return news.more;
}

void OnlineGame::tell_deal() {
    if (deal_told_ || !client_.verdict()) return;
    deal_told_ = true;
    using Result = client::DealVerdict::Result;
    const client::DealVerdict& verdict = *client_.verdict();
    const auto say = [&](Word word) { remark(std::string(voice_(word))); };
    if (verdict.head) remark(voice_(phrase::online_deal_head{.head = fair::to_hex(*verdict.head)}));
    switch (verdict.result) {
        case Result::fair:
            return remark(voice_(phrase::online_deal_fair{
                .figure = verdict.parts, .part = verdict.own_part ? "yours" : "other"}));
        case Result::unseen: return say(Word::online_deal_unseen);
        case Result::other_seed: return say(Word::online_deal_other_seed);
        case Result::other_part: return say(Word::online_deal_other_part);
        case Result::other_cards: return say(Word::online_deal_other_cards);
        case Result::other_terms: return say(Word::online_deal_other_terms);
        case Result::void_attempts: return say(Word::online_deal_void_attempts);
        case Result::other_record: return say(Word::online_deal_other_record);
        case Result::downgraded: return say(Word::online_deal_downgraded);
    }
}

}  // namespace bornes::terminal
