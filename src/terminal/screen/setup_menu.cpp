#include "terminal/screen/setup_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "terminal/screen/menu.h"
#include "terminal/screen/table_settings.h"
#include "words/trimmed.h"

namespace bornes::terminal {
namespace {

const TableSetting& table_setting(int number) {
    return table_settings()[static_cast<std::size_t>(number)];
}

}  // namespace

std::vector<std::string> values_of_setting(const Setting& setting) {
    std::vector<std::string> values = menu_texts(setting);
    values.insert(values.begin(), "");
    return values;
}

SetupMenu::SetupMenu(Screen& screen, const Voice& voice, Setup setup)
    : stage_(screen, voice), voice_(voice), setup_(std::move(setup)) {}

SetupMenu::SetupMenu(Screen& screen, const Voice& voice, Setup setup, const protocol::Terms& terms)
    : SetupMenu(screen, voice, std::move(setup)) {
    terms_ = terms;
    setup_.seats = {};
}

protocol::Options SetupMenu::table() const {
    protocol::Options options{*terms_, {}};
    options.edition = setup_.edition;
    options.house = setup_.house;
    options.players = setup_.players;
    for (int seat = 0; seat < setup_.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        options.bots[at] = setup_.seats[at].bot;
    }
    return options;
}

SetupMenu::End SetupMenu::run() {
    while (true) {
        const std::optional<Key> key = stage_.ask([&](Canvas& canvas) { draw(canvas); });
        if (!key) continue;
        const std::vector<Line> all = lines();
        const Line line = all[selected_];
        if (type(line, *key)) continue;
        const int count = static_cast<int>(all.size());
        const auto move = [&](int by) {
            selected_ = static_cast<std::size_t>(around(static_cast<int>(selected_), by, count));
        };
        switch (request_of(*key, situation(line))) {
            case Request::quit: return terms_ ? End::back : End::quit;
            case Request::up: move(-1); break;
            case Request::down: move(1); break;
            case Request::previous: change(line, -1); break;
            case Request::next: change(line, 1); break;
            case Request::back:
                if (!house_page_) return End::back;
                turn_page();
                break;
            case Request::accept:
                if (enter(line)) return End::start;
                break;
            default: break;
        }
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
    lines.push_back({Item::start, 0});
    if (terms_) lines.push_back({Item::start_public, 0});
    lines.push_back({Item::edition, 0});
    lines.push_back({Item::players, 0});
    for (int seat = terms_ ? 1 : 0; seat < setup_.players; ++seat)
        lines.push_back({Item::seat, seat});
    lines.push_back({Item::house, 0});
    if (!terms_) lines.push_back({Item::seed, 0});
    for (int i = 0; terms_ && i < static_cast<int>(kTableSettings); ++i)
        lines.push_back({Item::table, i});
    return lines;
}

std::string SetupMenu::label(Line line) const {
    switch (line.item) {
        case Item::start:
            return std::string(voice_(terms_ ? Word::web_make_table : Word::setup_start));
        case Item::start_public: return std::string(voice_(Word::web_make_public));
        case Item::edition: return std::string(voice_(Word::setup_edition));
        case Item::players: return std::string(voice_(Word::setup_players));
        case Item::house: return std::string(voice_(Word::setup_house_rules));
        case Item::seed: return std::string(voice_(Word::setup_seed));
        case Item::back: return std::string(voice_(Word::setup_back));
        case Item::table: return std::string(voice_(table_setting(line.number).label));
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
        case Item::setting:
            return value_of_setting(kSettings[static_cast<std::size_t>(line.number)]);
        case Item::table: return table_setting(line.number).value(voice_, *terms_);
        case Item::seat: {
            const Player& player = setup_.seats[static_cast<std::size_t>(line.number)];
            if (player.is_person())
                return terms_ ? std::string(voice_(Word::online_seat_free)) : player.name;
            return fmt::format(
                "{}, {}", bot_name(line.number),
                voice_(phrase::setup_bot{.level = voice_(words::name_of(*player.bot))}));
        }
        default: return {};
    }
}

// The value of a house rule, or of the edition: "as in the edition: 1000".
std::string SetupMenu::value_of_setting(const Setting& setting) const {
    const auto in_words = [&](const std::string& text) {
        const std::optional<Word> word = words::name_of_value(setting.name, text);
        return word ? std::string(voice_(*word)) : text;
    };
    if (const auto text = house_rule_text(setup_.house, setting)) return in_words(*text);
    HouseRules others = setup_.house;
    setting.set_in_house_rules(others, std::nullopt);
    RulesResult made = make_rules(setup_.edition, setup_.players, others);
    if (!made) made = make_rules(setup_.edition, setup_.players);
    if (!made) return std::string(voice_(Word::rule_edition_own));
    return voice_(phrase::terminal_edition_own{.value = in_words(rule_text(made.rules, setting))});
}

std::string SetupMenu::about(Line line) const {
    if (fault() != RulesFault::none) return std::string(voice_(words::sentence_of(fault())));
    if (line.item == Item::setting) {
        const Setting& setting = kSettings[static_cast<std::size_t>(line.number)];
        const auto word = words::word_from_key("web.rule." + std::string(setting.name));
        if (word) return std::string(voice_(*word));
    }
    if (terms_ && line.item != Item::edition) return std::string(voice_(Word::web_friends_about));
    if (line.item == Item::seed) return std::string(voice_(Word::terminal_seed_about));
    if (line.item == Item::seat && line.number > 0 && takes_name(line))
        return std::string(voice_(Word::setup_another_person));
    return std::string(voice_(words::about(setup_.edition)));
}

void SetupMenu::draw(Canvas& canvas) const {
    std::vector<MenuRow> rows;
    for (const Line line : lines())
        rows.push_back({label(line), value(line), about(line), changes(line)});
    const Line line = lines()[selected_];
    if (takes_name(line)) rows[selected_].value += "█";
    draw_menu(canvas, voice_(Word::setup_title), rows, selected_,
              fault() == RulesFault::none ? Ink::faint : Ink::hazard,
              keys_line(voice_, situation(line), canvas.size().width));
}

bool SetupMenu::changes(Line line) {
    return line.item == Item::edition || line.item == Item::players || line.item == Item::seat ||
           line.item == Item::setting || line.item == Item::table;
}

Situation SetupMenu::situation(Line line) const {
    Situation situation{takes_name(line) ? Mode::typing : Mode::menu};
    if (!changes(line)) situation.impossible.add(Request::previous);
    if (terms_) situation.impossible.add(Request::quit);
    return situation;
}

bool SetupMenu::takes_name(Line line) const {
    return line.item == Item::seat && !terms_ &&
           setup_.seats[static_cast<std::size_t>(line.number)].is_person();
}

bool SetupMenu::type(Line line, Key key) {
    if (takes_name(line)) {
        // Records cannot hold this character (docs/record-format.md).
        if (key.kind == KeyKind::letter && key.letter == U'#') return true;
        return edit_line(setup_.seats[static_cast<std::size_t>(line.number)].name, key,
                         kLongestName);
    }
    constexpr std::size_t most = 18;  // digits that always fit into 64 bits
    const bool digit = key.digit() >= 0;
    const bool edits = digit || key.kind == KeyKind::backspace;
    return line.item == Item::seed && edits && edit_line(seed_, key, most);
}

void SetupMenu::turn_page() {
    house_page_ = !house_page_;
    selected_ = 0;
}

bool SetupMenu::enter(Line line) {
    switch (line.item) {
        case Item::start:
        case Item::start_public:
            if (terms_) terms_->listed = line.item == Item::start_public;
            if (fault() != RulesFault::none) return false;
            if (!seed_.empty())
                std::from_chars(seed_.data(), seed_.data() + seed_.size(), setup_.seed);
            for (int seat = 0; seat < setup_.players && !terms_; ++seat) {
                Player& player = setup_.seats[static_cast<std::size_t>(seat)];
                player.name = std::string(words::trimmed(player.name));
                if (player.name.empty()) player.name = usual_name(seat);
            }
            return true;
        case Item::house:
        case Item::back: turn_page(); return false;
        default: change(line, 1); return false;
    }
}

std::string SetupMenu::usual_name(int seat) const {
    return seat == 0 ? std::string(voice_(Word::player_you))
                     : voice_(phrase::player_numbered{.figure = seat + 1});
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
        case Item::table: table_setting(line.number).change(*terms_, by); break;
        case Item::setting:
            change_setting(kSettings[static_cast<std::size_t>(line.number)], by);
            break;
        default: break;
    }
}

// Cycles through a person and the levels of bots.
void SetupMenu::change_seat(int seat, int by) {
    Player& player = setup_.seats[static_cast<std::size_t>(seat)];
    const int count = static_cast<int>(kLevels.size()) + 1;
    const int at = player.bot ? static_cast<int>(*player.bot) + 1 : 0;
    const int next = around(at, by, count);
    player = {};
    if (next == 0) {
        player.name = usual_name(seat);
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

RulesFault SetupMenu::fault() const {
    return make_rules(setup_.edition, setup_.players, setup_.house).fault;
}

}  // namespace bornes::terminal
