/** One session twice: its log has texts of the story, or their addresses. */
import { expect, test } from "vitest";
import { evolve, initialState, type LogRow, privateView, type State, textsOf, viewOf } from "../src/index.ts";
import { playOn } from "./participants.ts";
import { pack } from "./reach.ts";
import { TestSession } from "./session.ts";

/**
 * Seven people in two teams to the end, with the hints of a puzzle.
 * @param older from time to time a node decides that reads addresses and writes texts
 */
function played(addresses: boolean, older = false): LogRow[] {
  const run = new TestSession(pack, { expected: 7, hosting: "host", ...(addresses && { addresses }) });
  let turns = 0;
  const takeTurns = () => {
    const { state } = run;
    const writes = ++turns % 3 !== 0;
    if (older) run.state = { ...state, session: { ...state.session, addresses: writes } };
  };
  const seats = run.enter("a", "b", "c", "d", "e", "f", "g");
  run.send({ type: "start", by: "host" });
  while (run.team().scene?.kind !== "puzzle") run.until(run.deadline() ?? 0);
  for (const revealed of [0, 1])
    for (const seat of run.rosters[0]?.seats ?? []) run.play(seat, { type: "hint", revealed });
  run.until(run.session.clock?.endsAt ?? 0, () => {
    playOn(run, seats);
    takeTurns();
  });
  return run.rows;
}

const viewsOf = (state: State) => [
  ...Object.keys(state.teams).map((id) => viewOf(pack, state, id)),
  ...Object.keys(state.seats).map((seat) => privateView(pack, state, seat)),
];

/** The kinds of lines in a log. */
const kindsIn = (rows: LogRow[]) =>
  new Set(
    rows.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === "sceneEntered"
          ? event.lines.map((line) => (typeof line === "string" || "at" in line ? "address" : "text"))
          : [],
      ),
    ),
  );

test.each([
  ["with addresses in its log", played(true), ["address"]],
  ["with both, while an older node shares it,", played(true, true), ["address", "text"]],
])("[L8] %s a session goes and is read as it is with texts", { timeout: 60_000 }, (_, addresses, kinds) => {
  const texts = played(false);
  expect([...kindsIn(addresses)].sort()).toEqual(kinds);
  expect(addresses.map(({ commandId, at }) => [commandId, at])).toEqual(
    texts.map(({ commandId, at }) => [commandId, at]),
  );
  let [one, other] = [initialState(), initialState()];
  for (const [row, { events }] of texts.entries()) {
    one = events.reduce(evolve, one);
    other = (addresses[row]?.events ?? []).reduce(evolve, other);
    expect(viewsOf(other)).toEqual(viewsOf(one));
  }
  expect(one.session.phase).toBe("ended");
});

test("[L8] a log with addresses has no sentence of the story", () => {
  const log = JSON.stringify(played(true));
  const sentences = textsOf(pack).filter(({ text, role }) => text.includes(" ") && role !== "team");
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(({ text }) => log.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  for (const logged of ['"hint":1', '"crew":"', '"lines":["lines.0"', '{"at":"'])
    expect(log).toContain(logged);
});
