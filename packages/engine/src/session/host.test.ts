import { expect, test } from "vitest";
import { hostView } from "../index.ts";
import { Hour } from "../testing/hour.ts";
import { pack } from "../testing/reach.ts";

function started(keys: string[]): Hour {
  const hour = new Hour(pack, { expected: keys.length, hosting: "host" });
  hour.enter(...keys);
  hour.ask({ type: "start", by: "host" });
  return hour;
}

test("[N8] who is taken out stays out, by whatever line, until a host lets them in again", () => {
  const hour = started(["a", "b", "c"]);
  const before = JSON.stringify(hour.session);
  expect(hour.ask({ type: "remove", seat: "s2", on: true })).toBeNull();
  expect(hour.session.seats.s2).toMatchObject({ gone: true, presence: "away", removed: true });
  expect(hour.ask({ type: "enter", key: "b", team: null, mix: [] })).toEqual({ refused: "REMOVED" });
  hour.ask({ type: "presence", seat: "s2", presence: "here" });
  expect(hour.session.seats.s2?.presence).toBe("away");

  expect(hour.ask({ type: "remove", seat: "s2", on: false })).toBeNull();
  hour.enter("b");
  expect(JSON.stringify(hour.session)).toBe(before);
  expect(hour.ask({ type: "remove", seat: "s9", on: true })).toEqual({ refused: "UNKNOWN" });
});

test("[N9] a host's move is refused for a team that is not there or has six", () => {
  const hour = started(Array.from({ length: 12 }, (_, index) => `p${index}`));
  const [one, two] = hour.session.teams;
  if (!one || !two) throw new Error("two teams of six");
  const [seat = ""] = one.seats;
  expect(hour.ask({ type: "move", seat, team: "nowhere" })).toEqual({ refused: "UNKNOWN" });
  expect(hour.ask({ type: "move", seat, team: two.id })).toEqual({ refused: "FULL" });
  expect(hour.ask({ type: "move", seat, team: one.id })).toBeNull();
  hour.ask({ type: "left", seat: two.seats[0] ?? "" });
  expect(hour.ask({ type: "move", seat, team: two.id })).toBeNull();
  expect(hour.session.seats[seat]?.team).toBe(two.id);
});

test("[C3] a host sees every team's place and people, and no card, vote or word", () => {
  const hour = started(["a", "b", "c", "d", "e", "f", "g"]);
  hour.until(hour.session.startsAt + 20_000);
  const view = hostView(pack, hour.session, (id) => hour.team(id));
  expect(view.teams.map(({ people }) => people.length).sort()).toEqual([3, 4]);
  expect(view.teams.every(({ scene }) => scene?.title)).toBe(true);
  const keys = new Set<string>();
  JSON.stringify(view, (key, value) => {
    keys.add(key);
    return value as unknown;
  });
  for (const secret of ["votes", "lines", "chat", "outcome", "puzzle", "options", "cards"])
    expect(keys.has(secret)).toBe(false);
});

test("[E8] two who extend at once move the end once; what was pressed for another end is refused", () => {
  const hour = started(["a", "b"]);
  const endsAt = hour.session.clock?.endsAt ?? 0;
  expect(hour.ask({ type: "extend", minutes: 5, endsAt })).toBeNull();
  expect(hour.ask({ type: "extend", minutes: 5, endsAt })).toEqual({ refused: "PASSED" });
  expect(hour.session.clock?.endsAt).toBe(endsAt + 300_000);
  expect(hour.ask({ type: "extend", minutes: 5, endsAt: endsAt + 300_000 })).toBeNull();
});

test("[E8] a move takes a person only from where the host saw them", () => {
  const hour = started(Array.from({ length: 13 }, (_, index) => `p${index}`));
  const [one, two, three] = hour.session.teams.map(({ id }) => id) as [string, string, string];
  const seat = hour.session.teams[0]?.seats[0] ?? "";
  expect(hour.ask({ type: "move", seat, team: two, from: one })).toBeNull();
  expect(hour.ask({ type: "move", seat, team: three, from: one })).toEqual({ refused: "PASSED" });
  expect(hour.ask({ type: "move", seat, team: two, from: one })).toBeNull();
  expect(hour.session.seats[seat]?.team).toBe(two);
});

test("[E8] what is so already is no refusal for the second of two hosts, and changes nothing", () => {
  const hour = started(["a", "b"]);
  for (const type of ["start", "pause", "resume", "end"] as const) {
    const command = type === "start" ? ({ type, by: "second" } as const) : { type };
    hour.ask(command);
    const rows = hour.sessionRows.length;
    expect(hour.ask(command)).toBeNull();
    expect(hour.sessionRows).toHaveLength(rows);
  }
});

test("[E7] an older summary of a team is not heard", () => {
  const hour = started(["a", "b"]);
  hour.until(hour.now + 8000);
  const team = hour.session.teams[0];
  if (!team?.summary) throw new Error("it was never reported");
  const old = { ...team.summary, arrivedAct: -1 };
  expect(hour.ask({ type: "arrive", team: team.id, summary: old, head: (team.head ?? 0) - 1 })).toBeNull();
  expect(hour.session.teams[0]?.summary).toEqual(team.summary);
});
