// SPDX-License-Identifier: MIT
// Settings of the fonts, folders without number, and armies that take long to be laid out.
#include "crafted_case.h"

namespace muster::tests {

namespace {

CraftedCase drawn_with(std::string name, std::string variable) {
    return {std::move(name),
            [variable = std::move(variable)](const Workshop& workshop) {
                return Call{{"sheet", workshop.file("a.muster", host), "-o", "b.pdf"}, {variable}};
            },
            Answer::accepted};
}

CraftedCase folders_of_data(std::string name, std::size_t count, Answer answer, std::string says) {
    return {std::move(name),
            [count](const Workshop&) {
                Call call{{"rules"}};
                for (std::size_t i = 0; i < count; ++i) {
                    call.arguments.emplace_back("--data");
                    call.arguments.emplace_back(".");
                }
                return call;
            },
            answer, std::move(says)};
}

std::vector<CraftedCase> settings() {
    return {
        drawn_with("pango_back_end_that_there_is_none_of", "PANGOCAIRO_BACKEND=bogus"),
        drawn_with("configuration_of_fonts_without_an_end", "FONTCONFIG_FILE=/dev/zero"),
        folders_of_data("folders_of_data_by_50", 50, Answer::accepted, {}),
        folders_of_data("folders_of_data_by_51", 51, Answer::refused, "at most 50"),
        folders_of_data("folders_of_data_by_2000", 2'000, Answer::refused, "at most 50"),
    };
}

// Notes in two scripts, letter by letter.
std::string in_two_scripts(std::size_t letters) {
    return R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" ap="6"><about>)" +
           repeated("a\u05D0", letters / 2) +
           R"(</about><body><unit><troop class="HIS" army="RA" integrity="III"/></unit></body></army>)";
}

CraftedCase sheets_in_two_scripts(std::string name, std::size_t letters, std::vector<std::string> output,
                                  Answer answer, std::string says) {
    return {std::move(name),
            [letters, output = std::move(output)](const Workshop& workshop) {
                Call call{{"sheet"}};
                for (int i = 0; i < 8; ++i)
                    call.arguments.push_back(
                        workshop.file("a" + std::to_string(i) + ".muster", in_two_scripts(letters)));
                call.arguments.insert(call.arguments.end(), output.begin(), output.end());
                return call;
            },
            answer, std::move(says)};
}

std::vector<CraftedCase> scripts() {
    return {
        sheets_in_two_scripts("pdf_of_8_notes_in_two_scripts", 29'800, {"-o", "out"}, Answer::refused,
                              "left out"),
        sheets_in_two_scripts("pictures_of_8_notes_in_two_scripts", 29'800, {"-o", "out", "--format", "png"},
                              Answer::refused, "left out"),
        sheets_in_two_scripts("pdf_of_8_notes_of_some_letters", 400, {"-o", "out"}, Answer::accepted, {}),
    };
}

const bool settings_added = add_crafted_cases("settings", settings);
const bool scripts_added = add_crafted_cases_of_amounts("scripts", scripts);

} // namespace

} // namespace muster::tests
