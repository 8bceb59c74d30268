// SPDX-License-Identifier: MIT
// muster-cli event reply, report, publish, labels, roll-csv, export, import: what leaves the event.
#include "event/event_outputs.h"

#include "base/file.h"
#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "event/event_exchange.h"
#include "event/event_reply.h"
#include "event/event_report.h"
#include "event/event_steps.h"
#include "event/publication.h"
#include "event/status_json.h"
#include "event_action.h"
#include "layout.h"
#include "ruleset/data_folders.h"
#include "target_file.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

struct EventReportFormat {
    std::string_view ending;
    std::string (*write)(const EventStatus& status);
};
constexpr std::array<EventReportFormat, 4> report_formats{
    {{".html", report_html},
     {".csv", report_csv},
     {".pdf", report_pdf},
     {".json", [](const EventStatus& status) { return status_json(status); }}}};

fs::path locale_folder() {
    return program_share_folder().parent_path() / "locale";
}

// Chosen before the event is read, since its messages are translated then.
Translate language_of_call(const EventCall& call) {
    const std::string& language = call.options.language;
    if (language.empty() || language == "en")
        return {};
    if (!choose_text_language(locale_folder(), language))
        throw CallError(
            fmt::format("there are no texts in {}; --lang takes en or de, and the system must have a "
                        "locale of its own",
                        muster::quoted(language)));
    return translate_rule_text;
}

void refuse_if_sealed(const EventStatus& status) {
    if (status.sealed)
        throw CallError("the event is sealed: nothing is published yet; 'muster-cli event unseal' ends that");
}

// What was answered: to whom, and where it went.
void note_reply(const EventCall& call, OpenEvent& event, std::int64_t player, std::size_t replies) {
    const RollPlayer* one = event.record.player(player);
    note_in_log(
        event.file,
        fmt::format("{}: {}",
                    one == nullptr ? fmt::format("Replies to {} players", replies) : "Reply to " + one->name,
                    call.options.out.empty() ? "shown" : "drafts in " + call.options.out),
        event_now());
}

void write_pages(const EventCall& call, const std::vector<PublishedPage>& pages) {
    const fs::path folder = path_of(call.options.out);
    std::error_code ignored;
    if (fs::exists(folder, ignored) && !fs::is_directory(folder, ignored))
        throw CallError(fmt::format("{} is no folder; nothing was written", path_text(folder)));
    if (!call.options.force && fs::is_directory(folder, ignored) && !fs::is_empty(folder, ignored))
        throw CallError(fmt::format("{} is not empty; use --force to write into it", path_text(folder)));
    fs::create_directories(folder);
    for (const PublishedPage& page : pages)
        write_file_in(folder, path_of(page.file), page.html);
    call.context.write(fmt::format("{} files written to {}\n", pages.size(), clean(path_text(folder))));
}

} // namespace

ExitStatus reply_for_event(const EventCall& call) {
    OpenEvent event = open_event(call, language_of_call(call));
    const EventStatus status = event.status();
    const std::int64_t id = call.words.size() == 2 ? named_player(event.record, call.words[1]).id : 0;
    EventReplies replies(event.file.file(), locale_folder(), event.pack, event.rules.rulesets());
    const auto reply = [&](const EventPlayer& own) {
        return call.options.language.empty() ? replies.to(own)
                                             : reply_to(own, event.pack, event.rules.rulesets());
    };
    std::string text;
    std::vector<PublishedPage> drafts;
    std::size_t count = 0;
    for (const EventPlayer& own : status.players) {
        if (id != 0 && own.player.id != id)
            continue;
        ++count;
        if (!call.options.out.empty()) {
            OutputFile draft = reply_draft_file(own, event.pack, reply(own));
            drafts.push_back({std::move(draft.name), std::move(draft.bytes)});
            continue;
        }
        if (!text.empty())
            text += "\n" + std::string(72, '-') + "\n\n";
        text += reply(own);
    }
    if (call.options.out.empty())
        call.context.write(text);
    else
        write_pages(call, drafts);
    note_reply(call, event, id, count);
    return exit_status_of(status);
}

ExitStatus report_event(const EventCall& call) {
    const std::string name = lowered(call.options.out);
    for (const EventReportFormat& format : report_formats)
        if (name.ends_with(format.ending)) {
            const OpenEvent event = open_event(call);
            write_event_output(call, format.write(event.status()));
            return ExitStatus::legal;
        }
    throw CallError("name the report to write: -o OUT.html, OUT.csv, OUT.pdf or OUT.json");
}

ExitStatus publish_event(const EventCall& call) {
    if (call.options.out.empty())
        throw CallError("name what to write: -o FOLDER for pages, -o BOOKLET.pdf for a booklet");
    OpenEvent event = open_event(call);
    const EventStatus status = event.status();
    refuse_if_sealed(status);
    if (!lowered(call.options.out).ends_with(".pdf")) {
        write_pages(call, published_pages(status, event.rules.rulesets()));
        note_in_log(event.file, "Published: pages: " + call.options.out, event_now());
        return ExitStatus::legal;
    }
    const std::string booklet = booklet_pdf(status, event.rules.rulesets());
    if (booklet.empty())
        throw CallError("no list has passed or was accepted yet; there is nothing to publish");
    write_event_output(call, booklet);
    note_in_log(event.file, "Published: the booklet: " + call.options.out, event_now());
    return ExitStatus::legal;
}

ExitStatus write_event_labels(const EventCall& call) {
    const OpenEvent event = open_event(call);
    write_event_output(call, labels_pdf(event.status()));
    return ExitStatus::legal;
}

ExitStatus write_event_roll(const EventCall& call) {
    const OpenEvent event = open_event(call);
    write_event_output(call, pairing_csv(event.status()));
    return ExitStatus::legal;
}

ExitStatus export_event_files(const EventCall& call) {
    if (call.options.out.empty())
        throw CallError("name the folder to write: -o FOLDER");
    const EventFile event(path_of(call.words[0]));
    export_event(event, path_of(call.options.out));
    call.context.write(fmt::format("Written to {}\n", clean(call.options.out)));
    return ExitStatus::legal;
}

ExitStatus import_event_files(const EventCall& call) {
    if (call.options.out.empty())
        throw CallError("name the event to create: -o FILE");
    import_event(path_of(call.words[0]), path_of(call.options.out));
    call.context.write(fmt::format("Written to {}\n", clean(call.options.out)));
    (void)open_event(path_of(call.options.out)); // tells what keeps its rules or its pack from being read
    return ExitStatus::legal;
}

} // namespace muster
