// SPDX-License-Identifier: MIT
#include "mail/detail/mail_reader.h"

#include "base/text.h"
#include "mail/detail/army_title.h"
#include "mail/detail/changing_talk.h"
#include "mail/detail/class_of_all.h"
#include "mail/detail/counted_units.h"
#include "mail/detail/counts_of_parts.h"
#include "mail/detail/ditto.h"
#include "mail/detail/draft_builder.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_plan.h"
#include "mail/detail/heading_remark.h"
#include "mail/detail/heading_values.h"
#include "mail/detail/labelled_text.h"
#include "mail/detail/leaders_told_twice.h"
#include "mail/detail/line_forms.h"
#include "mail/detail/linked_with.h"
#include "mail/detail/links_of_body.h"
#include "mail/detail/list_lines.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/mail_vocabulary.h"
#include "mail/detail/mentioned_values.h"
#include "mail/detail/named_units.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/other_lists.h"
#include "mail/detail/part_sum.h"
#include "mail/detail/partial_repeat.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/sentences.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/spoken_lines.h"
#include "mail/detail/stated_claims.h"
#include "mail/detail/sum_line.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/written_doubts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

class MailReader {
public:
    explicit MailReader(const Vocabulary& vocabulary)
        : ruleset_(vocabulary.ruleset()), vocabulary_(vocabulary), builder_(vocabulary_, result_.draft) {}

    MailReading read(std::vector<MailLine> lines, const LineAnswers& answers) {
        answers_ = &answers;
        lines_ = std::move(lines);
        plan_.emplace(lines_with_class_of_all(lines_, vocabulary_), vocabulary_);
        result_.named = named_values_in(lines_, vocabulary_);
        for (at_ = 0; at_ < lines_.size(); ++at_)
            read_line(lines_[at_]);
        builder_.settle_said_of_all();
        ask_each(builder_.drop_empty(), "not understood; it may be troops");
        ask_each(join_linked_units(result_.draft, vocabulary_), "it does not say what it is linked with");
        builder_.drop_empty();
        ask_each(builder_.officers().join(), "nothing shows which unit this officer commands");
        ask_each(last_troops_.announced_in_vain(), "nothing shows with whom he is");
        ask_each(class_of_all_.doubtful(result_.draft), "all are of one class, but some troops are not");
        ask_each(settle_links_of_bodies(result_.draft, vocabulary_),
                 "it counts other links than stand beneath it");
        ask_each(settle_counts(result_.draft, vocabulary_), "it counts otherwise than what is beneath it");
        ask_each(drop_lone_leaders(result_.draft, vocabulary_, lone_leaders_),
                 "no line of the list is of this leader");
        ask_each(settle_leaders_told_twice(result_.draft, vocabulary_, lone_leaders_),
                 "he may be counted already");
        builder_.drop_empty();
        for (const auto& remark : unsettled_remarks(remarks_, result_.draft, vocabulary_, result_.settled))
            ask(remark.line, fmt::format("{}: not understood", muster::quoted(remark.text)));
        put_broadest_last(result_);
        ask_each(settle_spoken_references(talk_, result_, vocabulary_), "nothing shows which unit he leads");
        settle_denied();
        settle_talk();
        return std::move(result_);
    }

private:
    void ask(std::size_t line, std::string what) { result_.questions.push_back({line, std::move(what)}); }
    void ask_each(const std::vector<std::size_t>& lines, const char* question) {
        for (const std::size_t line : lines)
            ask(line, question);
    }
    [[nodiscard]] bool has_troops() const { return !result_.draft.lines.empty(); }

    void read_line(const MailLine& line) {
        const bool next_table = table_ && line.after_blank && MailTable::begins(line, vocabulary_);
        if (table_ && table_->repeats_heading(line))
            return;
        if (table_ && !next_table && line.role == MailLine::Role::text && table_->has_row(line))
            return read_row(line);
        if (table_ && !(table_->is_of_columns() && heads_part(line, vocabulary_)))
            table_.reset();
        if (line.role == MailLine::Role::header) {
            if (const auto subject = subject_in(line))
                read_subject(*subject);
            return;
        }
        if (line.role == MailLine::Role::labelled &&
            put_labelled_text(line, ruleset_, builder_.last_unit(), result_))
            return;
        if (line.role == MailLine::Role::text && put_sum_of_part(line, vocabulary_, result_))
            return;
        if (line.role == MailLine::Role::text)
            if (auto table = MailTable::begins(line, vocabulary_)) {
                table_ = std::move(table);
                return table_->look_at_rows(lines_, at_);
            }
        if (line.role != MailLine::Role::text)
            return read_sentence(line);
        for (const MailLine& sentence : sentences_of(class_of_all_.put_into(line), vocabulary_))
            read_sentence(sentence);
    }

    void read_sentence(const MailLine& line) {
        if (answers_->passes_over(line.number))
            return;
        std::string text = in_usual_form(line.text, vocabulary_);
        const bool is_text = line.role == MailLine::Role::text;
        if (is_text && (last_troops_.announce(line, text) || builder_.lead_last(text)))
            return pass_over(line, text);
        while (take_prefix(line, text))
            if (is_blank(text))
                return;
        if (is_text && read_placed_leader(line, text))
            return;
        const Tokens tokens = vocabulary_.tokens(text);
        if (is_text && is_beside_the_list(text, has_troops(), vocabulary_))
            return pass_over(line, text);
        if (leaders_stand_alone(tokens)) {
            leaders_alone_.push_back(line.number);
            return pass_over(line, text);
        }
        if (const auto leader = lone_leader_in(line, text, vocabulary_))
            lone_leaders_.push_back(*leader);
        if (const auto behind = where_officers_stand(tokens)) {
            builder_.officers().stand(*behind);
            return pass_over(line, text);
        }
        if ((has_troops() && is_text && (repeat(line, text) || last_troops_.price(line, text))) ||
            take_price(text, line.number, vocabulary_, result_.prices))
            return;
        if (has_troops() && is_text && take_counts_of_parts(text, line.number, vocabulary_, result_))
            return pass_over(line, text);
        const Statement statement = statement_in(text, vocabulary_);
        if (has_troops() && is_text && !statement.complete &&
            take_sum_line(text, line.number, vocabulary_, result_))
            return pass_over(line, text);
        const bool sums_up =
            statement.adds_up && has_troops() && class_word_in(text, vocabulary_) < ClassWord::code;
        const TroopLine kind =
            sums_up || tells_no_troops(statement) ? TroopLine::none : troop_line(text, line, vocabulary_);
        if (kind == TroopLine::troops)
            return read_troops(line, text);
        if (line.role == MailLine::Role::greeting)
            return;
        read_words(line, text, statement, kind);
    }

    // "Sub-commander rating 3, with the Temple Guard." beneath the heading of his wing
    bool read_placed_leader(const MailLine& line, const std::string& text) {
        PlacedLeaders placed = placed_leaders_in(text, vocabulary_);
        const BodyDraft* body = builder_.body_meant(text);
        if (placed.remarks.empty() || body == nullptr || !builder_.extend_body(placed.rest))
            return false;
        for (std::string& remark : placed.remarks)
            remarks_.push_back({line.number, body->heading, std::move(remark), body->line});
        return true;
    }

    // Talk that says nothing of the troops.
    void pass_over(const MailLine& line, const std::string& text) {
        talk_.push_back({line.number, text, {}, true, false, true});
    }

    // "Legion II: the same as Legion I"
    bool repeat(const MailLine& line, const std::string& text) {
        const std::optional<Ditto> ditto = ditto_in(text, vocabulary_);
        if (!ditto) {
            const bool in_part = refers_to_troops(text, line.bullet, result_.draft, vocabulary_) &&
                                 !begins_with_total(phrases_in(text, vocabulary_));
            if (in_part)
                read_troops(line, text);
            return in_part;
        }
        std::optional<UnitPlace> unit = builder_.last_place();
        if (!ditto->of.empty())
            unit = NamedUnits(vocabulary_, result_.draft).unit_called(ditto->of);
        return unit && builder_.repeat(line, *unit, *ditto);
    }

    // Of a subject only what it says of the army as a whole.
    void read_subject(const std::string& subject) {
        says_ruleset(subject);
        if (!is_bare_number(subject))
            take(statement_in(subject, vocabulary_), 0, false);
        take_mentioned_values(subject, 0, vocabulary_, result_);
        subject_ = subject;
    }

    void says_ruleset(std::string_view text) {
        result_.says_ruleset |=
            has_all_words_in_row(text, ruleset_.title) || has_all_words_in_row(text, ruleset_.id);
    }

    void read_row(const MailLine& line) {
        MailRow row = table_->row(line, class_of_all_);
        if (row.of_body) {
            builder_.describe_body(row.body, row.body_words);
            return;
        }
        for (std::string& wrong : row.wrong_sums)
            ask(line.number, std::move(wrong));
        if (row.is_sum)
            return take(statement_in(row.text, vocabulary_), line.number, true);
        if (row.ways.empty()) {
            const Statement said = statement_in(without_separators(line.text), vocabulary_); // "Base AP;;5"
            if (said.complete)
                return take(said, line.number, true);
            if (has_letter_or_digit(line.text))
                ask_unread(line);
            return;
        }
        builder_.add_row(line, std::move(row.ways), row.body, row.unit, row.body_words);
        note_troops(line);
    }

    void ask_unread(const MailLine& line) {
        ++result_.unread;
        ask(line.number, fmt::format("{}: not understood; it may be troops", muster::quoted(line.text)));
        mark_unread(line.text, vocabulary_, result_.questions.back());
    }

    // "Left:", "Unit 1 (General):", "Link, in line:" before troops, or alone in the line.
    bool take_prefix(const MailLine& line, std::string& text) {
        const HeadingSplit split = plan_->settled(at_, text, split_heading(text, line, vocabulary_));
        if (split.kind == HeadingKind::none)
            return false;
        const bool inline_troops = !is_blank(split.rest);
        add_remarks_of(split.heading, line, split.kind == HeadingKind::body, vocabulary_, remarks_);
        if (split.kind == HeadingKind::unit && denies_link(split.heading, vocabulary_)) {
            builder_.end_unit();
            if (is_blank(split.rest) && text.find(':') == std::string::npos)
                denies_links_.push_back(line.number); // "No links at all."
            text = split.rest;
            return true;
        }
        if (inline_troops && builder_.is_rank_of_link(line, split.heading)) {
            text = split.rest;
            return true;
        }
        const bool is_title = split.kind == HeadingKind::body && !inline_troops && !has_troops() &&
                              result_.name.empty() && (!split.sure || plan_->names_army(at_)) &&
                              !says_values_alone(split.heading, vocabulary_);
        if (!is_title)
            note_troops(line);
        if (split.kind == HeadingKind::body) {
            if (is_title) {
                take_title(line, split.heading);
                text.clear();
                return true;
            }
            builder_.begin_body(line, split.heading, inline_troops);
        } else {
            builder_.begin_unit(line, split.heading, inline_troops);
        }
        text = counted_in_heading(split, vocabulary_);
        take_heading_figures(split.heading, line.number, vocabulary_, result_);
        return true;
    }

    // "Army of Pyrrhos, 1250 points:" stands over the whole list.
    void take_title(const MailLine& line, const std::string& heading) {
        take(statement_in(heading, vocabulary_), line.number, false);
        take_mentioned_values(heading, line.number, vocabulary_, result_);
        says_ruleset(heading);
        result_.name = title_in(heading);
    }

    void read_troops(const MailLine& line, const std::string& text) {
        std::vector<LineReading> ways = readings_after(text, result_.draft, vocabulary_);
        if (ways.empty())
            return ask_unread(line);
        builder_.add(line, text, std::move(ways));
        note_troops(line);
    }

    void note_troops(const MailLine& line) { first_troop_ = first_troop_.value_or(line.number); }

    // A line without troops.
    void read_words(const MailLine& line, const std::string& text, const Statement& statement,
                    TroopLine kind) {
        const bool signature = line.role == MailLine::Role::signature;
        says_ruleset(text);
        if (!signature && !opens_with_some(text, statement.of_named, vocabulary_))
            take_mentioned_values(text, line.number, vocabulary_, result_);
        if (read_pair(text) || (statement.complete && !has_troops() && is_bare_number(text)))
            return;
        take(statement, line.number, has_troops());
        if (statement.complete)
            return;
        if (!signature && (builder_.extend_body(text) || last_troops_.mark(text, line.bullet) ||
                           last_troops_.describe(line, text) || last_troops_.place_general(line, text)))
            return;
        if (!signature &&
            (last_troops_.may_describe(line, text) || (!has_troops() && marks_some(text, vocabulary_))))
            ask(line.number, fmt::format("{}: not understood", muster::quoted(text)));
        if (kind == TroopLine::perhaps && !signature && statement.claims.empty() &&
            ((!text.empty() && is_digit(text.front())) || !statement.says_something()) &&
            !mentions_again(text, result_.draft, vocabulary_))
            return ask_unread(line);
        if (!signature && !announces_units(vocabulary_.tokens(text)) &&
            ((has_troops() && may_be_heading(text, vocabulary_)) ||
             (!has_troops() && !statement.of_troops.empty() && plan_->may_head_first_part(at_)) ||
             (plan_->begins_some_part(at_) && line.text.ends_with(text))))
            ask(line.number,
                fmt::format("{}: not understood; it may begin a part of the army", muster::quoted(text)));
        if (!has_troops() && result_.name.empty() && line.role == MailLine::Role::text && may_be_title(text))
            result_.name = title_in(text); // the first line that is neither greeting nor sentence
        talk_.push_back({line.number, text, statement.rest, statement.says_something(), signature, false,
                         !statement.of_troops.empty(), !first_troop_});
    }

    // "Player: A. Player"
    bool read_pair(const std::string& text) {
        const auto value = take_labelled_text(text, result_);
        if (value)
            take(statement_in(*value, vocabulary_), 0, has_troops());
        return value.has_value();
    }

    void take(const Statement& statement, std::size_t line, bool behind) {
        take_statement(statement, line, behind, vocabulary_, result_);
        class_of_all_.take(statement, line);
        for (const ValueOf& value : statement.of_links)
            builder_.say_of_links(value);
        for (const ValueOf& value : statement.of_bodies)
            builder_.say_of_bodies(value);
        if (!statement.question.empty())
            ask(line, statement.question);
        if (statement.denies_links)
            denies_links_.push_back(line);
    }

    // "Nothing is linked" in a list with a link; "both generals stand alone" where one has troops beside him.
    void settle_denied() {
        if (builder_.officers().has_general_with_troops())
            ask_each(leaders_alone_, "it says that they stand alone, but one has troops beside him");
        if (has_link(result_.draft, ruleset_))
            ask_each(denies_links_, "it says that nothing is linked, but something is");
    }

    void settle_talk() {
        ask_of_talk(talk_, lines_, first_troop_, result_, vocabulary_);
        if (result_.name.empty() && has_troops() && !names_any_list(title_in(subject_)))
            result_.name = title_in(subject_);
        result_.about.notes += notes_of(talk_);
    }

    const Ruleset& ruleset_;
    const LineAnswers* answers_ = nullptr;
    const Vocabulary& vocabulary_;
    MailReading result_;
    DraftBuilder builder_;
    LastTroops& last_troops_ = builder_.last_troops();
    std::vector<MailLine> lines_;
    std::size_t at_ = 0;
    std::optional<HeadingPlan> plan_;
    std::optional<MailTable> table_;
    std::string subject_;
    ClassOfAll class_of_all_{vocabulary_};
    std::vector<Talk> talk_;
    std::vector<Remark> remarks_;            // of headings that are not understood by themselves
    std::vector<std::size_t> denies_links_;  // lines
    std::vector<std::size_t> leaders_alone_; // lines
    std::vector<LoneLeader> lone_leaders_;
    std::optional<std::size_t> first_troop_; // line
};

} // namespace

MailReading read_mail(std::vector<MailLine> typed, const Vocabulary& vocabulary, const LineAnswers& answers) {
    std::vector<MailLine> lines = list_lines(std::move(typed), vocabulary);
    std::erase_if(
        lines, [&](const MailLine& line) { return line.parts.empty() && answers.passes_over(line.number); });
    const std::optional<Vocabulary> own = vocabulary_of(lines, vocabulary);
    MailReading reading = MailReader(own ? *own : vocabulary).read(lines, answers);
    put_values_of_named(reading.draft, reading.of_named, own ? *own : vocabulary);
    ask_of_doubts(reading, lines, own ? *own : vocabulary);
    return reading;
}

} // namespace muster
