// SPDX-License-Identifier: MIT
#include "mail/written_army.h"

#include "check/checker.h"
#include "check/wording.h"
#include "mail/detail/army_maker.h"
#include "mail/detail/declared_figures.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/sheet_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

namespace muster {

namespace {

constexpr std::size_t most_trials = 24; // values that are tried for what is not said

class QuestionCollector {
public:
    QuestionCollector(const MailReading& mail, MadeArmy made, const Ruleset& ruleset)
        : mail_(mail), made_(std::move(made)), ruleset_(ruleset) {}

    WrittenArmy collect() {
        for (const MadeTroop& troop : made_.troops)
            result_.lines.push_back({troop.line, troop.place});
        for (const LineQuestion& question : mail_.questions)
            ask(question.line, question.text);
        for (const LineQuestion& question : made_.questions)
            ask(question.line, question.text);
        for (const LineQuestion& question : take_agreed_size(mail_, ruleset_, made_.army))
            ask(question.line, question.text);
        try {
            const Report report = check(made_.army, ruleset_);
            for (const LineQuestion& question : wrong_figures(mail_, ruleset_, made_.army, report))
                ask(question.line, question.text);
            ask_of_troops(report);
            ask_what_is_unsaid(report);
        } catch (const std::overflow_error& error) {
            ask(0, error.what());
        }
        std::stable_sort(result_.open.begin(), result_.open.end(),
                         [](const OpenQuestion& a, const OpenQuestion& b) { return a.line < b.line; });
        for (const LineQuestion& note : made_.notes)
            result_.notes.push_back(fmt::format("line {}: {}", note.line, note.text));
        result_.troops = made_.troops.size();
        result_.unread = mail_.unread;
        result_.says_ruleset = mail_.says_ruleset;
        result_.army = std::move(made_.army);
        return std::move(result_);
    }

private:
    void ask(std::size_t line, const std::string& text) {
        std::string whole = line == 0 ? text : fmt::format("line {}: {}", line, text);
        const bool known = std::any_of(result_.open.begin(), result_.open.end(),
                                       [&](const OpenQuestion& open) { return open.text == whole; });
        if (!known)
            result_.open.push_back({line, std::move(whole)});
    }

    void ask_of_troops(const Report& report) {
        for (const MadeTroop& troop : made_.troops)
            for (const std::string& question : troop.questions)
                ask(troop.line,
                    fmt::format("{}; read as {} x {}", question, troop_at(made_.army, troop.place).count,
                                notation_of(troop.place, made_.army, ruleset_, report)));
    }

    // Whether the army is judged the same with any other value.
    [[nodiscard]] bool is_immaterial(const Report& report, std::int32_t& value, std::size_t values) const {
        const std::int32_t taken = value;
        bool same = true;
        for (std::size_t v = 0; same && v < values; ++v) {
            value = static_cast<std::int32_t>(v);
            const Report other = check(made_.army, ruleset_);
            same = other.findings() == report.findings();
            for (std::size_t n = 0; same && n < ruleset_.numbers_of(Level::army).size(); ++n)
                same = other.number({}, n) == report.number({}, n);
        }
        value = taken;
        return same;
    }

    void ask_what_is_unsaid(const Report& report) {
        std::size_t trials = 0;
        for (const ValueOf& unsaid : made_.unsaid_of_army) {
            const Trait& trait = ruleset_.traits[unsaid.trait];
            std::int32_t& value = made_.army.values[trait.slot];
            const bool immaterial = trait.is_choice() && is_immaterial(report, value, trait.values.size());
            const std::string text =
                fmt::format("{} is not said; taken as {}", trait.name,
                            trait.is_number() ? std::to_string(value) : trait.value_name(value));
            if (immaterial)
                result_.notes.push_back(text);
            else
                ask(0, text);
        }
        for (const MadeTroop& troop : made_.troops)
            for (const std::size_t index : troop.unsaid) {
                const Trait& trait = ruleset_.traits[index];
                std::int32_t& value = troop_at(made_.army, troop.place).values[trait.slot];
                const std::string text =
                    fmt::format("{} is not said; taken as {}", trait.name, trait.value_name(value));
                if (++trials <= most_trials && is_immaterial(report, value, trait.values.size()))
                    made_.notes.push_back({troop.line, text});
                else
                    ask(troop.line, text);
            }
    }

    [[nodiscard]] static Troop& troop_at(Army& army, const Place& place) {
        return army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
    }

    const MailReading& mail_;
    MadeArmy made_;
    const Ruleset& ruleset_;
    WrittenArmy result_;
};

} // namespace

WrittenArmyReader::WrittenArmyReader(const Ruleset& ruleset)
    : vocabulary_(std::make_unique<Vocabulary>(ruleset)) {}
WrittenArmyReader::~WrittenArmyReader() = default;

WrittenArmy WrittenArmyReader::read(std::string_view text, const Army& begin) const {
    const std::optional<MailReading> sheet = read_sheet(text, *vocabulary_);
    const MailReading mail = sheet ? *sheet : read_mail(text, *vocabulary_);
    return QuestionCollector(mail, make_army(mail, *vocabulary_, begin), vocabulary_->ruleset()).collect();
}

WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin) {
    return WrittenArmyReader(ruleset).read(text, begin);
}

} // namespace muster
