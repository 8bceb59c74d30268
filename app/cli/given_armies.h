// SPDX-License-Identifier: MIT
// GivenArmies: the armies that the paths of a call name: files, folders of files, and @ARMY or @ARMY.REVISION
// of the library, in the order of the call.
#pragma once

#include "browse/army_source.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muster {

class GivenArmies : public ArmySource {
public:
    // `library_file` is empty for the user's own library, which is opened only if it is named. Throws
    // CallError for a name that is no army of the library, and LibraryError.
    GivenArmies(const std::vector<std::string>& paths, const std::string& library_file);

    [[nodiscard]] std::size_t size() const override { return armies_.size(); }
    [[nodiscard]] std::string name(std::size_t army) const override;
    [[nodiscard]] std::string title(std::size_t army) const override { return name(army); }
    [[nodiscard]] ArmyId id(std::size_t /*army*/) const override { return 0; }
    // Also of the PDF of a sheet. An InputError about a file that is no army says how to read it.
    [[nodiscard]] std::string text(std::size_t army) const override;
    [[nodiscard]] std::filesystem::path file_stem(std::size_t army) const override;

private:
    struct Stored {
        std::string name; // "@3"
        std::string text;
    };
    // Of files_, or of stored_ if the first is their number.
    using Where = std::pair<std::size_t, std::size_t>;

    void add_files(std::vector<std::string> paths);

    std::vector<std::unique_ptr<FileArmies>> files_; // each of paths that stand together
    std::vector<Stored> stored_;
    std::vector<Where> armies_;
};

// "Passed over: notes.txt, sheet.pdf and 3 more. Only *.muster files of a folder are read." Empty if the
// folders among the paths have only such files.
[[nodiscard]] std::string passed_over(const std::vector<std::string>& paths);

} // namespace muster
