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

wxPrintDialogData& Services::print_data() {
    if (!print_data_)
        print_data_ = std::make_unique<wxPrintDialogData>();
    return *print_data_;
}

} // namespace muster
