// SPDX-License-Identifier: MIT
// At the table: a fingerprint, typed or photographed, says whose list it is.
#include "gui/event/verify_dialog.h"
#include "gui/toolkit/wx_text.h"
#include "open_desk.h"
#include "sheet/qr_code.h"

#include <boost/test/unit_test.hpp>
#include <wx/image.h>

namespace muster::tests {

namespace {

// A picture of the code alone.
wxImage photograph_of(const std::string& text) {
    const QrCode code(text);
    constexpr int module = 6; // pixels
    const auto size = static_cast<int>(code.size());
    const auto quiet = static_cast<int>(QrCode::quiet_zone);
    wxImage picture((size + 2 * quiet) * module, (size + 2 * quiet) * module);
    for (int y = 0; y < picture.GetHeight(); ++y)
        for (int x = 0; x < picture.GetWidth(); ++x) {
            const int column = x / module - quiet;
            const int row = y / module - quiet;
            const bool black = column >= 0 && row >= 0 && column < size && row < size &&
                               code.black(static_cast<std::size_t>(column), static_cast<std::size_t>(row));
            const unsigned char grey = black ? 0 : 255;
            picture.SetRGB(x, y, grey, grey, grey);
        }
    return picture;
}

} // namespace

BOOST_AUTO_TEST_SUITE(event_verify)

BOOST_FIXTURE_TEST_CASE(a_fingerprint_says_whose_list_it_is, OpenDesk) {
    VerifyDialog dialog(&page(), page().desk());
    dialog.type("abc");
    BOOST_TEST(dialog.answer().Contains("Sixteen letters"));
    dialog.type("0000-0000-0000-0000");
    BOOST_TEST(dialog.answer().Contains("Not in order"));
    BOOST_TEST(dialog.answer().Contains("Nobody sent this army"));
    std::size_t asked = 0;
    for (const EventPlayer& player : page().desk().status().players)
        for (const PlayerList& list : player.lists) {
            if (list.fingerprint.empty())
                continue;
            dialog.type(wx(list.fingerprint).Lower());
            const bool in_order = list.state == ListState::passed || list.state == ListState::accepted;
            BOOST_TEST(dialog.answer().StartsWith(in_order ? "In order" : "Not in order"),
                       player.player.name);
            BOOST_TEST(dialog.answer().Contains(wx(player.player.name)));
            ++asked;
        }
    BOOST_TEST(asked > 5U);
}

BOOST_FIXTURE_TEST_CASE(a_photograph_says_whose_list_it_is, OpenDesk) {
    const EventPlayer* known = nullptr;
    for (const EventPlayer& player : page().desk().status().players)
        if (!player.lists.empty() && player.lists.front().state == ListState::passed)
            known = &player;
    BOOST_REQUIRE(known != nullptr);
    const std::filesystem::path photo = own.path() / "photo.png";
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr)
        wxImage::AddHandler(new wxPNGHandler);
    BOOST_REQUIRE(photograph_of(known->lists.front().fingerprint).SaveFile(wx(photo), wxBITMAP_TYPE_PNG));
    VerifyDialog dialog(&page(), page().desk());
    dialog.read_picture(photo);
    BOOST_TEST(dialog.answer().StartsWith("In order"));
    BOOST_TEST(dialog.answer().Contains(wx(known->player.name)));
    dialog.read_picture(sample_file("phalanx"));
    BOOST_TEST(dialog.answer().Contains("Give a PNG or JPEG file"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
