// SPDX-License-Identifier: MIT
// The page of army lists with 1,000 lists: how long it takes inside the program from the command to the
// painted page, the first time (when the page is made) and again, and how much of that is reading the lists'
// first tags.
#include "gui/lists/list_page.h"

#include "bench_window.h"
#include "gui/shell/frame.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/services.h"
#include "lists/list_search.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace muster::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t wanted = 1000;
constexpr double most_ms = 100;
constexpr int repetitions = 5;

// Copies of the shipped lists under new ids, until there are so many with those that are there.
void write_lists(const fs::path& shipped, const fs::path& folder) {
    std::vector<fs::path> lists;
    for (const auto& file : fs::recursive_directory_iterator(shipped))
        if (file.path().extension() == ".xml" && file.path().filename() != "ruleset.xml")
            lists.push_back(file.path());
    std::sort(lists.begin(), lists.end());
    for (std::size_t i = lists.size(); i < wanted; ++i) {
        const fs::path& like = lists[i % lists.size()];
        std::ostringstream text;
        text << std::ifstream(like).rdbuf();
        std::string copy = text.str();
        const std::string id = fmt::format(" id=\"{}\"", like.stem().string());
        copy.replace(copy.find(id), id.size(), fmt::format(" id=\"copy-{:04}\"", i));
        const fs::path target = folder / like.parent_path().filename() / fmt::format("copy-{:04}.xml", i);
        fs::create_directories(target.parent_path());
        std::ofstream(target) << copy;
    }
}

double open_ms(Frame& window) {
    return wall_ms([&] {
        run_action(window, "army.lists");
        window.Update(); // paints now what is to be painted
        wxTheApp->Yield();
    });
}

int measure(Frame& window) {
    const double first = open_ms(window);
    const std::size_t lists = window.pages().window<ListPage>(page_ids::lists).browser().size();
    double again = 1e9;
    double reading = 1e9;
    const Rulesets& rulesets = static_cast<Application*>(wxTheApp)->services().rulesets();
    for (int i = 0; i < repetitions; ++i) {
        window.pages().open_home();
        settle(100);
        again = std::min(again, open_ms(window));
        reading = std::min(reading, wall_ms([&] { (void)all_list_headings(rulesets); }));
    }
    fmt::print(
        "army list page with {} lists: {:.1f} ms the first time, {:.1f} ms again (of that {:.1f} ms to "
        "read the first tags); at most {} ms\n",
        lists, first, again, reading, most_ms);
    return lists >= wanted && first < most_ms ? 0 : 1;
}

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    if (argc != 2) {
        fmt::print(stderr, "usage: bench_list_page ARMYLISTS\n");
        return 2;
    }
    const fs::path folder = fs::temp_directory_path() / fmt::format("muster-bench-{}", ::getpid());
    muster::bench::write_lists(argv[1], folder / "lists");
    muster::LaunchOptions call;
    call.data_folders = {(folder / "lists").string()};
    const int status = muster::bench::with_window(call, argv[1], folder, muster::bench::measure);
    fs::remove_all(folder);
    return status;
}
