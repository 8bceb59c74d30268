// SPDX-License-Identifier: MIT
#include "arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <thread>

namespace muster {

void Arguments::required(const char* name, std::string& value, const char* help) {
    app_.add_option(name, value, help)->type_name("")->required();
}

void Arguments::optional(const char* name, std::string& value, const char* help) {
    app_.add_option(name, value, help)->type_name("");
}

void Arguments::zero_or_more(const char* name, std::vector<std::string>& values, const char* help) {
    app_.add_option(name, values, help)->type_name("");
}

void Arguments::one_or_more(const char* name, std::vector<std::string>& values, const char* help) {
    app_.add_option(name, values, help)->type_name("")->required();
}

void Arguments::flag(const char* option, bool& value, const char* help) {
    app_.add_flag(option, value, help)->group(heading_);
}

void Arguments::text(const char* option, const char* placeholder, std::string& value, const char* help) {
    app_.add_option(option, value, help)->type_name(placeholder)->group(heading_);
}

void Arguments::required_text(const char* option, const char* placeholder, std::string& value,
                              const char* help) {
    app_.add_option(option, value, help)->type_name(placeholder)->required()->group(heading_);
}

void Arguments::texts(const char* option, const char* placeholder, std::vector<std::string>& values,
                      const char* help) {
    app_.add_option(option, values, help)
        ->type_name(placeholder)
        ->type_size(1)
        ->allow_extra_args(false)
        ->group(heading_);
}

void Arguments::whole(const char* option, const char* placeholder, unsigned& value, unsigned least,
                      unsigned most, const char* help) {
    app_.add_option(option, value, help)
        ->type_name(placeholder)
        ->group(heading_)
        ->check(CLI::Range(least, most).description(""));
}

void Arguments::jobs(unsigned& value, const char* help) {
    constexpr unsigned most = 256;
    value = std::clamp(std::thread::hardware_concurrency(), 1U, most);
    whole("--jobs", "N", value, 1, most, help);
}

void Arguments::library(std::string& value) {
    text("--library", "FILE", value, "The library to use instead of the user's own");
}

void Arguments::notes(const char* text) {
    app_.footer(text);
}

} // namespace muster
