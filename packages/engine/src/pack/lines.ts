/**
 * Lines as authors write them: `[listened] Ona: You waited before you spoke.` A name before the colon speaks
 * only if the cast has it, which `compile` settles; until then the whole is text. `{x}` is a value.
 */
import * as z from "zod";
import { parseExpression } from "../expression.ts";
import type { LineView } from "../views.ts";
import { amountOf, type Condition, type Facts, isMet, parsed } from "./condition.ts";

export interface Line {
  when: Condition | null;
  /** Name of who speaks, null for the narrator. */
  who: string | null;
  text: string;
}

/** Reads one line; the speaker stays in its text. Throws SyntaxError for a broken condition. */
export function parseLine(source: string): Line {
  const match = /^\s*\[([^\]]+)\]\s*(.*)$/s.exec(source);
  if (!match) return { when: null, who: null, text: source.trim() };
  return { when: parseExpression(match[1] ?? ""), who: null, text: (match[2] ?? "").trim() };
}

/** Lines of a pack file: strings there, parsed here. */
export const Lines = z
  .array(z.string().min(1).max(300))
  .transform((source, ctx) => parsed(ctx, () => source.map(parseLine)));

/** Gives a line its speaker, when its text begins with a name of the cast and a colon. */
export function withSpeaker(line: Line, names: ReadonlySet<string>): Line {
  const colon = line.text.indexOf(": ");
  const who = line.text.slice(0, Math.max(0, colon));
  return names.has(who) ? { ...line, who, text: line.text.slice(colon + 2) } : line;
}

/** Values that lines may name besides resources and traits. */
export interface LineValues {
  nickname: string;
  /** Text ids of kept answers, each on a row of its own; the page puts the words in. */
  textIds: string[];
}

/** The lines that are spoken under these facts, with their values put in. */
export function speak(lines: readonly Line[], facts: Facts, values: LineValues): LineView[] {
  return lines
    .filter((line) => isMet(line.when, facts))
    .map((line) => ({
      who: line.who,
      text: line.text.replace(/\{([a-z_]+)\}/g, (_all, name: string) => {
        if (name === "crew") return values.nickname;
        if (name === "lines") return values.textIds.map((id) => `{text:${id}}`).join("\n");
        return String(amountOf(facts, name));
      }),
    }));
}
