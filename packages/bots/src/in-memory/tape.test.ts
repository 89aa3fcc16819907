import { loadPack } from "@lantern/content";
import { type Event, type LogRow, tapeOf } from "@lantern/engine";
import { describe, expect, test } from "vitest";
import { tapeFaults } from "../../../engine/test/tape-check.ts";
import { play } from "./run.ts";

const adventures = ["the-quiet-station", "the-light-at-saltmere", "the-honest-heist"];

describe.each(adventures)("the tape of %s", (slug) => {
  const { pack } = loadPack(slug);
  const session = play(pack, { seed: `tape-${slug}`, people: 24 });
  const teams = session.teams.map(({ id }) => id);

  test("[Y1] has moments that a second reading of the log finds true, and no person in them", () => {
    for (const team of teams) {
      const moments = tapeOf(session.rows, team);
      expect(tapeFaults(pack, session.rows, team, moments)).toEqual([]);
    }
    // A team in which nothing of the kind happened has none.
    const withMoments = teams.filter((team) => tapeOf(session.rows, team).length > 0);
    expect(withMoments.length).toBeGreaterThan(teams.length / 2);
  });

  test("[Y1] is the same when seats are swapped in the log", () => {
    for (const team of teams)
      expect(tapeOf(swapSeats(session.rows), team)).toEqual(tapeOf(session.rows, team));
  });

  test("[Y1] a team of two, and one whose third person never came, have true moments", () => {
    for (const expected of [2, 3]) {
      const two = play(pack, { seed: `two-${slug}`, people: 2, expected });
      expect(two.teams).toHaveLength(1);
      for (const { id } of two.teams)
        expect(tapeFaults(pack, two.rows, id, tapeOf(two.rows, id))).toEqual([]);
    }
  });

  test("[Y1] a log without the commands of one person has true moments", () => {
    const [absent] = session.rows.flatMap(({ actor }) => (/^s\d+$/.test(actor) ? [actor] : []));
    const rows = session.rows.filter(({ actor }) => actor !== absent);
    expect(rows.length).toBeLessThan(session.rows.length);
    for (const team of teams) expect(tapeFaults(pack, rows, team, tapeOf(rows, team))).toEqual([]);
  });

  test("[Y1] is chosen within 50 ms", () => {
    const took = teams.map((team) => {
      const startedAt = performance.now();
      tapeOf(session.rows, team);
      return performance.now() - startedAt;
    });
    expect(Math.min(...took)).toBeLessThanOrEqual(50);
  });
});

/** Renames all seats of the log, so that their order is the reverse. */
function swapSeats(rows: LogRow[]): LogRow[] {
  const seats = rows.flatMap(({ events }) =>
    events.flatMap((event: Event) => (event.type === "entered" ? [event.seat] : [])),
  );
  const other = new Map(seats.map((seat, index) => [`"${seat}"`, `"${seats.at(-1 - index)}"`]));
  return JSON.parse(JSON.stringify(rows).replace(/"s\d+"/g, (seat) => other.get(seat) ?? seat));
}
