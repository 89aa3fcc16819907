import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frontMatter, type Rendered, renderMarkdown } from "../markdown/markdown.ts";

/** The build runs in the web app's folder. */
const folder = join(process.cwd(), "../../content/help");
const order = ["organiser", "participant", "host", "it"];

interface Guide extends Rendered {
  slug: string;
  title: string;
  text: string;
}

/** The guides of `content/help`. Only for loaders of prerendered pages. */
export function readGuides(): Guide[] {
  const slugs = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/\.md$/, ""));
  return slugs.sort((a, b) => order.indexOf(a) - order.indexOf(b)).map(readGuide);
}

export function readGuide(slug: string): Guide {
  const { fields, text } = frontMatter(readFileSync(join(folder, `${slug}.md`), "utf8"));
  return { slug, title: fields.title ?? slug, text: fields.text ?? "", ...renderMarkdown(text) };
}

/** The sections of a guide as plain text, for the search. */
export function sectionsOf({ html, headings }: Guide): { id: string; title: string; content: string }[] {
  const bodies = html.split(/<h2[^>]*>[\s\S]*?<\/h2>/).slice(1);
  return headings.map(({ id, text }, index) => ({ id, title: text, content: plain(bodies[index] ?? "") }));
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&[^;\s]+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
