/** More than 400 lines: the rules of one scene, in the order of SPEC.md. */
import { describe, expect, test } from "vitest";
import {
  act,
  answer,
  camping,
  open,
  painted,
  pass,
  ringOf,
  turnOf,
  viewOf,
  waiting,
} from "../../test/camping.ts";
import { reach } from "../../test/reach.ts";
import { roundsPack } from "../../test/rounds-pack.ts";
import type { Seat } from "../commands.ts";
import { analyze, evolve, hostView, initialState, roundsAhead } from "../index.ts";
import { ringOf as ringOfSeats } from "../play/round.ts";

describe("the order", () => {
  test("[G1] everybody has one turn, and the person before asks; the story asks the first", () => {
    const there = camping(4);
    open(there, ["s3", "s1", "s2", "s4"]);
    const holders: Seat[] = [];
    const askers: (Seat | null)[] = [];
    while (ringOf(there)) {
      const { holder, asker, byStory } = turnOf(there);
      holders.push(holder);
      askers.push(byStory ? null : asker);
      answer(there);
    }
    expect(holders).toEqual(["s3", "s4", "s1", "s2"]);
    expect(askers).toEqual([null, "s3", "s4", "s1"]);
  });

  test("[G2] the longest in the company is first and the newest second; later the newest stays second", () => {
    const there = waiting(8);
    const [a = "", b = "", c = "", d = ""] = there.seats;
    for (let rounds = 0; rounds < 3; rounds++) {
      open(there, [c, a, b, d]);
      while (ringOf(there)) answer(there);
    }
    expect(there.run.team().rounds?.map(({ ring }) => ring)).toEqual([
      [c, d, a, b],
      [a, d, b, c],
      [b, d, c, a],
    ]);
  });

  test("[G2] two people take turns at being first", () => {
    const done = (ring: Seat[]) => ({ scene: "rest", card: "one", ring, drawn: [], without: [] });
    const first = ringOfSeats(["s2", "s1"], ["s1", "s2"], []);
    const second = ringOfSeats(["s2", "s1"], ["s1", "s2"], [done(first)]);
    const third = ringOfSeats(["s2", "s1"], ["s1", "s2"], [done(first), done(second)]);
    expect([first, second, third]).toEqual([
      ["s2", "s1"],
      ["s1", "s2"],
      ["s2", "s1"],
    ]);
  });

  test("[G3] neither log nor state nor any view has a rank", () => {
    const there = camping(3);
    open(there, ["s2", "s3", "s1"], { one: 5 });
    const { run } = there;
    const views = JSON.stringify([run.view(), ...there.seats.map((seat) => run.mine(seat))]);
    expect(views).not.toMatch(/rank|newest|lately/);
    expect(JSON.stringify([run.rows, run.state])).not.toMatch(/rank|newest|lately/);
  });

  test("[G4] [E1] the log gives the same round again", () => {
    const there = camping(3);
    open(there);
    answer(there);
    const again = there.run.rows.flatMap(({ events }) => events).reduce(evolve, initialState());
    expect(again).toEqual(there.run.state);
  });
});

describe("the question", () => {
  test("[G45] is the camp's first that nobody was asked lately, and otherwise the one asked longest ago", () => {
    const card = (lately: Record<string, number>) => {
      const there = camping(2);
      open(there, [], lately);
      return ringOf(there)?.question;
    };
    expect(card({})).toBe("What keeps you warm?");
    expect(card({ one: 9 })).toBe("What do you hear at night?");
    expect(card({ one: 9, two: 3, three: 5 })).toBe("What do you hear at night?");
  });

  test("[G5] no question comes twice in a session", () => {
    const there = waiting(7);
    for (let rounds = 0; rounds < 4; rounds++) {
      open(there, [], { one: 1, two: 2, three: 3 });
      while (ringOf(there)) answer(there);
    }
    expect(there.run.team().rounds?.map(({ card }) => card)).toEqual(["one", "two", "three"]);
    expect(open(there)).toEqual({ error: "NOT_NOW" });
  });
});

describe("a turn", () => {
  test("[G11] asking ends when the person was asked and every job is done, or after 8 seconds", () => {
    const there = camping(4);
    open(there, ["s1", "s2", "s3", "s4"]);
    expect(turnOf(there)).toMatchObject({ holder: "s1", byStory: true, asked: true, brush: "s4" });
    act(there, "s2", { do: "guess", thing: "cat" });
    act(there, "s3", { do: "guess", thing: "cat" });
    expect(turnOf(there).step).toBe("ask");
    expect(act(there, "s4", { do: "spot", spot: 99 })).toEqual({ error: "UNKNOWN" });
    const spot = there.run.mine("s4").round?.spots[0] ?? -1;
    act(there, "s4", { do: "spot", spot });
    expect(turnOf(there).step).toBe("say");
    act(there, "s1", { do: "pass" });
    expect(turnOf(there)).toMatchObject({ step: "paint", thing: "star", spot });
    pass(there);
    const before = there.run.now;
    expect(turnOf(there)).toMatchObject({ holder: "s4", asker: "s1", byStory: false, asked: false });
    pass(there);
    expect(there.run.now - before).toBe(8000);
    expect(turnOf(there)).toMatchObject({ step: "say", asked: true });
    const asked = there.run.eventsOf("t1").findLast((event) => event.type === "sayOpened");
    expect(asked).toMatchObject({ asked: "story" });
  });

  test("[G19] only the person before asks, and only guessers guess", () => {
    const there = camping(4);
    open(there, ["s1", "s2", "s3", "s4"]);
    answer(there);
    const { holder, asker, brush } = turnOf(there);
    const [other = ""] = there.seats.filter((seat) => ![holder, asker, brush].includes(seat));
    expect([holder, asker, brush, other]).toEqual(["s4", "s1", "s2", "s3"]);
    expect(act(there, other, { do: "asked" })).toEqual({ error: "NOT_YOURS" });
    for (const seat of [holder, asker ?? "", brush ?? ""])
      expect(act(there, seat, { do: "guess", thing: "cup" })).toEqual({ error: "NOT_YOURS" });
    expect(act(there, other, { do: "spot", spot: 1 })).toEqual({ error: "NOT_YOURS" });
    expect(act(there, other, { do: "guess", thing: "kite" })).toEqual({ error: "UNKNOWN" });
    act(there, asker ?? "", { do: "asked" });
    expect(turnOf(there)).toMatchObject({ asked: true, step: "ask" });
    expect(there.seats.map((seat) => there.run.mine(seat).round?.job)).toEqual([
      "asks",
      "brush",
      "guesses",
      "holds",
    ]);
  });

  test("[G19] with two people the person who asks guesses too", () => {
    const there = camping(2);
    open(there);
    answer(there);
    const { asker } = turnOf(there);
    expect(there.run.mine(asker ?? "").round?.job).toBe("guesses");
    act(there, asker ?? "", { do: "asked" });
    act(there, asker ?? "", { do: "guess", thing: "cup" });
    expect(turnOf(there).step).toBe("say");
  });

  test("[G20] nobody sees a guess before it is painted, and nobody ever whose it is", () => {
    const there = camping(4);
    open(there, ["s1", "s2", "s3", "s4"]);
    act(there, "s2", { do: "guess", thing: "radio" });
    const others = () =>
      JSON.stringify([viewOf(there).scene, ...["s1", "s3", "s4"].map((seat) => there.run.mine(seat).round)]);
    const guess = '"guess":"radio"';
    expect(turnOf(there).guesses).toBeNull();
    expect(others()).not.toContain(guess);
    expect(there.run.mine("s2").round?.guess).toBe("radio");
    pass(there);
    expect(turnOf(there).guesses).toBeNull();
    act(there, "s1", { do: "thing", thing: "radio" });
    act(there, "s1", { do: "done" });
    expect(turnOf(there).guesses).toEqual({ radio: 1 });
    expect(others()).not.toContain(guess);
    pass(there);
    expect(JSON.stringify(there.run.team().rounds ?? there.run.team().scene?.data)).not.toContain(
      'guesses":{"',
    );
  });

  test("[G12] a voice, a line or a thing is an answer, and nothing is none", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    pass(there);
    expect(act(there, "s1", { do: "done" })).toEqual({ error: "INCOMPLETE" });
    expect(act(there, "s2", { do: "voice" })).toEqual({ error: "NOT_YOURS" });
    act(there, "s1", { do: "voice" });
    act(there, "s1", { do: "done" });
    pass(there);
    pass(there);
    act(there, "s3", { do: "line" });
    act(there, "s3", { do: "thing", thing: "cat" });
    expect(turnOf(there)).toMatchObject({ step: "paint", thing: "cat" });
    pass(there);
    while (ringOf(there)) pass(there);
    const closed = there.run.eventsOf("t1").filter((event) => event.type === "turnClosed");
    expect(closed.map(({ how }) => how)).toEqual(["voice", "line", "nobody"]);
    expect(painted(there).map(({ thing }) => thing)).toEqual(["kite", "cat", "star"]);
  });

  test("[G17] the holder may take more time, once in a turn, and nobody sees it", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    expect(act(there, "s1", { do: "more" })).toEqual({ error: "NOT_NOW" });
    pass(there);
    const began = there.run.now;
    const before = JSON.stringify([viewOf(there), there.run.mine("s1")]);
    expect(act(there, "s2", { do: "more" })).toEqual({ error: "NOT_YOURS" });
    act(there, "s1", { do: "more" });
    act(there, "s1", { do: "more" });
    expect(JSON.stringify([viewOf(there), there.run.mine("s1")])).toBe(before);
    pass(there);
    expect(there.run.now - began).toBe(36_000);
    expect(turnOf(there).step).toBe("paint");
  });

  test("[G13] the person before may say what fits, and the holder's choice replaces it", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    answer(there);
    const { holder, asker } = turnOf(there);
    pass(there);
    act(there, holder, { do: "voice" });
    expect(act(there, asker ?? "", { do: "fits", thing: "pot" })).toEqual({ error: "NOT_NOW" });
    there.run.until(there.run.now + 9000);
    act(there, asker ?? "", { do: "fits", thing: "pot" });
    act(there, holder, { do: "done" });
    expect(turnOf(there).thing).toBe("pot");
    act(there, holder, { do: "thing", thing: "moon" });
    expect(turnOf(there).thing).toBe("moon");
    expect(act(there, asker ?? "", { do: "fits", thing: "cat" })).toEqual({ error: "NOT_NOW" });
  });

  test("[G14] a pass and silence leave the same", () => {
    const there = camping(2);
    open(there);
    const { holder } = turnOf(there);
    act(there, holder, { do: "pass" });
    const passed = turnOf(there);
    pass(there);
    while (turnOf(there).step !== "paint") pass(there);
    const silent = turnOf(there);
    expect({ ...silent, holder, number: 1, asker: "", byStory: true, startedAt: 0, spot: 0 }).toEqual({
      ...passed,
      asker: "",
      startedAt: 0,
      spot: 0,
    });
  });

  test("[E6] a command for a turn that is over changes nothing", () => {
    const there = camping(2);
    open(there);
    const { holder } = turnOf(there);
    answer(there);
    expect(act(there, holder, { do: "pass" }, turnOf(there).number - 1)).toEqual({ error: "PASSED" });
  });
});

test("[G10] no view says how long a step takes", () => {
  const there = camping(2);
  open(there);
  expect(JSON.stringify([ringOf(there), there.run.mine("s1").round])).not.toContain("nds");
});

test("[G27] a team in which nobody does anything gets stars, and the story", () => {
  const there = camping(3);
  open(there);
  while (ringOf(there)) pass(there);
  expect(painted(there).map(({ thing }) => thing)).toEqual(["star", "star", "star"]);
});

test("[G35] [G37] [G47] the log has no text, and no measure counts what people do in a round", () => {
  const there = camping(3);
  open(there);
  while (ringOf(there)) {
    for (const seat of there.seats) act(there, seat, { do: "guess", thing: "cat" });
    answer(there);
  }
  const { run } = there;
  const events = run.rows.flatMap((row) => row.events);
  const rounds = events.filter(({ type }) => /^(round|ring|turn|guessed|spot|say|thing)/.test(type));
  expect(rounds.length).toBeGreaterThan(15);
  expect(JSON.stringify(rounds)).not.toMatch(/text|warm/);
  const without = run.rows.map((row) => ({
    ...row,
    events: row.events.filter((one) => !rounds.includes(one)),
  }));
  expect(analyze(run.pack, run.rows, "t1")).toEqual(analyze(run.pack, without, "t1"));
});

test("[G39] hosts see the number of the turn, and nothing of what happens in it", () => {
  const there = camping(3);
  open(there);
  act(there, "s2", { do: "guess", thing: "radio" });
  act(there, "s3", { do: "guess", thing: "radio" });
  const host = hostView(there.run.pack, there.run.state);
  expect(host.teams[0]?.scene?.turn).toEqual({ at: 1, of: 3 });
  expect(JSON.stringify(host)).not.toMatch(/radio|warm|cup/);
});

describe("absence", () => {
  test("[G29] whoever returns before the end has the turn that is left", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    there.run.away("s3");
    answer(there);
    there.run.back("s3");
    answer(there);
    expect(turnOf(there).holder).toBe("s3");
  });

  test("[G28] whoever loses the connection has their turn at the end, and in the next round if they are not back by then", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    there.run.drop("s1");
    expect(turnOf(there).holder).toBe("s3");
    answer(there);
    there.run.back("s1");
    answer(there);
    expect(turnOf(there).holder).toBe("s1");
    there.run.drop("s1");
    expect(ringOf(there)).toBeNull();
    expect(there.run.team().rounds?.[0]).toMatchObject({ without: ["s1"], drawn: [{}, {}] });
  });

  test("[G30] the ring closes over whoever leaves, and who asks is the one before", () => {
    const there = camping(4);
    open(there, ["s1", "s2", "s3", "s4"]);
    answer(there);
    expect(turnOf(there)).toMatchObject({ holder: "s4", asker: "s1" });
    there.run.play("s1", { type: "leave" });
    expect(turnOf(there)).toMatchObject({ holder: "s4", asker: "s3" });
    there.run.play("s2", { type: "observe", on: true });
    there.run.play("s4", { type: "leave" });
    expect(turnOf(there).holder).toBe("s3");
    answer(there);
    expect(ringOf(there)).toBeNull();
    expect(there.run.team().rounds?.[0]?.drawn).toHaveLength(2);
  });

  test("[G31] a late joiner has a turn, after a whole turn of another", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    there.run.enter("late");
    const holders: Seat[] = [];
    while (ringOf(there)) {
      holders.push(turnOf(there).holder);
      answer(there);
    }
    expect(holders).toEqual(["s1", "s3", "s2", "s4"]);
  });

  test("[G34] one person alone is asked by the story", () => {
    const there = camping(2);
    there.run.away("s2");
    open(there);
    expect(turnOf(there)).toMatchObject({ holder: "s1", byStory: true, asker: null, step: "say" });
  });
});

describe("[G44] a camp", () => {
  test("opens no round where 30 seconds for everybody do not fit", () => {
    const there = camping(4);
    expect(roundsAhead(roundsPack, there.run.state, there.run.now)).toMatchObject([
      { team: "t1", scene: "rest" },
    ]);
    const ends = there.run.session.act?.ends ?? 0;
    const start = there.run.session.clock?.startedAt ?? 0;
    there.run.until(start + ends - 119_000);
    expect(roundsAhead(roundsPack, there.run.state, there.run.now)).toEqual([]);
    expect(open(there)).toEqual({ error: "NOT_NOW" });
    expect(viewOf(there).scene).toMatchObject({ kind: "camp", ring: null, played: 0 });
  });

  test("is over with its round, or when all would go on", () => {
    const there = camping(2);
    const { index = 0 } = there.run.session.act ?? {};
    open(there);
    while (ringOf(there)) {
      expect(there.run.session.act?.index).toBe(index);
      answer(there);
    }
    expect(there.run.session.act?.index).toBe(index + 1);
    const other = camping(2);
    open(other);
    for (const seat of other.seats) other.run.play(seat, { type: "ready" });
    expect(other.run.session.act?.index).toBe(index + 1);
  });

  test("[G46] at its end those without a turn come first in the next round", () => {
    const there = camping(3);
    open(there, ["s1", "s2", "s3"]);
    answer(there);
    const act2 = (there.run.session.clock?.startedAt ?? 0) + (there.run.session.act?.ends ?? 0);
    // The act ends in the middle of a turn.
    const { holder } = turnOf(there);
    for (const seat of there.seats) there.run.play(seat, { type: "ready" });
    expect(there.run.now).toBeLessThan(act2);
    const [first] = there.run.team().rounds ?? [];
    expect(first).toMatchObject({ without: [holder, "s2"], drawn: [{ thing: "cup" }] });
    while (there.run.team().scene?.id !== "landing") there.run.until(there.run.deadline() ?? 0);
    open(there, ["s1", "s2", "s3"]);
    expect(turnOf(there).holder).toBe(holder);
    expect(ringOf(there)?.next).toBe("s2");
  });

  test("[G21] each camp has a band of its own, and no spot is painted twice", () => {
    const there = camping(6);
    open(there);
    while (ringOf(there)) answer(there);
    while (there.run.team().scene?.id !== "landing") there.run.until(there.run.deadline() ?? 0);
    open(there);
    while (ringOf(there)) answer(there);
    const spots = painted(there).map(({ spot }) => spot);
    expect(new Set(spots).size).toBe(12);
    expect(spots.filter((spot) => spot < 12)).toHaveLength(6);
    expect(Math.max(...spots)).toBeLessThan(24);
  });
});

test("[G49] what is drawn in the camps is seen again where the story shows it", () => {
  const { note } = roundsPack.scenes;
  if (note?.kind !== "briefing") throw new Error("the note is a briefing");
  const there = reach("rest", 3, true, {
    ...roundsPack,
    scenes: { ...roundsPack.scenes, note: { ...note, wall: true } },
  });
  open(there);
  while (ringOf(there)) answer(there, "cat");
  const { scene } = viewOf(there);
  expect(scene).toMatchObject({ id: "note", wall: { surface: "wall", first: null } });
  expect(scene.kind === "briefing" && scene.wall?.drawn.map(({ thing }) => thing)).toEqual([
    "cat",
    "cat",
    "cat",
  ]);
  expect(viewOf(camping(3)).scene).toMatchObject({ wall: { drawn: [], first: 0 } });
});

test("[G44] when the question has gone around, somebody of the story closes the round", () => {
  const there = waiting(7);
  open(there);
  while (ringOf(there)) answer(there);
  expect(viewOf(there).scene.lines).toEqual([{ who: "Mara", text: "Leave it on the wall." }]);
});

test("[G44] a team alone in its session hears it with the last answer", () => {
  const there = camping(3);
  open(there);
  const lines: string[][] = [];
  while (ringOf(there)) {
    there.run.until(there.run.deadline() ?? 0);
    const { scene } = viewOf(there);
    if (ringOf(there)?.turn?.step === "paint") lines.push(scene.lines.map(({ text }) => text));
  }
  expect(lines.at(-1)).toEqual(["Leave it on the wall."]);
  expect(lines.slice(0, -1).flat()).not.toContain("Leave it on the wall.");
  expect(lines).toHaveLength(3);
});
