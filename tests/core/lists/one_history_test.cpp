// SPDX-License-Identifier: MIT
// One history, three rule sets: the lists of one army in Phalanx, Phalanx II and the 1969 rules refer to one
// history and do not tell it again. They agree in spelling, in the dates and the regularity of troops that
// have the same id or name or that the history calls the same, in what is guesswork, and in their allies; and
// the sister sets have a class and an integrity of such troops in common. What differs has its reason in
// armylists/history/differences.xml, and no reason is there for nothing.
#include "base/file.h"
#include "base/letters.h"
#include "base/xml.h"
#include "lists/list_draft.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

constexpr std::array<const char*, 3> sets{"phalanx", "phalanx-ii", "ancient-1969"};

const std::filesystem::path& folder() {
    static const std::filesystem::path here = std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists";
    return here;
}

struct Telling {
    std::string ruleset;
    const Ruleset* in_force;
    const ArmyList* list;
};

// By the id of the list: how each set tells it.
std::map<std::string, std::vector<Telling>> armies() {
    std::map<std::string, std::vector<Telling>> found;
    const Lists& lists = lists_of(shipped_rulesets());
    for (const char* ruleset : sets)
        for (const ListHeading& heading : lists.headings(ruleset)) {
            const Ruleset* in_force = lists.in_force(ruleset, heading.id);
            found[heading.id].push_back({ruleset, in_force, &list_in_force(*in_force)->list()});
        }
    return found;
}

using Reasons = std::set<std::pair<std::string, std::string>>;

Reasons stated_reasons() {
    const std::filesystem::path file = folder() / "history" / "differences.xml";
    const std::string text = read_file(file);
    constexpr std::array<std::string_view, 1> text_elements{"difference"};
    const XmlDocument document(text, file.string(), text_elements);
    Reasons reasons;
    for (const XmlElement& element : document.root().children()) {
        BOOST_REQUIRE(element.attribute("list") && element.attribute("what"));
        BOOST_TEST(element.text().size() > 20U, "a difference needs its reason");
        reasons.emplace(element.attribute("list")->value, element.attribute("what")->value);
    }
    return reasons;
}

std::string small(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lowered(c); });
    return result;
}

std::set<std::string> offered_ids(const Telling& telling, const ListEntry& entry, const Trait& trait) {
    std::set<std::string> ids;
    for (const TroopChoice& choice : entry.troops)
        for (const Offer& offer : choice.offers)
            if (&telling.in_force->traits[offer.trait] == &trait)
                for (std::size_t value = 0; value < trait.values.size(); ++value)
                    if (((offer.mask >> value) & 1U) != 0)
                        ids.insert(trait.values[value].id);
    return ids;
}

// Whether the troops may be regular, and whether they may be irregular. The 1969 rules say which nations have
// regulars, so their lists are not asked.
std::set<bool> regularity(const Telling& telling, const ListEntry& entry) {
    std::set<bool> result;
    const Trait* trait = telling.in_force->trait(Level::troop, "army");
    if (trait == nullptr)
        return result;
    for (const std::string& id : offered_ids(telling, entry, *trait))
        result.insert(id.starts_with('R'));
    return result;
}

// The values of a trait that the entry offers, by the word for them that both sister sets share; none where
// the rule set has no such trait.
std::set<std::string> offered(const Telling& telling, const ListEntry& entry, const char* id) {
    static const std::map<std::string, std::string> shared{
        {"I", "minus"}, {"II", "minus"}, {"III", "n"}, {"IV", "plus"}, {"V", "plus"}};
    std::set<std::string> result;
    const Trait* trait = telling.in_force->trait(Level::troop, id);
    if (trait == nullptr)
        return result;
    for (const std::string& value : offered_ids(telling, entry, *trait)) {
        const auto known = shared.find(value);
        result.insert(known == shared.end() ? value : known->second);
    }
    return result;
}

// Without the values of a trait that the other rule set does not have.
std::set<std::string> known_to(const Telling& other, std::set<std::string> words, const char* id) {
    if (const Trait* trait = other.in_force->trait(Level::troop, id); trait != nullptr && *id == 'c')
        std::erase_if(words, [&](const std::string& word) {
            return std::none_of(trait->values.begin(), trait->values.end(),
                                [&](const TraitValue& value) { return value.id == word; });
        });
    return words;
}

// Whether the two sets judge the troops alike: of the values that both know, one is offered in both.
bool agree_in(const Telling& a, const ListEntry& one, const Telling& b, const ListEntry& other,
              const char* trait) {
    const std::set<std::string> here = known_to(b, offered(a, one, trait), trait);
    const std::set<std::string> there = known_to(a, offered(b, other, trait), trait);
    return here.empty() || there.empty() ||
           std::any_of(here.begin(), here.end(), [&](const auto& word) { return there.contains(word); });
}

Years years_of_ally(const ArmyList& list, const ListAlly& ally) {
    return ally.years.and_of(list.years);
}

class Comparison {
public:
    explicit Comparison(Reasons reasons) : reasons_(std::move(reasons)) {}

    void compare(const std::string& id, const Telling& a, const Telling& b) {
        history_ = lists_of(shipped_rulesets()).histories().find(id);
        compare_entries(id, a, b);
        compare_allies(id, a, b);
        compare_allies(id, b, a);
    }
    // A reason without a difference is one that nobody removed.
    void finish() const {
        for (const auto& [list, what] : reasons_)
            BOOST_TEST(used_.contains({list, what}),
                       "differences.xml: " << list << ", " << what << " does not differ any more");
    }

private:
    // By id, by name, or because the history says so.
    [[nodiscard]] bool are_same(const ListEntry& one, const ListEntry& other) const {
        const auto has = [](const SameTroops& troops, const ListEntry& entry) {
            return std::find(troops.entries.begin(), troops.entries.end(), entry.id) != troops.entries.end();
        };
        return one.id == other.id || small(one.name) == small(other.name) ||
               (history_ != nullptr &&
                std::any_of(history_->troops.begin(), history_->troops.end(), [&](const SameTroops& troops) {
                    return has(troops, one) && has(troops, other);
                }));
    }

    void compare_entries(const std::string& id, const Telling& a, const Telling& b) {
        for (const ListEntry& one : a.list->entries)
            for (const ListEntry& other : b.list->entries) {
                if (!are_same(one, other))
                    continue;
                const Years of_one = a.list->years_of(one).and_of(a.list->years);
                const Years of_other = b.list->years_of(other).and_of(b.list->years);
                judge(id, one.id, a, b, of_one == of_other,
                      fmt::format("years of {}, {} and {}", one.name, years_words(of_one),
                                  years_words(of_other)));
                const std::set<bool> here = regularity(a, one);
                const std::set<bool> there = regularity(b, other);
                judge(id, one.id, a, b, here.empty() || there.empty() || here == there,
                      "regularity of " + one.name);
                judge(id, one.id, a, b, one.is_guess == other.is_guess, "guesswork of " + one.name);
                for (const char* trait : {"class", "integrity"})
                    judge(id, one.id, a, b, agree_in(a, one, b, other, trait),
                          fmt::format("{} of {}", trait, one.name));
            }
    }

    // What one list has as an ally the other has as an ally or an entry of that id, in the same years.
    void compare_allies(const std::string& id, const Telling& a, const Telling& b) {
        for (const ListAlly& ally : a.list->allies) {
            const auto other = std::find_if(b.list->allies.begin(), b.list->allies.end(),
                                            [&](const ListAlly& one) { return one.id == ally.id; });
            const ListEntry* entry = b.list->entry(ally.id);
            const bool has_ally = other != b.list->allies.end();
            judge(id, ally.id, a, b, has_ally || entry != nullptr, "the ally " + ally.name);
            if (!has_ally && entry == nullptr)
                continue;
            const Years there =
                has_ally ? years_of_ally(*b.list, *other) : b.list->years_of(*entry).and_of(b.list->years);
            judge(id, ally.id, a, b,
                  years_of_ally(*a.list, ally) == there &&
                      (!has_ally || other->is_obligatory == ally.is_obligatory),
                  "years or duty of the ally " + ally.name);
        }
    }

    void judge(const std::string& id, const std::string& what, const Telling& a, const Telling& b, bool equal,
               const std::string& words) {
        if (equal)
            return;
        used_.emplace(id, what);
        BOOST_TEST(reasons_.contains({id, what}), id << " in " << a.ruleset << " and in " << b.ruleset << ": "
                                                     << words
                                                     << " differ; align them, or state the reason in "
                                                     << "armylists/history/differences.xml");
    }

    Reasons reasons_;
    Reasons used_;
    ArmyHistories::Ptr history_; // of the lists that are compared
};

struct Spelling {
    const char* refused;
    const char* right;
};
// Greek names stand in their Latin form, as English books have them.
constexpr std::array<Spelling, 29> spellings{
    {{"Sikyon", "Sicyon"},         {"Gaesati ", "Gaesatae"},    {"Plataia", "Plataea"},
     {"Mardonios", "Mardonius"},   {"Issos", "Issus"},          {"Pyrrhos", "Pyrrhus"},
     {"Herakleia", "Heraclea"},    {"Antiochos", "Antiochus"},  {"Poros ", "Porus"},
     {"Mantineia", "Mantinea"},    {"Leuktra", "Leuctra"},      {"Subotai", "Sübedei"},
     {"Seleukos", "Seleucus"},     {"Chaironeia", "Chaeronea"}, {"Kynoskephalai", "Cynoscephalae"},
     {"Epeiros", "Epirus"},        {"Sciritai", "Sciritae"},    {"Anjevin", "Angevin"},
     {"Boiotarch", "Boeotarch"},   {"Nikanor", "Nicanor"},      {"Perdikkas", "Perdiccas"},
     {"Attalos", "Attalus"},       {"Philippos", "Philippus"},  {"Sosibios", "Sosibius"},
     {"Echekrates", "Echecrates"}, {"Epeirot", "Epirote"},      {"Sviatoslav", "Svyatoslav"},
     {"Heraia", "Heraea"},         {"Mainalia", "Maenalia"}}};

} // namespace

BOOST_AUTO_TEST_SUITE(one_history)

BOOST_AUTO_TEST_CASE(lists_of_one_army_refer_to_one_history_and_do_not_tell_it_again) {
    std::set<std::string> referred;
    for (const auto& [id, tellings] : armies())
        for (const Telling& telling : tellings) {
            const std::string place = telling.ruleset + "/" + id;
            BOOST_TEST(telling.list->history == (tellings.size() == 1 ? "" : id), place);
            if (telling.list->history.empty())
                continue;
            referred.insert(id);
            const std::filesystem::path file = lists_of(shipped_rulesets()).file_of(telling.ruleset, id);
            const ListDraft draft = read_list_draft(read_file(file), file.string());
            for (const char* shared : {"title", "aliases", "region", "from", "to", "enemies", "command"})
                BOOST_TEST(draft.get(shared).empty(), place << " states " << shared << " itself");
            BOOST_TEST(draft.child("source") == nullptr, place << " has sources of its own");
        }
    for (const std::string& id : lists_of(shipped_rulesets()).histories().ids())
        BOOST_TEST((referred.contains(id) || id == "differences"), "no list refers to the history " << id);
}

// What a history calls the same is there, in lists of different rule sets.
BOOST_AUTO_TEST_CASE(troops_that_a_history_calls_the_same_are_in_its_lists) {
    for (const auto& [id, tellings] : armies()) {
        const ArmyHistories::Ptr history = lists_of(shipped_rulesets()).histories().find(id);
        if (history == nullptr)
            continue;
        for (const SameTroops& troops : history->troops) {
            std::set<std::string> with_it;
            for (const std::string& entry : troops.entries) {
                bool is_there = false;
                for (const Telling& telling : tellings)
                    if (telling.list->entry(entry) != nullptr) {
                        is_there = true;
                        with_it.insert(telling.ruleset);
                    }
                BOOST_TEST(is_there, id << ": no list has the entry " << entry);
            }
            BOOST_TEST(with_it.size() >= 2U, id << ": " << troops.name << " are in one list only");
        }
    }
}

BOOST_AUTO_TEST_CASE(lists_of_one_army_agree_or_say_why_not) {
    Comparison comparison(stated_reasons());
    std::size_t told_twice = 0;
    for (const auto& [id, tellings] : armies())
        for (std::size_t a = 0; a < tellings.size(); ++a)
            for (std::size_t b = a + 1; b < tellings.size(); ++b) {
                comparison.compare(id, tellings[a], tellings[b]);
                ++told_twice;
            }
    comparison.finish();
    BOOST_TEST(told_twice >= 30U);
}

BOOST_AUTO_TEST_CASE(names_are_spelled_alike) {
    std::size_t files = 0;
    for (const char* ruleset : {sets[0], sets[1], sets[2], "history"})
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder() / ruleset)) {
            const bool is_army = file.path().extension() == ".muster";
            if (!is_army && (file.path().extension() != ".xml" || file.path().stem() == "ruleset"))
                continue;
            std::string text = read_file(file.path());
            if (const std::size_t aliases = text.find("aliases=\""); aliases != std::string::npos) {
                const std::size_t begin = aliases + 9; // players may search for another spelling
                text.erase(begin, text.find('"', begin) - begin);
            }
            for (const Spelling& spelling : spellings)
                BOOST_TEST(text.find(spelling.refused) == std::string::npos,
                           file.path().string()
                               << ": write " << spelling.right << ", not " << spelling.refused);
            ++files;
        }
    BOOST_TEST(files >= 130U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
