// SPDX-License-Identifier: MIT
// Army files: too deep, too wide, too long, too many, and with letters that lie.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>

namespace muster::tests {

namespace {

constexpr std::string_view army_start =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="Host" ap="6">)";
constexpr std::string_view troop = R"(<troop class="HIS" army="RA" integrity="III"/>)";

std::string army_of(std::string_view inside, std::string_view attributes = "name=\"Host\"") {
    return R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6" )" + std::string(attributes) + ">" +
           std::string(inside) + "</army>";
}

std::string named_troop(std::string_view name) {
    return "<troop name=\"" + std::string(name) + R"(" class="HIS" army="RA" integrity="III"/>)";
}

std::string one_unit(std::string_view troops) {
    return army_of("<body><unit>" + std::string(troops) + "</unit></body>");
}

// As a player of a very large game would have it: units of six.
std::string host_of(std::size_t troops) {
    const std::string unit = "<unit name=\"Line\">" + repeated(troop, 6) + "</unit>";
    return army_of("<body name=\"Centre\">" + repeated(unit, troops / 6) + "</body>");
}

CraftedCase army_case(std::string name, std::string text, std::vector<std::string> words, Answer answer,
                      std::string says = {}) {
    return {std::move(name),
            [text = std::move(text), words = std::move(words)](const Workshop& workshop) {
                Call call{words};
                call.arguments.push_back(workshop.file("a.muster", text));
                return call;
            },
            answer, std::move(says)};
}

CraftedCase refused(std::string name, std::string text, std::string says) {
    return army_case(std::move(name), std::move(text), {"check"}, Answer::refused, std::move(says));
}

std::vector<CraftedCase> forms() {
    const std::string start(army_start);
    return {
        refused("empty_file", "", "a.muster"),
        refused("only_zeros", std::string(100'000, '\0'), "a.muster"),
        refused("nested_bodies", start + repeated("<body>", 100'000), "a.muster:1:"),
        refused("nested_unknown_elements", start + repeated("<x>", 1'000'000), "a.muster:1:"),
        refused("million_attributes", start + "<body" + repeated(" a=\"\"", 1'000'000) + "/></army>",
                "a.muster:1:"),
        refused("entities_that_grow",
                "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>" + start +
                    "&b;</army>",
                "DOCTYPE"),
        refused("outer_entity",
                "<!DOCTYPE a [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>" + start + "&a;</army>", "DOCTYPE"),
        refused("comment_without_end", start + "<!--" + std::string(4'000'000, '-'), "a.muster:1:"),
        refused("element_name_of_a_megabyte", start + "<" + std::string(1'000'000, 'x') + "/></army>",
                "unknown element"),
        refused("attribute_name_of_a_megabyte",
                start + "<body " + std::string(1'000'000, 'x') + "=\"\"/></army>", "unknown attribute"),
        refused(
            "value_of_a_megabyte",
            one_unit("<troop class=\"" + std::string(1'000'000, 'x') + "\" army=\"RA\" integrity=\"III\"/>"),
            "a.muster:1:"),
        refused("rule_set_id_of_a_megabyte",
                "<army xmlns=\"urn:muster:army:1\" ruleset=\"" + std::string(1'000'000, 'x') + "\"/>",
                "unknown rule set"),
        refused("rule_set_id_that_leads_away", "<army xmlns=\"urn:muster:army:1\" ruleset=\"../../etc\"/>",
                "unknown rule set"),
        army_case("list_id_that_leads_away", army_of("", "list=\"../../../etc/passwd\""), {"check"},
                  Answer::accepted, "list"),
        refused("reference_to_nothing", army_of("", "name=\"&#0;\""), "a.muster:1:"),
        refused("bad_utf8", army_of("", "name=\"\xC0\x80\""), "a.muster:1:"),
        refused("surrogates", army_of("", "name=\"\xED\xA0\x80\""), "a.muster:1:"),
        refused("utf16", std::string("\xFF\xFE<\0a\0", 6), "a.muster"),
        refused("file_of_17_megabytes", army_of("<!--" + std::string(17U << 20U, 'x') + "-->"), "16 MB"),
        refused(
            "count_beyond_numbers",
            one_unit("<troop count=\"99999999999999999999\" class=\"HIS\" army=\"RA\" integrity=\"III\"/>"),
            "999"),
        refused("two_roots", army_of("") + army_of(""), "a.muster"),
        refused("hundred_thousand_troops", host_of(100'000), "at most"),
        refused("three_hundred_thousand_troops", one_unit(repeated(troop, 300'000)), "at most"),
        refused("hundred_thousand_bodies", army_of(repeated("<body/>", 100'001)), "at most"),
        refused("army_name_of_40000_letters", army_of("", "name=\"" + std::string(40'000, 'n') + "\""),
                "at most"),
        refused("army_name_of_a_megabyte", army_of("", "name=\"" + std::string(1'000'000, 'n') + "\""),
                "at most"),
        refused("body_name_of_a_megabyte", army_of("<body name=\"" + std::string(1'000'000, 'n') + "\"/>"),
                "at most"),
        refused("troop_name_of_a_megabyte", one_unit(named_troop(std::string(1'000'000, 'n'))), "at most"),
        refused("orders_of_a_megabyte",
                "<army xmlns=\"urn:muster:army:1\" ruleset=\"undying-lands\" general-rating=\"4\"><about "
                "player=\"" +
                    std::string(1'000'000, 'n') + "\"/></army>",
                "at most"),
        refused("notes_of_a_megabyte", army_of("<about>" + repeated("Notes. ", 150'000) + "</about>"),
                "at most"),
        refused("entry_of_a_megabyte",
                one_unit("<troop entry=\"" + std::string(1'000'000, 'e') +
                         "\" class=\"HIS\" army=\"RA\" integrity=\"III\"/>"),
                "at most"),
        refused("date_of_a_megabyte", army_of("<about date=\"" + std::string(1'000'000, '1') + "\"/>"),
                "at most"),
        army_case("names_of_combining_marks", army_of("", "name=\"e" + repeated("\u0301", 990) + "\""),
                  {"sheet"}, Answer::either),
    };
}

std::vector<CraftedCase> large_armies() {
    const std::string long_name(500, 'n');
    const std::string host = host_of(9'000);
    const std::string long_names = one_unit(repeated(named_troop(long_name), 3'000));
    std::vector<CraftedCase> cases{
        army_case("text_with_a_word_of_29000_letters",
                  army_of("<about>" + std::string(29'000, 'w') + "</about><body/>"), {"sheet", "-o", "b.pdf"},
                  Answer::accepted),
        army_case("check_of_9000_troops", host, {"check"}, Answer::accepted),
        army_case("json_of_9000_troops", host, {"check", "--json"}, Answer::accepted),
        army_case("show_of_9000_troops", host, {"show"}, Answer::accepted),
        army_case("fix_of_9000_troops", host, {"fix"}, Answer::accepted),
        army_case("complete_of_300_troops", host_of(300), {"complete"}, Answer::accepted, "stopped"),
        army_case("complete_of_9000_troops", host, {"complete"}, Answer::accepted, "stopped"),
        army_case("lists_that_fit_9000_troops", host, {"lists", "--fit"}, Answer::accepted),
        army_case("conversion_of_9000_troops", host, {"convert", "--to", "ancient-1969", "-o", "b.muster"},
                  Answer::either),
        army_case("text_of_9000_troops", host, {"sheet", "--format", "text"}, Answer::accepted),
        army_case("csv_of_9000_troops", host, {"sheet", "--format", "csv"}, Answer::accepted),
        army_case("html_of_9000_troops", host, {"sheet", "--format", "html"}, Answer::accepted),
        army_case("markdown_of_9000_troops", host, {"sheet", "--format", "markdown"}, Answer::accepted),
        army_case("bbcode_of_9000_troops", host, {"sheet", "--format", "bbcode"}, Answer::accepted),
        army_case("umpires_text_of_9000_troops", host, {"sheet", "--kind", "umpire"}, Answer::accepted),
        army_case("pdf_of_9000_troops", host, {"sheet", "-o", "b.pdf"}, Answer::either),
        army_case("svg_of_9000_troops", host, {"sheet", "-o", "b.svg"}, Answer::either),
        army_case("png_of_9000_troops", host, {"sheet", "-o", "b.png"}, Answer::either),
        army_case("labels_of_9000_troops", host, {"sheet", "--kind", "labels", "-o", "b.pdf"},
                  Answer::either),
        army_case("pdf_of_3000_long_names", long_names, {"sheet", "-o", "b.pdf"}, Answer::either),
        army_case("pdf_of_1200_names_in_other_scripts",
                  one_unit(repeated(named_troop(repeated("\u0416\u0BB9\u6F22\u0633", 75)), 1'200)),
                  {"sheet", "-o", "b.pdf"}, Answer::refused, "count threefold"),
        army_case("svg_of_3000_long_names", long_names, {"sheet", "-o", "b.svg"}, Answer::either),
        army_case("png_of_3000_long_names", long_names, {"sheet", "-o", "b.png"}, Answer::either),
        army_case("text_of_3000_long_names", long_names, {"sheet", "--format", "text"}, Answer::either),
        army_case("html_of_3000_long_names", long_names, {"sheet", "--format", "html"}, Answer::either),
        army_case("html_of_15000_names_and_notes_of_quotation_marks",
                  one_unit(repeated("<troop class='HIS' army='RA' integrity='III' name='" +
                                        repeated("\"", 410) + "' note='" + repeated("\"", 410) + "'/>",
                                    15'000)),
                  {"sheet", "--format", "html"}, Answer::refused, "64 MB"),
        army_case("bbcode_of_3000_long_names", long_names, {"sheet", "--format", "bbcode"}, Answer::either),
        army_case("show_of_3000_long_names", long_names, {"show"}, Answer::accepted),
        army_case("fix_of_3000_units", army_of("<body>" + repeated("<unit/>", 3'000) + "</body>"), {"fix"},
                  Answer::accepted),
        army_case(
            "fix_of_3000_mixed_units",
            army_of("<body>" +
                    repeated(R"(<unit><troop class="VLI" army="IF" integrity="V" general="yes"/></unit>)",
                             3'000) +
                    "</body>"),
            {"fix"}, Answer::accepted, "stopped"),
        army_case("fix_of_a_thousand_generals",
                  one_unit(repeated(R"(<troop class="HIS" army="RA" integrity="V" general="yes"/>)", 1'000)),
                  {"fix"}, Answer::accepted),
        army_case("check_of_9000_bodies", army_of(repeated("<body/>", 9'000)), {"check"}, Answer::accepted),
        army_case("sheets_for_4500_bodies", army_of(repeated("<body><unit/></body>", 4'500)),
                  {"sheet", "--kind", "wings", "-o", "b.pdf"}, Answer::either),
        army_case("labels_of_18000_units", army_of("<body>" + repeated("<unit/>", 18'000) + "</body>"),
                  {"sheet", "--kind", "labels", "-o", "b.pdf"}, Answer::refused, "rows"),
        army_case("pdf_of_9000_bodies", army_of(repeated("<body/>", 9'000)), {"sheet", "-o", "b.pdf"},
                  Answer::either),
        army_case("pdf_of_a_long_name", army_of("<body/>", "name=\"" + long_name + "\""),
                  {"sheet", "-o", "b.pdf"}, Answer::accepted),
        army_case("png_of_a_long_name", army_of("<body/>", "name=\"" + long_name + "\""),
                  {"sheet", "-o", "b.png"}, Answer::accepted),
        army_case("svg_of_long_notes",
                  army_of("<about>" + repeated("Notes of a battle. ", 2'000) + "</about><body/>"),
                  {"sheet", "-o", "b.svg"}, Answer::either),
        army_case("troops_of_999",
                  one_unit(repeated(R"(<troop count="999" class="HIS" army="RA" integrity="III"/>)", 900)),
                  {"sheet", "-o", "b.pdf"}, Answer::either),
    };
    return cases;
}

const bool forms_added = add_crafted_cases("army_files", forms);
const bool large_armies_added = add_crafted_cases_of_amounts("large_armies", large_armies);

} // namespace

} // namespace muster::tests
