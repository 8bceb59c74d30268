// SPDX-License-Identifier: MIT
#include "mail/detail/list_lines.h"

#include "mail/detail/army_behind_sum.h"
#include "mail/detail/bare_denials.h"
#include "mail/detail/brought_troops.h"
#include "mail/detail/class_by_default.h"
#include "mail/detail/closing_block.h"
#include "mail/detail/closing_sums.h"
#include "mail/detail/collective_counts.h"
#include "mail/detail/command_in_short.h"
#include "mail/detail/command_keys.h"
#include "mail/detail/commander_aside.h"
#include "mail/detail/commands_told.h"
#include "mail/detail/count_before_price.h"
#include "mail/detail/count_sentences.h"
#include "mail/detail/counted_entries.h"
#include "mail/detail/counts_in_brackets.h"
#include "mail/detail/ditto_marks.h"
#include "mail/detail/entries_in_row.h"
#include "mail/detail/entry_names.h"
#include "mail/detail/explained_brackets.h"
#include "mail/detail/explained_things.h"
#include "mail/detail/field_order.h"
#include "mail/detail/fields_apart.h"
#include "mail/detail/fields_told.h"
#include "mail/detail/figures_in_codes.h"
#include "mail/detail/first_entries.h"
#include "mail/detail/footnotes.h"
#include "mail/detail/form_blocks.h"
#include "mail/detail/general_by_title.h"
#include "mail/detail/general_of_one.h"
#include "mail/detail/grade_matrix.h"
#include "mail/detail/he_leads.h"
#include "mail/detail/heading_lines.h"
#include "mail/detail/him_who_leads.h"
#include "mail/detail/kind_headings.h"
#include "mail/detail/kinds_told_of.h"
#include "mail/detail/kinds_with_sums.h"
#include "mail/detail/label_columns.h"
#include "mail/detail/labelled_counts.h"
#include "mail/detail/labelled_text.h"
#include "mail/detail/leaders_by_name.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/leaders_introduced.h"
#include "mail/detail/leaders_lettered.h"
#include "mail/detail/leading_restated.h"
#include "mail/detail/led_headings.h"
#include "mail/detail/link_letters.h"
#include "mail/detail/link_places.h"
#include "mail/detail/links_of_body.h"
#include "mail/detail/links_of_each.h"
#include "mail/detail/name_sentences.h"
#include "mail/detail/name_with_general.h"
#include "mail/detail/natural_arms.h"
#include "mail/detail/neither_nor.h"
#include "mail/detail/numbered_ranges.h"
#include "mail/detail/numbers_of_kinds.h"
#include "mail/detail/officer_signs.h"
#include "mail/detail/only_wing.h"
#include "mail/detail/own_letters.h"
#include "mail/detail/parts_in_sentence.h"
#include "mail/detail/people_meant.h"
#include "mail/detail/places_off_line.h"
#include "mail/detail/plain_links.h"
#include "mail/detail/rank_words.h"
#include "mail/detail/referred_class.h"
#include "mail/detail/shown_working.h"
#include "mail/detail/signs_defined.h"
#include "mail/detail/spoken_sums.h"
#include "mail/detail/spoken_words.h"
#include "mail/detail/stat_blocks.h"
#include "mail/detail/stat_sentences.h"
#include "mail/detail/stories_beside.h"
#include "mail/detail/told_of_general.h"
#include "mail/detail/told_officers.h"
#include "mail/detail/troop_legend.h"
#include "mail/detail/unit_cards.h"
#include "mail/detail/unit_labels.h"
#include "mail/detail/unit_prices.h"
#include "mail/detail/unit_sentences.h"
#include "mail/detail/units_with_working.h"
#include "mail/detail/value_blocks.h"
#include "mail/detail/whole_parts.h"
#include "mail/detail/wing_sentences.h"
#include "mail/detail/worked_prices.h"
#include "mail/detail/wrapped_lines.h"
#include "mail/detail/written_doubts.h"

#include <utility>

namespace muster {

std::vector<MailLine> list_lines(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    lines = with_ditto_marks_filled(with_spoken_words_written(std::move(lines)));
    lines = with_command_in_short(std::move(lines), vocabulary);
    lines = with_brackets_explained(with_collectives_counted(std::move(lines), vocabulary), vocabulary);
    lines = with_neither_told(with_natural_arms_as_none(std::move(lines), vocabulary), vocabulary);
    lines = with_general_by_title(with_officer_signs_written_out(std::move(lines), vocabulary), vocabulary);
    lines = with_links_in_place(with_sums_of_kinds_beneath(std::move(lines), vocabulary), vocabulary);
    lines = with_army_behind_sum_apart(with_closing_sums_told(std::move(lines), vocabulary), vocabulary);
    lines = with_places_off_line_as_headings(std::move(lines), vocabulary);
    lines = with_leading_restated_left_out(std::move(lines), vocabulary);
    lines = with_leaders_introduced(with_rank_words_quoted(std::move(lines), vocabulary), vocabulary);
    lines = with_names_of_entries(with_minus_as_bullet(std::move(lines), vocabulary), vocabulary);
    lines = with_classes_of_entries(std::move(lines), vocabulary);
    lines = with_labelled_counts_in_front(std::move(lines), vocabulary);
    lines = with_unit_sentences_as_headings(std::move(lines), vocabulary);
    lines = with_card_heads_counted(std::move(lines), vocabulary);
    lines = with_values_of_kind_headings(std::move(lines), vocabulary);
    lines = with_unit_labels_in_place(with_whole_parts_told(std::move(lines), vocabulary), vocabulary);
    lines = with_keys_of_commanders_written_out(std::move(lines), vocabulary);
    lines = without_bare_denials(std::move(lines), vocabulary);
    lines = with_matrix_spelled_out(std::move(lines), vocabulary);
    lines = with_legend_spelled_out(std::move(lines), vocabulary);
    lines = with_general_beside_name(with_leaders_of_own_parts(std::move(lines), vocabulary), vocabulary);
    lines = with_ranges_counted(with_bracketed_counts(std::move(lines), vocabulary), vocabulary);
    lines = with_labelled_units_joined(std::move(lines), vocabulary);
    lines = with_label_columns(with_links_announced(std::move(lines), vocabulary), vocabulary);
    lines = with_links_told_plainly(with_links_of_each_apart(std::move(lines), vocabulary), vocabulary);
    lines = with_fields_apart(with_fields_spelled_out(std::move(lines), vocabulary), vocabulary);
    lines = unwrapped(with_footnotes(std::move(lines)), vocabulary);
    lines = with_signs_defined(with_entries_told_by_place(std::move(lines), vocabulary), vocabulary);
    lines = with_brought_troops_led(std::move(lines), vocabulary);
    lines = with_things_explained(with_stories_left_out(std::move(lines), vocabulary), vocabulary);
    lines = with_kinds_told_of(std::move(lines), vocabulary);
    lines = with_links_by_letter(with_numbers_named(std::move(lines), vocabulary), vocabulary);
    lines = with_counted_entries_apart(std::move(lines), vocabulary);
    lines = with_entries_of_row_apart(std::move(lines), vocabulary);
    lines = with_him_by_rank(with_told_officers(std::move(lines), vocabulary), vocabulary);
    lines = with_leaders_by_rank(std::move(lines), vocabulary);
    lines = with_worked_prices(std::move(lines), vocabulary);
    lines = with_him_who_leads_named(with_leaders_of_headings(std::move(lines), vocabulary), vocabulary);
    lines = with_names_before_counts(with_prices_joined(std::move(lines), vocabulary), vocabulary);
    lines = with_counts_before_values(with_spoken_sums_apart(std::move(lines), vocabulary), vocabulary);
    lines = with_class_by_default(std::move(lines), vocabulary);
    lines = with_fields_named(with_letters_written_out(std::move(lines), vocabulary), vocabulary);
    lines = with_class_of_reference(with_plain_prices(std::move(lines), vocabulary), vocabulary);
    lines = with_title_of_general(with_general_rated(std::move(lines), vocabulary), vocabulary);
    lines = with_general_names_quoted(std::move(lines), vocabulary);
    lines = with_only_wing_as_heading(std::move(lines), vocabulary);
    lines = with_asides_of_commanders(std::move(lines), vocabulary);
    lines = with_stat_sentences_joined(with_commands_in_usual_form(std::move(lines), vocabulary), vocabulary);
    lines = without_figures_in_talk(std::move(lines), vocabulary);
    lines = with_usual_headings(with_wings_as_headings(std::move(lines), vocabulary), vocabulary);
    lines = with_closing_marked(with_labels_marked(std::move(lines), vocabulary.ruleset()), vocabulary);
    lines = with_forms_joined(with_parts_apart(std::move(lines), vocabulary), vocabulary);
    lines = with_leaders_apart(with_values_joined(std::move(lines), vocabulary), vocabulary);
    lines = with_counts_before_prices(std::move(lines), vocabulary);
    return with_people_meant(joined_blocks(std::move(lines), vocabulary), vocabulary);
}

} // namespace muster
