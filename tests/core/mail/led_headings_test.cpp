// SPDX-License-Identifier: MIT
// "Sacred Band, led by the General himself:" over the line of the General and that of his men.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

std::string read_units(std::string_view text) {
    const WrittenArmy made =
        read_list("ancient-1969", fmt::format("Successors, 1000 points, all reg.\n\n{}\n"
                                              "Phalanx:\n   32 HI C pike @ 6 ......... 192\n"
                                              "   unit cdr ................. 10\n"
                                              "Cretans:\n   20 LI C bow @ 4 .......... 80\n"
                                              "   unit cdr ................. 10\n",
                                              text));
    return troops_of("ancient-1969", made) + (asked_of(made).empty() ? "" : " ?");
}

constexpr std::string_view others =
    " | 32 x Reg HI C, pike, shield & 1 x Reg Cdr | 20 x Reg LI C, bow, shield & 1 x Reg Cdr";

} // namespace

BOOST_AUTO_TEST_SUITE(led_headings)

BOOST_AUTO_TEST_CASE(a_heading_says_who_leads_those_beneath) {
    for (const std::string_view heading :
         {"Companions, led by the General himself:", "Companions, led by Seleucus in person:",
          "Companions (commanded by the C-in-C):", "Companions - the General leads them himself:",
          "Companions, under Seleucus:", "Companions led by the Commander-in-Chief personally:",
          "Companions, with the General at their head:"})
        for (const std::string_view remark :
             {"", "   (no unit cdr)\n", "   (no unit cdr, 13 figures with him)\n",
              "   (13 men including him)\n"})
            BOOST_TEST_CONTEXT(heading << remark)
    BOOST_CHECK_EQUAL(read_units(fmt::format("{}\n   Seleucus, C-in-C ......... 100\n"
                                             "   12 HC A lance @ 12 ....... 144\n{}",
                                             heading, remark)),
                      fmt::format("1 x Reg C-in-C & 12 x Reg HC A, lance, shield{}", others));
    BOOST_CHECK_EQUAL(read_units("Companions, led by the sub-general:\n   12 HC A lance @ 12 ....... 144\n"
                                 "   Antiochus, sub-general ... 50\n"),
                      fmt::format("12 x Reg HC A, lance, shield & 1 x Reg Sub-General{}", others));
    BOOST_CHECK_EQUAL(read_units("Companions:\n   C-in-C ................... 100\n"
                                 "   12 HC A lance @ 12 ....... 144\n   (13 figures with him)\n"),
                      fmt::format("1 x Reg C-in-C & 12 x Reg HC A, lance, shield{}", others));
}

BOOST_AUTO_TEST_CASE(what_such_a_heading_leaves_open_is_asked) {
    constexpr std::string_view led = "1 x Reg C-in-C & 12 x Reg HC A, lance, shield";
    for (const std::string_view heading :
         {"Companions, not led by the General:", "Companions, led by Ptolemy:",
          "Companions, sometimes led by the General:", "Companions, led by the General's cousin:"})
        BOOST_TEST_CONTEXT(heading) {
            const std::string read = read_units(fmt::format("{}\n   Seleucus, C-in-C ......... 100\n"
                                                            "   12 HC A lance @ 12 ....... 144\n",
                                                            heading));
            BOOST_CHECK(!read.starts_with(led));
            BOOST_CHECK(read.ends_with("?"));
        }
    // His figures do not come out.
    BOOST_CHECK(read_units("Companions, led by the General:\n   Seleucus, C-in-C ......... 100\n"
                           "   12 HC A lance @ 12 ....... 144\n   (no unit cdr, 16 figures with him)\n")
                    .ends_with("?"));
    // He may lead a part of the field and stand alone.
    BOOST_CHECK(!read_units("Right wing, led by the General:\n   Seleucus, C-in-C ......... 100\n"
                            "   12 HC A lance @ 12 ....... 144\n   unit cdr ................. 10\n")
                     .starts_with(led));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
