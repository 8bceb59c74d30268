// SPDX-License-Identifier: MIT
// muster-cli event take: mails, army files, PDFs, texts, tables, zips and folders into an event.
#include "base/text.h"
#include "event/taking.h"
#include "event_action.h"
#include "layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <thread>

namespace muster {

namespace {

struct TakeCounts {
    std::size_t taken = 0;
    std::size_t known = 0;
    std::size_t unmatched = 0;
    std::size_t unread = 0;
    std::size_t after_lock = 0;
};

void count(TakeCounts& counts, const TakenLine& line) {
    counts.taken += line.what == TakenLine::What::taken ? 1U : 0U;
    counts.known += line.what == TakenLine::What::known ? 1U : 0U;
    counts.unmatched += line.is_without_player() ? 1U : 0U;
    counts.unread += line.is_read ? 0U : 1U;
    counts.after_lock += line.after_lock ? 1U : 0U;
}

void append_clause(std::string& sentence, std::string_view clause) {
    if (sentence.ends_with('.'))
        sentence.pop_back();
    sentence += fmt::format("; {}", clause);
}

std::string taken_words(const TakenLine& line) {
    std::string text = clean(line.source) + ": ";
    if (line.what == TakenLine::What::known)
        text += "was taken before";
    else if (line.player.empty())
        text += "unmatched. " + clean(line.why);
    else
        text += fmt::format("{}, list {}, {}", clean(line.player), line.slot, clean(line.why));
    if (line.after_lock)
        append_clause(text, "after the lock, so it does not count");
    if (!line.is_read)
        append_clause(text, line.problem.empty()
                                ? "a person must look at it"
                                : fmt::format("a person must look at it: {}", clean(line.problem)));
    return text + "\n";
}

std::string summary(const TakeCounts& counts) {
    std::string text;
    append_counted(text, counts.taken, "list taken", "lists taken");
    if (counts.known != 0)
        text += fmt::format(", {} known already", counts.known);
    if (counts.unmatched != 0)
        text += fmt::format(", {} unmatched", counts.unmatched);
    if (counts.unread != 0)
        text += fmt::format(", {} to be looked at", counts.unread);
    if (counts.after_lock != 0)
        text += fmt::format(", {} after the lock", counts.after_lock);
    return text + ".\n";
}

TakeOrder order_of_call(const EventCall& call, const EventRecord& record) {
    TakeOrder order;
    order.now = event_now();
    order.threads = std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
    order.slot = slot_of_call(call, 0);
    if (!call.options.at.empty()) {
        order.at = read_event_time(call.options.at);
        if (!order.at)
            throw CallError(
                fmt::format("--at is {}; write a time with its zone, such as 2026-11-28T20:00:00+00:00",
                            call.options.at));
    }
    if (!call.options.player.empty())
        order.player = named_player(record, call.options.player).id;
    return order;
}

} // namespace

ExitStatus take_into_event(const EventCall& call) {
    OpenEvent event = open_event(call);
    const TakeOrder order = order_of_call(call, event.record);
    event.file.back_up();
    TakeCounts counts;
    const std::vector<std::string> paths(call.words.begin() + 1, call.words.end());
    const std::vector<InputError> problems = take_submissions(event.file, event.pack, event.rules.rulesets(),
                                                              paths, order, [&](const TakenLine& line) {
                                                                  count(counts, line);
                                                                  call.context.write(taken_words(line));
                                                              });
    for (const InputError& problem : problems)
        call.context.report_problem(problem.what());
    call.context.write(summary(counts));
    if (!problems.empty())
        return ExitStatus::failed;
    if (counts.unread != 0)
        return ExitStatus::open;
    return counts.unmatched + counts.after_lock == 0 ? ExitStatus::legal : ExitStatus::illegal;
}

} // namespace muster
