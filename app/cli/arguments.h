// SPDX-License-Identifier: MIT
// Arguments: declares the arguments and options of a command with the variables that receive them. Only this
// class and program.cpp know CLI11.
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

    // Positional arguments, in the order of their declaration.
    void required(const char* name, std::string& value, const char* help);
    void optional(const char* name, std::string& value, const char* help);
    void zero_or_more(const char* name, std::vector<std::string>& values, const char* help);
    void one_or_more(const char* name, std::vector<std::string>& values, const char* help);

    // The heading in the help above the options declared from now on.
    void heading(const char* text) { heading_ = text; }

    // Options: "--force", "-o,--output"; `placeholder` stands for the value in the help.
    void flag(const char* option, bool& value, const char* help);
    void text(const char* option, const char* placeholder, std::string& value, const char* help);
    void required_text(const char* option, const char* placeholder, std::string& value, const char* help);
    // May be repeated.
    void texts(const char* option, const char* placeholder, std::vector<std::string>& values,
               const char* help);
    void whole(const char* option, const char* placeholder, unsigned& value, unsigned least, unsigned most,
               const char* help);
    // "--jobs N": how many are done at a time; one per processor by default.
    void jobs(unsigned& value, const char* help);
    // "--library FILE"
    void library(std::string& value);

    // A text at the end of the help.
    void notes(const char* text);

private:
    CLI::App& app_;
    std::string heading_ = "Options";
};

} // namespace muster
