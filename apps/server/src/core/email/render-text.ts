import { textsIn } from "../i18n/index.ts";
import type { Block, EmailContent, FooterLine } from "./blocks.ts";

/** The email as plain text. An empty line separates its blocks, and every URL is on a line of its own. */
export function renderText({ language = "en", title, body, footer }: EmailContent): string {
  const marks = textsIn(language).emails.quotationMarks;
  const text = [title, ...body.map((block) => blockText(block, marks))].join("\n\n");
  // A button's URL is there already; only the HTML repeats it, for readers whose button does not work.
  const urls = new Set(text.split("\n"));
  const lines = footer.filter((line) => typeof line === "string" || !urls.has(line.url));
  return [text, ...lines.map(footerText)].join("\n\n");
}

function blockText(block: Block, [open, close]: readonly [string, string]): string {
  switch (block.type) {
    case "quote":
      return `${open}${block.text}${close}`;
    case "time":
      return `${block.day}, ${block.hours}\n${block.zone}`;
    case "button":
      return `${block.label}:\n${block.url}`;
    case "choice":
      return [block.text, ...block.items.map(({ label, url }) => `${label}:\n${url}`)]
        .filter(Boolean)
        .join("\n\n");
    case "links":
      return block.items.map(({ label, hint, url }) => `${label} (${hint}):\n${url}`).join("\n\n");
    default:
      return block.text;
  }
}

function footerText(line: FooterLine): string {
  if (typeof line === "string") return line;
  return `${line.text}${line.label ? ` ${line.label}:` : ""}\n${line.url}`;
}
