import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Rendered, renderMarkdown } from "../markdown/markdown.ts";

/** Documents of the project that are pages of the site, by path. */
const files: Record<string, string> = {
  "/security/proof": "proof.md",
  "/accessibility/report": "accessibility.md",
};

interface Paper extends Rendered {
  title: string;
}

/** A document with its first heading as title; links into the sources become their text. Runs at build time. */
export function readPaper(path: string): Paper {
  const file = files[path];
  if (!file) throw new Error(`${path} is no document`);
  const source = readFileSync(join(process.cwd(), "../../docs", file), "utf8");
  const [, title = file, text = source] = /^# (.*)\n([\s\S]*)$/.exec(source) ?? [];
  const ownNames = text
    .replace(/\[([^\]]+)\]\((?!https?:|\/|#)[^)]*\)/g, "$1")
    // Rows of the checklist, at the beginning of a test's name.
    .replace(/(\[[A-Z]\d+(, [A-Z]\d+)*\] )+/g, "");
  return { title, ...renderMarkdown(ownNames) };
}
