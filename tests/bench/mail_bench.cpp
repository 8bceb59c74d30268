// SPDX-License-Identifier: MIT
// Reading a mail of 60 lines, of each rule set, and 20 KB of a text that is hard to take apart: times in
// milliseconds on this machine.
#include "army/army_reader.h"
#include "base/file.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "ratio_report.h"
#include "ruleset/rulesets.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace muster::bench {

namespace {

constexpr std::ptrdiff_t lines_of_mail = 60;
constexpr std::size_t bytes_of_bars = 20'000;

const Rulesets& rulesets() {
    static const Rulesets it({MUSTER_SOURCE_DIR "/armylists"});
    return it;
}

// The longest mail of each rule set among those of the tests, taken out of HTML as every reader of mails
// does, again and again until it has 60 lines.
std::map<std::string, std::string> mails() {
    std::map<std::string, std::string> longest;
    for (const auto& entry : std::filesystem::directory_iterator(MUSTER_SOURCE_DIR "/tests/data/mails")) {
        if (entry.path().extension() != ".txt")
            continue;
        const std::string name = entry.path().stem().string();
        std::string ruleset;
        for (const std::string& id : rulesets().ids())
            if (name.starts_with(id + "-") && id.size() > ruleset.size())
                ruleset = id;
        std::string text = text_of_mail(read_file(entry.path()), name);
        if (!ruleset.empty() && text.size() > longest[ruleset].size())
            longest[ruleset] = std::move(text);
    }
    for (auto& [ruleset, text] : longest) {
        const std::string once = text;
        while (std::count(text.begin(), text.end(), '\n') < lines_of_mail)
            text += once;
        std::size_t end = 0;
        for (std::ptrdiff_t line = 0; line < lines_of_mail; ++line)
            end = text.find('\n', end) + 1;
        text.resize(end);
    }
    return longest;
}

// Lines of 1,000 bars, which might be tables.
std::string bars() {
    std::string text;
    while (text.size() < bytes_of_bars)
        text += "1" + std::string(1000, '|') + "\n";
    return text;
}

void add(const std::string& name, const std::string& ruleset_id, const std::string& text) {
    const Ruleset& ruleset = *rulesets().find(ruleset_id);
    const auto reader = std::make_shared<WrittenArmyReader>(ruleset);
    const Army begin = read_army(ruleset.start, "start", rulesets());
    benchmark::RegisterBenchmark(name.c_str(), [reader, text, begin](benchmark::State& state) {
        for (auto _ : state)
            benchmark::DoNotOptimize(reader->read(text, begin));
    })->Repetitions(3);
}

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    using namespace muster::bench;
    benchmark::Initialize(&argc, argv);
    const auto texts = mails();
    for (const auto& [ruleset, text] : texts)
        add(ruleset, ruleset, text);
    add("bars", texts.begin()->first, bars());
    RatioReport report;
    benchmark::RunSpecifiedBenchmarks(&report);
    constexpr double milliseconds = 1e-6;
    for (const auto& [ruleset, text] : texts)
        report.ratio("milliseconds for a mail of 60 lines, " + ruleset,
                     report.nanoseconds(ruleset) * milliseconds, 10);
    report.value("milliseconds for 20 KB of bars", report.nanoseconds("bars") * milliseconds);
    return 0;
}
