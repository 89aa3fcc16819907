import { expect, test } from "vitest";
import { historyFrom } from "./round-history.ts";

const team = (people: string[], ...rounds: string[]) => ({ people, rounds });

test("[G40] [G45] sessions are all counted, and questions of the last three are remembered", () => {
  const history = historyFrom([
    { at: 5, teams: [team(["ana", "bo"], "qs1"), { people: ["cy"] }] },
    { at: 4, teams: [team(["ana"], "qs2", "qs1")] },
    { at: 3, teams: [team(["ana", "cy"], "sm1")] },
    { at: 2, teams: [team(["ana", "cy"], "hh1")] },
  ]);
  expect(history.sessions).toEqual({ ana: 4, bo: 1, cy: 3 });
  expect(history.questions).toEqual({
    ana: { qs1: 5, qs2: 4, sm1: 3 },
    bo: { qs1: 5 },
    cy: { sm1: 3, hh1: 2 },
  });
});
