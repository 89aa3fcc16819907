import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { language } from "../../i18n/current.ts";
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
    // A translation is `host.es.md`.
    .filter((name) => /^\w+\.md$/.test(name))
    .map((name) => name.replace(/\.md$/, ""));
  return slugs.sort((a, b) => order.indexOf(a) - order.indexOf(b)).map(readGuide);
}

/** A guide in the language of the page. Its sections have the anchors that they have in English. */
export function readGuide(slug: string): Guide {
  const english = readFile(slug, `${slug}.md`);
  if (language() === "en") return english;
  return readFile(
    slug,
    `${slug}.${language()}.md`,
    english.headings.map(({ id }) => id),
  );
}

function readFile(slug: string, name: string, anchors?: readonly string[]): Guide {
  const { fields, text } = frontMatter(readFileSync(join(folder, name), "utf8"));
  const rendered = renderMarkdown(text, anchors);
  if (anchors && rendered.headings.length !== anchors.length)
    throw new Error(`${name} does not have the ${anchors.length} sections of the English guide`);
  return { slug, title: fields.title ?? slug, text: fields.text ?? "", ...rendered };
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
