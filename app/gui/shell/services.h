// SPDX-License-Identifier: MIT
// Services: what all windows of one run share: rule sets, settings, the library, its mirror folder and the
// printer.
#pragma once

#include "gui/shell/observers.h"
#include "gui/shell/settings.h"
#include "ruleset/rulesets.h"

#include <wx/cmndata.h>

#include <filesystem>
#include <functional>
#include <memory>

namespace muster {

class LibraryService;
class MirrorService;

class Services {
public:
    Services(std::unique_ptr<Rulesets> rulesets, std::unique_ptr<Settings> settings,
             const std::filesystem::path& library_file);
    ~Services(); // waits for the threads of the library and the mirror folder
    Services(const Services&) = delete;
    Services& operator=(const Services&) = delete;

    [[nodiscard]] const Rulesets& rulesets() const { return *rulesets_; }
    [[nodiscard]] Settings& settings() { return *settings_; }
    [[nodiscard]] LibraryService& library() { return *library_; }
    [[nodiscard]] MirrorService& mirror() { return *mirror_; }
    // Tells those who observe it that an army was saved to this file.
    void notify_saved(const std::filesystem::path& file);
    void observe_saves(const std::shared_ptr<void>& token,
                       std::function<void(const std::filesystem::path&)> saved);
    // The printer and its settings, as chosen last in this run.
    [[nodiscard]] wxPrintDialogData& print_data();

private:
    std::unique_ptr<Rulesets> rulesets_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<LibraryService> library_;
    std::unique_ptr<MirrorService> mirror_;
    std::unique_ptr<wxPrintDialogData> print_data_; // created when first needed
    Observers saves_;
    std::filesystem::path saved_file_; // the last one
};

} // namespace muster
