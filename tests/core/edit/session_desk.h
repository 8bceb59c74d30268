// SPDX-License-Identifier: MIT
// What the tests of a session share: a folder with a library and sessions, and a full disk.
#pragma once

#include "base/file.h"
#include "edit/changes.h"
#include "edit/session.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/resource.h>

#include <csignal>
#include <memory>
#include <string>
#include <vector>

namespace muster::tests {

// No file can grow while it lives, as on a full disk.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        BOOST_REQUIRE_EQUAL(getrlimit(RLIMIT_FSIZE, &before_), 0);
        const rlimit none{0, before_.rlim_max};
        BOOST_REQUIRE_EQUAL(setrlimit(RLIMIT_FSIZE, &none), 0);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
};

// A folder with a library and any number of sessions that share it.
struct Desk {
    TemporaryFolder folder;
    std::filesystem::path unsaved = folder.path() / "unsaved";
    std::unique_ptr<Library> library = std::make_unique<Library>(folder.path() / "library.db");
    std::vector<std::unique_ptr<Session>> sessions;
    bool fails = false; // nothing can be done with the library

    template <class Work>
    LibraryAccess::Problem try_work(const Work& work) const {
        if (fails)
            return "the library is busy";
        try {
            work(*library);
            return std::nullopt;
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    LibraryAccess access(std::size_t own) {
        LibraryAccess access;
        access.exists = [] { return true; };
        access.query = [this](const auto& work) { return try_work(work); };
        access.change = [this](const auto& work) { return try_work(work); };
        access.is_open_elsewhere = [this, own](const std::string& key) {
            for (std::size_t i = 0; i < sessions.size(); ++i)
                if (i != own && sessions[i]->library_army() && sessions[i]->library_army()->key == key)
                    return true;
            return false;
        };
        return access;
    }

    Session& new_session() {
        const std::size_t own = sessions.size();
        sessions.push_back(std::make_unique<Session>(shipped_rulesets(), access(own), unsaved, 1,
                                                     static_cast<unsigned>(own)));
        return *sessions.back();
    }
    Session& session_with(Document document) {
        Session& session = new_session();
        session.begin({std::move(document), {}});
        return session;
    }
    Session& session_with_new_army(const std::string& name, const std::string& ruleset = "phalanx") {
        return session_with(Document(
            shipped_rulesets(), starting_army(shipped_rulesets(), *shipped_rulesets().find(ruleset), name)));
    }
    Session& session_with_file(const std::filesystem::path& file) {
        return session_with(Document::open(shipped_rulesets(), file));
    }
    [[nodiscard]] std::filesystem::path file(const std::string& name) const { return folder.path() / name; }
};

inline void rename(Session& session, const std::string& name) {
    session.document().add("Rename", with_name(session.document().army(), Place{}, name).army);
}

} // namespace muster::tests
