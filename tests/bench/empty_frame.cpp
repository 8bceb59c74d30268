// SPDX-License-Identifier: MIT
// The yardstick of the window's start: a frame with the same kinds of control as Muster's, and nothing in
// them.
#include "gui/toolkit/first_paint.h"

#include <wx/artprov.h>
#include <wx/aui/framemanager.h>
#include <wx/dataview.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/vlbox.h>
#include <wx/wx.h>

namespace {

class EmptyFrame : public wxFrame {
public:
    EmptyFrame() : wxFrame(nullptr, wxID_ANY, "Empty", wxDefaultPosition, wxSize(1240, 780)) {
        auto* bar = new wxMenuBar;
        for (const char* title : {"File", "Edit", "Army", "View", "Help"}) {
            auto* menu = new wxMenu;
            for (int i = 0; i < 8; ++i)
                menu->Append(wxID_ANY, wxString::Format("%s %d", title, i));
            bar->Append(menu, title);
        }
        SetMenuBar(bar);
        wxToolBar* tools = CreateToolBar();
        for (const char* art : {wxART_NEW, wxART_FILE_OPEN, wxART_FILE_SAVE, wxART_UNDO, wxART_REDO,
                                wxART_GO_UP, wxART_GO_DOWN, wxART_PLUS, wxART_GO_FORWARD})
            tools->AddTool(wxID_ANY, "Tool", wxArtProvider::GetBitmapBundle(art, wxART_TOOLBAR));
        tools->Realize();
        CreateStatusBar();
        auto* workspace = new wxPanel(this);
        aui_.SetManagedWindow(workspace);
        auto* tree = new wxDataViewTreeCtrl(workspace, wxID_ANY);
        auto* left = new wxPanel(workspace);
        auto* sizer = new wxBoxSizer(wxVERTICAL);
        sizer->Add(new wxButton(left, wxID_ANY, "One"), wxSizerFlags().Expand());
        sizer->Add(new wxButton(left, wxID_ANY, "Two"), wxSizerFlags().Expand());
        sizer->Add(new wxSearchCtrl(left, wxID_ANY), wxSizerFlags().Expand());
        sizer->Add(new wxListBox(left, wxID_ANY), wxSizerFlags(1).Expand());
        left->SetSizer(sizer);
        auto* right = new wxScrolledWindow(workspace);
        auto* rows = new wxBoxSizer(wxVERTICAL);
        for (int i = 0; i < 10; ++i) {
            rows->Add(new wxStaticText(right, wxID_ANY, "Label"));
            rows->Add(new wxTextCtrl(right, wxID_ANY), wxSizerFlags().Expand());
        }
        rows->Add(new wxSpinCtrl(right, wxID_ANY));
        right->SetSizer(rows);
        aui_.AddPane(tree, wxAuiPaneInfo().CentrePane());
        aui_.AddPane(left, wxAuiPaneInfo().Left().BestSize(240, 500));
        aui_.AddPane(right, wxAuiPaneInfo().Right().BestSize(300, 500));
        aui_.AddPane(new wxListBox(workspace, wxID_ANY), wxAuiPaneInfo().Bottom().BestSize(1200, 112));
        aui_.Update();
    }
    ~EmptyFrame() override { aui_.UnInit(); }

private:
    wxAuiManager aui_;
};

class EmptyApp : public wxApp {
public:
    void OnInitCmdLine(wxCmdLineParser& /*parser*/) override {}
    bool OnCmdLineParsed(wxCmdLineParser& /*parser*/) override { return true; }
    bool OnInit() override {
        auto* frame = new EmptyFrame;
        frame->Show();
        if (argc < 2) // with any argument it stays, so that its memory can be looked at
            muster::quit_when_painted(*frame);
        return true;
    }
};

} // namespace

wxIMPLEMENT_APP(EmptyApp);
