// SPDX-License-Identifier: MIT
// What another part of the program does with the file of an open event, such as a file chooser that looks
// into it to tell what it is, must not take the event's locks away.
#include "database/database_error.h"
#include "event/event_file.h"
#include "event/event_steps.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

void add_penalty(EventFile& event, const std::string& why) {
    Decision penalty;
    penalty.time = 7;
    penalty.player = 1;
    penalty.kind = DecisionKind::penalty;
    penalty.amount = 1;
    penalty.why = why;
    store_decision(event, penalty);
}

std::vector<std::string> reasons_in(const EventFile& event) {
    std::vector<std::string> reasons;
    for (const Decision& decision : event.record().decisions)
        reasons.push_back(decision.why);
    return reasons;
}

// As a file chooser does with everything that it shows.
void look_into_files_beside(const std::filesystem::path& event) {
    for (const char* end : {"", "-wal", "-shm", ".lock"}) {
        std::ifstream file(event.string() + end, std::ios::binary);
        (void)file.get();
    }
}

// Another program, which starts before this one opens the event: a child has its parent's connections.
class OtherProgram {
public:
    explicit OtherProgram(std::filesystem::path event) : event_(std::move(event)) {
        BOOST_REQUIRE(::pipe2(orders_, O_CLOEXEC) == 0 && ::pipe2(answers_, O_CLOEXEC) == 0);
        process_ = ::fork();
        BOOST_REQUIRE(process_ >= 0);
        if (process_ == 0)
            obey();
        ::close(orders_[0]);
        ::close(answers_[1]);
    }
    ~OtherProgram() {
        ::close(orders_[1]);
        ::close(answers_[0]);
        ::waitpid(process_, nullptr, 0);
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    // 'd': decides and closes the event; 'k': is killed once it has decided. False if that failed.
    [[nodiscard]] bool run(char order) const {
        char answer = 'n';
        return ::write(orders_[1], &order, 1) == 1 && ::read(answers_[0], &answer, 1) == 1 && answer == 'y';
    }

private:
    [[noreturn]] void obey() {
        ::close(orders_[1]);
        char order = 0;
        while (::read(orders_[0], &order, 1) == 1) {
            char answer = 'y';
            try {
                auto event = std::make_unique<EventFile>(event_);
                add_penalty(*event, "by the other program");
                if (order == 'k') {
                    (void)!::write(answers_[1], &answer, 1);
                    ::raise(SIGKILL);
                }
            } catch (const std::exception&) {
                answer = 'n';
            }
            (void)!::write(answers_[1], &answer, 1);
        }
        ::_exit(0);
    }

    std::filesystem::path event_;
    int orders_[2] = {-1, -1};
    int answers_[2] = {-1, -1};
    pid_t process_ = -1;
};

struct EventOfOnePlayer {
    EventOfOnePlayer() {
        (void)EventFile::create_filled(file, [](EventFile& event) {
            event.set_player({0, "Ada", "", "", "", "", {}}, 1);
        });
    }

    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "cup.muster-event";
};

const std::string by_us = "by this program";
const std::string by_other = "by the other program";

} // namespace

BOOST_FIXTURE_TEST_SUITE(closed_file, EventOfOnePlayer)

BOOST_AUTO_TEST_CASE(decisions_of_two_programs_outlast_a_look_into_the_file) {
    const OtherProgram program(file);
    {
        EventFile event(file);
        add_penalty(event, by_us);
        look_into_files_beside(file);
        BOOST_TEST(program.run('d'));
        BOOST_TEST((reasons_in(event) == std::vector{by_us, by_other}));
        look_into_files_beside(file);
        add_penalty(event, by_us);
        BOOST_TEST(program.run('d'));
        BOOST_TEST((reasons_in(event) == std::vector{by_us, by_other, by_us, by_other}));
        BOOST_TEST((reasons_in(EventFile(file)) == std::vector{by_us, by_other, by_us, by_other}));
    }
    BOOST_TEST((reasons_in(EventFile(file)) == std::vector{by_us, by_other, by_us, by_other}));
}

BOOST_AUTO_TEST_CASE(two_connections_of_a_program_share_their_locks) {
    const OtherProgram program(file);
    EventFile event(file);
    {
        EventFile second(file);
        add_penalty(second, by_us);
        look_into_files_beside(file);
    }
    BOOST_TEST(program.run('d'));
    look_into_files_beside(file);
    EventFile third(file);
    add_penalty(event, by_us);
    BOOST_TEST(program.run('d'));
    BOOST_TEST((reasons_in(third) == std::vector{by_us, by_other, by_us, by_other}));
    BOOST_TEST((reasons_in(event) == std::vector{by_us, by_other, by_us, by_other}));
}

BOOST_AUTO_TEST_CASE(a_look_during_a_write_loses_nothing) {
    const OtherProgram program(file);
    EventFile event(file);
    event.in_one_step([&] {
        add_penalty(event, by_us);
        look_into_files_beside(file);
        // Not one that waits: this thread would wait for itself.
        SQLite::Database reader(file.string(), SQLite::OPEN_READONLY);
        BOOST_TEST(reader.execAndGet("SELECT count(*) FROM decision").getInt() == 0);
    });
    BOOST_TEST(program.run('d'));
    BOOST_TEST((reasons_in(event) == std::vector{by_us, by_other}));
}

BOOST_AUTO_TEST_CASE(a_killed_program_takes_nothing_with_it) {
    const OtherProgram first(file);
    const OtherProgram second(file);
    EventFile event(file);
    add_penalty(event, by_us);
    look_into_files_beside(file);
    BOOST_TEST(first.run('k'));
    add_penalty(event, by_us);
    look_into_files_beside(file);
    BOOST_TEST(second.run('d'));
    BOOST_TEST((reasons_in(event) == std::vector{by_us, by_other, by_us, by_other}));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
