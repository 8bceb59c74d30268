// SPDX-License-Identifier: MIT
// The table of limits in schemas/README.md says what base/limits.h holds, and every constant of that file is
// either in the table or known here as one that no writer of files meets.
#include "base/file.h"
#include "base/limits.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <regex>
#include <set>
#include <string>

namespace muster::tests {

namespace {

struct Limit {
    const char* constant;
    std::uint64_t value;
    const char* row; // of the table
    std::string_view unit = "";
};

const Limit limits[] = {
    {"largest_input_bytes", largest_input_bytes, "any file", "MB"},
    {"most_tags", most_tags, "any file"},
    {"most_equal_signs", most_equal_signs, "any file"},
    {"deepest_nesting", deepest_nesting, "any file"},
    {"most_attributes", most_attributes, "any file"},
    {"most_json_keys", most_json_keys, "any file"},
    {"most_elements", most_elements, "an army"},
    {"longest_name", longest_name, "an army"},
    {"longest_text", longest_text, "an army"},
    {"longest_notes", longest_notes, "an army"},
    {"most_data_folders", most_data_folders, "a rule set"},
    {"most_rules", most_rules, "a rule set"},
    {"most_numbers", most_numbers, "a rule set"},
    {"most_cases", most_cases, "a rule set"},
    {"most_tables", most_tables, "a rule set"},
    {"most_rows", most_rows, "a rule set"},
    {"most_charts", most_charts, "a rule set"},
    {"most_modes", most_modes, "a rule set"},
    {"most_outcomes", most_outcomes, "a rule set"},
    {"most_kinds_of_dice", most_kinds_of_dice, "a rule set"},
    {"most_notation_parts", most_notation_parts, "a rule set"},
    {"most_aliases", most_aliases, "a rule set"},
    {"most_conversion_names", most_conversion_names, "a rule set"},
    {"longest_notation", longest_notation, "a rule set"},
    {"most_rulesets", most_rulesets, "a rule set"},
    {"largest_rulesets_bytes", largest_rulesets_bytes, "a rule set", "MB"},
    {"largest_examples_bytes", largest_examples_bytes, "a rule set", "MB"},
    {"most_steps", most_steps, "a rule set"},
    {"most_house_rules", most_house_rules, "a rule set"},
    {"longest_rule_attribute", longest_rule_attribute, "a rule set"},
    {"longest_rule_text", longest_rule_text, "a rule set"},
    {"most_entries", most_entries, "an army list"},
    {"most_list_troops", most_list_troops, "an army list"},
    {"most_options", most_options, "an army list"},
    {"most_allies", most_allies, "an army list"},
    {"most_list_limits", most_list_limits, "an army list"},
    {"most_lists", most_lists, "an army list"},
    {"longest_list_text", longest_list_text, "an army list"},
    {"largest_lists_bytes", largest_lists_bytes, "an army list", "MB"},
    {"largest_history_bytes", largest_history_bytes, "the history of an army", "KB"},
    {"most_history_parts", most_history_parts, "the history of an army"},
    {"most_histories", most_histories, "the history of an army"},
    {"most_picture_pixels", most_picture_pixels, "a picture with a QR code"},
    {"most_picture_values", most_picture_values, "a picture with a QR code"},
    {"most_picture_scans", most_picture_scans, "a picture with a QR code"},
    {"most_picture_segments", most_picture_segments, "a picture with a QR code"},
    {"largest_pdf_bytes", largest_pdf_bytes, "a PDF", "MB"},
    {"most_pdf_objects", most_pdf_objects, "a PDF"},
    {"largest_pdf_content", largest_pdf_content, "a PDF", "MB"},
    {"most_library_armies", most_library_armies, "a library"},
    {"most_army_tags", most_army_tags, "a library"},
    {"most_library_rows", most_library_rows, "a library"},
    {"largest_library_table", largest_library_table, "a library", "MB"},
    {"largest_library_cell", largest_library_cell, "a library", "MB"},
    {"most_damage_told", most_damage_told, "a library"},
    {"longest_name", longest_name, "a library"},
    {"longest_text", longest_text, "a library"},
    {"largest_library_text", largest_library_text, "a library", "MB"},
    {"most_manifest_armies", most_manifest_armies, "an exported library"},
    {"most_zip_entries", most_zip_entries, "an exported library"},
    {"largest_manifest_bytes", largest_manifest_bytes, "an exported library", "MB"},
    {"longest_written_list", longest_written_list, "a written list", "KB"},
    {"most_mail_lines", most_mail_lines, "a written list"},
    {"longest_mail_line", longest_mail_line, "a written list"},
    {"largest_mail_bytes", largest_mail_bytes, "a written list", "MB"},
    {"largest_mail_text_bytes", largest_mail_text_bytes, "a written list", "MB"},
    {"most_part_lines", most_part_lines, "a written list"},
    {"most_header_bytes", most_header_bytes, "a written list", "KB"},
    {"most_header_colons", most_header_colons, "a written list"},
    {"most_csv_cells", most_csv_cells, "a table"},
    {"most_table_cells", most_table_cells, "a table", "MB"},
    {"most_csv_rows", most_csv_rows, "a table of figures"},
    {"most_findings", most_findings, "a report"},
    {"most_figures", most_figures, "a report"},
    {"longest_finding", longest_finding, "a report"},
    {"most_named_culprits", most_named_culprits, "a report"},
    {"most_table_text", most_table_text, "a sheet", "MB"},
    {"most_sheet_lines", most_sheet_lines, "a sheet"},
    {"most_page_rows", most_page_rows, "a sheet"},
    {"most_page_text", most_page_text, "a sheet", "MB"},
    {"most_pictures", most_pictures, "a sheet"},
    {"most_part_sheets", most_part_sheets, "a sheet"},
    {"most_batch_work", most_batch_work, "all armies of one call", "MB"},
    {"most_compared_elements", most_compared_elements, "a comparison of two armies"},
    {"most_players", most_players, "a tournament"},
    {"most_roll_columns", most_roll_columns, "a tournament"},
    {"most_submissions", most_submissions, "a tournament"},
    {"most_pack_parts", most_pack_parts, "a tournament"},
    {"most_event_rows", most_event_rows, "a tournament"},
    {"most_event_files", most_event_files, "a tournament"},
    {"largest_event_number", largest_event_number, "a tournament"},
    {"longest_event_words", longest_event_words, "a tournament"},
    {"largest_submitted_army", largest_submitted_army, "a tournament", "KB"},
    {"most_open_lines", most_open_lines, "a tournament"},
    {"most_submitted_elements", most_submitted_elements, "a tournament"},
    {"most_list_findings", most_list_findings, "a tournament"},
    {"most_list_culprits", most_list_culprits, "a tournament"},
    {"most_event_findings", most_event_findings, "a tournament"},
    {"most_event_elements", most_event_elements, "a tournament"},
    {"deepest_folder", std::size_t{deepest_folder}, "what is sent to a tournament"},
    {"largest_zip_content", largest_zip_content, "what is sent to a tournament", "MB"},
    {"most_submitted_text", most_submitted_text, "what is sent to a tournament", "MB"},
    {"largest_event_table", largest_event_table, "a tournament", "MB"},
    {"largest_publication", largest_publication, "a tournament", "MB"},
    {"most_odds_pairs", most_odds_pairs, "odds"},
    {"most_pair_rounds", most_pair_rounds, "odds"},
    {"most_odds_cases", most_odds_cases, "odds"},
    {"throws_of_cases", throws_of_cases, "odds"},
    {"throws_like_a_round", throws_like_a_round, "odds"},
    {"most_odds_states", most_odds_states, "odds"},
    {"most_odds_throws", most_odds_throws, "odds"},
};

// Their figures are in the words below the table, or no writer of files meets them.
const std::set<std::string> told_in_words{
    "most_cells",           "least_memory",           "most_search_effort", "longest_search",
    "longest_odds_look",    "longest_lock_wait",      "most_taken_bytes",   "largest_row_file",
    "longest_step",         "most_memory_of_program", "longest_cases",      "longest_reading",
    "longest_slow_reading", "longest_opening"};

// "16 MB", "20,000"
std::string figure(const Limit& limit) {
    if (limit.unit == "MB")
        return fmt::format("{} MB", limit.value >> 20U);
    if (limit.unit == "KB")
        return fmt::format("{} KB", limit.value >> 10U);
    std::string digits = fmt::format("{}", limit.value);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, ",");
    return digits;
}

std::string row_called(const std::string& page, const std::string& name) {
    const std::size_t begin = page.find("\n| " + name + " | ");
    return begin == std::string::npos ? "" : page.substr(begin + 1, page.find('\n', begin + 1) - begin - 1);
}

} // namespace

BOOST_AUTO_TEST_SUITE(limits_table)

BOOST_AUTO_TEST_CASE(the_table_says_what_the_constants_hold) {
    const std::string page = read_file(MUSTER_SOURCE_DIR "/schemas/README.md");
    for (const Limit& limit : limits) {
        const std::string row = row_called(page, limit.row);
        const std::regex whole("(^|[^0-9,])" + figure(limit) + "($|[^0-9,]|,[^0-9])");
        BOOST_TEST(std::regex_search(row, whole), limit.constant << ": " << figure(limit) << " in " << row);
    }
}

BOOST_AUTO_TEST_CASE(every_constant_is_told) {
    const std::string header = read_file(MUSTER_SOURCE_DIR "/core/base/limits.h");
    std::set<std::string> known = told_in_words;
    for (const Limit& limit : limits)
        known.insert(limit.constant);
    const std::regex declared("inline constexpr [a-z0-9_:]+ ([a-z_]+)( =|\\{)");
    std::set<std::string> found;
    for (std::sregex_iterator at(header.begin(), header.end(), declared); at != std::sregex_iterator(); ++at)
        found.insert((*at)[1]);
    BOOST_TEST(found == known, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
