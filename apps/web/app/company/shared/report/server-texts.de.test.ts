import type { Report } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { reportInLanguage } from "./server-texts.de.ts";

const team = {
  id: "a",
  ending: { id: "dawn" },
  puzzles: [{ solved: true }],
  measures: null,
  commitment: null,
};
const report = (attendance: object, teams: object[]) =>
  ({ attendance, teams, hidden_teams: 0, decisions: [], summary: {} }) as unknown as Report;

test("the sentences of a report are made from its numbers", () => {
  const mixed = report({ came: 3, listed: 6, declined: 1, absent: 2 }, [team, { ...team, id: "b" }]);
  expect(reportInLanguage(mixed).summary).toEqual({
    came: "3 von 6 Personen auf der Liste haben teilgenommen, in 2 Teams. 1 hat abgesagt, 2 sind nicht gekommen.",
    together: "2 von 2 Rätseln gelöst, ein Ende erreicht.",
    committed: "Kein Team hat etwas vereinbart.",
  });
  const all = report({ came: 4, listed: 4, declined: 0, absent: 0 }, [team]);
  expect(reportInLanguage(all).summary.came).toBe(
    "Alle 4 Personen auf der Liste haben teilgenommen, in 1 Team.",
  );
});

test("a hidden team is counted", () => {
  const one = report({ came: 5, listed: 5, declined: 0, absent: 0 }, [team]);
  expect(reportInLanguage({ ...one, hidden_teams: 1 }).summary).toEqual({
    came: "Alle 5 Personen auf der Liste haben teilgenommen, in 2 Teams.",
    together: "In den Teams ab drei Personen: 1 von 1 Rätseln gelöst, ein Ende erreicht.",
    committed: "Kein Team ab drei Personen hat etwas vereinbart.",
  });
  expect(reportInLanguage({ ...one, teams: [], hidden_teams: 2 }).summary.together).toBe(
    "Was Teams mit weniger als drei Personen getan haben, zeigen wir nicht.",
  );
});

test("a measure speaks about the team, and not to it", () => {
  const ids = ["contribution", "voice", "clues", "listening", "pace", "togetherness"] as const;
  const parts = {
    people: 4,
    dealt: 4,
    shared: 2,
    split: 2,
    moved: 1,
    quick: 1,
    calm: 2,
    scenes: 3,
    together: 2,
  };
  const measured = ids.flatMap((id) =>
    (["low", "middle", "high", null] as const).map((band) => ({ id, value: 0.5, band, label: "x", parts })),
  );
  const [first] = reportInLanguage(report({}, [{ ...team, measures: measured }])).teams;
  const sentences = first?.measures?.map(({ sentence }) => sentence) ?? [];
  expect(sentences).toHaveLength(24);
  for (const sentence of sentences)
    expect(sentence).not.toMatch(/(?<!\p{L})(?:ihr|euch|eure?\p{L}*)(?!\p{L})/u);
  expect(sentences).toContain("Von 4 nötigen Hinweisen wurden 2 rechtzeitig gesagt.");
});
