// SPDX-License-Identifier: MIT
#include "made_event.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/event_steps.h"
#include "event/roll_table.h"
#include "event/taking.h"
#include "lists/lists.h"
#include "sheet/sheet_output.h"
#include "shipped_data.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

std::string name_of(std::size_t player) {
    constexpr std::array<std::string_view, 10> firsts{"Ann",  "Bob",  "Cleo", "Dan", "Eve",
                                                      "Finn", "Gail", "Hugo", "Ivy", "Jack"};
    return fmt::format("{} Player{:04}", firsts[player % firsts.size()], player);
}

std::string army_text(std::size_t player, std::size_t revision) {
    std::string units;
    for (std::size_t unit = 0; unit < 12; ++unit)
        units += fmt::format(
            "<unit name='Unit {}'{}><troop name='Spears' count='{}' class='foot' order='close' "
            "army='regular' weapon='spear' physique='high' morale='IV' proficiency='drilled' "
            "defence='E' shield='large'/></unit>\n",
            unit + 1, unit == 0 ? " general='yes' commander='yes'" : "", 2 + (player + unit + revision) % 3);
    return fmt::format("<army xmlns='urn:muster:army:1' ruleset='undying-lands' name='Host {}' "
                       "general-rating='4'>\n<about player='{}'/>\n<body name='Left' rating='3' "
                       "orders='attack'>\n{}</body>\n</army>\n",
                       player, name_of(player), units);
}

std::string mail_text(std::size_t player) {
    std::string lines;
    for (std::size_t unit = 0; unit < 10; ++unit)
        lines +=
            fmt::format("Unit {}. {} x Foot, close, regular, spear, high physique, small, IV, drilled, E, "
                        "large shield.{}\n",
                        unit + 1, 2 + (player + unit) % 3, unit == 0 ? " Sub-commander, General." : "");
    return fmt::format(
        "From: {} <player{}@example.org>\nSubject: My list\nDate: Fri, 20 Nov 2026 18:30:00 "
        "+0000\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nGeneral = 4\n\nLEFT "
        "WING - Sub-commander 3 - HOLD\n{}",
        name_of(player), player, lines);
}

std::string sheet_of(const std::string& text, const Rulesets& rulesets) {
    const Army army = read_army(text, "army", rulesets);
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    return sheet_files(army, ruleset, check(army, ruleset, Detail::sheet), {}).front();
}

} // namespace

MadeEvent make_event(const fs::path& folder, std::size_t players, const Rulesets& rulesets) {
    MadeEvent made{
        folder / "made.muster-event", folder / "inbox",
        "<event xmlns='urn:muster:event:1' title='Great Open' ruleset='undying-lands' lists='free'>"
        "<size number='vignettes' most='40'/></event>",
        players};
    fs::create_directories(made.folder);
    for (std::size_t i = 0; i < 2 * players; ++i) {
        const std::size_t player = i / 2;
        const std::string name = fmt::format("{:05}-player{:04}", i, player);
        if (i % 3 == 0)
            write_file(made.folder / (name + ".eml"), mail_text(player));
        else if (i % 3 == 1)
            write_file(made.folder / (name + ".muster"), army_text(player, i));
        else
            write_file(made.folder / (name + ".pdf"), sheet_of(army_text(player, i), rulesets));
    }
    return made;
}

EventFile create_event(const MadeEvent& made, const Rulesets& rulesets) {
    const EventPack pack = read_event_pack(made.pack, "pack", rulesets);
    EventFile event = EventFile::create(made.file, made.pack, data_for_event(pack, rulesets), 1);
    event.in_one_step([&] {
        for (std::size_t i = 0; i < made.players; ++i)
            event.set_player({0,
                              name_of(i),
                              "Club",
                              "",
                              fmt::format("player{}@example.org", i),
                              std::to_string(i + 1),
                              {}},
                             1);
    });
    return event;
}

fs::path create_sample_event(const fs::path& folder, const Rulesets& rulesets) {
    const fs::path sample = source_folder() / "tests/data/events/autumn-open";
    const std::string text = read_file(sample / "pack.xml");
    const EventPack pack = read_event_pack(text, "pack", rulesets);
    const fs::path file = folder / "autumn-open.muster-event";
    EventFile event = EventFile::create(file, text, data_for_event(pack, rulesets), 1);
    change_roll(event, read_roll(read_file(sample / "players.csv"), "players.csv"), 1);
    TakeOrder order;
    order.now = 1'795'636'000; // before the deadline
    const std::vector<std::string> paths{(sample / "submissions").string()};
    (void)take_submissions(event, pack, rulesets, paths, order, [](const TakenLine&) {});
    return file;
}

} // namespace muster::tests
