// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "base/text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <thread>

namespace muster {

namespace {

// An empty word names no file and means nothing; a script whose variable is not set gives one.
template <typename Value>
CLI::Option* filled_option(CLI::App& app, const char* name, Value& value, const char* help) {
    const CLI::Validator filled(
        [](std::string& text) {
            return text.empty() ? std::string("its value is empty; give one, or leave it out")
                                : std::string();
        },
        "");
    return app.add_option(name, value, help)->check(filled);
}

// CLI11 would also take 0x10 and 1e3.
CLI::Validator in_digits() {
    return {[](std::string& text) {
                const bool good = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
                return good ? std::string() : fmt::format("{} is no whole number", muster::quoted(text));
            },
            ""};
}

} // namespace

void Arguments::required(const char* name, std::string& value, const char* help) {
    filled_option(app_, name, value, help)->type_name("")->required();
}

void Arguments::optional(const char* name, std::string& value, const char* help) {
    filled_option(app_, name, value, help)->type_name("");
}

void Arguments::zero_or_more(const char* name, std::vector<std::string>& values, const char* help) {
    filled_option(app_, name, values, help)->type_name("");
}

void Arguments::one_or_more(const char* name, std::vector<std::string>& values, const char* help) {
    filled_option(app_, name, values, help)->type_name("")->required();
}

void Arguments::flag(const char* option, bool& value, const char* help) {
    app_.add_flag(option, value, help)->group(heading_);
}

void Arguments::text(const char* option, const char* placeholder, std::string& value, const char* help) {
    filled_option(app_, option, value, help)->type_name(placeholder)->group(heading_);
}

void Arguments::required_text(const char* option, const char* placeholder, std::string& value,
                              const char* help) {
    filled_option(app_, option, value, help)->type_name(placeholder)->required()->group(heading_);
}

void Arguments::texts(const char* option, const char* placeholder, std::vector<std::string>& values,
                      const char* help) {
    filled_option(app_, option, values, help)
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
        ->check(in_digits())
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
