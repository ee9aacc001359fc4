#include "terminal/screen/setup_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "terminal/draw/look.h"
#include "terminal/screen/keys.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

// The element `by` places after the one at `at`, around the end.
int around(int at, int by, int count) { return ((at + by) % count + count) % count; }

}  // namespace

// Nothing set comes first.
std::vector<std::string> values_of_setting(const Setting& setting) {
    std::vector<std::string> values = menu_texts(setting);
    values.insert(values.begin(), "");
    return values;
}

SetupMenu::SetupMenu(Screen& screen, const Voice& voice, Setup setup, std::optional<LastGame> last)
    : stage_(screen, voice), voice_(voice), setup_(std::move(setup)), last_(std::move(last)) {}

SetupChoice SetupMenu::run() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) { draw(canvas); });
        if (!key) continue;
        const std::vector<Line> all = lines();
        const Line line = all[selected_];
        const int count = static_cast<int>(all.size());
        const auto move = [&](int by) {
            selected_ = static_cast<std::size_t>(around(static_cast<int>(selected_), by, count));
        };
        const Request request = request_of(*key, {Mode::menu});
        if (request == Request::quit) return std::monostate{};
        if (request == Request::up) move(-1);
        if (request == Request::down) move(1);
        if (request == Request::previous) change(line, -1);
        if (request == Request::next) change(line, 1);
        if (request == Request::back && house_page_) enter({Item::back, 0});
        if (line.item == Item::seed) type_seed(*key);
        if (request != Request::accept) continue;
        if (std::optional<SetupChoice> choice = enter(line)) return *choice;
    }
}

std::vector<SetupMenu::Line> SetupMenu::lines() const {
    std::vector<Line> lines;
    if (house_page_) {
        for (int i = 0; i < static_cast<int>(kSettings.size()); ++i)
            lines.push_back({Item::setting, i});
        lines.push_back({Item::back, 0});
        return lines;
    }
    if (last_) lines.push_back({Item::last, 0});
    lines.push_back({Item::start, 0});
    lines.push_back({Item::edition, 0});
    lines.push_back({Item::players, 0});
    for (int seat = 0; seat < setup_.players; ++seat) lines.push_back({Item::seat, seat});
    lines.push_back({Item::house, 0});
    lines.push_back({Item::seed, 0});
    return lines;
}

std::string SetupMenu::label(Line line) const {
    switch (line.item) {
        case Item::last: return std::string(voice_(Word::setup_continue));
        case Item::start: return std::string(voice_(Word::setup_start));
        case Item::edition: return std::string(voice_(Word::setup_edition));
        case Item::players: return std::string(voice_(Word::setup_players));
        case Item::house: return std::string(voice_(Word::setup_house_rules));
        case Item::seed: return std::string(voice_(Word::setup_seed));
        case Item::back: return std::string(voice_(Word::setup_back));
        case Item::setting:
            return std::string(voice_(
                words::name_of_setting(kSettings[static_cast<std::size_t>(line.number)].name)));
        case Item::seat: break;
    }
    const RulesResult made = make_rules(setup_.edition, setup_.players, setup_.house);
    if (made && made.rules.teams < made.rules.players)
        return voice_(phrase::setup_seat_team{.figure = line.number + 1,
                                              .team = made.rules.team_of(line.number) + 1});
    return voice_(phrase::setup_seat{.figure = line.number + 1});
}

std::string SetupMenu::value(Line line) const {
    switch (line.item) {
        case Item::last: return last_->about;
        case Item::edition: return std::string(voice_(words::name_of(setup_.edition)));
        case Item::players: return std::to_string(setup_.players);
        case Item::seed:
            return seed_.empty() ? std::string(voice_(Word::setup_seed_random)) : seed_;
        case Item::house: {
            const auto changed = house_rule_texts(setup_.house).size();
            return changed == 0 ? std::string(voice_(Word::rule_edition_own))
                                : voice_(phrase::setup_house_rules_count{
                                      .figure = static_cast<int>(changed)});
        }
        case Item::setting: {
            const Setting& setting = kSettings[static_cast<std::size_t>(line.number)];
            const std::optional<std::string> text = house_rule_text(setup_.house, setting);
            if (!text) return std::string(voice_(Word::rule_edition_own));
            const std::optional<Word> word = words::name_of_value(setting.name, *text);
            return word ? std::string(voice_(*word)) : *text;
        }
        case Item::seat: {
            const Player& player = setup_.seats[static_cast<std::size_t>(line.number)];
            if (player.is_person())
                return std::string(
                    voice_(line.number == 0 ? Word::setup_you : Word::setup_another_person));
            return fmt::format(
                "{}, {}", bot_name(line.number),
                voice_(phrase::setup_bot{.level = voice_(words::name_of(*player.bot))}));
        }
        default: return {};
    }
}

void SetupMenu::draw(Canvas& canvas) const {
    const Size size = canvas.size();
    const Rect all{0, 0, size.width, size.height};
    const Style title{.ink = Ink::accent, .bold = true};
    int y = size.height >= 30 ? 3 : 1;
    canvas.put_centred(all, y, "B   O   R   N   E   S", title);
    canvas.put_centred(all, y + 1, voice_(Word::setup_title), {.ink = Ink::faint});
    const int road = std::min(60, size.width - 20);
    const int left = (size.width - road) / 2;
    for (int x = 0; x < road; ++x) canvas.put(left + x, y + 3, "━", {.ink = Ink::faint});
    for (int team = 0; team < 3; ++team)
        canvas.put(left + road * (team + 1) / 4, y + 2, car_of(team),
                   {.ink = ink_of_team(team), .bold = true});
    y += 5;
    const std::vector<Line> items = lines();
    const int column = (size.width - 64) / 2;
    for (std::size_t i = 0; i < items.size(); ++i, ++y) {
        const bool selected = i == selected_;
        const Style style{.ink = selected ? Ink::accent : Ink::text, .bold = selected};
        const bool changes = items[i].item != Item::last && items[i].item != Item::start &&
                             items[i].item != Item::house && items[i].item != Item::back;
        canvas.put(column, y, selected ? "▶" : " ", style);
        canvas.put(column + 2, y, label(items[i]), style);
        const std::string shown = value(items[i]);
        canvas.put_within(column + 30, y, 36,
                          selected && changes ? fmt::format("← {} →", shown) : shown, style);
    }
    std::string_view about = voice_(words::about(setup_.edition));
    if (fault() != RulesFault::none) about = voice_(words::sentence_of(fault()));
    canvas.put_centred(all, size.height - 3, about,
                       {.ink = fault() == RulesFault::none ? Ink::faint : Ink::hazard});
    canvas.put_within(1, size.height - 1, size.width - 2,
                      keys_line(voice_, {Mode::menu}, size.width), {.ink = Ink::faint});
}

std::optional<SetupChoice> SetupMenu::enter(Line line) {
    switch (line.item) {
        case Item::last: return *last_;
        case Item::start:
            if (fault() != RulesFault::none) return std::nullopt;
            if (!seed_.empty())
                std::from_chars(seed_.data(), seed_.data() + seed_.size(), setup_.seed);
            return setup_;
        case Item::house:
        case Item::back:
            house_page_ = !house_page_;
            selected_ = 0;
            return std::nullopt;
        default: change(line, 1); return std::nullopt;
    }
}

void SetupMenu::change(Line line, int by) {
    switch (line.item) {
        case Item::edition: {
            const int at = static_cast<int>(setup_.edition);
            const int count = static_cast<int>(kEditions.size());
            setup_.edition = kEditions[static_cast<std::size_t>(around(at, by, count))];
            break;
        }
        case Item::players:
            setup_.players = kMinPlayers + around(setup_.players - kMinPlayers, by,
                                                  kMaxPlayers - kMinPlayers + 1);
            break;
        case Item::seat: change_seat(line.number, by); break;
        case Item::setting:
            change_setting(kSettings[static_cast<std::size_t>(line.number)], by);
            break;
        default: break;
    }
}

// Person, then the levels of bots.
void SetupMenu::change_seat(int seat, int by) {
    Player& player = setup_.seats[static_cast<std::size_t>(seat)];
    const int count = static_cast<int>(kLevels.size()) + 1;
    const int at = player.bot ? static_cast<int>(*player.bot) + 1 : 0;
    const int next = around(at, by, count);
    player = {};
    if (next == 0) {
        player.name = seat == 0 ? std::string(voice_(Word::player_you))
                                : voice_(phrase::player_numbered{.figure = seat + 1});
    } else {
        player = {kLevels[static_cast<std::size_t>(next - 1)], std::string(bot_name(seat))};
    }
}

void SetupMenu::change_setting(const Setting& setting, int by) {
    const std::vector<std::string> values = values_of_setting(setting);
    const std::string now = house_rule_text(setup_.house, setting).value_or("");
    const auto found = std::find(values.begin(), values.end(), now);
    const int at = found == values.end() ? 0 : static_cast<int>(found - values.begin());
    const std::string& next =
        values[static_cast<std::size_t>(around(at, by, static_cast<int>(values.size())))];
    setting.set_in_house_rules(setup_.house, value_from(setting, next));
}

void SetupMenu::type_seed(Key key) {
    constexpr std::size_t most = 18;  // digits that always fit into 64 bits
    if (key.digit() >= 0 && seed_.size() < most) seed_ += static_cast<char>('0' + key.digit());
    if (key.kind == KeyKind::backspace && !seed_.empty()) seed_.pop_back();
}

RulesFault SetupMenu::fault() const {
    return make_rules(setup_.edition, setup_.players, setup_.house).fault;
}

}  // namespace bornes::terminal
