// SPDX-License-Identifier: MIT
#include "mail/detail/declared_figures.h"

#include "army/place.h"
#include "check/checker.h"
#include "check/wording.h"
#include "mail/detail/told_number.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// A size such as 1,000 points that stands over the list is agreed; beneath it, or with "total", it is a sum.
bool is_agreed(const DeclaredFigure& declared, const Ruleset& ruleset) {
    const Claim& claim = declared.claim;
    return claim.what == Claim::What::number && ruleset.size && ruleset.size->slot &&
           claim.index == ruleset.size->number &&
           (claim.agreed || (!claim.is_sum && !declared.behind_troops));
}

bool is_priced_size(const Ruleset& ruleset) {
    const auto price = ruleset.number(Level::army, ruleset.conversion.price);
    return price && ruleset.size && *price == ruleset.size->number;
}

class Figures {
public:
    Figures(const Ruleset& ruleset, const Army& army, const Report& report)
        : ruleset_(ruleset), army_(army), report_(report) {}

    // Whether the number's figure of the army, or of the part and unit that the claim stands beneath, is what
    // the claim says, or one of the other totals of its line.
    [[nodiscard]] bool comes_out(const DeclaredFigure& declared, std::size_t number) const {
        const std::vector<std::int32_t>& others = declared.claim.others;
        return is_figure(declared, number, Exact(declared.claim.value)) || counts_bases(declared.claim) ||
               std::any_of(others.begin(), others.end(),
                           [&](std::int32_t other) { return is_figure(declared, number, Exact(other)); });
    }

    [[nodiscard]] bool is_figure(const DeclaredFigure& declared, std::size_t number,
                                 const Exact& value) const {
        if (report_.number({}, number) == value)
            return true;
        const std::string& id = ruleset_.numbers_of(Level::army)[number].id;
        const auto body = static_cast<std::uint32_t>(std::min(declared.bodies, army_.bodies.size()));
        const auto of_body = ruleset_.number(Level::body, id);
        if (body == 0 || !of_body)
            return false;
        if (report_.number({body, 0, 0}, *of_body) == value)
            return true;
        const auto unit =
            static_cast<std::uint32_t>(std::min(declared.units, army_.bodies[body - 1].units.size()));
        const auto of_unit = ruleset_.number(Level::unit, id);
        return unit != 0 && of_unit && report_.number({body, unit, 0}, *of_unit) == value;
    }

    // "12 bases on the table": guns that are merged in count for the rules and have no base of their own.
    [[nodiscard]] bool counts_bases(const Claim& claim) const {
        std::int64_t bases = 0;
        for (const Body& body : army_.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    bases += troop.count;
        return (claim.on_table || claim.unit == "bases" || claim.unit == "stands") && claim.value == bases;
    }

    // Of numbers of the army the one that the claim is held against: of a row of totals the nearest.
    [[nodiscard]] std::size_t meant_by(const std::vector<std::size_t>& numbers, const Claim& claim) const {
        if (!claim.in_row)
            return numbers.front();
        const Exact value(claim.value);
        const auto distance = [&](std::size_t number) {
            const Exact computed = report_.number({}, number);
            return computed < value ? value - computed : computed - value;
        };
        return *std::min_element(numbers.begin(), numbers.end(), [&](std::size_t one, std::size_t other) {
            return distance(one) < distance(other);
        });
    }

    // What lists are added up by: the price, the size, what is counted.
    [[nodiscard]] std::vector<std::size_t> totals(const Claim& claim = {}) const {
        std::vector<std::size_t> numbers;
        const auto add = [&](std::optional<std::size_t> number) {
            if (number && std::find(numbers.begin(), numbers.end(), *number) == numbers.end())
                numbers.push_back(*number);
        };
        add(ruleset_.number(Level::army, ruleset_.conversion.price));
        if (ruleset_.size)
            add(ruleset_.size->number);
        for (const std::string_view id : {"vignettes", "figures", "count"})
            add(ruleset_.number(Level::army, id));
        if (claim.in_row)
            add(ruleset_.number(Level::army, "men"));
        return numbers;
    }

private:
    const Ruleset& ruleset_;
    const Army& army_;
    const Report& report_;
};

} // namespace

namespace {

// "A small army of six vignettes" over a list of six: less than the usual size was agreed.
bool is_small_game(const DeclaredFigure& declared, const Trait& size, const Army& army) {
    std::int32_t count = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                count += troop.count;
    return !declared.claim.is_sum && !declared.behind_troops && declared.claim.value == count &&
           count < size.default_value;
}

} // namespace

namespace {

// "Saturday, 250 IP" as the subject of a mail that says elsewhere that 250 IP are the limit.
void drop_limit_in_subject(MailReading& mail, const Ruleset& ruleset) {
    std::erase_if(mail.declared, [&](const DeclaredFigure& figure) {
        return figure.line == 0 && figure.claim.what == Claim::What::number &&
               std::any_of(mail.of_army.begin(), mail.of_army.end(), [&](const SaidOfArmy& said) {
                   const std::string& limited = ruleset.numbers_of(Level::army)[figure.claim.index].id;
                   return ruleset.traits[said.value.trait].id == limited + "-limit" &&
                          said.value.value == figure.claim.value;
               });
    });
}

} // namespace

void mark_agreed_sizes(MailReading& mail, const Ruleset& ruleset) {
    drop_limit_in_subject(mail, ruleset);
    constexpr std::int32_t step = 50; // that players agree on
    std::vector<DeclaredFigure>& declared = mail.declared;
    const auto is_size = [&](const DeclaredFigure& figure) {
        return figure.claim.what == Claim::What::number && ruleset.size &&
               figure.claim.index == ruleset.size->number;
    };
    // "An army of 1000 points" beneath the list is what was agreed only where a sum says what it comes to.
    const auto says_other = [&](const DeclaredFigure& figure, bool sum) {
        return std::any_of(declared.begin(), declared.end(), [&](const DeclaredFigure& other) {
            const bool is_other = is_size(other) || (sum && other.claim.what == Claim::What::total);
            return &other != &figure && is_other && other.behind_troops && (other.claim.is_sum || !sum);
        });
    };
    const auto may_be_agreed = [&](const DeclaredFigure& figure) {
        if (figure.claim.size == SizeOf::game)
            return true;
        return figure.behind_troops ? figure.claim.size == SizeOf::army && says_other(figure, true)
                                    : says_other(figure, false);
    };
    for (DeclaredFigure& figure : declared)
        figure.claim.agreed = figure.claim.agreed ||
                              (is_size(figure) && figure.claim.value % step == 0 && may_be_agreed(figure));
}

std::vector<LineQuestion> take_agreed_size(const MailReading& mail, const Ruleset& ruleset, Army& army) {
    const bool said = std::any_of(mail.of_army.begin(), mail.of_army.end(), [&](const SaidOfArmy& one) {
        return ruleset.size && ruleset.size->slot && ruleset.traits[one.value.trait].level == Level::army &&
               ruleset.traits[one.value.trait].slot == *ruleset.size->slot &&
               ruleset.traits[one.value.trait].is_number();
    });
    std::vector<LineQuestion> questions;
    if (said)
        return questions;
    bool is_set = false;
    for (const DeclaredFigure& declared : mail.declared) {
        const bool priced = is_priced_size(ruleset);
        if (!ruleset.size || !ruleset.size->slot || declared.claim.what != Claim::What::number ||
            declared.claim.index != ruleset.size->number || (priced && !is_agreed(declared, ruleset)))
            continue;
        for (const std::size_t index : ruleset.at(Level::army).traits) {
            const Trait& trait = ruleset.traits[index];
            if (!trait.is_number() || trait.slot != *ruleset.size->slot ||
                declared.claim.value < trait.least || declared.claim.value > trait.most)
                continue;
            // Twelve is usual, and only its multiples are sizes that can be agreed.
            if (is_set && army.values[trait.slot] != declared.claim.value && priced)
                questions.push_back(
                    {declared.line,
                     fmt::format("{}: {} or {}", trait.name, army.values[trait.slot], declared.claim.value)});
            else if (priced || is_small_game(declared, trait, army) ||
                     (trait.default_value > 0 && declared.claim.value % trait.default_value == 0))
                army.values[trait.slot] = declared.claim.value;
            is_set = true;
        }
    }
    return questions;
}

namespace {

std::string words_of_wrong(const Claim& claim, Exact computed) {
    return fmt::format("declared {}{}{}, computed {}", figure_in_words(claim.value),
                       claim.unit.empty() ? "" : " ", claim.unit, computed.readable());
}

// "Surely nobody will mind nine points?" beside 1009 of 1000: what is over or short, where the list states
// the total too.
bool tells_difference(const DeclaredFigure& declared, const MailReading& mail, const Ruleset& ruleset,
                      const Army& army, const Report& report) {
    const Claim& claim = declared.claim;
    if (!ruleset.size || !ruleset.size->slot || claim.what != Claim::What::number ||
        claim.index != ruleset.size->number || claim.is_sum || !declared.behind_troops)
        return false;
    const Exact agreed(army.values[*ruleset.size->slot]);
    const Exact total = report.number({}, ruleset.size->number);
    const Exact value(claim.value);
    return (agreed + value == total || total + value == agreed) &&
           total_comes_out(mail, ruleset, army, report);
}

// "IP limit: 250" and "Lake-men, 250 IP" over the list: what was agreed, and no sum.
bool tells_limit(const DeclaredFigure& declared, const Ruleset& ruleset, const Army& army) {
    const Claim& claim = declared.claim;
    if (claim.what != Claim::What::number || claim.is_sum || declared.behind_troops)
        return false;
    const std::string limit = ruleset.numbers_of(Level::army)[claim.index].id + "-limit";
    const Trait* trait = ruleset.trait(Level::army, limit);
    return trait != nullptr && army.values[trait->slot] == claim.value;
}

// What was agreed, or what is over or short: nothing that the list has to come to.
bool is_no_total(const DeclaredFigure& declared, const MailReading& mail, const Ruleset& ruleset,
                 const Army& army, const Report& report) {
    return (is_agreed(declared, ruleset) && is_priced_size(ruleset)) ||
           tells_difference(declared, mail, ruleset, army, report) || tells_limit(declared, ruleset, army);
}

} // namespace

std::vector<WrittenFigure> figures_of_army(const MailReading& mail, const Ruleset& ruleset, const Army& army,
                                           const Report& report) {
    std::vector<WrittenFigure> stated;
    const Figures figures(ruleset, army, report);
    for (const DeclaredFigure& declared : mail.declared) {
        const Claim& claim = declared.claim;
        if (claim.of_part || claim.what == Claim::What::trait ||
            is_no_total(declared, mail, ruleset, army, report))
            continue;
        const std::vector<std::size_t> numbers =
            claim.what == Claim::What::number ? std::vector{claim.index} : figures.totals(claim);
        const Exact value(claim.value);
        const auto right = std::find_if(numbers.begin(), numbers.end(), [&](std::size_t number) {
            return report.number({}, number) == value;
        });
        const bool of_a_part = std::any_of(numbers.begin(), numbers.end(), [&](std::size_t number) {
            return figures.comes_out(declared, number);
        });
        if (right != numbers.end()) {
            stated.push_back({declared.line, *right, claim.value, {}});
        } else if (!numbers.empty() && !of_a_part) {
            const std::size_t meant = figures.meant_by(numbers, claim);
            stated.push_back(
                {declared.line, meant, claim.value, words_of_wrong(claim, report.number({}, meant))});
        }
    }
    return stated;
}

std::vector<LineQuestion> wrong_figures(const MailReading& mail, const Ruleset& ruleset, const Army& army,
                                        const Report& report) {
    std::vector<LineQuestion> wrong;
    const Figures figures(ruleset, army, report);
    for (const DeclaredFigure& declared : mail.declared) {
        const Claim& claim = declared.claim;
        if (is_no_total(declared, mail, ruleset, army, report))
            continue;
        const std::vector<std::size_t> numbers =
            claim.what == Claim::What::number ? std::vector{claim.index} : figures.totals(claim);
        if (numbers.empty() || std::any_of(numbers.begin(), numbers.end(), [&](std::size_t number) {
                return figures.comes_out(declared, number);
            }))
            continue;
        wrong.push_back(
            {declared.line, words_of_wrong(claim, report.number({}, figures.meant_by(numbers, claim)))});
    }
    return wrong;
}

std::vector<LineQuestion> wrong_prices(const MailReading& mail, const Ruleset& ruleset, const Army& army,
                                       const Report& report) {
    std::vector<LineQuestion> wrong;
    const auto price = ruleset.number(Level::troop, ruleset.conversion.price);
    const Trait& classes = ruleset.traits[ruleset.at(Level::troop).traits.front()];
    for (const SaidPrice& said : mail.prices)
        for (const std::int32_t value : said.values) {
            bool found = false;
            for_each_place(army, [&](const Place& place) {
                if (!price || place.troop == 0)
                    return;
                const Troop& troop =
                    army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
                const bool meant =
                    troop.values[classes.slot] == said.class_value &&
                    (!said.of || troop.values[ruleset.traits[said.of->trait].slot] == said.of->value);
                found = found || (meant && report.number(place, *price) == Exact(value));
            });
            if (!found)
                wrong.push_back({said.line, fmt::format("{} each, but no {} of the list costs that", value,
                                                        classes.value_name(said.class_value))});
        }
    return wrong;
}

bool total_comes_out(const MailReading& mail, const Ruleset& ruleset, const Army& army,
                     const Report& report) {
    const std::vector<std::size_t> totals = Figures(ruleset, army, report).totals();
    return std::any_of(mail.declared.begin(), mail.declared.end(), [&](const DeclaredFigure& declared) {
        const Claim& claim = declared.claim;
        if (!declared.behind_troops || claim.of_part ||
            (claim.what == Claim::What::number &&
             std::find(totals.begin(), totals.end(), claim.index) == totals.end()))
            return false;
        return std::any_of(totals.begin(), totals.end(), [&](std::size_t number) {
            return (claim.what != Claim::What::number || claim.index == number) &&
                   report.number({}, number) == Exact(claim.value);
        });
    });
}

bool is_total(std::int32_t value, const Ruleset& ruleset, const Army& army, const Report& report) {
    const std::vector<std::size_t> totals = Figures(ruleset, army, report).totals();
    return std::any_of(totals.begin(), totals.end(),
                       [&](std::size_t number) { return report.number({}, number) == Exact(value); });
}

std::vector<LineQuestion> wrong_totals(const MailReading& mail, const Ruleset& ruleset, const Army& army) {
    std::vector<LineQuestion> wrong;
    if (mail.totals.empty() && !mail.verdict)
        return wrong;
    const Report report = check(army, ruleset, Detail::sheet);
    if (const auto errors = static_cast<std::int32_t>(report.count(Severity::error));
        mail.verdict && mail.verdict->errors != errors)
        wrong.push_back({mail.verdict->line,
                         fmt::format("the sheet says {} errors, found {}", mail.verdict->errors, errors)});
    const Wording wording(army, ruleset, report);
    for (const PrintedTotal& printed : mail.totals) {
        const SheetTotal& total = ruleset.sheet.totals[printed.total];
        std::string computed = wording.filled(total.value, {});
        if (const std::string caption = wording.filled(total.caption, {}); !caption.empty())
            computed += ": " + caption;
        if (computed != printed.text)
            wrong.push_back(
                {printed.line, fmt::format(R"(the sheet says "{}", computed "{}")", printed.text, computed)});
    }
    return wrong;
}

} // namespace muster
