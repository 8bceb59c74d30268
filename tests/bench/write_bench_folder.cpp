// SPDX-License-Identifier: MIT
// Fills a folder with armies for the benches: bench_folder FOLDER COUNT
#include "bench_armies.h"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>

int main(int argc, char** argv) {
    if (argc != 3)
        return 2;
    try {
        const std::filesystem::path folder = argv[1];
        std::filesystem::create_directories(folder);
        const auto files = muster::bench::make_files(static_cast<std::size_t>(std::stoul(argv[2])));
        for (std::size_t i = 0; i < files.size(); ++i)
            std::ofstream(folder / fmt::format("army-{:05}.muster", i), std::ios::binary) << files[i];
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
