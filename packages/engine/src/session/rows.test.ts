import { describe, expect, test } from "vitest";
import { nextCommand, text } from "../../test/participants.ts";
import { begun, pack, reach } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import { type State, type TeamId, viewInputs } from "../index.ts";

/** Names of the teams whose part of the state is another than before. */
function changed(before: State, after: State): TeamId[] {
  return Object.keys(after.teams).filter((id) => before.teams[id] !== after.teams[id]);
}

describe("[E9] all events of one command are one row", () => {
  test("a barrier of 50 teams, and the act that it opens", () => {
    const people = 250;
    const run = new TestSession(pack, { expected: people, hosting: "host" });
    run.enter(...Array.from({ length: people }, (_, index) => `p${index}`));
    run.send({ type: "start", by: "host" });
    expect(run.teams).toHaveLength(50);
    expect(run.rows.at(-1)?.events.filter(({ type }) => type === "sceneEntered")).toHaveLength(50);
    // The film, and how it is played: one moment for all teams, one row.
    run.until(run.now + 3000);
    const how = run.rows.at(-1)?.events.filter(({ type }) => type === "sceneEntered");
    expect(how).toHaveLength(50);
    while (run.teams.some(({ scene }) => scene?.id !== "rest")) run.until(run.deadline() ?? 0);
    const waiting = Object.keys(run.seats);
    const lastOne = waiting.pop() ?? "";
    for (const seat of waiting) run.play(seat, { type: "ready" });
    expect(run.session.act?.index).toBe(1);

    const rows = run.rows.length;
    run.play(lastOne, { type: "ready" });
    expect(run.rows).toHaveLength(rows + 1);
    const events = run.rows.at(-1)?.events ?? [];
    expect(events[0]).toMatchObject({ type: "readied", seat: lastOne });
    expect(events.filter(({ type }) => type === "actOpened")).toHaveLength(1);
    expect(events.filter(({ type }) => type === "sceneEntered")).toHaveLength(50);
    expect(run.session.act?.index).toBe(2);
  });

  test("a deadline of several teams", () => {
    const { run } = begun(7);
    run.until(run.now + 2999);
    const rows = run.rows.length;
    run.until(run.now + 1);
    expect(run.rows).toHaveLength(rows + 1);
    const entered = run.rows.at(-1)?.events.filter(({ type }) => type === "sceneEntered");
    expect(entered).toMatchObject([
      { team: "t1", scene: "how" },
      { team: "t2", scene: "how" },
    ]);
  });

  test("a host's message to several teams, or to none if one of them does not exist", () => {
    const { run } = begun(7);
    const rows = run.rows.length;
    const message = text("h1");
    expect(run.send({ type: "hostChat", teams: ["t1", "t9"], text: message })).toEqual({ error: "UNKNOWN" });
    expect(run.rows).toHaveLength(rows);
    expect(run.send({ type: "hostChat", teams: ["t1", "t2"], text: message })).toBeNull();
    expect(run.rows).toHaveLength(rows + 1);
    for (const id of ["t1", "t2"]) expect(run.team(id).chat).toMatchObject([{ seat: "host", textId: "h1" }]);
  });
});

describe("[E10] objects that an event does not change keep their identity", () => {
  test("an event of one team changes no other team, no seat and not the session", () => {
    const { run } = reach("first", 13);
    let moves = 0;
    for (const seat of run.rosters[0]?.seats ?? []) {
      const command = nextCommand(run, seat);
      const before = run.state;
      if (!command || run.play(seat, command)) continue;
      moves++;
      expect(changed(before, run.state)).toEqual(["t1"]);
      expect(run.state.seats).toBe(before.seats);
      expect(run.state.session).toBe(before.session);
    }
    expect(moves).toBeGreaterThan(2);
  });

  test("a lost connection changes one seat, and no team", () => {
    const { run } = reach("first", 13);
    const before = run.state;
    run.drop("s1");
    expect(changed(before, run.state)).toEqual([]);
    expect(run.state.session).toBe(before.session);
    const others = Object.keys(run.seats).filter((seat) => run.seats[seat] !== before.seats[seat]);
    expect(others).toEqual(["s1"]);
  });

  test("a pause changes the session alone", () => {
    const { run } = reach("first", 13);
    const before = run.state;
    run.send({ type: "pause" });
    expect(changed(before, run.state)).toEqual([]);
    expect(run.state.seats).toBe(before.seats);
    expect(run.state.session).not.toBe(before.session);
  });
});

describe("[E11] the inputs of a view change with its content, also with other teams", () => {
  /** The second team waits in its camp; the parts of its place, and what it sees of the teams. */
  function waiting(people: number) {
    const { run } = begun(people);
    const others = run.rosters[1]?.seats ?? [];
    while (run.team("t2").scene?.id !== "rest") {
      const next = others.find((seat) => nextCommand(run, seat) !== null) ?? "";
      const command = nextCommand(run, next);
      if (command) run.play(next, command);
      else run.until(run.deadline() ?? 0);
    }
    const visibleScene = () => {
      const view = run.view("t2");
      return view.stage === "play" && view.scene.kind === "camp" ? view.scene : null;
    };
    return { run, visibleScene, parts: () => viewInputs(run.state, "t2") };
  }

  test("when another team arrives", () => {
    const { run, visibleScene, parts } = waiting(7);
    expect(visibleScene()).toMatchObject({ teams: 2, teamsArrived: 1 });
    const before = parts();
    while (run.team("t1").scene?.id !== "rest") run.until(run.deadline() ?? 0);
    expect(run.session.act?.index).toBe(1);
    expect(visibleScene()).toMatchObject({ teams: 2, teamsArrived: 2 });
    expect(parts()).not.toEqual(before);
  });

  test("when a team is created", () => {
    const { run, visibleScene, parts } = waiting(12);
    const before = parts();
    run.enter("late");
    expect(visibleScene()).toMatchObject({ teams: 3 });
    expect(parts()).not.toEqual(before);
  });
});
