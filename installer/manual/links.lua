-- SPDX-License-Identifier: MIT
-- For pandoc: a chapter's first heading is its title, and its links to other chapters lead to their pages, or, with
-- -M book=yes, to their place in the one page that becomes the PDF. With -M english=FILE the headings of a translation
-- have the names of those in the English FILE, so that links and F1 find them in every language.
local as_book = false
local english = nil

-- Pages that are not chapters of their own here; there is no translation of them.
local elsewhere = {
  ["../../schemas/README.md"] = "formats",
  ["../../armylists/README.md"] = "lists-made",
  ["armylists/README.md"] = "lists-made",
}

local function read_options(meta)
  as_book = meta.book ~= nil
  if meta.english then
    english = pandoc.utils.stringify(meta.english)
  end
end

function Link(link)
  local file, anchor = link.target:match("^([^#]*)#?(.*)$")
  local chapter = elsewhere[file] or file:match("^([%w-]+)%.md$")
  if chapter == nil then
    return nil
  end
  if not as_book then
    local folder = english and elsewhere[file] and "../en/" or ""
    link.target = folder .. chapter .. ".html" .. (anchor ~= "" and "#" .. anchor or "")
  elseif english and elsewhere[file] then
    return link.content -- not in the book of a translation
  else
    link.target = "#" .. chapter .. (anchor ~= "" and "--" .. anchor or "")
  end
  return link
end

local function headings(document)
  local found = {}
  document:walk({ Header = function(header) table.insert(found, header.identifier) end })
  return found
end

function Pandoc(document)
  local names = nil
  if english then
    local file = assert(io.open(english))
    names = headings(pandoc.read(file:read("a"), "gfm"))
    file:close()
    assert(#names == #headings(document), english .. " has other headings than its translation")
  end
  local count = 0
  return document:walk({
    Header = function(header)
      count = count + 1
      if names then
        header.identifier = names[count]
      end
      if count == 1 then
        document.meta.pagetitle = pandoc.utils.stringify(header) .. " – Muster"
      end
      return header
    end,
  }), document.meta
end

return {
  { Meta = read_options },
  { Link = Link },
  {
    Pandoc = function(document)
      local walked, meta = Pandoc(document)
      return pandoc.Pandoc(walked.blocks, meta)
    end,
  },
}
