// SPDX-License-Identifier: MIT
#include "mail/detail/linked_with.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"

#include <algorithm>
#include <optional>
#include <string>

namespace muster {

namespace {

bool is_link(const Token& token) {
    return token.is("link") || token.is("linked") || token.is("joined");
}

bool ends_clause(const Token& token) {
    return token.is(",") || token.is(";") || token.is(".") || token.is("(") || token.is(")") ||
           token.is("]") || token.is(":") || (token.is("-") && token.spaced);
}

bool leads_to_name(const Token& token) {
    return token.is("with") || token.is("to") || token.is("of") || token.is("in") || token.is("mit");
}

// Words that name a unit of the same link.
struct LinkedWith {
    std::string name;       // "" if it does not say which
    bool with_last = false; // "same link"
};

class LinkReader {
public:
    LinkReader(std::string_view line, const Tokens& tokens) : line_(line), tokens_(tokens) {}

    [[nodiscard]] std::optional<LinkedWith> read() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (is_link(tokens_[at]))
                if (auto found = read_at(at))
                    return found;
        return std::nullopt;
    }

private:
    // "an in-line link of three HIM", "link of 2 (HSC-IV-RA)", "a link of two: HIS": how many are linked.
    [[nodiscard]] bool counts_link(std::size_t at) const {
        if (!tokens_[at].is("link") || at + 2 >= tokens_.size() ||
            !(tokens_[at + 1].is("of") || tokens_[at + 1].is("von")) || !tokens_[at + 2].is_number())
            return false;
        const std::size_t next = at + 3;
        return next < tokens_.size() && !tokens_[next].is(".") && !tokens_[next].is(")");
    }
    [[nodiscard]] std::optional<LinkedWith> read_at(std::size_t at) const {
        if (counts_link(at))
            return std::nullopt;
        // "linked with the phalanx", "the link of the phalanx"
        if (at + 1 < tokens_.size() && leads_to_name(tokens_[at + 1]) && !tokens_[at + 1].is("in"))
            return LinkedWith{words(at + 2, end_of_clause(at + 2)), false};
        if (!tokens_[at].is("link") || at == 0)
            return std::nullopt;
        if (tokens_[at - 1].is("same"))
            return LinkedWith{{}, true};
        // "in the phalanx link", "with the link"
        std::size_t begin = at;
        while (begin != 0 && !ends_clause(tokens_[begin - 1]) && !leads_to_name(tokens_[begin - 1]) &&
               tokens_[begin - 1].is_word())
            --begin;
        if (begin == 0 || !leads_to_name(tokens_[begin - 1]) || begin == at)
            return std::nullopt;
        return LinkedWith{words(begin, at), false};
    }

    [[nodiscard]] std::size_t end_of_clause(std::size_t at) const {
        while (at < tokens_.size() && !ends_clause(tokens_[at]))
            ++at;
        return at;
    }
    [[nodiscard]] std::string words(std::size_t begin, std::size_t end) const {
        return begin < end ? text_between(line_, tokens_, begin, end) : std::string();
    }

    std::string_view line_;
    const Tokens& tokens_;
};

class LinkJoiner {
public:
    LinkJoiner(ArmyDraft& draft, const Vocabulary& vocabulary, std::size_t link)
        : draft_(draft), vocabulary_(vocabulary), units_(vocabulary, draft), link_(link) {}

    std::vector<std::size_t> join() {
        std::vector<std::pair<UnitPlace, UnitPlace>> moves;
        for (std::size_t body = 0; body < draft_.bodies.size(); ++body)
            for (std::size_t unit = 0; unit < draft_.bodies[body].units.size(); ++unit)
                if (const auto with = linked_with({body, unit}))
                    look_at({body, unit}, *with, moves);
        for (BodyDraft& body : draft_.bodies)
            for (UnitDraft& unit : body.units)
                look_at_bare_link(unit);
        for (const auto& [from, to] : moves)
            move(from, to);
        return std::move(open_);
    }

private:
    [[nodiscard]] UnitDraft& unit_at(const UnitPlace& place) const {
        return draft_.bodies[place.body].units[place.unit];
    }

    // Of a unit of one line that is no row.
    [[nodiscard]] std::optional<LinkedWith> linked_with(const UnitPlace& place) const {
        const UnitDraft& unit = unit_at(place);
        if (unit.troops.empty() || unit.named_link ||
            std::any_of(unit.troops.begin(), unit.troops.end(),
                        [&](const TroopDraft& at) { return at.line != unit.troops.front().line; }))
            return std::nullopt;
        const LineDraft& line = draft_.lines[unit.troops.front().line];
        if (line.row)
            return std::nullopt;
        const Tokens tokens = vocabulary_.tokens(line.text);
        return LinkReader(line.text, tokens).read();
    }

    void look_at(const UnitPlace& place, const LinkedWith& with,
                 std::vector<std::pair<UnitPlace, UnitPlace>>& moves) {
        std::optional<UnitPlace> target = with.name.empty() ? std::nullopt : unit_called(with.name, place);
        if (with.with_last && place.unit != 0)
            target = UnitPlace{place.body, place.unit - 1};
        const bool other = target && (target->body != place.body || target->unit != place.unit);
        if (!other) {
            open_.push_back(draft_.lines[unit_at(place).troops.front().line].line);
            return;
        }
        drop_name(place, with.name);
        moves.emplace_back(place, *target);
    }

    // "3 HINn RA (link)": its troops are linked with each other; of which kind the link is, is clear where
    // there is but one. "2 HIN+, 3 HINn (link)" may link all of the line.
    void look_at_bare_link(UnitDraft& unit) {
        if (unit.troops.empty() || unit.named_link || says_link(unit) || !names_link(unit) ||
            std::find(open_.begin(), open_.end(), line_of(unit)) != open_.end())
            return;
        if (const UnitDraft* other = other_of_line(unit)) {
            if (!says_link(*other))
                open_.push_back(line_of(unit));
            return;
        }
        unit.named_link = true;
        const Trait& trait = vocabulary_.ruleset().traits[link_];
        constexpr std::size_t with_none = 2; // values
        if (trait.values.size() == with_none)
            unit.values.push_back({link_, trait.default_value == 0 ? 1 : 0});
    }

    [[nodiscard]] std::size_t line_of(const UnitDraft& unit) const {
        return draft_.lines[unit.troops.front().line].line;
    }
    [[nodiscard]] bool says_link(const UnitDraft& unit) const {
        const auto is_link_value = [this](const ValueOf& value) { return value.trait == link_; };
        return std::any_of(unit.values.begin(), unit.values.end(), is_link_value) ||
               std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
                   return draft_.lines[at.line].ways.front().troops[at.troop].says(link_);
               });
    }
    [[nodiscard]] bool names_link(const UnitDraft& unit) const {
        const LineDraft& line = draft_.lines[unit.troops.front().line];
        if (line.row)
            return false;
        const Tokens tokens = vocabulary_.tokens(line.text);
        for (std::size_t at = 0; at < tokens.size(); ++at)
            if (tokens[at].is("link"))
                return at == 0 ||
                       !(is_negation(tokens[at - 1].plain()) ||
                         (at > 1 && (tokens[at - 2].is("not") || is_negation(tokens[at - 2].plain()))));
        return false;
    }
    // Another unit that the same line tells, one with a link of its own if there is one.
    [[nodiscard]] const UnitDraft* other_of_line(const UnitDraft& unit) const {
        const UnitDraft* found = nullptr;
        const std::size_t line = unit.troops.front().line;
        for (const BodyDraft& body : draft_.bodies)
            for (const UnitDraft& other : body.units)
                if (&other != &unit && !other.troops.empty() && other.troops.front().line == line &&
                    (found == nullptr || says_link(other)))
                    found = &other;
        return found;
    }

    // By its label ("a)") or its name; the unit's own line holds the name as well.
    [[nodiscard]] std::optional<UnitPlace> unit_called(const std::string& name, const UnitPlace& own) const {
        const Tokens tokens = vocabulary_.tokens(name);
        NamedUnits::Names names;
        for (const Token& token : tokens)
            if (token.is_word() && !is_joining_word(token.plain()) && !token.is("unit"))
                names.push_back(token);
        std::vector<NamedUnits::Target> found =
            names.empty() ? std::vector<NamedUnits::Target>() : units_.called(names, std::nullopt);
        std::erase_if(found, [&](const NamedUnits::Target& target) {
            return target.body == own.body && target.unit == own.unit;
        });
        if (found.size() == 1)
            return UnitPlace{found.front().body, found.front().unit};
        if (found.empty() && !tokens.empty() && tokens.size() <= 3)
            for (const Token& token : tokens)
                if (const std::string label = label_of(token); !label.empty())
                    if (const auto unit = units_.unit_numbered(label, std::nullopt))
                        return UnitPlace{unit->body, unit->unit};
        return std::nullopt;
    }

    // What names the other unit names none of these troops; what their own unit was called does.
    void drop_name(const UnitPlace& place, const std::string& name) {
        const UnitDraft& unit = unit_at(place);
        const std::string other = small_letters(name);
        for (const TroopDraft& at : unit.troops)
            for (LineReading& way : draft_.lines[at.line].ways) {
                std::string& own = way.troops[at.troop].name;
                if (!own.empty() && other.find(small_letters(own)) != std::string::npos)
                    own.clear();
                if (own == "same")
                    own.clear();
                if (own.empty())
                    own = unit.name;
            }
    }

    void move(const UnitPlace& from, const UnitPlace& to) {
        UnitDraft& unit = unit_at(from);
        UnitDraft& home = unit_at(to);
        home.troops.insert(home.troops.end(), unit.troops.begin(), unit.troops.end());
        for (const ValueOf& value : unit.values)
            if (std::none_of(home.values.begin(), home.values.end(),
                             [&](const ValueOf& said) { return said.trait == value.trait; }))
                home.values.push_back(value);
        unit.troops.clear();
    }

    ArmyDraft& draft_;
    const Vocabulary& vocabulary_;
    NamedUnits units_;
    std::size_t link_;              // index of the trait
    std::vector<std::size_t> open_; // lines
};

} // namespace

std::vector<std::size_t> join_linked_units(ArmyDraft& draft, const Vocabulary& vocabulary) {
    const auto link = trait_of_links(vocabulary.ruleset());
    return link ? LinkJoiner(draft, vocabulary, *link).join() : std::vector<std::size_t>();
}

} // namespace muster
