import { Marked } from "marked";
import { slugOf } from "./slug.ts";

export interface Heading {
  id: string;
  text: string;
}

/** A text of ours as HTML, with its second-level headings, which links can name. */
export interface Rendered {
  html: string;
  headings: Heading[];
}

/**
 * Markdown as HTML. Markup inside of the text is shown as it was typed, never passed on. Runs in loaders of
 * pages that are built to files, so none of it reaches a browser.
 */
export function renderMarkdown(source: string): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = slugOf(text);
        headings.push({ id, text });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** Names and values between lines of `---` at the head of a file, and the text below. */
export function frontMatter(source: string): { fields: Record<string, string>; text: string } {
  const [, header = "", text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const lines = header.split("\n").filter((line) => line.includes(":"));
  const fields = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return { fields: Object.fromEntries(fields), text };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
