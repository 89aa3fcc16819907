import { loadPack } from "@lantern/content";
import { compile } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { isSample } from "../../../../scripts/lib/sample.ts";
import { tinyPack } from "../../../engine/test/tiny-pack.ts";
import { pathLines, spreadLines } from "./report.ts";
import { run } from "./run.ts";

const pack = compile(tinyPack);

describe("a run with simulated participants", () => {
  test("is the same for the same seed and differs for another", () => {
    expect(run(pack, { seed: "one", people: 4 })).toEqual(run(pack, { seed: "one", people: 4 }));
    expect(run(pack, { seed: "one", people: 4 })).not.toEqual(run(pack, { seed: "two", people: 4 }));
  });

  test.each([2, 5, 6, 7, 13])(
    "%i people play to the end, in time, with a scorecard for each team",
    (people) => {
      const { seconds, teams } = run(pack, { seed: `people-${people}`, people });
      const planned = pack.acts.reduce((sum, act) => sum + act.seconds, 0);
      expect(seconds).toBeLessThanOrEqual(planned);
      expect(teams.flatMap(({ card }) => card.team.seats)).toHaveLength(people);
      for (const { card } of teams) {
        expect(card.points.total).toBeGreaterThan(0);
        expect(card.path.length).toBeGreaterThan(0);
        expect(card.commitmentTextId).not.toBeNull();
      }
    },
  );

  test("is reported as a path and a distribution", () => {
    const runs = ["a", "b", "c"].map((seed) => run(pack, { seed, people: 3 }));
    const [team] = runs[0]?.teams ?? [];
    if (!team) throw new Error("no team");
    const path = pathLines(pack, team);
    expect(path[0]).toContain("The dark");
    expect(path.at(-1)).toContain(`= ${team.card.points.total} points`);
    const spread = spreadLines(pack, runs).join("\n");
    for (const { title } of pack.endings) expect(spread).toContain(title);
    expect(spread).toMatch(/total +\d+ +\d+ +\d+ +\d+ +\d+/);
  });
});

test("the points of The Quiet Station show how a team played", { timeout: 60_000 }, () => {
  const { pack: station } = loadPack("the-quiet-station");
  const totals = Array.from({ length: isSample ? 40 : 100 }, (_, n) =>
    run(station, { seed: `points-${n}`, people: 2 + (n % 5) }),
  )
    .flatMap(({ teams }) => teams.map(({ card }) => card.points.total))
    .sort((a, b) => a - b);
  const at = (share: number) => totals[Math.floor(totals.length * share)] ?? 0;
  // When points stood before anyone had played, 80 % of the teams ended within 123 points.
  expect(at(0.9) - at(0.1)).toBeGreaterThan(150);
});

test("[14.3] simulated sessions of The Quiet Station take 45 to 60 minutes", { timeout: 60_000 }, () => {
  const { pack: story } = loadPack("the-quiet-station");
  const sessions = isSample ? 20 : 40;
  const minutes = Array.from({ length: sessions }, (_, n) =>
    run(story, { seed: `hour-${n}`, people: 2 + (n % 5) }),
  ).map(({ seconds }) => seconds / 60);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(60);
  expect(Math.min(...minutes)).toBeGreaterThan(45);
  // Simulated people answer a question of a round in 20 s. People may take 36 s.
  expect(minutes.filter((length) => length >= 48).length).toBeGreaterThanOrEqual(sessions / 2);
});
