/**
 * Lines of dialogue as authors write them: `[listened] Ona: You waited before you spoke.` The name before the colon is
 * the speaker if the cast has it, which `compile` determines. `{x}` is a value. A sound that belongs to the line comes
 * first, in parentheses: `(three taps) Tap. Tap. Tap.` A picture that it changes comes last: `They glow. <a1-lit>`.
 */
import * as z from "zod";
import { parseExpression } from "../expression.ts";
import type { LineView } from "../views.ts";
import { amountOf, type Condition, type Facts, isMet, parsed } from "./condition.ts";

export interface Line {
  when: Condition | null;
  /** Name of the speaker, null for the narrator. */
  who: string | null;
  text: string;
  /** What is to be heard with the line. Captions show it too. */
  sound?: string;
  /** [L7] Name of the picture that the line brings. */
  picture?: string;
}

/** Parses one line without its speaker. Throws SyntaxError for an invalid condition. */
export function parseLine(source: string): Line {
  const [, condition, sound, text = "", picture] =
    /^\s*(?:\[([^\]]+)\])?\s*(?:\(([a-z ]+)\)\s)?\s*(.*?)(?:\s<([a-z0-9-]+)>)?$/s.exec(source) ?? [];
  const when = condition === undefined ? null : parseExpression(condition);
  return {
    when,
    who: null,
    text: text.trim(),
    ...(sound !== undefined && { sound }),
    ...(picture !== undefined && { picture }),
  };
}

/** Lines in a pack file: strings there, parsed here. */
export const Lines = z
  .array(z.string().min(1).max(300))
  .transform((source, ctx) => parsed(ctx, () => source.map(parseLine)));

/** Moves the speaker from the text, if the text starts with a name of the cast and a colon. */
export function withSpeaker(line: Line, names: ReadonlySet<string>): Line {
  const colon = line.text.indexOf(": ");
  const who = line.text.slice(0, Math.max(0, colon));
  return names.has(who) ? { ...line, who, text: line.text.slice(colon + 2) } : line;
}

/** Values in lines besides resources and traits: `{crew}` and `{lines}`. */
export interface LineValues {
  nickname: string;
  /** Ids of stored reflections. Each is on its own row, and the page inserts the text. */
  textIds: string[];
  /** [L6] */
  phrases?: Phrases | undefined;
  /** [L7] Alternative texts of pictures that lines bring, by their names. */
  pictures?: Readonly<Record<string, string>> | undefined;
  /** [U4] Names that stay as they are, because only views insert their texts. */
  cameos?: Readonly<Record<string, unknown>> | undefined;
}

/** By name: texts with conditions. */
type Phrases = Readonly<Record<string, readonly { when: Condition | null; text: string }[]>>;

/** A text with its values inserted. */
export function withValues(text: string, facts: Facts, values: LineValues): string {
  return text.replace(/\{([a-z_]+)\}/g, (all, name: string) => {
    if (values.cameos && Object.hasOwn(values.cameos, name)) return all;
    if (name === "crew") return values.nickname;
    if (name === "lines") return values.textIds.map((id) => `{text:${id}}`).join("\n");
    const phrases = values.phrases?.[name];
    if (phrases) return phrases.find(({ when }) => isMet(when, facts))?.text ?? "";
    return String(amountOf(facts, name));
  });
}

/** The lines whose conditions are met, with their values inserted. */
export function speak(lines: readonly Line[], facts: Facts, values: LineValues): LineView[] {
  return lines
    .filter((line) => isMet(line.when, facts))
    .map((line) => ({
      ...(line.sound !== undefined && { sound: line.sound }),
      ...(line.picture !== undefined && {
        art: { id: line.picture, alt: values.pictures?.[line.picture] ?? "" },
      }),
      who: line.who,
      text: withValues(line.text, facts, values),
    }));
}
