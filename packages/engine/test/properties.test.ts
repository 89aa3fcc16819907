import fc from "fast-check";
import { expect, test } from "vitest";
import {
  audienceOf,
  compile,
  evolve,
  initialState,
  LOBBY,
  ParticipantCommand,
  PORTRAITS,
  privateView,
  type SessionCommand,
  sameViewInputs,
  viewInputs,
  viewOf,
} from "../src/index.ts";
import { leaksOf } from "./leaks.ts";
import { nextCommand, playOn } from "./participants.ts";
import { TestSession } from "./session.ts";
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

const participantCommand = fc.oneof(
  fc.constantFrom<ParticipantCommand>(
    { type: "ready" },
    { type: "lock" },
    { type: "check" },
    { type: "hint", revealed: 0 },
    { type: "wait", what: "check" },
    { type: "wait", what: "hint" },
    { type: "confirm" },
    { type: "lock_commitment", textId: "we" },
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
  fc.record({
    type: fc.constant("round" as const),
    turn: fc.nat(3),
    do: fc.constantFrom(
      "asked" as const,
      "guess" as const,
      "spot" as const,
      "thing" as const,
      "pass" as const,
    ),
    thing: word,
    spot: fc.nat(40),
  }),
  fc.record({ type: fc.constant("warm_up" as const), option: fc.constantFrom("tea", "milk") }),
  fc.record({ type: fc.constant("portrait" as const), portrait: fc.nat(PORTRAITS) }),
  fc.record({ type: fc.constantFrom("help" as const, "observe" as const), on: fc.boolean() }),
);

const epoch = fc.integer({ min: 0, max: 3 });
const node = fc.constantFrom("node", "other");
const grace = fc.integer({ min: 990_000, max: 1_200_000 });

const sessionCommand: fc.Arbitrary<SessionCommand> = fc.oneof(
  fc.constantFrom<SessionCommand>(
    { type: "pause" },
    { type: "resume" },
    { type: "extend", minutes: 1 },
    { type: "start", by: "host" },
    { type: "tick" },
  ),
  fc.record({
    type: fc.constant("connect" as const),
    key: fc.constantFrom("a", "b", "x", "y"),
    team: fc.constant(null),
    mix: fc.constant<string[]>([]),
    node,
    browser: fc.constant("browser"),
  }),
  fc.record({ type: fc.constant("disconnect" as const), seat, epoch, graceEndsAt: grace }),
  fc.record({
    type: fc.constant("reconnect" as const),
    node,
    connections: fc.array(fc.record({ seat, epoch }), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("nodeLost" as const), node, graceEndsAt: grace }),
  fc.record({ type: fc.constant("remove" as const), seat, on: fc.boolean() }),
  fc.record({ type: fc.constant("answer" as const), seat }),
  fc.record({
    type: fc.constant("hostChat" as const),
    teams: fc.constantFrom<string[]>(["t1"], ["t1", "t2"], ["t9"]),
    text,
  }),
  fc.record({ type: fc.constant("moveSeat" as const), seat, team: fc.constantFrom("t1", "t2", "t9") }),
);

type Step = (run: TestSession) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(seat, participantCommand).map(
      ([who, c]): Step =>
        (run) =>
          void run.play(who, c as never),
    ),
  },
  {
    weight: 5,
    arbitrary: seat.map(
      (who): Step =>
        (run) => {
          const command = nextCommand(run, who);
          if (command) run.play(who, command);
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(9000).map(
      (ms): Step =>
        (run) =>
          run.until(run.now + ms),
    ),
  },
  {
    weight: 2,
    arbitrary: sessionCommand.map(
      (c): Step =>
        (run) =>
          void run.send(c),
    ),
  },
  {
    weight: 1,
    // Nothing happens while the service is away; its first command afterwards tells for how long it was.
    arbitrary: fc.nat(20_000).map(
      (ms): Step =>
        (run) => {
          run.now += ms;
          run.send({ type: "outage", from: run.now - ms, to: run.now });
        },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((run) => playOn(run, Object.keys(run.seats))) },
  {
    weight: 1,
    arbitrary: fc.tuple(seat, fc.constantFrom("back" as const, "drop" as const, "away" as const)).map(
      ([who, how]): Step =>
        (run) => {
          if (run.seats[who]) run[how](who);
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(
      (run) =>
        run.teams[0] && run.send({ type: "skip", team: run.team().id, scene: run.team().scene?.id ?? "" }),
    ),
  },
);

const people = fc.integer({ min: 1, max: 8 });
const steps = fc.array(step, { maxLength: 60, size: "max" });

/** A session of this number of people that has started. */
function begun(count: number): TestSession {
  const run = new TestSession(pack, { expected: count, hosting: "host" });
  run.enter(...["a", "b", "c", "d", "e", "f", "g", "h"].slice(0, count));
  run.send({ type: "start", by: "host" });
  return run;
}

/** What must hold after every step. */
function check(run: TestSession): void {
  const { clock, act, phase } = run.session;
  const portraits = Object.values(run.seats).flatMap(({ team, portrait }) =>
    team && portrait ? [`${team} ${portrait}`] : [],
  );
  expect(new Set(portraits).size).toBe(portraits.length);
  for (const { id, scene } of run.teams) {
    expect(leaksOf(pack, run.state, id)).toEqual([]);
    if (!clock || !act || !scene || phase !== "running") continue;
    // A scene never outlasts its act (but for rounding).
    if (scene.waiting === "no")
      expect(scene.endsAt).toBeLessThanOrEqual(Math.max(act.ends, scene.startedAt) + 1);
  }
}

test("[E1] [E2] [C3] [N18] [T1] whatever is asked: no throw, replay equals live, nothing leaks, the end is on time", () => {
  fc.assert(
    fc.property(people, steps, (count, all) => {
      const run = begun(count);
      for (const each of all) {
        each(run);
        check(run);
      }
      if (run.session.phase === "paused") run.send({ type: "resume" });
      const ends = run.session.clock?.endsAt ?? 0;
      run.until(Math.max(run.now, ends), () => check(run));
      expect(run.session.phase).toBe("ended");
      for (const team of run.teams) expect(team.ending).not.toBeNull();
      expect(run.rows.flatMap((row) => row.events).reduce(evolve, initialState())).toEqual(run.state);
    }),
    { numRuns: 60 },
  );
}, 30_000);

/** Everything that people at a place see, as it would be sent. */
function visible({ state }: TestSession, position: string): string {
  const here = Object.keys(state.seats).filter((who) => audienceOf(state, who) === position);
  return JSON.stringify([viewOf(pack, state, position), here.map((who) => privateView(pack, state, who))]);
}

test("[E11] while the parts of a place are identical, so is all that is shown there", () => {
  const counts = { same: 0, other: 0 };
  fc.assert(
    fc.property(people, steps, (count, all) => {
      const run = begun(count);
      for (const each of all) {
        const { state } = run;
        const areas = [LOBBY, ...Object.keys(state.teams)];
        const before = areas.map((position) => ({
          position,
          parts: viewInputs(run.state, position),
          visited: visible(run, position),
        }));
        each(run);
        for (const { position, parts, visited } of before) {
          const next = viewInputs(run.state, position);
          const identical = next.length === parts.length && next.every((part, at) => part === parts[at]);
          if (identical) expect(visible(run, position)).toBe(visited);
          expect(sameViewInputs(state, run.state, position)).toBe(identical);
          counts[identical ? "same" : "other"]++;
        }
      }
    }),
    { numRuns: 100 },
  );
  // Both happen often, or nothing was shown.
  expect(counts.same).toBeGreaterThan(500);
  expect(counts.other).toBeGreaterThan(500);
}, 30_000);

test("[E2] a command of any form is answered, never thrown at", () => {
  const run = begun(2);
  fc.assert(
    fc.property(participantCommand, seat, (command, who) => {
      run.play(who, command as never);
      run.until(run.now + 300);
    }),
    { numRuns: 400 },
  );
});

test("every command of the contract is one that the engine knows", () => {
  const types = ParticipantCommand.options.map((option) => option.shape.type.value);
  expect(types).toHaveLength(21);
});
