import { languages } from "@lantern/contract/languages";
import { ClientCommand } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { PHRASES, type Phrases } from "./phrases.ts";
import { phrasesIn } from "./phrases-in.ts";

test.each(languages)("phrases in %s can be sent, and each language has its own", (language) => {
  const { commitment, reflection, kudos, ...chat } = phrasesIn(language);
  const sent: object[] = [
    ...Object.values<readonly string[]>(chat).flatMap((all) => all.map((text) => ({ type: "chat", text }))),
    ...reflection.map((text) => ({ type: "reflect", text })),
    ...kudos.map((text) => ({ type: "kudos", to: "s1", card: "card", text })),
    ...commitment.map((fields) => ({ type: "commit", ...fields, replaces: null })),
  ];
  for (const command of sent)
    expect(ClientCommand.safeParse(command).error, JSON.stringify(command)).toBe(undefined);
  const english = new Set(JSON.stringify(PHRASES).match(/"[^"]+"(?=[,\]}])/g));
  const own = JSON.stringify(phrasesIn(language) satisfies Phrases).match(/"[^"]+"(?=[,\]}])/g) ?? [];
  expect(own.filter((text) => english.has(text))).toHaveLength(language === "en" ? own.length : 0);
});
