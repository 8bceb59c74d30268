// SPDX-License-Identifier: MIT
// Arguments: what a command accepts, declared with the variables that take it. The one place, beside
// main.cpp, that knows the library behind it.
#pragma once

#include <string>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming) the library's
class App;
}

namespace muster {

class Arguments {
public:
    explicit Arguments(CLI::App& app) : app_(app) {}

    // Arguments without a name, in the order they are declared.
    void required(const char* name, std::string& value, const char* help);
    void optional(const char* name, std::string& value, const char* help);
    void zero_or_more(const char* name, std::vector<std::string>& values, const char* help);
    void one_or_more(const char* name, std::vector<std::string>& values, const char* help);

    // Options: "--force", "-o,--output"; `what` is what stands behind them in the help.
    void flag(const char* option, bool& value, const char* help);
    void text(const char* option, const char* what, std::string& value, const char* help);
    void required_text(const char* option, const char* what, std::string& value, const char* help);
    // May be given several times.
    void texts(const char* option, const char* what, std::vector<std::string>& values, const char* help);
    void whole(const char* option, const char* what, unsigned& value, unsigned least, unsigned most,
               const char* help);
    // "--jobs N": what is done at a time; one a processor unless the user says otherwise.
    void jobs(unsigned& value, const char* help);
    // "--library FILE"
    void library(std::string& value);

    // Shown at the end of the help.
    void notes(const char* text);

private:
    CLI::App& app_;
};

} // namespace muster
