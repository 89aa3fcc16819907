import { t } from "../../i18n/index.ts";

/**
 * A line of the story as it is read. The server writes `{text:ID}` for what somebody wrote, and `{brace}` and `{slash}`
 * for those characters in a company's own text, where they mean nothing.
 */
export function captionText(line: string, texts: Readonly<Record<string, string | null>>): string {
  return line.replace(/\{(?:text:([^{}]+)|(brace|slash))\}/g, (_, id: string | undefined, name: string) => {
    if (id === undefined) return name === "brace" ? "{" : "/";
    return t.live().stage.quoted(texts[id] ?? t.live().dock.removed);
  });
}
