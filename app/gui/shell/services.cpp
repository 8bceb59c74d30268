// SPDX-License-Identifier: MIT
#include "gui/shell/services.h"

#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"

#include <utility>

namespace muster {

Services::Services(std::unique_ptr<Rulesets> rulesets, std::unique_ptr<Settings> settings,
                   const std::filesystem::path& library_file)
    : rulesets_(std::move(rulesets)), settings_(std::move(settings)),
      library_(std::make_unique<LibraryService>(library_file)),
      mirror_(std::make_unique<MirrorService>(*library_, *rulesets_)) {}

Services::~Services() = default;

void Services::notify_saved(const std::filesystem::path& file) {
    saved_file_ = file;
    saves_.notify();
}

void Services::observe_saves(const std::shared_ptr<void>& token,
                             std::function<void(const std::filesystem::path&)> saved) {
    saves_.add(token, [this, saved = std::move(saved)] { saved(saved_file_); });
}

wxPrintDialogData& Services::print_data() {
    if (!print_data_)
        print_data_ = std::make_unique<wxPrintDialogData>();
    return *print_data_;
}

} // namespace muster
