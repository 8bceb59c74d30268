// SPDX-License-Identifier: MIT
// LibraryBatchBar: work on many armies while it is done on a thread of its own, with a library of its own:
// how far it is, and a button that stops it.
#pragma once

#include "browse/army_batch.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <memory>
#include <thread>

class wxButton;
class wxGauge;
class wxStaticText;

namespace muster {

class LibraryBatchBar : public wxPanel {
public:
    // Done on the main thread with the result, or with the reason why there is none.
    using Work = std::function<std::shared_ptr<BatchResult>(Library&, BatchProgress&)>;
    using Then = std::function<void(const BatchResult&)>;
    using Failed = std::function<void(const wxString&)>;

    explicit LibraryBatchBar(wxWindow* parent);
    ~LibraryBatchBar() override;

    // One at a time: what is begun while another works is not done.
    void begin(const wxString& what, const std::filesystem::path& library, Work work, Then then,
               Failed failed);
    void cancel();
    [[nodiscard]] bool working() const { return thread_.joinable(); }

private:
    struct Outcome;
    void make_controls();
    void show_progress();
    void look();
    void finish();

    std::shared_ptr<BatchProgress> progress_;
    std::shared_ptr<Outcome> outcome_;
    std::thread thread_;
    Then then_;
    Failed failed_;
    wxString what_;
    wxTimer timer_;
    wxStaticText* words_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* cancel_ = nullptr;
};

} // namespace muster
