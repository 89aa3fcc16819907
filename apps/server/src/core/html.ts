import { escapeHtml } from "@lantern/contract/escape-html";

/** Text that is HTML. Only `html` creates it, so text that is not escaped has another type. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Html | Html[] | null;

/** Template for HTML: every value is escaped unless it is HTML already; `null` is left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let source = strings[0]!;
  parts.forEach((part, index) => {
    source += rendered(part) + strings[index + 1];
  });
  return new Html(source);
}

function rendered(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(({ source }) => source).join("");
  return escapeHtml(String(part));
}
