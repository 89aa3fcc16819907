import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compile,
  evolveSession,
  evolveTeam,
  initialSession,
  initialTeam,
  PlayerCommand,
  type SessionCommand,
  type TeamCommand,
} from "../index.ts";
import { Hour } from "./hour.ts";
import { leaksOf } from "./leaks.ts";
import { nextCommand, playOn } from "./players.ts";
import { tinyPack } from "./tiny-pack.ts";

const pack = compile(tinyPack);
const SEATS = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s99"];
const seat = fc.constantFrom(...SEATS);
const word = fc.constantFrom(
  "knock",
  "call",
  "we",
  "mara",
  "wait",
  "lamp",
  "horn",
  "roles.1",
  "board.2",
  "row.6",
  "",
);
const text = fc.record({ text_id: word, length: fc.nat(400), question: fc.boolean() });
const move = fc.oneof(
  fc.record({ do: fc.constant("turn"), control: fc.constantFrom("a", "b", "f"), value: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom("put", "swap", "remove", "clear"),
    slot: fc.nat(7),
    item: word,
    node: word,
  }),
  fc.dictionary(fc.string({ maxLength: 6 }), fc.anything({ maxDepth: 1 })),
);

const playerCommand = fc.oneof(
  fc.constantFrom<PlayerCommand>(
    { type: "ready" },
    { type: "lock" },
    { type: "check" },
    { type: "hint", taken: 0 },
    { type: "confirm" },
    { type: "lock_commitment", line: "we" },
    { type: "leave" },
  ),
  fc.record({ type: fc.constant("vote" as const), option: word }),
  fc.record({ type: fc.constant("move" as const), move: move as fc.Arbitrary<Record<string, unknown>> }),
  fc.record({ type: fc.constant("share" as const), card: word }),
  fc.record({ type: fc.constant("place" as const), need: word, count: fc.nat(12) }),
  fc.record({ type: fc.constantFrom("reflect" as const, "commit" as const, "chat" as const), text }),
  fc.record({
    type: fc.constant("kudos" as const),
    to: seat,
    card: fc.constantFrom("heard", ""),
    text: fc.option(text),
  }),
  fc.record({ type: fc.constantFrom("help" as const, "observe" as const), on: fc.boolean() }),
);

const sessionCommand: fc.Arbitrary<SessionCommand> = fc.oneof(
  fc.constantFrom<SessionCommand>(
    { type: "pause" },
    { type: "resume" },
    { type: "extend", minutes: 1 },
    { type: "start", by: "host" },
    { type: "tick" },
  ),
  fc.record({
    type: fc.constant("enter" as const),
    key: fc.constantFrom("a", "x", "y"),
    team: fc.constant(null),
    mix: fc.constant<string[]>([]),
  }),
  fc.record({ type: fc.constant("left" as const), seat }),
  fc.record({ type: fc.constant("move" as const), seat, team: fc.constantFrom("t1", "t2", "t9") }),
);

type Step = (hour: Hour) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(seat, playerCommand).map(
      ([who, c]): Step =>
        (hour) =>
          void hour.play(who, c as never),
    ),
  },
  {
    weight: 5,
    arbitrary: seat.map(
      (who): Step =>
        (hour) => {
          const state = hour.teams.get(hour.session.seats[who]?.team ?? "");
          const command = state && nextCommand(hour, state, who);
          if (command) hour.play(who, command);
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(9000).map(
      (ms): Step =>
        (hour) =>
          hour.until(hour.now + ms),
    ),
  },
  {
    weight: 1,
    arbitrary: sessionCommand.map(
      (c): Step =>
        (hour) =>
          void hour.ask(c),
    ),
  },
  {
    weight: 1,
    // Nothing happens while the service is away; its first command afterwards tells for how long it was.
    arbitrary: fc.nat(20_000).map(
      (ms): Step =>
        (hour) => {
          hour.now += ms;
          hour.ask({ type: "outage", from: hour.now - ms, to: hour.now });
        },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((hour) => playOn(hour, Object.keys(hour.session.seats))) },
  {
    weight: 1,
    arbitrary: fc.tuple(seat, fc.constantFrom("here", "dropped", "away")).map(
      ([who, state]): Step =>
        (hour) => {
          const team = hour.session.seats[who]?.team;
          if (team) hour.tell(team, { type: "presence", seat: who, state } as TeamCommand);
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(
      (hour) =>
        hour.session.teams[0] &&
        hour.tell(hour.session.teams[0].id, { type: "skip", scene: hour.team().scene?.id ?? "" }),
    ),
  },
);

/** What must hold after every step. */
function check(hour: Hour): void {
  for (const state of hour.teams.values()) {
    expect(leaksOf(pack, state, hour.now)).toEqual([]);
    const { clock, act, scene } = state;
    if (!clock || !act || !scene || state.phase !== "running") continue;
    // A scene never outlasts its act (but for rounding).
    if (scene.waiting === "no")
      expect(scene.endsAt).toBeLessThanOrEqual(Math.max(act.ends, scene.startedAt) + 1);
  }
}

function replay(hour: Hour): void {
  const events = hour.sessionRows.flatMap((row) => row.events);
  expect(events.reduce(evolveSession, initialSession())).toEqual(hour.session);
  for (const [id, rows] of hour.rows) {
    expect(rows.flatMap((row) => row.events).reduce(evolveTeam, initialTeam())).toEqual(hour.team(id));
  }
}

test("[E1] [E2] [C3] [T1] whatever is asked: no throw, replay equals live, nothing leaks, the hour ends on time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 60 }), (people, steps) => {
      const hour = new Hour(pack, { expected: people, hosting: "host" });
      hour.enter(...["a", "b", "c", "d", "e", "f", "g", "h"].slice(0, people));
      hour.ask({ type: "start", by: "host" });
      for (const each of steps) {
        each(hour);
        check(hour);
      }
      if (hour.session.phase === "paused") hour.ask({ type: "resume" });
      const ends = hour.session.clock?.endsAt ?? 0;
      hour.until(Math.max(hour.now, ends), () => check(hour));
      expect(hour.session.phase).toBe("ended");
      for (const state of hour.teams.values()) {
        expect(state.phase).toBe("ended");
        expect(state.ending).not.toBeNull();
      }
      replay(hour);
    }),
    { numRuns: 100 },
  );
}, 30_000);

test("[E2] a command of any form is answered, never thrown at", () => {
  const hour = new Hour(pack, { expected: 2, hosting: "host" });
  hour.enter("a", "b");
  hour.ask({ type: "start", by: "host" });
  fc.assert(
    fc.property(playerCommand, seat, (command, who) => {
      hour.play(who, command as never);
      hour.until(hour.now + 300);
    }),
    { numRuns: 400 },
  );
});

test("every command of the contract is one that the engine knows", () => {
  const types = PlayerCommand.options.map((option) => option.shape.type.value);
  expect(types).toHaveLength(17);
});
