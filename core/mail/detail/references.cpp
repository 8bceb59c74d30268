// SPDX-License-Identifier: MIT
#include "mail/detail/references.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/men_beneath.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

bool is_plain(const Token& token) {
    return token.is_mark() || is_joining_word(token.plain()) || is_body_label(token.plain()) ||
           is_in(WordList::mark_filler, token.plain()) || is_in(WordList::referring, token.plain());
}

bool is_capital(const Token& token) {
    const auto c = static_cast<unsigned char>(token.text.front());
    return std::isupper(c) != 0 || c >= 0x80U;
}

// "HCC" in capitals, of troops.
bool is_class_code(const PhraseItem& item, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && said->second == ClassWord::code && !vocabulary.is_leader(said->first);
}

} // namespace

// A mark, a leader, or words of a name; false where it is anything else.
bool References::take_item(const PhraseItem& item, Said& said) const {
    const Meaning& meaning = item.meanings.front();
    const Trait& trait = vocabulary_.ruleset().traits[meaning.values.front().trait];
    if (const auto of_class = class_said(item, vocabulary_)) {
        if (!vocabulary_.is_leader(of_class->first))
            return false;
        if (said.leader)
            return false;
        said.leader = of_class->first;
        return true;
    }
    const bool sure = item.labelled || item.end - item.begin > 1 || trait.is_switch();
    if (!sure || meaning.values.size() != 1 || meaning.source > Source::name)
        return false;
    if (trait.is_switch() && meaning.values.front().value != 1)
        return false;
    said.marks.push_back(meaning.values.front());
    return true;
}

// "units 1 and 3", "unit B": the token behind them.
std::size_t References::take_numbers(const Phrases& phrases, std::size_t at, Said& said) const {
    const Tokens& tokens = phrases.tokens;
    std::size_t end = at + 1;
    while (end < tokens.size() && (tokens[end].is("no") || tokens[end].is(".") || tokens[end].is("#")))
        ++end;
    while (end < tokens.size() &&
           (tokens[end].is_number() || is_letter_label(tokens[end]) || is_small_label(tokens, end))) {
        const std::string label = short_label_at(tokens, end);
        said.numbers.push_back(label.empty() ? label_of(tokens[end]) : label);
        end += label.empty() ? 1 : tokens_of_label(tokens, end);
        if (end + 1 < tokens.size() &&
            (tokens[end].is("and") || tokens[end].is(",") || tokens[end].is("&")) &&
            (tokens[end + 1].is_number() || is_letter_label(tokens[end + 1])))
            ++end;
    }
    return end;
}

// "1a", "unit 3": the token behind it; `at` if no unit is named there.
std::size_t References::take_labels(const Phrases& phrases, std::size_t at, Said& said) const {
    if (const auto label = letter_of_unit_at(phrases.tokens, at)) {
        said.numbers.push_back(label->text);
        return label->end;
    }
    if (const std::string label = short_label_at(phrases.tokens, at); !label.empty()) {
        said.numbers.push_back(label);
        return at + tokens_of_label(phrases.tokens, at);
    }
    return names_unit(phrases.tokens[at]) ? std::max(take_numbers(phrases, at, said), at + 1) : at;
}

// `open`: the last name goes on.
void References::take_word(const Token& token, bool& open, Said& said) {
    said.of_each_body = said.of_each_body || token.is("each") || token.is("both") || token.is("every");
    if (is_plain(token) || token.is("both")) {
        open = open && token.is_word() && (token.is("of") || token.is("the"));
        return;
    }
    if (!open)
        said.names.emplace_back();
    said.names.back().push_back(token);
    open = true;
}

std::optional<References::Said> References::said_in(const Phrases& phrases) const {
    Said said;
    bool open = false; // the last names go on
    for (std::size_t at = 0; at < phrases.tokens.size();) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        if (owner != Phrases::nobody && !phrases.items[owner].meanings.empty() &&
            take_item(phrases.items[owner], said)) {
            at = phrases.items[owner].end;
            open = false;
            continue;
        }
        if (owner != Phrases::nobody && is_class_code(phrases.items[owner], vocabulary_)) {
            if (!said.coded.empty())
                return std::nullopt;
            at = take_code(phrases, owner, said);
            open = false;
            continue;
        }
        if (token.is_word() && (changes_meaning(token.plain()) || is_negation(token.plain())) &&
            !token.is("both"))
            return std::nullopt;
        if (const std::int32_t ordinal = ordinal_of(token);
            ordinal != 0 && at + 1 < phrases.tokens.size() && names_unit(phrases.tokens[at + 1])) {
            said.numbers.push_back(std::to_string(ordinal));
            at += 2;
            continue;
        }
        if (const std::size_t end = take_labels(phrases, at, said); end != at) {
            at = end;
            open = false;
            continue;
        }
        if ((token.is("rating") || token.is("rated")) && at + 1 < phrases.tokens.size()) {
            for (++at; at < phrases.tokens.size() && !phrases.tokens[at].is_word(); ++at)
                if (phrases.tokens[at].is_number() && phrases.tokens[at - 1].is_number())
                    return std::nullopt;
            continue;
        }
        if (is_number_of_unit(phrases.tokens, at)) {
            said.numbers.push_back(label_of(token));
            open = false;
            ++at;
            continue;
        }
        if (token.is_number() && !token.as_word) { // a price, not a name
            if (at > 1 && phrases.tokens[at - 1].is("the") && phrases.tokens[at - 2].is("of"))
                said.out_of = token.value;
            open = false;
            ++at;
            continue;
        }
        take_word(token, open, said);
        ++at;
    }
    return said;
}

// "HCC+", "(HIS-V-RA)": the code of a class and what stands close behind it; the token behind them.
std::size_t References::take_code(const Phrases& phrases, std::size_t owner, Said& said) {
    const Tokens& tokens = phrases.tokens;
    std::size_t end = phrases.items[owner].begin;
    while (end < tokens.size() && (phrases.owner[end] == owner || !tokens[end].spaced) &&
           !tokens[end].is(",") && !tokens[end].is(".")) {
        if (const std::size_t at = phrases.owner[end]; at != Phrases::nobody) {
            const std::vector<Meaning>& meanings = phrases.items[at].meanings;
            if (phrases.items[at].begin == end && !meanings.empty())
                said.coded.insert(said.coded.end(), meanings.front().values.begin(),
                                  meanings.front().values.end());
            end = phrases.items[at].end;
        } else {
            ++end;
        }
    }
    return end;
}

// The troops of that class which say nothing else of what the code says.
std::vector<References::Target> References::coded_so(const std::vector<ValueOf>& values,
                                                     std::optional<std::size_t> body) const {
    std::vector<Target> found;
    for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft_.bodies[b].units.size() && (!body || *body == b); ++u)
            for (std::size_t t = 0; t < draft_.bodies[b].units[u].troops.size(); ++t) {
                const TroopReading& troop = reading_at({b, u, t});
                if (std::all_of(values.begin(), values.end(), [&](const ValueOf& value) {
                        return troop.value(value.trait, value.value) == value.value &&
                               (value.trait != vocabulary_.class_trait() || troop.says(value.trait));
                    }))
                    found.push_back({b, u, t});
            }
    return found;
}

const TroopReading& References::reading_at(const Target& target) const {
    const TroopDraft& troop = draft_.bodies[target.body].units[target.unit].troops[*target.troop];
    return draft_.lines[troop.line].ways.front().troops[troop.troop];
}

std::optional<std::vector<References::Target>> References::targets(const Said& said,
                                                                   std::optional<std::size_t> body) const {
    std::vector<Names> others;
    for (const Names& names : said.names) {
        if (const auto found = units_.body_called(names); found && units_.called(names, body).empty()) {
            if (body && *body != *found)
                return std::nullopt;
            body = found;
        } else if (!std::all_of(names.begin(), names.end(), names_part_of_field) || !said.of_each_body) {
            others.push_back(names); // not "each wing"
        }
    }
    std::vector<Target> found;
    for (const std::string& number : said.numbers) {
        if (said.of_each_body) {
            for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
                if (const auto unit = units_.unit_numbered(number, b))
                    found.push_back(*unit);
                else
                    return std::nullopt;
            continue;
        }
        const auto unit = units_.unit_numbered(number, body);
        if (!unit)
            return std::nullopt;
        found.push_back(*unit);
    }
    bool named = !said.numbers.empty();
    if (!said.coded.empty()) {
        const std::vector<Target> coded = coded_so(said.coded, body);
        if (coded.size() != 1)
            return std::nullopt;
        found.push_back(coded.front());
        named = true;
    }
    for (const auto& other : others) {
        std::vector<Target> units = units_.called(other, body);
        const bool of_one_unit = std::all_of(units.begin(), units.end(), [&](const Target& target) {
            return target.body == units.front().body && target.unit == units.front().unit;
        });
        if (units.size() > 1 && of_one_unit)
            units = {{units.front().body, units.front().unit, std::nullopt}};
        if (units.size() == 1) {
            if (!NamedUnits::is_among(units.front(), found))
                found.push_back(units.front());
            named = true;
            continue;
        }
        // "B" may be the unit of that letter; a man's name is in capitals.
        const bool letter_of_unit = other.size() == 1 && is_letter_label(other.front()) &&
                                    units_.unit_numbered(label_of(other.front()), body);
        if (!units.empty() || letter_of_unit || !std::all_of(other.begin(), other.end(), is_capital))
            return std::nullopt;
    }
    return named ? std::optional(found) : std::nullopt;
}

// Settles which troop of a unit has the mark.
bool References::may_put(const ValueOf& mark, Target& target) const {
    const Trait& trait = vocabulary_.ruleset().traits[mark.trait];
    const UnitDraft& unit = draft_.bodies[target.body].units[target.unit];
    if (trait.level == Level::unit) {
        return std::none_of(unit.values.begin(), unit.values.end(), [&](const ValueOf& said) {
            return said.trait == mark.trait && said.value != mark.value;
        });
    }
    if (!target.troop && unit.troops.size() == 1)
        target.troop = 0;
    return target.troop && reading_at(target).value(mark.trait, mark.value) == mark.value;
}

bool References::has_general(const Target& target) const {
    const auto is_general = [this](const ValueOf& value) {
        return is_of_general(value, vocabulary_.ruleset());
    };
    const UnitDraft& unit = draft_.bodies[target.body].units[target.unit];
    if (std::any_of(unit.values.begin(), unit.values.end(), is_general))
        return true;
    for (std::size_t t = 0; t < unit.troops.size(); ++t) {
        const std::vector<ValueOf>& values = reading_at({target.body, target.unit, t}).values;
        if ((!target.troop || *target.troop == t) && std::any_of(values.begin(), values.end(), is_general))
            return true;
    }
    return false;
}

void References::put(const ValueOf& mark, const Target& target) {
    UnitDraft& unit = draft_.bodies[target.body].units[target.unit];
    if (vocabulary_.ruleset().traits[mark.trait].level == Level::unit) {
        if (std::find(unit.values.begin(), unit.values.end(), mark) == unit.values.end())
            unit.values.push_back(mark);
        return;
    }
    const TroopDraft& troop = unit.troops[*target.troop];
    for (LineReading& way : draft_.lines[troop.line].ways)
        if (!way.troops[troop.troop].says(mark.trait))
            way.troops[troop.troop].values.push_back(mark);
}

// The one leader of his class joins the unit that he is said to be with.
bool References::move_leader(std::int32_t class_value, Target& target) {
    std::optional<Target> found;
    for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft_.bodies[b].units.size(); ++u)
            for (std::size_t t = 0; t < draft_.bodies[b].units[u].troops.size(); ++t)
                if (reading_at({b, u, t}).value(vocabulary_.class_trait(), -1) == class_value) {
                    if (found)
                        return false;
                    found = {b, u, t};
                }
    if (!found)
        return false;
    std::vector<TroopDraft>& old = draft_.bodies[found->body].units[found->unit].troops;
    const UnitPlace own{found->body, found->unit};
    const bool has_men = has_men_beneath(draft_, own, vocabulary_);
    if (found->body == target.body && found->unit == target.unit) {
        if (has_men)
            take_men_beneath(draft_, own);
        return true;
    }
    if (old.size() != 1 || has_men)
        return false;
    const TroopDraft moved = old.front();
    draft_.bodies[target.body].units[target.unit].troops.push_back(moved);
    std::vector<UnitDraft>& units = draft_.bodies[found->body].units;
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(found->unit));
    if (found->body == target.body && found->unit < target.unit)
        --target.unit;
    return true;
}

bool References::settle(std::string_view text, std::optional<std::size_t> body) {
    const Ruleset& ruleset = vocabulary_.ruleset();
    const Phrases phrases = phrases_in(text, vocabulary_, {Level::unit, Level::troop});
    const auto said = said_in(phrases);
    if (!said || draft_.bodies.empty() || (said->marks.empty() && !said->leader))
        return false;
    auto found = targets(*said, body);
    if (!found || found->empty())
        return false;
    const auto is_general = [&](const ValueOf& mark) { return is_of_general(mark, ruleset); };
    const bool of_one = said->leader || std::any_of(said->marks.begin(), said->marks.end(), is_general);
    if (of_one && found->size() != 1)
        return false;
    for (const ValueOf& mark : said->marks)
        for (Target& target : *found)
            if (!may_put(mark, target) ||
                (said->out_of && target.troop && reading_at(target).count != *said->out_of))
                return false;
    // A second General is one too many, or the same man told twice.
    if (std::any_of(said->marks.begin(), said->marks.end(), is_general) && says_general(draft_, ruleset))
        return has_general(found->front());
    if (said->leader && !move_leader(*said->leader, found->front()))
        return false;
    for (const ValueOf& mark : said->marks)
        for (const Target& target : *found)
            put(mark, target);
    return true;
}

} // namespace muster
