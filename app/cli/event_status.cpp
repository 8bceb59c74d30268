// SPDX-License-Identifier: MIT
// muster-cli event status: where everybody stands, or one player with every finding; verify and log.
#include "army/fingerprint.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "event/list_at_table.h"
#include "event/status_json.h"
#include "event_action.h"
#include "layout.h"
#include "sheet/qr_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

constexpr std::size_t page_width = 100;

std::string padded(std::string_view text, std::size_t width) {
    std::string cell = clean(text);
    const std::size_t wide = width_of(cell);
    cell.append(wide < width ? width - wide : 0, ' ');
    return cell;
}

std::string army_words(const PlayerList& list) {
    std::string text = list.army && !list.army->name.empty() ? list.army->name : list.source;
    if (!list.list_title.empty())
        text += ", " + list.list_title;
    return text;
}

std::string counts_of(const PlayerList& list) {
    std::string text;
    const auto add = [&](Severity severity, std::string_view one, std::string_view many) {
        const auto count = static_cast<std::size_t>(
            std::count_if(list.findings.begin(), list.findings.end(),
                          [&](const ListFinding& finding) { return finding.severity == severity; }));
        if (count == 0)
            return;
        text += ", ";
        append_counted(text, count, one, many);
    };
    if (list.open.empty()) {
        add(Severity::error, "error", "errors");
        add(Severity::query, "query", "queries");
    } else {
        text += ", ";
        append_counted(text, list.open.size(), "open question", "open questions");
    }
    return text;
}

void append_player_row(std::string& text, const EventPlayer& own, std::size_t width) {
    const std::string penalty = own.penalty == 0 ? "" : fmt::format("  penalty {}", own.penalty);
    if (own.lists.empty())
        text += fmt::format("{}  {}{}\n", padded(own.player.name, width), "missing", penalty);
    bool first = true;
    for (const PlayerList& list : own.lists) {
        const std::string late = list.late_days == 0 ? "" : fmt::format(", {} days late", list.late_days);
        text += fmt::format("{}  {}  {}. {}{}{}{}{}\n", padded(first ? own.player.name : "", width),
                            padded(state_id(list.state), 8), list.slot, clean(army_words(list)),
                            list.revision == 1 ? ""
                                               : fmt::format(" (revision {}, {})", list.revision,
                                                             revision_kind_id(list.kind)),
                            counts_of(list), late, first ? penalty : "");
        first = false;
    }
}

void append_list(std::string& text, const PlayerList& list) {
    text += fmt::format("\nList {}, revision {} ({}): {}\n", list.slot, list.revision,
                        revision_kind_id(list.kind), state_id(list.state));
    if (!list.why.empty())
        append_paragraph(text, "The umpire: " + clean(list.why), {2, page_width});
    append_paragraph(text,
                     fmt::format("{}; received {}{}", clean(army_words(list)),
                                 readable_event_time(list.received),
                                 list.fingerprint.empty() ? "" : "; fingerprint " + list.fingerprint),
                     {2, page_width});
    append_paragraph(text, fmt::format("From {}, {}", clean(list.source), clean(list.matched)),
                     {2, page_width});
    std::string numbers;
    for (const NamedNumber& number : list.numbers)
        numbers += fmt::format("{}{} {}", numbers.empty() ? "" : ", ", number.name, number.value.readable());
    if (!numbers.empty())
        append_paragraph(text, numbers, {2, page_width});
    for (const ListFinding& finding : list.findings)
        append_paragraph(text,
                         fmt::format("{} {}: {}{}{} ({})", severity_name(finding.severity), finding.rule,
                                     clean(finding.place), finding.place.empty() ? "" : ": ",
                                     clean(finding.message), clean(finding.cite)),
                         {2, page_width});
    for (const OpenLine& open : list.open)
        append_paragraph(
            text,
            fmt::format("open{}: {}{}", open.line == 0 ? "" : fmt::format(", line {}", open.line),
                        open.text.empty() ? "" : fmt::format("\"{}\": ", clean(open.text)), clean(open.why)),
            {2, page_width});
}

std::string matrix_of(const EventStatus& status) {
    std::string text = fmt::format("{}{}{}{}\n\n", clean(status.pack.title),
                                   status.pack.date.empty() ? "" : ", " + status.pack.date,
                                   status.locked ? ", locked" : "", status.sealed ? ", sealed" : "");
    std::size_t width = 4;
    for (const EventPlayer& own : status.players)
        width = std::clamp(width_of(clean(own.player.name)), width, std::size_t{30});
    for (const EventPlayer& own : status.players)
        append_player_row(text, own, width);
    if (!status.unmatched.empty())
        text += "\nUnmatched; take them again with --player, or correct the roll:\n";
    for (const UnmatchedSubmission& one : status.unmatched)
        append_paragraph(text, fmt::format("{}: {}", clean(one.source), clean(one.why)), {2, page_width});
    text += fmt::format("\n{} players", status.players.size());
    for (const ListState state : list_states)
        if (const std::size_t count = status.count(state); count != 0)
            text += fmt::format(" · {} {}", count, state_id(state));
    if (!status.unmatched.empty())
        text += fmt::format(" · {} unmatched", status.unmatched.size());
    if (!status.set_aside.empty())
        text += fmt::format(" · {} set aside", status.set_aside.size());
    return text + "\n";
}

std::string page_of(const EventPlayer& own) {
    std::string text = fmt::format("{}: {}{}{}\n", clean(own.player.name), state_id(own.state),
                                   own.penalty == 0 ? "" : fmt::format(", penalty {}", own.penalty),
                                   own.locked ? ", locked" : "");
    for (const PlayerList& list : own.lists)
        append_list(text, list);
    for (const std::string& source : own.after_lock)
        append_paragraph(text, fmt::format("After the lock: {}", clean(source)), {2, page_width});
    return text;
}

const EventPlayer& player_of(const EventStatus& status, std::int64_t id) {
    return *std::find_if(status.players.begin(), status.players.end(),
                         [&](const EventPlayer& own) { return own.player.id == id; });
}

std::string rules_of(const PlayerList& list) {
    std::string text;
    for (const ListFinding& finding : list.findings)
        text += fmt::format("{}{}", text.empty() ? "" : ", ", finding.rule);
    return text.empty() ? "no findings" : text;
}

// "; Integrity Points: 105, now 447"
std::string changed_numbers(const PlayerList& list, const PlayerList& now) {
    std::string text;
    for (const NamedNumber& number : list.numbers) {
        const auto other = std::find_if(now.numbers.begin(), now.numbers.end(),
                                        [&](const NamedNumber& one) { return one.id == number.id; });
        if (other != now.numbers.end() && !(other->value == number.value))
            text += fmt::format("; {}: {}, now {}", number.name, number.value.readable(),
                                other->value.readable());
    }
    return text;
}

// What the rules that are installed now would say otherwise.
ExitStatus show_differences(const EventCall& call, const OpenEvent& event) {
    const EventStatus own = event.status();
    const EventStatus other = status_of(event.record, event.pack, call.context.rulesets(), 2);
    std::string text;
    for (std::size_t i = 0; i < own.players.size(); ++i)
        for (std::size_t k = 0; k < own.players[i].lists.size(); ++k) {
            const PlayerList& list = own.players[i].lists[k];
            const PlayerList& now = other.players[i].lists[k];
            const std::string numbers = changed_numbers(list, now);
            if (list.findings == now.findings && list.state == now.state && numbers.empty())
                continue;
            append_paragraph(text,
                             fmt::format("{}, list {}: {} ({}); by the rules installed now: {} ({}){}",
                                         clean(own.players[i].player.name), list.slot, state_id(list.state),
                                         rules_of(list), state_id(now.state), rules_of(now), numbers),
                             {0, page_width});
        }
    call.context.write(text.empty() ? "By the rules installed now nothing would differ.\n" : text);
    return exit_status_of(own);
}

// Typed, or read from a photograph.
std::vector<std::string> fingerprints_in(const std::string& word) {
    if (auto typed = read_fingerprint(word))
        return {std::move(*typed)};
    if (!std::filesystem::exists(path_of(word)))
        throw CallError(fmt::format("{} is no fingerprint, which has sixteen letters and digits, such as "
                                    "7K4Q-M2XD-9TRA-0VHE, and no picture of a QR code",
                                    muster::quoted(word)));
    std::vector<std::string> found = fingerprints_in_picture(path_of(word));
    if (found.empty())
        throw InputError(word, {}, std::string(no_code_in_picture));
    return found;
}

// With the ids of the states, as in the other outputs.
std::string line_of(const std::string& fingerprint, const ListAtTable& list) {
    if (list.player.empty())
        return fmt::format("{}: unmatched\n", fingerprint);
    const std::string_view state = list.state           ? state_id(*list.state)
                                   : list.revision == 0 ? "after the lock"
                                                        : "replaced by a later revision";
    return fmt::format("{}: {}, list {}, revision {}, {}\n", fingerprint, clean(list.player), list.slot,
                       list.revision, state);
}

} // namespace

ExitStatus show_event_status(const EventCall& call) {
    const OpenEvent event = open_event(call);
    if (call.options.installed)
        return show_differences(call, event);
    const EventStatus status = event.status();
    if (call.words.size() == 1) {
        call.context.write(call.options.json ? status_json(status) : matrix_of(status));
        return exit_status_of(status);
    }
    const std::int64_t id = named_player(event.record, call.words[1]).id;
    const EventPlayer& own = player_of(status, id);
    call.context.write(call.options.json ? status_json(status, id) : page_of(own));
    if (own.state == ListState::unread)
        return ExitStatus::open;
    return own.state == ListState::passed || own.state == ListState::accepted ? ExitStatus::legal
                                                                              : ExitStatus::illegal;
}

ExitStatus verify_in_event(const EventCall& call) {
    const std::vector<std::string> fingerprints = fingerprints_in(call.words[1]);
    const OpenEvent event = open_event(call);
    const EventStatus status = event.status();
    std::string text;
    bool in_order = true;
    for (const std::string& fingerprint : fingerprints) {
        const std::vector<ListAtTable> found =
            lists_with(status, event.record, event.rules.rulesets(), fingerprint);
        if (found.empty())
            call.context.report_problem(fmt::format("{}: nobody sent this army", fingerprint));
        for (const ListAtTable& list : found)
            text += line_of(fingerprint, list);
        in_order = in_order && std::any_of(found.begin(), found.end(),
                                           [](const ListAtTable& list) { return list.is_in_order(); });
    }
    call.context.write(text);
    return in_order ? ExitStatus::legal : ExitStatus::illegal;
}

ExitStatus show_event_log(const EventCall& call) {
    const EventFile event(path_of(call.words[0]));
    std::string text;
    for (const LogLine& line : event.log())
        text += fmt::format("{}  {}\n", event_time_text(line.time), clean(line.words));
    call.context.write(text);
    return ExitStatus::legal;
}

} // namespace muster
