// SPDX-License-Identifier: MIT
#include "edit/completion.h"

#include "army/place.h"
#include "army/sample_armies.h"
#include "army/starting_army.h"
#include "base/input_error.h"
#include "base/text.h"
#include "check/checker.h"
#include "check/overrun.h"
#include "check/wording.h"
#include "edit/detail/army_signature.h"
#include "edit/detail/completion_moves.h"
#include "edit/detail/usual_shares.h"
#include "lists/list_in_force.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

namespace muster {

namespace {

constexpr double error_cost = 3;    // of an error, however small
constexpr double size_weight = 0.5; // of what the army lacks of its declared size
constexpr double query_strain = 0.1;
constexpr double most_excess = 0.05; // with which an army is made like its example
constexpr double excess_strain = 10; // of an army that is all troops of which the example has none
constexpr int percent_lacking = 1;   // of the declared size, with which an army counts as full
constexpr std::array<std::size_t, 3> widths{3, 12, 40}; // of the beam, if the narrower one finds nothing
constexpr std::size_t most_alike_share = 4;             // of the beam
constexpr int most_steps = 80;
constexpr int most_steps_in_vain = 4;
constexpr int steps_after_the_first = 1; // once an army is found
constexpr double unseeded_jitter = 0.02;
constexpr double seeded_jitter = 0.5;
constexpr std::size_t trials_between_reports = 500;
constexpr std::size_t usual_patterns = 40;   // of a shipped list, which costs no more than its army
constexpr std::size_t patterns_at_once = 14; // looked up as an element is; of more, more may be added, too

double approximate(const Exact& value) {
    return value.known() ? static_cast<double>(value.over()) / static_cast<double>(value.under()) : 0;
}

// What `after` has more than `before`, by name, in a line.
std::string additions_between(const Army& before, const Army& after, const Ruleset& ruleset) {
    std::map<std::string, std::int64_t> added;
    for (const Place& place : places_at_level(after, {}, Level::troop)) {
        const std::int64_t then = exists(before, place) ? troop_at(before, place).count : 0;
        if (const std::int64_t more = troop_at(after, place).count - then; more != 0)
            added[element_name(place, after, ruleset)] += more;
    }
    std::vector<std::string> parts;
    parts.reserve(added.size());
    for (const auto& [name, count] : added)
        parts.push_back(std::to_string(count) + ' ' + name);
    return joined(parts, ", ");
}

std::int64_t troops_in(const Army& army) {
    std::int64_t sum = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                sum += troop.count;
    return sum;
}

// Of each list, in elements of the army: to sum its entries, and to look a troop up among their patterns.
std::size_t cost_of_trial(const Army& army, const Ruleset& ruleset) {
    const ListInForce* in_force = list_in_force(ruleset);
    const std::size_t patterns = in_force == nullptr ? 0 : in_force->pattern_count();
    return all_places(army).size() +
           (patterns - std::min(patterns, usual_patterns)) * patterns / patterns_at_once;
}

struct State {
    Army army;
    Report report;
    double strain = 0;
    double lack = 0;   // of the declared size
    double growth = 1; // that it needs to reach that
    double cost = 0;
    double order = 0;       // cost, strain and chance
    std::size_t errors = 0; // the same for states with the same errors
    bool is_complete = false;
};

class CompletionSearch {
public:
    CompletionSearch(const Army& army, const Ruleset& ruleset, const CompletionOrder& order, Budget& budget)
        : army_(army), ruleset_(ruleset), order_(order), budget_(budget),
          elements_(cost_of_trial(army, ruleset)), random_(order.seed),
          jitter_(order.seed == 0 ? unseeded_jitter : seeded_jitter) {
        if (order.owned) {
            kinds_.emplace(ruleset);
            needed_before_ = kinds_->needed(army);
        }
    }

    std::vector<Proposal> run() {
        State start;
        start.army = army_;
        if (!evaluate(start))
            return {};
        if (start.is_complete)
            return {{std::move(start.army), std::move(start.report), 0}};
        if (!has_troops(army_) && !order_.examples.empty() && list_in_force(ruleset_) == nullptr)
            if (std::vector<Proposal> random = like_examples(start); !random.empty())
                return random;
        search_all(start);
        return chosen(std::move(found_));
    }

private:
    void search_all(const State& start) {
        moves_.emplace(army_, ruleset_, order_.examples.empty() ? nullptr : &order_.examples.front());
        for (const Reach reach : {Reach::named, Reach::common, Reach::any}) {
            if (reach != Reach::named && !moves_->offers_more(reach))
                continue;
            reach_ = reach;
            // Half of what is left, so that a reach that leads nowhere leaves some to the wider ones.
            trials_allowed_ = moves_->offers_more(Reach::any) && reach != Reach::any
                                  ? trials_ + (order_.most_trials - trials_) / 2
                                  : order_.most_trials;
            search(start);
        }
    }

    // One army like each example in turn: those that a single search finds are much alike, and of kinds that
    // no example has a few dear ones would be an army.
    std::vector<Proposal> like_examples(const State& start) {
        std::map<std::string, State> made;
        reach_ = Reach::common;
        jitter_ = seeded_jitter;
        for (std::size_t i = 0; i < order_.most_proposals; ++i) {
            const Army& example = order_.examples[(order_.seed + i) % order_.examples.size()];
            moves_.emplace(army_, ruleset_, &example);
            shares_.emplace(example, ruleset_);
            trials_allowed_ = trials_ + order_.most_trials / (order_.most_proposals + 1);
            search(start);
            const auto best =
                std::min_element(found_.begin(), found_.end(),
                                 [](const auto& a, const auto& b) { return is_better(a.second, b.second); });
            if (best != found_.end())
                made.insert(std::move(*best));
            found_.clear();
        }
        shares_.reset();
        return chosen(std::move(made));
    }

    void search(const State& start) {
        for (const std::size_t width : widths) {
            if (must_end() || !found_.empty())
                break;
            search(start, width);
        }
    }

    void search(const State& start, std::size_t width) {
        seen_.clear();
        std::vector<State> beam{start};
        double best = start.cost;
        int in_vain = 0;
        int left = most_steps;
        while (!beam.empty() && left-- > 0 && in_vain < most_steps_in_vain && !must_end()) {
            const bool had_found = !found_.empty();
            std::vector<State> next = expanded(beam, width);
            if (!had_found && !found_.empty())
                left = std::min(left, steps_after_the_first);
            if (found_.size() >= order_.most_proposals)
                return;
            keep_best(next, width);
            beam = std::move(next);
            const auto cheapest = std::min_element(
                beam.begin(), beam.end(), [](const State& a, const State& b) { return a.cost < b.cost; });
            in_vain = cheapest != beam.end() && cheapest->cost < best ? 0 : in_vain + 1;
            best = cheapest != beam.end() ? std::min(best, cheapest->cost) : best;
        }
    }

    // Of states with the same errors only some, so that one way, which may lead nowhere, does not crowd out
    // the others.
    static void keep_best(std::vector<State>& states, std::size_t width) {
        std::sort(states.begin(), states.end(),
                  [](const State& a, const State& b) { return a.order < b.order; });
        const std::size_t most_alike = width / most_alike_share + 1;
        std::map<std::size_t, std::size_t> alike;
        std::vector<State> kept;
        for (State& state : states) {
            if (kept.size() == width)
                break;
            if (++alike[state.errors] <= most_alike)
                kept.push_back(std::move(state));
        }
        states = std::move(kept);
    }

    // What the moves make of the states; complete armies go to found_. Of the others no more are held than
    // may be kept: the best of all are among the best of each part.
    std::vector<State> expanded(const std::vector<State>& beam, std::size_t width) {
        std::vector<State> next;
        for (const State& state : beam) {
            moves_->from(state.army, state.report, reach_, [&](CompletionMoves::Grown grown) {
                budget_.spend(elements_);
                if (!seen_.insert(signature_of(grown.army)).second || !is_owned(grown.army))
                    return !must_end();
                State child;
                child.army = std::move(grown.army);
                child.strain = state.strain + grown.strain;
                const bool is_exact = evaluate(child);
                if (is_exact && child.is_complete)
                    keep_found(std::move(child));
                else if (is_exact)
                    next.push_back(std::move(child));
                if (next.size() > 2 * width)
                    keep_best(next, width);
                return !must_end();
            });
            if (must_end())
                break;
        }
        return next;
    }

    [[nodiscard]] bool must_end() const {
        return stopped_ || trials_ >= trials_allowed_ || budget_.is_spent();
    }

    // False if the army's numbers are too large to be exact.
    bool evaluate(State& state) {
        count_trial();
        std::vector<Finding> errors;
        try {
            state.report = check(state.army, ruleset_);
            for (const Finding& finding : state.report.findings())
                if (finding.severity == Severity::error)
                    errors.push_back(finding);
            for (const Finding& finding : errors)
                state.errors = mixed(state.errors, finding.rule);
            for (const Overrun& overrun : overruns(errors, state.army, ruleset_, state.report)) {
                double sum = 0;
                for (const Exact& figure : overrun)
                    sum += approximate(figure);
                state.cost += error_cost + std::log2(1 + sum);
            }
        } catch (const std::overflow_error&) {
            return false;
        }
        const std::size_t queries = state.report.count(Severity::query);
        state.is_complete = errors.empty();
        add_lack(state);
        const double excess = shares_ ? shares_->excess(state.army, state.growth) : 0;
        state.is_complete = state.is_complete && excess < most_excess;
        state.order = state.cost + state.strain + excess_strain * excess +
                      query_strain * static_cast<double>(queries) + chance();
        return true;
    }

    void add_lack(State& state) const {
        const std::optional<Exact> wanted = wanted_size(state.army);
        if (!wanted)
            return;
        const Exact reached = state.report.number({}, ruleset_.size->number);
        if (!reached.known() || !(reached < *wanted))
            return;
        constexpr int hundred = 100;
        const Exact lack = *wanted - reached;
        state.lack = approximate(lack);
        state.growth =
            Exact(0) < reached ? approximate(*wanted) / approximate(reached) : approximate(*wanted);
        state.cost += size_weight * std::log2(1 + state.lack);
        state.is_complete = state.is_complete && !(*wanted * Exact(percent_lacking) < lack * Exact(hundred));
    }

    // None if any is enough.
    [[nodiscard]] std::optional<Exact> wanted_size(const Army& army) const {
        if (!ruleset_.size)
            return std::nullopt;
        if (!ruleset_.size->slot)
            return order_.size;
        const std::int32_t declared = army.values[*ruleset_.size->slot];
        return declared == no_value ? std::nullopt : std::optional<Exact>(Exact(declared));
    }

    void count_trial() {
        if (++trials_ % trials_between_reports == 0 && order_.progress && !order_.progress(trials_))
            stopped_ = true;
    }

    double chance() {
        const double part = static_cast<double>(random_()) / static_cast<double>(std::mt19937::max());
        return part * jitter_;
    }

    // Whether the player has what was added. What the army had before is not asked.
    [[nodiscard]] bool is_owned(const Army& army) const {
        if (!order_.owned)
            return true;
        for (const auto& [kind, needed] : kinds_->needed(army)) {
            const auto before = needed_before_.find(kind);
            const auto owned = order_.owned->find(kind);
            const std::int64_t had = before == needed_before_.end() ? 0 : before->second;
            if (needed > had && needed > (owned == order_.owned->end() ? 0 : owned->second))
                return false;
        }
        return true;
    }

    // Of armies with the same additions only the best one: a player could not tell them apart.
    void keep_found(State&& state) {
        const std::string added = additions_between(army_, state.army, ruleset_);
        const auto known = found_.find(added);
        if (known == found_.end())
            found_.emplace(added, std::move(state));
        else if (is_better(state, known->second))
            known->second = std::move(state);
    }

    static bool is_better(const State& a, const State& b) {
        return std::tuple(std::floor(a.lack), a.order) < std::tuple(std::floor(b.lack), b.order);
    }

    [[nodiscard]] std::vector<Proposal> chosen(std::map<std::string, State>&& found) const {
        const std::int64_t before = troops_in(army_);
        std::vector<State> best;
        best.reserve(found.size());
        for (auto& [added, state] : found)
            best.push_back(std::move(state));
        std::stable_sort(best.begin(), best.end(), is_better);
        if (best.size() > order_.most_proposals)
            best.resize(order_.most_proposals);
        std::vector<Proposal> result;
        for (State& state : best) {
            const std::int64_t added = troops_in(state.army) - before;
            result.push_back({std::move(state.army), std::move(state.report), added});
        }
        return result;
    }

    const Army& army_;
    const Ruleset& ruleset_;
    const CompletionOrder& order_;
    Budget& budget_;
    std::size_t elements_; // that a trial visits, of the army and of its list
    std::optional<CompletionMoves> moves_;
    std::optional<UsualShares> shares_; // if the army is to be made like an example
    std::mt19937 random_;
    double jitter_;
    std::optional<FigureKinds> kinds_; // if only owned figures may be added
    FigureCounts needed_before_;
    std::set<std::size_t> seen_;
    std::map<std::string, State> found_; // by what was added
    std::size_t trials_ = 0;
    std::size_t trials_allowed_ = order_.most_trials; // of the reach
    Reach reach_ = Reach::named;
    bool stopped_ = false;
};

} // namespace

std::vector<Army> common_examples(const Rulesets& rulesets, const Ruleset& ruleset) {
    std::vector<Army> examples;
    try {
        examples.push_back(starting_army(rulesets, ruleset, {}));
    } catch (const InputError&) { // the samples are common too
    }
    for (Army& sample : sample_armies(rulesets, ruleset.id))
        examples.push_back(std::move(sample));
    return examples;
}

std::string additions_text(const Army& before, const Proposal& proposal, const Ruleset& ruleset) {
    return additions_between(before, proposal.army, ruleset);
}

std::vector<Proposal> completions(const Army& army, const Ruleset& ruleset, const CompletionOrder& order) {
    Budget budget;
    return completions(army, ruleset, order, budget);
}

std::vector<Proposal> completions(const Army& army, const Ruleset& ruleset, const CompletionOrder& order,
                                  Budget& budget) {
    return CompletionSearch(army, ruleset, order, budget).run();
}

} // namespace muster
