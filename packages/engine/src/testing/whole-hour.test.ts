import { expect, test } from "vitest";
import {
  compile,
  evolveSession,
  evolveTeam,
  initialSession,
  initialTeam,
  type Pack,
  readPack,
} from "../index.ts";
import { Hour } from "./hour.ts";
import { playOn } from "./players.ts";
import { tinyPack } from "./tiny-pack.ts";

const pack = compile(tinyPack);
const KEYS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"];

/** An hour with so many people, in its first act. */
function started(people: number, from: Pack = pack): Hour {
  const hour = new Hour(from, { expected: people });
  hour.enter(...KEYS.slice(0, people));
  hour.until(hour.session.startsAt);
  return hour;
}

test("[T1] ticks alone carry an absent team to the end, on time", () => {
  const hour = started(3);
  hour.until(hour.now + 200_000);
  expect(hour.session.phase).toBe("ended");
  expect(hour.session.clock?.endsAt).toBe(hour.session.startsAt + 90_000);
  expect(hour.team().phase).toBe("ended");
  expect(hour.team().ending).toBe("light");
  for (const id of ["dark", "board", "share", "compare", "last", "dawn", "thanks", "log"]) {
    expect(hour.team().path).toContain(id);
  }
});

for (const people of [1, 2, 3, 4, 5, 6, 7, 13]) {
  test(`a willing crew of ${people} solves everything and hears every kind of scene`, () => {
    const hour = new Hour(pack, { expected: people, hosting: "host" });
    const seats = hour.enter(...KEYS.slice(0, people));
    hour.ask({ type: "start", by: "host" });
    playOn(hour, seats);
    hour.until(hour.now + 90_000, () => playOn(hour, seats));
    expect(hour.session.phase).toBe("ended");
    for (const state of hour.teams.values()) {
      expect(Object.values(state.puzzles).map(({ solved }) => solved)).toEqual([
        true,
        true,
        true,
        true,
        true,
        true,
      ]);
      expect(state.commitment?.text_id).toBe("commitment");
      expect(state.path).toContain("think");
      expect(state.facts.flags.line_for_mara).toBe(true);
      expect(state.kudos.length).toBe(people === 1 ? 0 : Object.keys(state.members).length);
    }
  });
}

test("[E1] a log replays to the live state, through JSON and with a stored pack", () => {
  const hour = started(7, readPack(JSON.stringify(pack)));
  const seats = Object.keys(hour.session.seats);
  hour.until(hour.now + 90_000, () => playOn(hour, seats));
  const replayed = JSON.parse(JSON.stringify(hour.sessionRows)).flatMap((row: { events: [] }) => row.events);
  expect(replayed.reduce(evolveSession, initialSession())).toEqual(hour.session);
  for (const [id, rows] of hour.rows) {
    const events = JSON.parse(JSON.stringify(rows)).flatMap((row: { events: [] }) => row.events);
    expect(events.reduce(evolveTeam, initialTeam())).toEqual(hour.team(id));
  }
});
