// SPDX-License-Identifier: MIT
#include "mail/detail/heading_remark.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/references.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace muster {

namespace {

// A word that says nothing in a remark of a heading; a name is in capitals.
bool is_plain_remark(const Token& token) {
    return is_joining_word(token.plain()) || is_body_label(token.plain()) || is_harmless(token.plain()) ||
           is_all_word(token.plain()) || is_counted_thing(token.plain()) || names_part_of_field(token) ||
           names_unit(token) || (token.is_word() && is_in(WordList::ordinal, token.plain())) ||
           token.has_form_in(list_of(WordList::remark));
}

// What kind of troops stand beside a name in capitals says nothing of it: "Grand Battery and Guard".
bool joins_to_value(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    const auto is_and = [&](std::size_t i) {
        return phrases.tokens[i].is("and") || phrases.tokens[i].is("und") || phrases.tokens[i].is("&") ||
               phrases.tokens[i].is("+");
    };
    const bool capital = has_capital_letter(phrases.tokens[at]);
    const auto is_value = [&](std::size_t i) {
        return phrases.owner[i] != Phrases::nobody &&
               !(capital && class_said(phrases.items[phrases.owner[i]], vocabulary));
    };
    return (at >= 2 && is_and(at - 1) && is_value(at - 2)) ||
           (at + 2 < phrases.tokens.size() && is_and(at + 1) && is_value(at + 2));
}

// "orders: old", "orders match": the one word behind a label is no value of it.
bool leaves_label(const Phrases& phrases) {
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const bool mark = item.end < phrases.tokens.size() &&
                          (phrases.tokens[item.end].is(":") || phrases.tokens[item.end].is("="));
        const std::size_t at = item.end + (mark ? 1 : 0);
        return item.meanings.empty() && at + 1 == phrases.tokens.size() && phrases.tokens[at].is_word() &&
               phrases.owner[at] == Phrases::nobody && !is_plain_remark(phrases.tokens[at]);
    });
}

bool is_unclear(const Phrases& phrases, const Vocabulary& vocabulary) {
    bool unknown = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool too = at + 1 == phrases.tokens.size() && token.is("either"); // "not in the line either"
        if (!token.is_word() || phrases.owner[at] != Phrases::nobody || is_plain_remark(token) || too)
            continue;
        const auto first = static_cast<unsigned char>(token.text.front());
        unknown = unknown || std::islower(first) != 0 || joins_to_value(phrases, at, vocabulary);
    }
    // "I will tell you" says no numeral.
    const auto is_writer = [&](const PhraseItem& item) {
        return phrases.tokens[item.begin].text == "I" && item.end == item.begin + 1 &&
               item.end < phrases.tokens.size() && phrases.tokens[item.end].is_word();
    };
    return leaves_label(phrases) ||
           (unknown && std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
                return !item.meanings.empty() && !is_writer(item);
            }));
}

} // namespace

std::vector<std::string> remarks_of(std::string_view heading) {
    std::vector<std::string> remarks;
    std::size_t begin =
        std::min({heading.find_first_of("(,:["), heading.find(" - "), heading.find(" except ")});
    while (begin < heading.size()) {
        const std::size_t end = std::min(
            {heading.find_first_of("(,;)]", begin + 1), heading.find(" - ", begin + 1), heading.size()});
        remarks.emplace_back(trimmed(heading.substr(begin + 1, end - begin - 1)));
        begin = end;
    }
    return remarks;
}

namespace {

// "rating 4", "of rating 4:" behind a leader: the token behind.
std::size_t behind_rating(const Tokens& tokens, std::size_t at) {
    const auto of_rating = [&](std::size_t i) {
        return tokens[i].is_number() || tokens[i].has_form("rating") || tokens[i].is("of") ||
               tokens[i].is(":") || tokens[i].is("=") ||
               (tokens[i].is("with") && i + 1 < tokens.size() && tokens[i + 1].has_form("rating"));
    };
    if (at + 1 < tokens.size() && tokens[at].is(",") &&
        (tokens[at + 1].is("rating") || tokens[at + 1].is_number()))
        ++at; // "sub-commander, rating 3, rides with the knights"
    while (at < tokens.size() && of_rating(at))
        ++at;
    return at < tokens.size() && (tokens[at].is(",") || tokens[at].is("(")) ? at + 1 : at; // "(with unit A1)"
}

// The mark at which a remark ends; the dot of "2.1" is none.
bool ends_remark(const Tokens& tokens, std::size_t at) {
    static const WordSet marks{",", ";", "(", ")", "[", "]", ":", "/"};
    const Token& token = tokens[at];
    if (is_bracketed_label(tokens, at) || (at >= 2 && is_bracketed_label(tokens, at - 2)))
        return false; // "with (c)"
    return token.is_mark() && (marks.contains(token.plain()) || (token.is("-") && token.spaced) ||
                               (token.is(".") && (at + 1 >= tokens.size() || tokens[at + 1].spaced)));
}

} // namespace

PlacedLeaders placed_leaders_in(std::string_view text, const Vocabulary& vocabulary) {
    static const WordSet placing{"with",  "joins",   "joined", "joining", "rides",  "riding",
                                 "leads", "leading", "mit",    "bei",     "reitet", "in",
                                 "at",    "among",   "stands", "commands"};
    const Phrases phrases = phrases_in(text, vocabulary, {Level::unit});
    PlacedLeaders placed;
    placed.rest = text;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() ||
            !vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch())
            continue;
        const std::size_t begin = behind_rating(phrases.tokens, item.end);
        if (begin >= phrases.tokens.size() || !placing.contains(phrases.tokens[begin].plain()))
            continue;
        std::size_t end = begin;
        while (end < phrases.tokens.size() && !ends_remark(phrases.tokens, end))
            ++end;
        placed.remarks.push_back(text_between(text, phrases.tokens, item.begin, item.end) + " " +
                                 text_between(text, phrases.tokens, begin, end));
        placed.rest = std::string(text.substr(0, phrases.tokens[begin].begin)) +
                      std::string(text.substr(phrases.tokens[end - 1].end));
    }
    return placed;
}

namespace {

// "behind the elephants": where a part stands; of its own troops it says nothing.
bool places_beside_troops(const Phrases& phrases, const Vocabulary& vocabulary) {
    static const WordSet placing{"behind", "beside", "hinter", "neben"};
    return !phrases.tokens.empty() && placing.contains(phrases.tokens.front().plain()) &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return item.meanings.empty() || class_said(item, vocabulary).has_value();
           });
}

} // namespace

bool is_unclear(std::string_view remark, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(remark, vocabulary, {Level::body, Level::unit, Level::troop});
    return !places_beside_troops(phrases, vocabulary) && is_unclear(phrases, vocabulary);
}

bool places_mark(std::string_view remark, const Vocabulary& vocabulary) {
    static constexpr std::string_view placing[] = {"with",  "in",     "at",  "leads", "leading",
                                                   "joins", "joined", "mit", "bei"};
    const Phrases phrases = phrases_in(remark, vocabulary, {Level::unit, Level::troop});
    const bool marked = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() &&
               vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
    });
    bool placed = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (const Token& token = phrases.tokens[at];
            phrases.owner[at] == Phrases::nobody && token.is_word() && !is_plain_remark(token))
            for (std::size_t before = 0; before < at; ++before)
                placed = placed ||
                         std::any_of(std::begin(placing), std::end(placing),
                                     [&](std::string_view word) { return phrases.tokens[before].is(word); });
    return marked && placed;
}

namespace {

// "unit 1" of "his unit: 1", "in unit 1"; "" of other words.
std::string label_of_unit_in(const Tokens& tokens) {
    static const WordSet before{"his", "her", "its", "in", "joined", "to", "unit", "leads", "at"};
    std::string label;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool last = at + 1 == tokens.size();
        if (last && at != 0 && (tokens[at].is_number() || tokens[at].plain().size() == 1))
            return label.empty() ? label : label + tokens[at].text;
        if (tokens[at].is("unit"))
            label = "unit ";
        else if (!before.contains(tokens[at].plain()) && !tokens[at].is(":"))
            return {};
    }
    return {};
}

// "with the Knights" of "Left wing (rating 3, orders hold, with the Knights)": the man whose rating it is.
std::vector<std::string> remarks_of_rated(const std::string& heading, const Vocabulary& vocabulary) {
    static const WordSet placing{"with", "joins", "joining", "rides", "riding", "mit", "bei"};
    const Phrases phrases = phrases_in(heading, vocabulary, {Level::unit});
    std::vector<std::string> placed;
    const bool names_general =
        std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
            return !item.meanings.empty() &&
                   is_of_general(item.meanings.front().values.front(), vocabulary.ruleset());
        });
    if (names_general || !says_rating(phrases.tokens, phrases.tokens.size()) ||
        !placed_leaders_in(heading, vocabulary).remarks.empty())
        return placed;
    for (const std::string& remark : remarks_of(heading)) {
        const Tokens tokens = vocabulary.tokens(remark);
        const std::string unit = label_of_unit_in(tokens);
        if (!unit.empty() && !placing.contains(tokens.front().plain()))
            placed.push_back("sub-commander with " + unit);
        else if (tokens.size() > 1 && placing.contains(tokens.front().plain()) &&
                 !says_rating(tokens, tokens.size()))
            placed.push_back("sub-commander " + remark);
    }
    return placed;
}

} // namespace

void add_remarks_of(const std::string& heading, const MailLine& line, bool of_body,
                    const Vocabulary& vocabulary, std::vector<Remark>& remarks) {
    if (line.names_unit)
        return;
    for (std::string& remark : remarks_of(heading))
        if ((is_unclear(remark, vocabulary) && !statement_in(remark, vocabulary).denies_links) ||
            places_mark(remark, vocabulary))
            remarks.push_back({line.number, heading, std::move(remark), line.number});
    if (of_body)
        for (std::string& remark : placed_leaders_in(heading, vocabulary).remarks)
            remarks.push_back({line.number, heading, std::move(remark), line.number});
    if (of_body)
        for (std::string& remark : remarks_of_rated(heading, vocabulary))
            remarks.push_back({line.number, heading, std::move(remark), line.number});
}

namespace {

// Two kinds of foot, or of horse.
bool are_of_one_group(const ValueOf& value, std::int32_t other, const Ruleset& ruleset) {
    const auto in = [](const ValueGroup& group, std::int32_t one) {
        return one >= 0 && (group.mask >> static_cast<unsigned>(one) & 1U) != 0;
    };
    return std::any_of(ruleset.groups.begin(), ruleset.groups.end(), [&](const ValueGroup& group) {
        return group.trait == value.trait && in(group, value.value) && in(group, other);
    });
}

// Whether the troop says all that the words mean; which class such troops are is only guessed by them.
bool says_meaning(const TroopReading& troop, const Meaning& meaning, const Vocabulary& vocabulary) {
    std::size_t told = 0;
    for (const ValueOf& value : meaning.values) {
        const Trait& trait = vocabulary.ruleset().traits[value.trait];
        const std::int32_t said = troop.value(value.trait, -1);
        const bool guess = value.trait == vocabulary.class_trait() && meaning.source > Source::name &&
                           are_of_one_group(value, said, vocabulary.ruleset());
        if (trait.level != Level::troop || !trait.is_choice() || trait.is_switch() ||
            (said != value.value && !guess))
            return false;
        told += value.trait == vocabulary.class_trait() ? 0 : 1;
    }
    return told != 0;
}

// "Unit 8, village archers" over troops with bows: whether the words of the name say of some troop of the
// unit what its own line says.
bool says_as_named(const UnitDraft& unit, const PhraseItem& item, const ArmyDraft& draft,
                   const Vocabulary& vocabulary) {
    return std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
        const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
        return std::any_of(item.meanings.begin(), item.meanings.end(),
                           [&](const Meaning& meaning) { return says_meaning(troop, meaning, vocabulary); });
    });
}

// A name that counts nobody, excepts nobody and says no more than who they are.
bool is_mere_name(const Tokens& tokens) {
    return std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is_number() || (token.is_mark() && !token.is("-")) || number_called(token.plain()) ||
               changes_meaning(token.plain()) || is_negation(token.plain()) || is_talk(token.plain()) ||
               (is_joining_word(token.plain()) && !is_article(token.plain()) && !token.is("of")) ||
               is_in(WordList::of_many, token.plain());
    });
}

// "Unit 1 - the royal chariots" over chariots: the remark names classes, and the unit has troops of each.
bool names_troops_beneath(const Remark& remark, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(remark.text, vocabulary, {Level::body, Level::unit, Level::troop});
    const bool name = is_mere_name(phrases.tokens);
    const auto has_class = [&](const UnitDraft& unit, std::int32_t value) {
        return std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
            const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
            return troop.value(vocabulary.class_trait(), -1) == value;
        });
    };
    for (const BodyDraft& body : draft.bodies)
        for (const UnitDraft& unit : body.units)
            if (unit.line == remark.heading_line)
                return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
                    const auto said = class_said(item, vocabulary);
                    return (said && said->second <= ClassWord::name && has_class(unit, said->first)) ||
                           (name && says_as_named(unit, item, draft, vocabulary));
                });
    return false;
}

} // namespace

namespace {

// The part of the army in whose heading the remark stands, or to which a table gives that heading.
std::optional<std::size_t> body_of_remark(const Remark& remark, const ArmyDraft& draft) {
    std::optional<std::size_t> told;
    for (std::size_t i = 0; i < draft.bodies.size(); ++i) {
        const BodyDraft& body = draft.bodies[i];
        if (body.line == remark.heading_line && body.heading == remark.heading)
            return i;
        if (body.line > remark.heading_line && body.heading.starts_with(remark.heading))
            told = told ? draft.bodies.size() : i;
    }
    return told && *told < draft.bodies.size() ? told : std::nullopt;
}

// "sub-commander with no unit" of a part in which no unit has him.
bool says_with_nobody(const Remark& remark, const BodyDraft& body, const ArmyDraft& draft,
                      const Vocabulary& vocabulary) {
    constexpr std::string_view nobody = " with no unit";
    if (!remark.text.ends_with(nobody))
        return false;
    const auto marks =
        marks_in(std::string_view(remark.text).substr(0, remark.text.size() - nobody.size()), vocabulary);
    const auto is_his = [&](const ValueOf& value) {
        return std::find(marks.begin(), marks.end(), value) != marks.end();
    };
    const auto has = [&](const UnitDraft& unit) {
        return std::any_of(unit.values.begin(), unit.values.end(), is_his) ||
               std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
                   const auto& values = draft.lines[at.line].ways.front().troops[at.troop].values;
                   return std::any_of(values.begin(), values.end(), is_his);
               });
    };
    return !marks.empty() && std::none_of(body.units.begin(), body.units.end(), has);
}

} // namespace

std::vector<Remark> unsettled_remarks(const std::vector<Remark>& remarks, ArmyDraft& draft,
                                      const Vocabulary& vocabulary, std::vector<std::size_t>& settled) {
    References references(vocabulary, draft);
    std::vector<Remark> unsettled;
    for (const Remark& remark : remarks) {
        const std::optional<std::size_t> body = body_of_remark(remark, draft);
        if (body && says_with_nobody(remark, draft.bodies[*body], draft, vocabulary))
            continue;
        if (names_troops_beneath(remark, draft, vocabulary))
            continue;
        if (!body || !references.settle(remark.text, body))
            unsettled.push_back(remark);
        else
            settled.push_back(remark.line);
    }
    return unsettled;
}

bool marks_some(std::string_view text, const Vocabulary& vocabulary) {
    const std::vector<ValueOf> marks = marks_in(text, vocabulary);
    return std::any_of(marks.begin(), marks.end(), [&](const ValueOf& value) {
        return vocabulary.ruleset().traits[value.trait].level == Level::troop &&
               !is_of_general(value, vocabulary.ruleset());
    });
}

} // namespace muster
