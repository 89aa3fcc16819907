import { escapeHtml } from "@lantern/contract/escape-html";
import { Marked } from "marked";
import { slugOf } from "../../i18n/slug.ts";

interface Heading {
  id: string;
  text: string;
}

/** Our own text as HTML, with its second-level headings for links. */
export interface Rendered {
  html: string;
  headings: Heading[];
}

/**
 * Renders Markdown as HTML. Embedded markup is shown as text. Only for loaders of prerendered pages, so that it never
 * reaches a browser.
 *
 * @param anchors of the second-level headings, in place of those that follow from their texts
 */
export function renderMarkdown(source: string, anchors: readonly string[] = []): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = anchors[headings.length] ?? slugOf(text);
        headings.push({ id, text });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** The fields between the `---` lines at the start of a file, and the text after them. */
export function frontMatter(source: string): { fields: Record<string, string>; text: string } {
  const [, header = "", text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const lines = header.split("\n").filter((line) => line.includes(":"));
  const fields = lines.map((line) => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  return { fields: Object.fromEntries(fields), text };
}
