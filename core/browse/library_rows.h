// SPDX-License-Identifier: MIT
// LibraryRows: the armies that a query finds, fetched a page at a time on the background thread, and how many
// there are. Only the rows that were shown are held, so that a hundred thousand armies take no longer than
// ten.
#pragma once

#include "browse/latest_query.h"
#include "library/library_view.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace muster {

class LibraryRows {
public:
    struct Observer {
        std::function<void()> replaced;
        std::function<void(std::size_t first)> added;
        std::function<void()> counted;
        std::function<void(const std::string& reason)> failed;
    };

    // The access must outlive it.
    LibraryRows(BackgroundLibrary& access, Observer observer)
        : latest_(access), observer_(std::move(observer)) {}

    // Replaces the rows by the first page of the query. What was asked before is dropped.
    void fetch(const LibraryQuery& query);
    // The next page, unless all rows are fetched or the page is on its way.
    void fetch_more();
    // All rows that are not fetched yet.
    void fetch_rest();
    // How many armies the query finds, if that is not known since the last fetch().
    void fetch_count();

    [[nodiscard]] const std::vector<StoredArmy>& all() const { return rows_; }
    [[nodiscard]] bool is_complete() const { return complete_; }
    // How many armies the query finds; as many as are fetched until that is known.
    [[nodiscard]] std::size_t found() const { return found_; }

private:
    void replace(std::vector<StoredArmy> rows);
    void fetch_next(std::size_t limit);
    void add(std::vector<StoredArmy> rows, std::size_t limit);
    [[nodiscard]] BackgroundLibrary::Failure failure();

    LatestQuery latest_;
    Observer observer_;
    LibraryQuery query_;
    std::vector<StoredArmy> rows_;
    bool complete_ = true;
    bool fetching_more_ = false;
    bool wants_rest_ = false;
    bool wants_count_ = false;
    std::size_t found_ = 0;
};

} // namespace muster
