// SPDX-License-Identifier: MIT
// Mails and texts that are no list, or more of one than a hundred players write.
#include "crafted_case.h"

namespace muster::tests {

namespace {

CraftedCase text_case(std::string name, std::string text, Answer answer = Answer::either) {
    return {std::move(name),
            [text = std::move(text)](const Workshop& workshop) {
                return Call{{"convert", workshop.file("a.txt", text), "--to", "phalanx", "-o", "b.muster"}};
            },
            answer};
}

std::string mail(std::string_view headings, std::string_view body) {
    return "From: a@b\nSubject: army\nMIME-Version: 1.0\n" + std::string(headings) + "\n\n" +
           std::string(body);
}

std::vector<CraftedCase> texts() {
    return {
        text_case("troops_of_5000_lines", repeated("3 x HIS RA III\n", 5'000)),
        text_case("million_lines", repeated("HI\n", 1'000'000)),
        text_case("line_of_a_megabyte", std::string(1'000'000, 'x')),
        text_case("words_of_a_letter", repeated("a ", 60'000)),
        text_case("brackets", std::string(100'000, '(')),
        text_case("closing_brackets", repeated("(HIS", 20'000) + std::string(20'000, ')')),
        text_case("commas", repeated("HIS,", 30'000)),
        text_case("numbers", repeated("9 ", 60'000)),
        text_case("numbers_beyond_numbers", repeated("99999999999999999999 x HIS\n", 2'000)),
        text_case("table_of_many_columns", repeated(repeated("HIS|", 400) + "\n", 200)),
        text_case("tabs", repeated("HIS\t4\t5\t\n", 5'000)),
        text_case("colons", repeated("a:\n", 5'000)),
        text_case("plus_signs", repeated("HIS+", 20'000)),
        text_case("typing_errors", repeated("Hevay infentry speer\n", 2'000)),
        text_case("html_nested", "<html><body>" + repeated("<div>", 200'000)),
        text_case("html_tables_nested", "<html><body>" + repeated("<table><tr><td>", 20'000)),
        text_case("mail_nested",
                  mail("Content-Type: message/rfc822", repeated("Content-Type: message/rfc822\n\n", 50'000))),
        text_case("mail_with_many_parts", mail("Content-Type: multipart/mixed; boundary=x",
                                               repeated("--x\n\nHIS\n", 100'000) + "--x--\n")),
        text_case("mail_with_450000_parts",
                  mail("Content-Type: multipart/mixed; boundary=x", repeated("--x\n\n", 450'000) + "--x--\n"),
                  Answer::refused),
        text_case("mail_in_base64",
                  mail("Content-Transfer-Encoding: base64", repeated("SElTIHggMw==\n", 200'000))),
        text_case("mail_in_an_unknown_charset",
                  mail("Content-Type: text/plain; charset=\"" + std::string(100'000, 'x') + "\"", "HIS x 3")),
        text_case("mail_with_a_subject_of_a_megabyte",
                  "Subject: " + std::string(1'000'000, 's') +
                      "\nFrom: a@b\nMIME-Version: 1.0\n\n3 HIS RA III\n"),
        text_case("text_of_20_mb", std::string(20U << 20U, 'x'), Answer::refused),
        text_case("bytes_that_are_no_text", std::string(100'000, '\xFF')),
        text_case("letters_that_combine", "e" + repeated("\u0301", 50'000)),
        text_case("dashes", std::string(100'000, '-')),
        text_case("quotation_marks", repeated("> ", 50'000) + "HIS"),
        text_case("equal_signs", repeated("a=b\n", 5'000)),
        text_case("sums", repeated("1 + ", 20'000) + "= 5"),
        {"text_from_a_device",
         [](const Workshop&) {
             return Call{{"convert", "/dev/zero", "--to", "phalanx", "-o", "b.muster"}};
         },
         Answer::refused},
        {"name_on_the_command_line_of_a_megabyte",
         [](const Workshop& workshop) {
             return Call{{"convert", workshop.file("a.txt", "12 x HIS RA III\n"), "--to", "phalanx", "--name",
                          std::string(100'000, 'n'), "-o", "b.muster"}};
         },
         Answer::refused, "at most"},
        {"name_of_a_new_army_of_a_megabyte",
         [](const Workshop&) {
             return Call{{"new", "phalanx", "--name", std::string(100'000, 'n'), "-o", "b.muster"}};
         },
         Answer::refused, "at most"},
    };
}

const bool texts_added = add_crafted_cases("texts", texts);

} // namespace

} // namespace muster::tests
