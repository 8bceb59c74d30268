# SPDX-License-Identifier: MIT
# muster-cli with the commands of reduced/command_table.cpp: what stands in the folder but the others, and the files
# for which reduced/ has its own.
list(FILTER sources EXCLUDE REGEX
  "/(command_table|stored_army_argument|event_[a-z]*|library_[a-z]*|odds_[a-z]*|sheet_[a-z]*|[a-z]*_command)\\.cpp$")
list(APPEND sources reduced/command_table.cpp reduced/stored_army_argument.cpp)
foreach(command check show convert rules lists)
  list(APPEND sources ${command}_command.cpp)
endforeach()
add_executable(muster-cli ${sources})
target_include_directories(muster-cli PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(muster-cli PRIVATE muster_mail muster_browse CLI11::CLI11 nlohmann_json::nlohmann_json)
install(TARGETS muster-cli DESTINATION bin)
