// SPDX-License-Identifier: MIT
// CraftedCase: an input that was made to crash muster-cli, to hang it, to swell it or to make it write where
// it must not. Each is a test of its own; crafted_case.cpp says what all of them must keep to.
#pragma once

#include "temporary_folder.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

// A small army that is read without complaint.
inline constexpr std::string_view host =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="Host" ap="6"><body><unit><troop class="HIS" army="RA" integrity="III"/></unit></body></army>)";

// The folder of one case. The program runs in it, and may write only there.
class Workshop {
public:
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path path(std::string_view name) const { return folder_.path() / name; }
    // Writes a file and returns its name.
    std::string file(const std::string& name, std::string_view bytes) const {
        folder_.write(name, bytes);
        return name;
    }

private:
    TemporaryFolder folder_;
};

struct Call {
    std::vector<std::string> arguments;
    std::vector<std::string> variables{}; // "NAME=value"; "NAME" alone: not set
    bool terminal = false;                // results go to a terminal
    std::size_t megabytes = 3'000;        // of address space
    std::size_t largest_file = 0;         // in bytes that it may write; 0: any
};

// What a case may take at most, in 2^20 bytes.
#ifdef MUSTER_SANITIZE
inline constexpr double most_megabytes = 2'000; // the sanitizers hold back what a program gives free
#else
inline constexpr double most_megabytes = 500;
#endif

struct Run {
    int status = -1;
    int signal = 0;
    std::string out;
    std::string err;
    double seconds = 0; // of processor time
    double megabytes = 0;
};

// What a case may end with.
enum class Answer {
    refused,  // exit status 2, with a message
    accepted, // exit status 0, 1 or 3
    either,
};

struct CraftedCase {
    std::string name;
    std::function<Call(const Workshop&)> make;
    Answer answer = Answer::refused;
    std::string says{};                                            // must stand in what the program writes
    std::function<void(const Workshop&, const Run&)> also_check{}; // null: nothing else
};

// Runs the case and fails the test if the program was ended by a signal, took too long or too much memory,
// gave another answer, or said nothing.
void run_crafted_case(const CraftedCase& crafted);

// Runs muster-cli in the workshop, for what must be there before or after the case.
Run run_muster(const Workshop& workshop, const Call& call);

// Runs the statements on the database, which is made if there is none. Throws std::runtime_error.
void run_sql(const std::filesystem::path& file, const std::string& sql);

// Adds the cases to the tests of the program; to be called while static variables are made. They are made
// once for their names, and again when the suite runs. Those of amounts try how long the program takes and
// how much it holds, which the sanitizers swell, and are labelled "long".
using MakeCases = std::vector<CraftedCase> (*)();
bool add_crafted_cases(const char* suite, MakeCases make);
bool add_crafted_cases_of_amounts(const char* suite, MakeCases make);

[[nodiscard]] std::string repeated(std::string_view text, std::size_t times);

// The text once for each number, which stands in place of "#"; of "#-" the number before it.
[[nodiscard]] std::string numbered(std::string_view text, std::size_t from, std::size_t to);

} // namespace muster::tests
