import { expect, test } from "vitest";
import { pack, reach } from "../../test/reach.ts";
import type { TestSession } from "../../test/session.ts";
import { evolve, initialState, type Pack, viewOf } from "../index.ts";

const { board } = pack.scenes;
if (!board) throw new Error("no board");
/** Somebody asks, and there is time for it. */
const asking: Pack = {
  ...pack,
  asker: "mara",
  acts: pack.acts.map((act) => ({ ...act, seconds: act.seconds + 400 })),
  scenes: { ...pack.scenes, board: { ...board, time: { min: 300, target: 300, max: 300 } } },
};
const clues = board.kind === "puzzle" ? board.puzzle.packets : [];

function shared(run: TestSession) {
  const view = viewOf(run.pack, run.state, "t1");
  if (view.stage !== "play") throw new Error("not playing");
  return view;
}

/** Lets time pass and the story ask, if it may. */
function request(run: TestSession, wall: number) {
  run.until(wall);
  return run.send({ type: "requestCard", team: "t1", scene: run.team().scene?.id ?? "" });
}

test("[C4] [C10] a told card is a line of the chat, and its words are in everybody's view, and no other card's", () => {
  const { run } = reach("board", 3);
  expect(run.play("s1", { type: "share", card: "board.2", how: "chat" })).toEqual({ error: "NOT_YOURS" });
  expect(shared(run)).toMatchObject({ sharedTexts: {}, cards: { shared: 0, of: 6 } });
  expect(run.play("s2", { type: "share", card: "board.2", how: "chat" })).toBeNull();
  const view = shared(run);
  expect(view.chat.at(-1)).toEqual({ seat: "s2", textId: null, card: "board.2", at: run.now });
  expect(view.sharedTexts).toEqual({ "board.2": clues[1]?.text });
  expect(view.cards).toEqual({ shared: 1, of: 6 });
  const others = clues.filter((_, at) => at !== 1);
  for (const { text } of others) expect(JSON.stringify(view)).not.toContain(text);
});

test("[C10] when its set is away, the line stays and the words go", () => {
  const { run } = reach("board", 3);
  run.play("s2", { type: "share", card: "board.2", how: "chat" });
  run.send({ type: "skip", team: "t1", scene: "board" });
  while (run.team().scene?.id === "board") run.until(run.deadline() ?? 0);
  expect(shared(run).chat.at(-1)).toMatchObject({ card: "board.2" });
  expect(shared(run).sharedTexts).toEqual({});
});

test("[C11] told is told: once, by either press, by whoever holds the card now", () => {
  const { run } = reach("board", 3);
  run.away("s3");
  const [heir] = ["s1", "s2"].filter((seat) => run.mine(seat).cards.some(({ id }) => id === "board.3"));
  expect(run.play(heir ?? "", { type: "share", card: "board.3", how: "aloud" })).toBeNull();
  expect(run.play(heir ?? "", { type: "share", card: "board.3", how: "chat" })).toBeNull();
  expect(shared(run)).toMatchObject({ chat: [], sharedTexts: {}, cards: { shared: 1 } });
});

test("nothing but the chat and the asks depends on what an older server does not know", () => {
  const { run } = reach("board", 3, false, asking);
  run.play("s2", { type: "share", card: "board.2", how: "chat" });
  expect(request(run, run.now + 41_000)).toBeNull();
  const older = run.rows
    .flatMap(({ events }) => events)
    .filter(({ type }) => type !== "cardRequested")
    .map((event) => (event.type === "shared" ? { ...event, wallAt: undefined } : event));
  const { scene, chat: _chat, ...team } = older.reduce(evolve, initialState()).teams.t1 ?? run.team();
  expect(run.team()).toMatchObject(JSON.parse(JSON.stringify(team)));
  expect({ ...run.team().scene, talk: null }).toEqual({ ...scene, talk: null });
});

test("[J1] [J4] after 40 s without a line and a told card the story asks for one, whatever moves are made", () => {
  const { run } = reach("board", 3, false, asking);
  const { now } = run;
  expect(request(run, now + 39_000)).toEqual({ error: "NOT_NOW" });
  run.play("s1", { type: "move", move: { do: "turn", control: "a", value: 1 } });
  expect(request(run, now + 41_000)).toBeNull();
  expect(shared(run).request).toEqual({
    asker: "Mara",
    seat: "s1",
    card: "board.1",
    picture: false,
    at: run.now,
  });
  // [N19] Nobody has moved.
  expect(run.team().movedAt).toBeLessThan(run.now - 1_000_000);
});

test("[J2] it asks who has said least, and nobody twice running", () => {
  const { run } = reach("board", 3, false, asking);
  run.play("s1", { type: "share", card: "board.1" });
  expect(request(run, run.now + 41_000)).toBeNull();
  expect(run.team().scene?.talk?.requests.at(-1)).toMatchObject({ seat: "s2", card: "board.2" });
  expect(request(run, run.now + 41_000)).toBeNull();
  expect(run.team().scene?.talk?.requests.at(-1)).toMatchObject({ seat: "s3", card: "board.3" });
});

test("[J2] it asks nobody who watches, nobody who is alone, and nobody in a pause", () => {
  const { run } = reach("board", 3, false, asking);
  run.play("s1", { type: "observe", on: true });
  run.send({ type: "pause" });
  expect(request(run, run.now + 41_000)).toEqual({ error: "NOT_NOW" });
  run.send({ type: "resume" });
  expect(request(run, run.now + 41_000)).toBeNull();
  expect(run.team().scene?.talk?.requests.at(-1)?.seat).not.toBe("s1");
  run.play("s2", { type: "observe", on: true });
  expect(request(run, run.now + 41_000)).toEqual({ error: "NOT_NOW" });
});

test("[J3] a line starts the 40 s again", () => {
  const { run } = reach("board", 3, false, asking);
  run.until(run.now + 30_000);
  run.play("s1", { type: "chat", text: { text_id: "t", length: 4, question: false } });
  expect(request(run, run.now + 39_000)).toEqual({ error: "NOT_NOW" });
  expect(request(run, run.now + 2000)).toBeNull();
});

test("[J1] a pack without somebody who asks is never quiet enough", () => {
  const { run } = reach("board", 3);
  expect(request(run, run.now + 60_000)).toEqual({ error: "NOT_NOW" });
});
