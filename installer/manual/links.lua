-- SPDX-License-Identifier: MIT
-- For pandoc: a chapter's first heading is its title, and its links to other chapters lead to their pages, or, with
-- -M book=CHAPTER, to their place in the one page that becomes the PDF. With -M english=FILE the headings of a translation
-- have the names of those in the English FILE, so that links and F1 find them in every language.
local book = nil -- the chapter in it
local english = nil
local language = nil

-- Pages that are not chapters of their own here; there is no translation of them.
local elsewhere = {
  ["../../schemas/README.md"] = "formats",
  ["../../armylists/README.md"] = "lists-made",
  ["../schemas/README.md"] = "formats",
  ["../armylists/README.md"] = "lists-made",
  ["armylists/README.md"] = "lists-made",
}

-- What the book of a translation says of them where they are first named.
local in_english = { de = " (im englischen Handbuch)" }
local named = {}

local function read_options(meta)
  book = meta.book and pandoc.utils.stringify(meta.book)
  language = meta.language and pandoc.utils.stringify(meta.language)
  if meta.english then
    english = pandoc.utils.stringify(meta.english)
  end
end

function Link(link)
  local file, anchor = link.target:match("^([^#]*)#?(.*)$")
  local chapter = elsewhere[file] or file:match("^([%w-]+)%.md$") or (file == "" and book)
  if not chapter then
    return nil
  end
  if not book then
    local folder = english and elsewhere[file] and "../en/" or ""
    link.target = folder .. chapter .. ".html" .. (anchor ~= "" and "#" .. anchor or "")
  elseif english and elsewhere[file] then
    local words = link.content
    if not named[chapter] then
      words:insert(pandoc.Str(assert(in_english[language], "links.lua has no words for " .. language)))
    end
    named[chapter] = true
    return words
  else
    link.target = "#" .. chapter .. (anchor ~= "" and "--" .. anchor or "")
  end
  return link
end

-- In the book, code without a space is not broken at its hyphens.
function Code(code)
  if book and not code.text:find(" ") then
    table.insert(code.classes, "word")
  end
  return code
end

-- In the book each line of a block is an element, so that the rest of one that is too long can be indented.
function CodeBlock(block)
  if not book then
    return nil
  end
  local lines = {}
  for line in (block.text .. "\n"):gmatch("(.-)\n") do
    line = line:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub(">", "&gt;")
    table.insert(lines, "<span>" .. line .. "</span>")
  end
  return pandoc.RawBlock("html", "<pre><code>" .. table.concat(lines) .. "</code></pre>")
end

-- In the book a paragraph stays with the block of code or the table that it leads to.
function Blocks(blocks)
  if not book then
    return nil
  end
  for i = 1, #blocks - 1 do
    local next = blocks[i + 1].t
    if blocks[i].t == "Para" and (next == "CodeBlock" or next == "RawBlock" or next == "Table") then
      blocks[i] = pandoc.Div(blocks[i], pandoc.Attr("", { "lead" }))
    end
  end
  return blocks
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
      if book then
        header.identifier = book .. "--" .. header.identifier
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
  { Link = Link, Code = Code },
  { Blocks = Blocks },
  { CodeBlock = CodeBlock },
  {
    Pandoc = function(document)
      local walked, meta = Pandoc(document)
      return pandoc.Pandoc(walked.blocks, meta)
    end,
  },
}
