import { foreignLine, foreignText } from "../../../core/foreign-text.ts";
import type { Message } from "./parser.ts";

/** What is read of an email that the library has parsed. */
interface ParsedEmail {
  from?: { address?: string | undefined } | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  html?: string | undefined;
}

const maxText = 1000;
/** Of a text as HTML: what is looked at. */
const maxHtml = 10_000;

/** What an email says to its reader: subject and text, without the lines that it quotes. */
export function messageIn(email: ParsedEmail): Message {
  const text = email.text ?? withoutTags(email.html ?? "");
  const own = text
    .slice(0, maxHtml)
    .split(/\r?\n/)
    .filter((line) => !/^\s*>/.test(line))
    .map((line) => line.trim());
  const lines = [email.subject ?? "", ...own].filter(Boolean);
  return {
    from: email.from?.address ? foreignLine(email.from.address, 254) : null,
    text: foreignText(lines.join("\n"), maxText).trim(),
  };
}

/** The text of an HTML document, in time that grows with its length alone. */
function withoutTags(html: string): string {
  let hidden = "";
  const texts = html
    .slice(0, maxHtml)
    .split("<")
    .map((part, position) => {
      if (position === 0) return part;
      const [tag = "", text = ""] = halves(part, ">");
      const name = /^\/?[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? "";
      if (!hidden && withoutText.has(name)) hidden = name;
      else if (hidden && name === `/${hidden}`) hidden = "";
      if (hidden) return "";
      return (breaks.has(name) ? "\n" : " ") + text;
    });
  return texts.join("").replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? "");
}

const withoutText = new Set(["head", "style", "script"]);
const breaks = new Set(["br", "/p", "/div", "/tr", "/li"]);
const entities: Record<string, string> = { nbsp: " ", lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}
