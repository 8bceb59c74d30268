// SPDX-License-Identifier: MIT
#include "event/event_outputs.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "event/event_report.h"
#include "event/publication.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

std::vector<OutputFile> report_files(const EventStatus& status, const Rulesets& /*rulesets*/) {
    return {{"report.html", report_html(status)},
            {"report.csv", report_csv(status)},
            {"report.pdf", report_pdf(status)}};
}

// Nothing of a PDF without pages.
std::vector<OutputFile> pdf_file(const char* name, std::string bytes) {
    std::vector<OutputFile> files;
    if (!bytes.empty())
        files.push_back({name, std::move(bytes)});
    return files;
}

std::vector<OutputFile> page_files(const EventStatus& status, const Rulesets& rulesets) {
    std::vector<OutputFile> files;
    for (PublishedPage& page : published_pages(status, rulesets))
        files.push_back({"pages/" + page.file, std::move(page.html)});
    return files;
}

std::vector<OutputFile> booklet_file(const EventStatus& status, const Rulesets& rulesets) {
    return pdf_file("booklet.pdf", booklet_pdf(status, rulesets));
}

std::vector<OutputFile> sheets_file(const EventStatus& status, const Rulesets& rulesets) {
    return pdf_file("umpire-sheets.pdf", umpire_sheets_pdf(status, rulesets));
}

std::vector<OutputFile> labels_file(const EventStatus& status, const Rulesets& /*rulesets*/) {
    return pdf_file("labels.pdf", labels_pdf(status));
}

std::vector<OutputFile> pairing_file(const EventStatus& status, const Rulesets& /*rulesets*/) {
    return {{"pairings.csv", pairing_csv(status)}};
}

constexpr std::array<EventOutput, 6> output_rows{
    {{mark_for_translation("The organiser's report"), false, report_files},
     {mark_for_translation("The booklet"), true, booklet_file},
     {mark_for_translation("Pages to publish"), true, page_files},
     {mark_for_translation("The umpire's sheets"), false, sheets_file},
     {mark_for_translation("Labels for the tables"), false, labels_file},
     {mark_for_translation("A table for pairing programs"), false, pairing_file}}};

WrittenOutputs write_files(const std::vector<OutputFile>& files, const fs::path& folder, bool replace,
                           const RunProgress& progress) {
    WrittenOutputs written;
    std::error_code ignored;
    for (const OutputFile& file : files)
        if (!replace && fs::exists(folder / path_of(file.name), ignored))
            written.existing.push_back(file.name);
    if (!written.existing.empty() || progress.cancelled)
        return written;
    for (const OutputFile& file : files) {
        fs::create_directories((folder / path_of(file.name)).parent_path());
        write_file_in(folder, path_of(file.name), file.bytes);
        written.files.push_back(file.name);
    }
    return written;
}

} // namespace

OutputFile reply_draft_file(const EventPlayer& own, const EventPack& pack, const std::string& text) {
    return {fmt::format("reply-{:03}-{}.eml", own.player.id, name_in_files(own.player, "-")),
            reply_draft(own, pack, text)};
}

std::span<const EventOutput> event_outputs() {
    return output_rows;
}

std::string log_words_of(std::span<const EventOutput> outputs, const fs::path& folder) {
    const bool is_public =
        std::any_of(outputs.begin(), outputs.end(), [](const EventOutput& one) { return one.is_public; });
    std::vector<std::string> titles;
    for (const EventOutput& output : outputs)
        titles.emplace_back(output.title);
    return fmt::format("{}: {}: {}", is_public ? "Published" : "Written", joined(titles, ", "),
                       path_text(folder));
}

bool has_changed_since_published(std::span<const LogLine> log) {
    // What is given out, the lock and the seal change no list.
    constexpr std::array<std::string_view, 4> of_no_list{"Published: ", "Written: ", "Repl", "The event: "};
    const auto is_published = [](const LogLine& line) { return line.words.starts_with("Published: "); };
    const auto last = std::find_if(log.rbegin(), log.rend(), is_published);
    return last != log.rend() && std::any_of(log.rbegin(), last, [&](const LogLine& line) {
               return std::none_of(of_no_list.begin(), of_no_list.end(),
                                   [&](std::string_view words) { return line.words.starts_with(words); });
           });
}

WrittenOutputs write_event_outputs(std::span<const EventOutput> outputs, const EventStatus& status,
                                   const Rulesets& rulesets, const fs::path& folder, bool replace,
                                   RunProgress& progress) {
    progress.total = outputs.size();
    std::vector<OutputFile> files;
    for (const EventOutput& output : outputs) {
        if (progress.cancelled)
            return {};
        if (output.is_public && status.sealed)
            throw InputError(
                path_text(folder), {},
                translate("the tournament is sealed: nothing is published yet; end the seal first"));
        for (OutputFile& file : output.make(status, rulesets))
            files.push_back(std::move(file));
        ++progress.done;
    }
    WrittenOutputs written = write_files(files, folder, replace, progress);
    if (std::any_of(outputs.begin(), outputs.end(), [](const EventOutput& one) { return one.is_public; }))
        written.published = published_lists(status);
    return written;
}

WrittenOutputs write_reply_drafts(const EventStatus& status, EventReplies& replies, const fs::path& folder,
                                  bool replace, RunProgress& progress) {
    progress.total = status.players.size();
    std::vector<OutputFile> files;
    for (const EventPlayer& own : status.players) {
        if (progress.cancelled)
            return {};
        files.push_back(reply_draft_file(own, status.pack, replies.to(own)));
        ++progress.done;
    }
    return write_files(files, folder, replace, progress);
}

} // namespace muster
