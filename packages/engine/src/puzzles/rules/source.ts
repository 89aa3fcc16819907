import * as z from "zod";
import { PacketText } from "../kind.ts";
import { mentions } from "./evaluate.ts";
import { parseRule } from "./grammar.ts";

/** A rule as an author writes it; kept as text, since only checks of the pack ever evaluate it. */
export const Rule = z.string().superRefine((text, context) => {
  try {
    parseRule(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
  }
});

/** Six packets, each a text for its holder and the same as a rule. */
export const RulePackets = z.array(z.object({ text: PacketText, rule: Rule })).length(6);

/** Complains about names and functions in rules that the board does not have. */
export function checkNames(
  rules: readonly string[],
  known: { names: Iterable<string>; calls?: Iterable<string> },
  complain: (message: string) => void,
): void {
  const names = new Set(known.names);
  const calls = new Set(known.calls ?? []);
  for (const rule of rules) {
    const used = mentions(parseRule(rule));
    for (const name of used.names) if (!names.has(name)) complain(`"${name}" is not on the board: ${rule}`);
    for (const call of used.calls) if (!calls.has(call)) complain(`"${call}()" is no function here: ${rule}`);
  }
}
