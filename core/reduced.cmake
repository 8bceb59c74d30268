# SPDX-License-Identifier: MIT
# The rooms of a reduced build (MUSTER_REDUCED) that need libraries which it does without: of each the files that
# `muster-cli check|show|convert|rules|lists` calls, with the room's reduced/ in place of those libraries. The rooms
# database, event and edit are left out.
function(muster_reduced_library name)
  cmake_parse_arguments(of "" "" "LEAVES_OUT;TAKES;LINKS" ${ARGN})
  set(patterns ${name}/reduced/*.cpp)
  foreach(system ${MUSTER_SYSTEM})
    list(APPEND patterns ${name}/${system}/*.cpp)
  endforeach()
  if(NOT of_TAKES)
    list(APPEND patterns ${name}/*.cpp ${name}/detail/*.cpp)
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  foreach(file ${of_LEAVES_OUT})
    list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${name}/${file})
  endforeach()
  foreach(file ${of_TAKES})
    list(APPEND sources ${name}/${file})
  endforeach()
  add_library(muster_${name} STATIC ${sources})
  target_include_directories(muster_${name} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(muster_${name} PUBLIC ${of_LINKS})
endfunction()

# Without libzip: no archives.
get_target_property(sources muster_base SOURCES)
list(FILTER sources EXCLUDE REGEX zip_archive)
set_target_properties(muster_base PROPERTIES SOURCES "${sources}")

# Without GMime and libxml2: lists in plain text.
muster_reduced_library(mail
  LEAVES_OUT mail_message.cpp detail/base64_text.cpp detail/html_text.cpp detail/mail_parts.cpp detail/mail_tree.cpp
  LINKS muster_lists ${LETTERS_AND_CHECKSUMS})
# Without cairo, pango, qpdf and the rest: no sheets, and no armies in PDF files.
muster_reduced_library(sheet TAKES sheet_file.cpp LINKS muster_lists)
# Without SQLite: no library.
muster_reduced_library(library TAKES army_facts.cpp LINKS muster_lists)
muster_reduced_library(browse
  TAKES army_batch.cpp army_files.cpp army_source.cpp loaded_army.cpp version_page.cpp
  LINKS muster_sheet muster_library)
target_compile_definitions(muster_browse PRIVATE MUSTER_VERSION="${PROJECT_VERSION}")
