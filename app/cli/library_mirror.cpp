// SPDX-License-Identifier: MIT
// muster-cli library mirror: a folder of plain army files that is synchronized with the library.
#include "base/utf8_path.h"
#include "layout.h"
#include "library/mirror.h"
#include "library_action.h"

#include <fmt/format.h>

#include <iterator>

namespace muster {

namespace {

ExitStatus report(const LibraryCall& call, const MirrorResult& result) {
    for (const std::string& note : result.notes)
        call.context.report_problem(note);
    if (!result.any()) {
        call.context.write("The folder and the library are in sync.\n");
        return ExitStatus::legal;
    }
    std::string text;
    const auto add = [&](std::size_t count, std::string_view one, std::string_view many) {
        if (count == 0)
            return;
        text += text.empty() ? "" : ", ";
        append_counted(text, count, one, many);
    };
    add(result.written, "file written", "files written");
    add(result.removed, "file of an army in the trash removed", "files of armies in the trash removed");
    add(result.armies, "army added", "armies added");
    add(result.revisions, "revision added", "revisions added");
    add(result.trashed, "army moved to the trash", "armies moved to the trash");
    if (!text.empty())
        call.context.write(text + ".\n");
    return result.left_out == 0 ? ExitStatus::legal : ExitStatus::failed;
}

} // namespace

ExitStatus mirror_library(const LibraryCall& call) {
    Mirror mirror(call.library, call.context.rulesets());
    if (call.off) {
        if (call.sync || !call.words.empty())
            throw CallError("--off cannot be combined with a folder or --sync");
        mirror.switch_off();
        call.context.write("No folder is synchronized now. Files and armies stay as they are.\n");
        return ExitStatus::legal;
    }
    if (!call.words.empty())
        mirror.switch_on(path_of(call.words[0]));
    if (!call.words.empty() || call.sync)
        return report(call, mirror.sync());
    const std::optional<std::filesystem::path> folder = mirror.folder();
    call.context.write(
        folder
            ? fmt::format("The mirror folder is {}; --sync synchronizes it now.\n", clean(path_text(*folder)))
            : "There is no mirror folder; 'muster-cli library mirror FOLDER' sets one up.\n");
    return ExitStatus::legal;
}

} // namespace muster
