-- SPDX-License-Identifier: MIT
-- For pandoc: a chapter's first heading is its title, and its links to other chapters lead to their pages, or, with
-- -M book=yes, to their place in the one page that becomes the PDF.
local as_book = false

-- Pages that are not chapters of their own here.
local elsewhere = {
  ["../../schemas/README.md"] = "formats",
  ["../../armylists/README.md"] = "lists-made",
  ["armylists/README.md"] = "lists-made",
}

local function chapter_of(file)
  return elsewhere[file] or file:match("^([%w-]+)%.md$")
end

function Link(link)
  local file, anchor = link.target:match("^([^#]*)#?(.*)$")
  local chapter = chapter_of(file)
  if chapter == nil then
    return nil
  end
  if as_book then
    link.target = "#" .. chapter .. (anchor ~= "" and "--" .. anchor or "")
  else
    link.target = chapter .. ".html" .. (anchor ~= "" and "#" .. anchor or "")
  end
  return link
end

function Pandoc(document)
  for _, block in ipairs(document.blocks) do
    if block.t == "Header" and block.level == 1 then
      document.meta.pagetitle = pandoc.utils.stringify(block) .. " – Muster"
      break
    end
  end
  return document
end

return {
  { Meta = function(meta) as_book = meta.book ~= nil end },
  { Link = Link, Pandoc = Pandoc },
}
