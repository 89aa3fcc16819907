/** [U1] Cameos: where a pack has room for a company's own text, such as a running joke. Each has a default. */
import * as z from "zod";
import { isolated } from "../bidi.ts";
import { lengthOf } from "../graphemes.ts";
import type { LineView } from "../views.ts";

const MOST_CAMEOS = 8;

/** The most characters of any cameo. */
const LONGEST_CAMEO = 120;

/** Names that `{name}` in a text has for something else. */
const RESERVED = ["crew", "lines", "text", "teams", "brace", "slash"];

const CameoId = z
  .string()
  .regex(/^[a-z][a-z_]*$/)
  .refine((id) => !RESERVED.includes(id), "is a value of every story");

const Cameo = z
  .object({
    /** What the page "Your story" calls it, such as "A running joke". */
    label: z.string().min(1).max(40),
    /** What to enter, for somebody who has not read the story. */
    hint: z.string().min(1).max(200),
    /** The most characters, as people count them. */
    max: z.int().min(10).max(LONGEST_CAMEO),
    /** The text in the story: the default, or that of the company whose session it is. */
    text: z.string().trim().min(1),
  })
  .refine(({ max, text }) => lengthOf(text) <= max, "its default is longer than its max");

export const Cameos = z
  .record(CameoId, Cameo)
  .refine((all) => Object.keys(all).length <= MOST_CAMEOS, `at most ${MOST_CAMEOS}`);
type Cameos = z.output<typeof Cameos>;
/** A pack, as far as its cameos go. */
interface WithCameos {
  cameos?: Cameos | undefined;
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** By cameo: a company's own text. */
export type CameoTexts = Readonly<Record<string, string>>;

/** [U5] The pack with a company's texts. Where there is none, the default stays. */
export function withCameoTexts<P extends WithCameos>(pack: P, texts: CameoTexts): P {
  const own = Object.entries(pack.cameos ?? {}).flatMap(([id, cameo]) => {
    const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
    return text ? [[id, { ...cameo, text }] as const] : [];
  });
  if (own.length === 0) return pack;
  const cameos = { ...pack.cameos, ...Object.fromEntries(own) };
  if (!pack.texts) return { ...pack, cameos };
  // [L8] A company's own text is the same in every language.
  const same = Object.fromEntries(own.map(([id, { text }]) => [`cameos.${id}.text`, text]));
  const read = Object.entries(pack.texts).map(([language, one]) => [language, { ...one, ...same }] as const);
  return { ...pack, cameos, texts: Object.fromEntries(read) };
}

/** [U4] A text with its cameos. Their own braces are characters: nothing in them is inserted again. */
export function withCameos(pack: WithCameos, text: string): string {
  return inserted(pack.cameos, text, (cameo) => cameo);
}

/**
 * [U4] Lines with their cameos, for a view. In the text of a line `{text:ID}` and " / " have a meaning, so a cameo's
 * own braces and slashes are written as `{brace}` and `{slash}`.
 */
export function linesWithCameos(pack: WithCameos, lines: LineView[]): LineView[] {
  const { cameos } = pack;
  if (!cameos || !lines.some(({ text }) => text.includes("{"))) return lines;
  const escaped = (text: string) => text.replaceAll("{", "{brace}").replaceAll("/", "{slash}");
  return lines.map((line) => ({ ...line, text: inserted(cameos, line.text, escaped) }));
}

function inserted(cameos: Cameos | undefined, text: string, write: (text: string) => string): string {
  if (!cameos || !text.includes("{")) return text;
  return text.replace(/\{([a-z_]+)\}/g, (all, name: string) => {
    const cameo = Object.hasOwn(cameos, name) ? cameos[name] : undefined;
    return cameo ? write(isolated(cameo.text)) : all;
  });
}
