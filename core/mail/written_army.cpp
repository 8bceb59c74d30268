// SPDX-License-Identifier: MIT
#include "mail/written_army.h"

#include "army/edits.h"
#include "base/limits.h"
#include "base/progress.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "mail/detail/army_maker.h"
#include "mail/detail/counted_values.h"
#include "mail/detail/declared_figures.h"
#include "mail/detail/line_answers.h"
#include "mail/detail/long_texts.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_reader.h"
#include "mail/detail/near_words.h"
#include "mail/detail/running_totals.h"
#include "mail/detail/sheet_reader.h"
#include "mail/detail/table_sheet.h"
#include "mail/detail/true_talk.h"
#include "mail/detail/typing_errors.h"
#include "mail/detail/units_by_number.h"
#include "mail/detail/whole_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_trials = 24; // values that are tried for what is not said

Reading as_read() {
    return {Reading::Kind::as_read, std::string(as_read_id), {}};
}

Reading pass_over() {
    return {Reading::Kind::pass_over, std::string(pass_over_id), {}};
}

class QuestionCollector {
public:
    QuestionCollector(const MailReading& mail, MadeArmy made, const Vocabulary& vocabulary,
                      const LineAnswers& answers)
        : mail_(mail), made_(std::move(made)), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          answers_(answers) {}

    WrittenArmy collect() {
        for (const MadeTroop& troop : made_.troops)
            result_.lines.push_back({troop.line, troop.place});
        for (const std::size_t line : answers_.passed_over())
            settle(question_about(line, std::string(line_question_id), {}, {pass_over()}), 0);
        for (const LineQuestion& question : questions_of_words(mail_, made_.army, vocabulary_))
            ask_of_words(question);
        for (const LineQuestion& question : made_.questions)
            if (!question.prose)
                ask_of_words(question);
        for (const LineQuestion& question : take_agreed_size(mail_, ruleset_, made_.army))
            ask_of_words(question);
        ask_of_bodies();
        take_values_of_others();
        try {
            const Report report = check(made_.army, ruleset_);
            result_.figures = figures_of_army(mail_, ruleset_, made_.army, report);
            for (const LineQuestion& question : wrong_figures(mail_, ruleset_, made_.army, report))
                ask_of_words(question);
            for (const LineQuestion& question :
                 wrong_counts_of_values(mail_.counted, ruleset_, made_.army, report))
                ask_of_words(question);
            for (const LineQuestion& question : wrong_totals(mail_, ruleset_, made_.army))
                ask_of_words(question);
            for (const LineQuestion& question : wrong_prices(mail_, ruleset_, made_.army, report))
                ask_of_words(question);
            ask_of_prose(report);
            settle_numbers(made_, ruleset_, report, total_comes_out(mail_, ruleset_, made_.army, report));
            ask_of_troops(report);
            ask_what_is_unsaid(report);
            ask_of_missing();
            if (const auto question = question_of_long_texts(made_.army))
                ask_of_words(*question);
        } catch (const std::overflow_error& error) {
            ask(question_about(0, error.what(), error.what(), {}), {});
        }
        std::stable_sort(result_.open.begin(), result_.open.end(),
                         [](const OpenQuestion& a, const OpenQuestion& b) { return a.line < b.line; });
        std::stable_sort(result_.settled.begin(), result_.settled.end(),
                         [](const SettledQuestion& a, const SettledQuestion& b) {
                             return a.question.line < b.question.line;
                         });
        for (const LineQuestion& note : made_.notes)
            result_.notes.push_back(fmt::format("line {}: {}", note.line, note.text));
        result_.troops = made_.troops.size();
        result_.unread = mail_.unread;
        result_.says_ruleset = mail_.says_ruleset;
        result_.army = with_texts_cut(std::move(made_.army));
        return std::move(result_);
    }

private:
    [[nodiscard]] OpenQuestion question_about(std::size_t line, std::string id, std::string what,
                                              std::vector<Reading> readings) const {
        OpenQuestion question;
        question.line = line;
        question.what = std::move(what);
        question.words = answers_.words(line);
        question.id = std::move(id);
        question.readings = std::move(readings);
        return question;
    }

    // `taken` says how it was read meanwhile.
    void ask(OpenQuestion question, const std::string& taken) {
        question.text = question.line == 0
                            ? question.what + taken
                            : fmt::format("line {}: {}{}", question.line, question.what, taken);
        const bool known = std::any_of(result_.open.begin(), result_.open.end(),
                                       [&](const OpenQuestion& open) { return open.text == question.text; });
        if (!known)
            result_.open.push_back(std::move(question));
    }

    void settle(OpenQuestion question, std::size_t chosen) {
        const bool known =
            std::any_of(result_.settled.begin(), result_.settled.end(), [&](const SettledQuestion& settled) {
                return settled.question.line == question.line && settled.question.id == question.id;
            });
        if (!known)
            result_.settled.push_back({std::move(question), chosen});
    }

    void ask_of_words(const LineQuestion& asked) {
        std::vector<Reading> readings;
        if (!asked.unread)
            readings.push_back(as_read());
        if (asked.line != 0)
            readings.push_back(pass_over());
        const std::string* answer = answers_.reading(asked.line, asked.text);
        OpenQuestion question = question_about(asked.line, asked.text, asked.text, std::move(readings));
        if (!asked.unread && answer != nullptr && *answer == as_read_id)
            settle(std::move(question), 0);
        else
            ask(std::move(question), {});
    }

    // "One entry takes two lines": where the list's own total comes out without it, it is no troops.
    void ask_of_prose(const Report& report) {
        const bool comes_out = total_comes_out(mail_, ruleset_, made_.army, report);
        for (const std::vector<LineQuestion>* questions : {&mail_.questions, &std::as_const(made_).questions})
            for (const LineQuestion& question : *questions)
                if (question.perhaps_total ? !is_total(*question.perhaps_total, ruleset_, made_.army, report)
                                           : question.prose && !comes_out)
                    ask_of_words(question);
    }

    // "four-horse" in a list without such a chariot, of lines that nobody is asked about.
    void ask_of_missing() {
        for (const MissingValue& missing : missing_in(mail_.named, result_.lines, made_.army, ruleset_)) {
            const auto is_of_line = [&](const OpenQuestion& question) {
                return question.line == missing.line;
            };
            const bool asked =
                std::any_of(result_.open.begin(), result_.open.end(), is_of_line) ||
                std::any_of(result_.settled.begin(), result_.settled.end(),
                            [&](const SettledQuestion& settled) { return is_of_line(settled.question); });
            if (!asked)
                ask_of_words({missing.line, missing.what, false});
        }
    }

    void ask_of_troops(const Report& report) {
        const Wording wording(made_.army, ruleset_, report);
        for (const MadeTroop& troop : made_.troops) {
            std::vector<Reading> readings = troop.readings;
            readings.push_back(pass_over());
            const std::string id(line_question_id);
            if (troop.chosen) {
                const std::string what = fmt::format("{}", fmt::join(troop.questions, "; "));
                settle(question_about(troop.line, id, what, std::move(readings)), *troop.chosen);
                continue;
            }
            for (const std::string& what : troop.questions)
                ask(question_about(troop.line, id, what, readings),
                    fmt::format("; read as {} x {}", troop_at(made_.army, troop.place).count,
                                wording.notation(troop.place)));
        }
    }

    [[nodiscard]] static std::vector<Reading> values_of(const Trait& trait) {
        constexpr std::int32_t most_numbers = 12;
        std::vector<Reading> readings;
        const auto add = [&](std::int32_t value) {
            readings.push_back({Reading::Kind::value, trait.value_id(value), trait.value_name(value)});
        };
        if (!trait.is_number())
            for (std::size_t v = 0; v < trait.values.size(); ++v)
                add(static_cast<std::int32_t>(v));
        else if (trait.most - trait.least < most_numbers)
            for (std::int32_t value = trait.least; value <= trait.most; ++value)
                add(value);
        return readings;
    }

    void ask_of_trait(std::size_t line, const Trait& trait, std::int32_t value) {
        ask(unsaid_question(line, trait), fmt::format("; taken as {}", trait.value_name(value)));
    }

    void settle_trait(std::size_t line, const Trait& trait, std::int32_t value) {
        OpenQuestion question = unsaid_question(line, trait);
        const auto chosen =
            std::find_if(question.readings.begin(), question.readings.end(),
                         [&](const Reading& reading) { return reading.id == trait.value_id(value); });
        if (chosen != question.readings.end()) {
            const auto index = static_cast<std::size_t>(chosen - question.readings.begin());
            settle(std::move(question), index);
        }
    }

    [[nodiscard]] OpenQuestion unsaid_question(std::size_t line, const Trait& trait) const {
        return question_about(line, unsaid_question_id(trait), translate_format("{} is not said", trait.name),
                              values_of(trait));
    }

    void ask_of_bodies() {
        for (const UnsaidValue& unsaid : made_.unsaid_of_bodies)
            if (unsaid.answered)
                settle_trait(unsaid.line, ruleset_.traits[unsaid.trait], unsaid.value);
            else
                ask_of_trait(unsaid.line, ruleset_.traits[unsaid.trait], unsaid.value);
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

    // "C-in-C, Agricola: 100" over troops that are all regular: what all troops are that say it, and nobody
    // else leaves it open. Only of a leader.
    [[nodiscard]] std::optional<std::int32_t> value_of_others(const MadeTroop& leader, const Trait& trait) {
        constexpr std::size_t fewest = 2;
        if (!vocabulary_.is_leader(
                troop_at(made_.army, leader.place).values[ruleset_.traits[vocabulary_.class_trait()].slot]))
            return std::nullopt;
        std::optional<std::int32_t> found;
        std::size_t others = 0;
        for (const MadeTroop& troop : made_.troops) {
            if (troop.place == leader.place)
                continue;
            const std::int32_t value = troop_at(made_.army, troop.place).values[trait.slot];
            const bool unsaid = std::any_of(troop.unsaid.begin(), troop.unsaid.end(), [&](std::size_t index) {
                return &ruleset_.traits[index] == &trait;
            });
            if (unsaid || (found && *found != value))
                return std::nullopt;
            found = value;
            ++others;
        }
        return others >= fewest ? found : std::nullopt;
    }

    void take_values_of_others() {
        for (MadeTroop& troop : made_.troops)
            std::erase_if(troop.unsaid, [&](std::size_t index) {
                const Trait& trait = ruleset_.traits[index];
                const auto value = value_of_others(troop, trait);
                if (!value)
                    return false;
                troop_at(made_.army, troop.place).values[trait.slot] = *value;
                made_.notes.push_back({troop.line,
                                       translate_format("{} is not said; taken as {}, as all others are",
                                                        trait.name, trait.value_name(*value)),
                                       false});
                return true;
            });
    }

    void ask_what_is_unsaid(const Report& report) {
        std::size_t trials = 0;
        for (const ValueOf& unsaid : made_.unsaid_of_army) {
            const Trait& trait = ruleset_.traits[unsaid.trait];
            std::int32_t& value = made_.army.values[trait.slot];
            if (answers_.value(0, trait)) {
                settle_trait(0, trait, value);
                continue;
            }
            const bool immaterial = trait.is_choice() && is_immaterial(report, value, trait.values.size());
            if (immaterial)
                result_.notes.push_back(
                    translate_format("{} is not said; taken as {}", trait.name, trait.value_name(value)));
            else
                ask_of_trait(0, trait, value);
        }
        for (const MadeTroop& troop : made_.troops) {
            for (const std::size_t index : troop.answered)
                settle_trait(troop.line, ruleset_.traits[index],
                             troop_at(made_.army, troop.place).values[ruleset_.traits[index].slot]);
            for (const std::size_t index : troop.unsaid) {
                const Trait& trait = ruleset_.traits[index];
                std::int32_t& value = troop_at(made_.army, troop.place).values[trait.slot];
                if (++trials <= most_trials && is_immaterial(report, value, trait.values.size()))
                    made_.notes.push_back(
                        {troop.line,
                         translate_format("{} is not said; taken as {}", trait.name, trait.value_name(value)),
                         false});
                else
                    ask_of_trait(troop.line, trait, value);
            }
        }
    }

    [[nodiscard]] static Troop& troop_at(Army& army, const Place& place) {
        return army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
    }

    const MailReading& mail_;
    MadeArmy made_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    const LineAnswers& answers_;
    WrittenArmy result_;
};

WrittenArmy collected(MailReading mail, const Vocabulary& vocabulary, const Army& begin,
                      const LineAnswers& answers) {
    mark_agreed_sizes(mail, vocabulary.ruleset());
    return QuestionCollector(mail, make_army(mail, vocabulary, begin, answers), vocabulary, answers)
        .collect();
}

// What Muster itself wrote, as a table or a page; nothing of another text.
std::optional<WrittenArmy> read_printed(std::string_view text, const Vocabulary& vocabulary,
                                        const Army& begin, const LineAnswers& answers) {
    if (std::optional<WrittenArmy> table = read_table_sheet(text, vocabulary.ruleset()))
        return table;
    std::optional<MailReading> sheet = read_sheet(text, vocabulary);
    return sheet ? std::optional(collected(*std::move(sheet), vocabulary, begin, answers)) : std::nullopt;
}

WrittenArmy read_as_typed(std::string_view text, const Vocabulary& vocabulary, const Army& begin,
                          const LineAnswers& answers) {
    if (std::optional<WrittenArmy> printed = read_printed(text, vocabulary, begin, answers))
        return *std::move(printed);
    const std::vector<MailLine> lines = mail_lines(text);
    MailReading mail = read_mail(lines, vocabulary, answers);
    put_units_by_number(mail, vocabulary);
    ask_of_whole_list(lines, mail);
    return collected(std::move(mail), vocabulary, begin, answers);
}

} // namespace

WrittenArmyReader::WrittenArmyReader(const Ruleset& ruleset)
    : vocabulary_(std::make_unique<Vocabulary>(ruleset)),
      near_words_(std::make_unique<NearWords>(*vocabulary_)) {}
WrittenArmyReader::~WrittenArmyReader() = default;

WrittenArmy WrittenArmyReader::read_text(std::string_view text, const Army& begin,
                                         const std::vector<Choice>& choices) const {
    note_progress();
    // A corrected text has the same lines.
    const LineAnswers answers(text, choices);
    // Nobody typed a sheet.
    if (std::optional<WrittenArmy> printed = read_printed(text, *vocabulary_, begin, answers))
        return *std::move(printed);
    Vocabulary vocabulary(*vocabulary_);
    vocabulary.remember_lines();
    vocabulary.limit_time(longest_reading);
    return read_with_typing_errors(text, *near_words_, answers, [&](std::string_view typed) {
        return read_as_typed(typed, vocabulary, begin, answers);
    });
}

WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin,
                              const std::vector<Choice>& choices) {
    return WrittenArmyReader(ruleset).read(text, begin, choices);
}

WrittenArmy read_as_typed(std::string_view text, const Ruleset& ruleset, const Army& begin) {
    Vocabulary vocabulary(ruleset);
    vocabulary.remember_lines();
    return read_as_typed(text, vocabulary, begin, LineAnswers(text, {}));
}

} // namespace muster
