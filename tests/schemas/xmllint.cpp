// SPDX-License-Identifier: MIT
#include "xmllint.h"

#include "shipped_data.h"
#include "temporary_folder.h"

#include <fmt/format.h>
#include <sys/wait.h>

#include <cstdio>
#include <map>
#include <stdexcept>

namespace muster::tests {

namespace {

struct Outcome {
    std::vector<std::string> lines;
    int status = 0;
};

Outcome run(const std::string& command) {
    std::FILE* pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot start a shell");
    std::string output;
    char buffer[4096];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe))
        output.append(buffer, count);
    const int status = ::pclose(pipe);
    Outcome outcome{{}, WIFEXITED(status) ? WEXITSTATUS(status) : -1};
    for (std::size_t at = 0; at < output.size();) {
        const std::size_t end = std::min(output.find('\n', at), output.size());
        outcome.lines.push_back(output.substr(at, end - at));
        at = end + 1;
    }
    return outcome;
}

// "00012.xml" of "00012.xml:3: parser error …" and of "00012.xml fails to validate".
std::string file_of(const std::string& line) {
    const std::size_t end = line.find(".xml");
    return end == std::string::npos ? "" : line.substr(0, end + 4);
}

} // namespace

std::vector<Invalid> invalid_documents(std::string_view schema, const std::vector<std::string>& documents) {
    const TemporaryFolder folder;
    std::map<std::string, std::size_t> index_of_file;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const std::string name = fmt::format("{:06}.xml", i);
        folder.write(name, documents[i]);
        index_of_file.emplace(name, i);
    }
    // xargs makes as few calls as the system allows; 123 means that one of them ended with 1 to 125.
    const Outcome outcome = run(
        fmt::format("cd '{}' && printf '%s\\n' *.xml | xargs '{}' --nonet --noout --schema '{}' 2>&1",
                    folder.path().string(), MUSTER_XMLLINT, (source_folder() / "schemas" / schema).string()));
    std::map<std::string, std::string> complaints;
    std::size_t valid = 0;
    for (const std::string& line : outcome.lines) {
        const std::string file = file_of(line);
        if (!index_of_file.contains(file))
            continue;
        if (line == file + " validates") {
            ++valid;
        } else {
            complaints.emplace(file, line);
        }
    }
    const bool complete = valid + complaints.size() == documents.size();
    if (!complete || (outcome.status != 0) != !complaints.empty())
        throw std::runtime_error(fmt::format("xmllint failed with {}: {}", outcome.status,
                                             outcome.lines.empty() ? "" : outcome.lines.front()));
    std::vector<Invalid> result;
    for (const auto& [file, complaint] : complaints)
        result.push_back({index_of_file.at(file), complaint});
    return result;
}

} // namespace muster::tests
