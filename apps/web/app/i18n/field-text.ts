import { errorCatalog } from "@lantern/contract/errors";
import { fieldTexts as english } from "@lantern/contract/field-texts";

/** The English texts of fields, in another language. */
export type FieldTexts = {
  [K in keyof typeof english]: (typeof english)[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : string;
};

/**
 * Finds the text of another language for an English one, however the server has filled it in: the English text with marks
 * in the place of its values is the pattern in which the values are found again.
 */
export function fieldTextIn(fields: FieldTexts, codes: Record<keyof typeof errorCatalog, string>) {
  const fixed = new Map<string, string>();
  for (const [code, { message }] of Object.entries(errorCatalog))
    fixed.set(message, codes[code as keyof typeof errorCatalog]);
  const patterns: { pattern: RegExp; text: (...values: never[]) => string }[] = [];
  for (const [name, text] of Object.entries(english)) {
    const other = fields[name as keyof FieldTexts];
    if (typeof text === "string") fixed.set(text, other as string);
    else patterns.push({ pattern: patternOf(text), text: other as (...values: never[]) => string });
  }
  fixed.set(english.taxNumber(null), fields.taxNumber(null));
  return (text: string): string | undefined => {
    if (fixed.has(text)) return fixed.get(text);
    for (const { pattern, text: other } of patterns) {
      const values = pattern.exec(text)?.slice(1);
      if (values) return other(...(values as never[]));
    }
    return undefined;
  };
}

const mark = "\u0000";

function patternOf(text: (...values: never[]) => string): RegExp {
  const marks = Array.from({ length: text.length }, () => mark) as never[];
  const source = text(...marks).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${source.replaceAll(mark, "(.+)")}$`);
}
