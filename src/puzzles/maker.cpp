#include "puzzles/maker.h"

#include <algorithm>

#include "bornes/json.h"
#include "bots/assessment.h"
#include "puzzles/careful.h"
#include "puzzles/games.h"
#include "puzzles/theme.h"

namespace bornes::puzzles {
namespace {

using namespace bots;

// Neighbours differ, so that the puzzle of the day has a new theme each day.
constexpr std::array kThemes{Theme::attack, Theme::coup_fourre, Theme::finishing, Theme::extension,
                             Theme::discards};
// Mostly two players, sometimes three, two pairs or three pairs.
constexpr std::array kPlayers{2, 2, 2, 2, 2, 2, 3, 4, 4, 6};
constexpr int kWorse =
    static_cast<int>(Level::strong) + 1;    // levels below master, which use no random numbers
constexpr std::uint32_t kLatestStart = 60;  // in plies of a hand
constexpr int kGamesPerWish = 1000;         // games to try per wish
constexpr int kGamesPerRareWish = 4000;     // games to try for a wish that only novice fails
constexpr int kExpertEvery = 6;             // puzzle numbers; coprime with the number of themes
constexpr int kQuickRollouts = 64;
constexpr int kQuickLooks = 8;

// The choice of each level below master. They always choose the same, so one try is enough.
std::array<Action, kWorse> choices_of(const View& view) {
    std::array<Action, kWorse> choices;
    for (std::size_t level = 0; level < choices.size(); ++level)
        choices[level] = make_bot(kLevels[level], 0)->think(view, {}).action;
    return choices;
}

bool only_first_differs(std::span<const Action> choices) {
    return choices.front() != choices.back() &&
           std::all_of(choices.begin() + 1, choices.end(),
                       [&](Action choice) { return choice == choices.back(); });
}

// Whether a search is worth its time: a level must disagree with the favourite of master's network,
// and the disagreement must be about the theme. If both novice and strong choose the favourite,
// another action is hardly ever clearly better. Most decisions are like that.
bool is_promising(const View& view, Theme theme, std::span<const Action> choices) {
    const Action favourite =
        assess(view, unseen_cards(view.board, view.hand), master_policy(view.board.rules)).action;
    if (choices.front() == favourite && choices.back() == favourite) return false;
    const auto about_theme = [&](Action choice) {
        return theme_of(view, favourite, choice) == theme ||
               theme_of(view, choice, favourite) == theme;
    };
    return std::any_of(choices.begin(), choices.end(), about_theme);
}

// Whether `best` discards a card that could be played now. Keeping such a card costs nothing, so
// the discard only looks best if the search plays the card badly later.
bool discards_playable_card(const ActionList& legal, Action best) {
    return best.verb() == Verb::discard &&
           std::any_of(legal.begin(), legal.end(), [&](Action action) {
               return (action.verb() == Verb::play || action.verb() == Verb::attack) &&
                      action.card() == best.card();
           });
}

// What the strongest failing level does instead. At least one level must fail.
Action strongest_failure(std::span<const Action> choices, Action best) {
    return *std::find_if(choices.rbegin(), choices.rend(),
                         [&](Action choice) { return choice != best; });
}

Fails fails_of(const View& view, Action best, std::span<const Action> choices, std::uint64_t seed) {
    Fails fails{};
    for (std::size_t level = 0; level < choices.size(); ++level)
        fails[level] = choices[level] == best ? 0 : 1;
    int missed = 0;
    for (std::uint64_t look = 0; look < kQuickLooks; ++look) {
        const auto master = make_bot(Level::master, seed_for(seed, look));
        const auto budget = Budget::of_rollouts(kQuickRollouts);
        if (master->think(view, budget).action != best) ++missed;
    }
    fails.back() = static_cast<double>(missed) / kQuickLooks;
    return fails;
}

std::string id_of(const View& view) {
    std::string text(id(view.board.rules.edition));
    append_json(text, view);
    std::uint32_t hash = 2166136261U;  // FNV-1a
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string name;
    for (int shift = 28; shift >= 0; shift -= 4) name += digits[hash >> shift & 15U];
    return name;
}

// What kind of puzzle a number asks for.
struct Wish {
    Theme theme;
    Edition edition;
    bool easy;      // a puzzle that only novice fails is allowed
    bool easiest;   // only novice must fail
    bool obvious;   // a puzzle that novice solves is allowed, if another level fails
    bool hard;      // strong must fail
    bool expert;    // master must fail in a short search
    bool extend;    // whether extending is right, in a puzzle about the extension
    int first_ply;  // earliest ply in a hand
};

// Combines each theme with each edition.
Edition edition_for(int number) {
    const auto place = static_cast<std::size_t>(number);
    return kEditions[(place + place / kThemes.size()) % kEditions.size()];
}

// An edition without extension has no puzzles about extending.
Theme theme_for(std::size_t place, Edition edition) {
    const Theme theme = kThemes[place % kThemes.size()];
    const bool has_extension = make_rules(edition, kMinPlayers).rules.extension != kNoExtension;
    return theme == Theme::extension && !has_extension ? Theme::attack : theme;
}

// Puzzles about a safety that only novice fails are rare. Novice plays the safety at once. Usually
// several other moves keep it, and none of them is clearly the best. So the search finds another
// puzzle first, unless the wish is for this kind.
bool asks_for_easiest(int number) {
    const auto place = static_cast<std::size_t>(number);
    const std::size_t turn = place / kThemes.size();  // the first puzzles come without a long wait
    return turn > 0 && turn % 3 == 0 && kThemes[place % kThemes.size()] == Theme::coup_fourre;
}

// `round` counts the wishes for this number that found no puzzle. A wish for an expert puzzle or
// for a rare easy one first drops that difficulty. Later wishes take the themes of the next
// numbers.
Wish wish_of(int number, int round, Random& random) {
    const bool hardest = number % kExpertEvery == kExpertEvery - 1;
    const bool easiest = asks_for_easiest(number);
    const int others = hardest || easiest ? std::max(round - 1, 0) : round;
    const auto place = static_cast<std::size_t>(number + others);
    const Edition edition = edition_for(number);
    const Theme theme = theme_for(place, edition);
    const bool is_extension = theme == Theme::extension;
    const bool is_discard = theme == Theme::discards;
    const std::size_t turn = place / kThemes.size();
    // Otherwise the first moves of a hand would occur too often.
    const auto first_ply = static_cast<int>(random.below(kLatestStart));
    // Easy puzzles are the quickest to find. Only every third cycle of themes allows them, and
    // every third cycle requires hard ones. Discards may always be easy, because few of them have a
    // clear answer. A novice always extends and discards without a plan, so there it does not
    // matter that a novice is right.
    return {.theme = theme,
            .edition = edition,
            .easy = is_discard || turn % 3 == 0,
            .easiest = easiest && round == 0,
            .obvious = is_extension || is_discard,
            .hard = turn % 3 == 2 && others == 0,
            .expert = hardest && round == 0,
            .extend = turn % 2 == 0,
            .first_ply = is_discard || is_extension ? 0 : first_ply};
}

// A random table that the edition allows.
Rules rules_for(const Wish& wish, Random& random) {
    while (true) {
        const RulesResult made = make_rules(wish.edition, kPlayers[random.below(kPlayers.size())]);
        if (made) return made.rules;  // if not, the edition does not allow this many players
    }
}

class Quest {
public:
    Quest(const MakerSettings& settings, Wish wish, std::uint64_t seed)
        : settings_(settings), wish_(wish), seed_(seed) {}

    // Whether the view makes a puzzle that fulfils the wish.
    bool look_at(const View& view) {
        if (view.board.ply < wish_.first_ply) return false;
        ActionList legal;
        legal_actions(view, legal);
        if (legal.size() < 2 || !may_be_about(wish_.theme, view, legal)) return false;
        const auto choices = choices_of(view);
        if (wish_.easiest && !only_first_differs(choices)) return false;
        if (!is_promising(view, wish_.theme, choices)) return false;
        const std::uint64_t seed = seed_for(seed_, ++looks_);
        const double margin = least_margin(wish_.theme);
        const auto best = likely_best(view, margin, settings_.budget, seed_for(seed, 0));
        if (!best || !is_wanted(choices, *best) || discards_playable_card(legal, *best))
            return false;
        const Fails fails = fails_of(view, *best, choices, seed_for(seed, 2));
        if (wish_.expert && difficulty_of(fails) != Difficulty::expert) return false;
        const Action failure = strongest_failure(choices, *best);
        if (theme_of(view, *best, failure) != wish_.theme) return false;
        const auto costs = prove(view, *best, margin, settings_.budget, seed_for(seed, 1));
        if (!costs || !confirm(view, *costs, margin, settings_.budget, seed_for(seed, 3)))
            return false;
        found_ = Puzzle{id_of(view), view, wish_.theme, difficulty_of(fails), *costs, fails};
        return true;
    }
    const std::optional<Puzzle>& found() const { return found_; }

private:
    // Whether the right levels fail to find the move.
    bool is_wanted(std::span<const Action> choices, Action best) const {
        const auto failing = std::count_if(choices.begin(), choices.end(),
                                           [&](Action choice) { return choice != best; });
        const bool novice_fails = choices.front() != best;
        if (wish_.easiest && (failing != 1 || !novice_fails)) return false;
        if (failing == 0 || (!novice_fails && !wish_.obvious)) return false;
        if (novice_fails && failing == 1 && !wish_.easy) return false;
        if ((wish_.hard || wish_.expert) && choices.back() == best) return false;
        return wish_.theme != Theme::extension || (best == Action::extend()) == wish_.extend;
    }

    const MakerSettings& settings_;
    Wish wish_;
    std::uint64_t seed_;
    std::uint64_t looks_ = 0;
    std::optional<Puzzle> found_;
};

}  // namespace

Difficulty difficulty_of(const Fails& fails) {
    const auto share = [&](Level level) { return fails[static_cast<std::size_t>(level)]; };
    if (share(Level::strong) == 0)
        return share(Level::casual) == 0 ? Difficulty::easy : Difficulty::medium;
    return share(Level::master) < 0.5 ? Difficulty::hard : Difficulty::expert;
}

std::optional<Puzzle> make_puzzle(const MakerSettings& settings, int number,
                                  const std::atomic<bool>& stop) {
    Random random(seed_for(settings.seed, static_cast<std::uint64_t>(number)));
    for (int round = 0; !stop; ++round) {
        const Wish wish = wish_of(number, round, random);
        Quest quest(settings, wish, random.next());
        const int most = wish.easiest ? kGamesPerRareWish : kGamesPerWish;
        for (int game = 0; game < most && !quest.found() && !stop; ++game)
            watch_game(
                rules_for(wish, random), random.next(),
                [&](const View& view) { return !quest.look_at(view); }, stop);
        if (quest.found() && !stop) return quest.found();
    }
    return std::nullopt;
}

}  // namespace bornes::puzzles
