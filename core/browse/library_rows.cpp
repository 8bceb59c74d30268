// SPDX-License-Identifier: MIT
#include "browse/library_rows.h"

#include <iterator>
#include <utility>

namespace muster {

namespace {
constexpr std::size_t rows_of_a_page = 100;
constexpr std::size_t all_rows = 0; // as a limit
} // namespace

void LibraryRows::fetch(const LibraryQuery& query) {
    query_ = query;
    latest_.supersede();
    latest_.ask(
        [query](const Library& library, const LibraryView::Wanted& wanted) {
            return LibraryView(library, wanted).rows(query, 0, rows_of_a_page);
        },
        [this](std::vector<StoredArmy> rows) { replace(std::move(rows)); }, failure());
}

void LibraryRows::replace(std::vector<StoredArmy> rows) {
    fetching_more_ = false;
    wants_rest_ = false;
    rows_ = std::move(rows);
    complete_ = rows_.size() < rows_of_a_page;
    wants_count_ = !complete_;
    found_ = rows_.size();
    observer_.replaced();
}

void LibraryRows::fetch_more() {
    if (!complete_ && !fetching_more_)
        fetch_next(rows_of_a_page);
}

void LibraryRows::fetch_rest() {
    if (complete_)
        return;
    if (fetching_more_)
        wants_rest_ = true; // after the page that is on its way
    else
        fetch_next(all_rows);
}

void LibraryRows::fetch_next(std::size_t limit) {
    fetching_more_ = true;
    latest_.ask(
        [query = query_, offset = rows_.size(), limit](const Library& library,
                                                       const LibraryView::Wanted& wanted) {
            return LibraryView(library, wanted).rows(query, offset, limit);
        },
        [this, limit](std::vector<StoredArmy> rows) { add(std::move(rows), limit); }, failure());
}

void LibraryRows::add(std::vector<StoredArmy> rows, std::size_t limit) {
    fetching_more_ = false;
    complete_ = limit == all_rows || rows.size() < limit;
    const std::size_t first = rows_.size();
    std::move(rows.begin(), rows.end(), std::back_inserter(rows_));
    observer_.added(first);
    if (std::exchange(wants_rest_, false))
        fetch_rest();
}

void LibraryRows::fetch_count() {
    if (!std::exchange(wants_count_, false))
        return;
    latest_.ask(
        [query = query_](const Library& library, const LibraryView::Wanted& wanted) {
            return LibraryView(library, wanted).count(query);
        },
        [this](std::size_t count) {
            found_ = count;
            observer_.counted();
        },
        failure());
}

BackgroundLibrary::Failure LibraryRows::failure() {
    return [this](const std::string& reason) {
        fetching_more_ = false;
        wants_rest_ = false;
        observer_.failed(reason);
    };
}

} // namespace muster
