import { readFileSync } from "node:fs";
import { join } from "node:path";
import { language } from "../../i18n/current.ts";
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
  const english = documentOf(file);
  return language() === "en" ? render(english) : inLanguage(english, documentOf(translationOf(file)));
}

const translationOf = (file: string) => file.replace(/md$/, `${language()}.md`);

const documentOf = (file: string) => readFileSync(join(process.cwd(), "../../docs", file), "utf8");

/** A translation ends with the head of the last table. Its rows are names of tests and files, which are in English. */
function inLanguage(english: string, translation: string): Paper {
  const anchors = render(english).headings.map(({ id }) => id);
  const rows = english.slice(english.lastIndexOf("|---|\n") + "|---|\n".length);
  const paper = render(translation + rows, anchors);
  if (paper.headings.length !== anchors.length) throw new Error(`${paper.title} lacks sections`);
  const last = paper.html.lastIndexOf("<tbody>");
  return {
    ...paper,
    html: `${paper.html.slice(0, last)}${paper.html.slice(last).replace("<tbody>", '<tbody lang="en">')}`,
  };
}

function render(source: string, anchors?: readonly string[]): Paper {
  const [, title = "", text = source] = /^# (.*)\n([\s\S]*)$/.exec(source) ?? [];
  const ownNames = text
    .replace(/\[([^\]]+)\]\((?!https?:|\/|#)[^)]*\)/g, "$1")
    // Rows of the checklist, at the beginning of a test's name.
    .replace(/(\[[A-Z]\d+(, [A-Z]\d+)*\] )+/g, "");
  return { title, ...renderMarkdown(ownNames, anchors) };
}
