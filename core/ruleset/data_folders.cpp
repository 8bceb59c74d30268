// SPDX-License-Identifier: MIT
#include "ruleset/data_folders.h"

#include "base/environment.h"
#include "base/text.h"
#include "base/user_folders.h"
#include "base/utf8_path.h"

#define BOOST_DLL_USE_STD_FS // paths of the standard library, and nothing of Boost to link
#include <boost/dll/runtime_symbol_info.hpp>

#include <system_error>

namespace muster {

namespace {

std::filesystem::path folder_of_program(const char* folder) {
    std::error_code error;
    const std::filesystem::path program = boost::dll::program_location(error);
    if (error)
        return {};
    return program.parent_path().parent_path() / folder;
}

} // namespace

std::filesystem::path program_share_folder() {
    return folder_of_program("share/muster");
}

std::filesystem::path program_library_folder() {
    return folder_of_program("lib/muster");
}

std::vector<std::filesystem::path> standard_data_folders() {
    std::vector<std::filesystem::path> folders;
    const std::string variable = environment_variable("MUSTER_DATA").value_or("");
    for (const std::string_view folder : parts_of(variable, folder_separator()))
        if (!folder.empty())
            folders.push_back(path_of(folder));
    if (const std::filesystem::path share = program_share_folder(); !share.empty())
        folders.push_back(share / "armylists");
    folders.push_back(house_folder());
    return folders;
}

std::filesystem::path house_folder() {
    return user_data_folder() / "armylists";
}

std::string name_in_folders(const std::filesystem::path& file,
                            const std::vector<std::filesystem::path>& folders, const std::string& carrier) {
    if (carrier.empty())
        return path_text(file);
    for (const std::filesystem::path& folder : folders)
        if (const std::filesystem::path below = file.lexically_relative(folder);
            !below.empty() && *below.begin() != "..")
            return carrier + "/" + path_text(below);
    return path_text(file);
}

} // namespace muster
