/** A piece of XML, as it is written. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What is in an element: text, other elements, and nothing where a value is missing. */
export type Content = string | Xml | null | undefined | readonly Content[];

/** An element. Null: there is nothing in it, and XML of invoices has no empty elements. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  const inside = inner(content);
  if (inside === "") return null;
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  return new Xml(`<${name}${list.join("")}>${inside}</${name}>`);
}

/** A whole file. */
export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;

function inner(content: Content): string {
  if (content === null || content === undefined) return "";
  if (typeof content === "string") return escapeText(content);
  return content instanceof Xml ? content.source : content.map(inner).join("");
}

/** Characters that XML 1.0 cannot have, not even escaped. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapeText = (text: string): string =>
  text.replace(impossible, "").replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
