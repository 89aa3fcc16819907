import { expect, test } from "vitest";
import { text } from "../../test/participants.ts";
import { pack } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import type { LobbyView } from "../views.ts";
import { LOBBY, viewOf } from "./view.ts";

function lobby(...keys: string[]): TestSession {
  const run = new TestSession(pack, { expected: 9, hosting: "host" });
  run.enter(...keys);
  return run;
}
const view = (run: TestSession) => viewOf(pack, run.state, LOBBY) as LobbyView;
const chat = (run: TestSession, seat: string, id: string) => run.play(seat, { type: "chat", text: text(id) });
const tap = (run: TestSession, seat: string, option: string) => run.play(seat, { type: "warm_up", option });
const counts = (run: TestSession) => view(run).warmUp?.options.map(({ count }) => count);

test("[S9] people in the lobby write to each other, and the newest messages stay visible", () => {
  const run = lobby("a", "b");
  expect(view(run).chat).toEqual([]);
  chat(run, "s1", "hello");
  chat(run, "s2", "hi");
  expect(view(run).chat.map(({ seat, textId }) => [seat, textId])).toEqual([
    ["s1", "hello"],
    ["s2", "hi"],
  ]);
  for (let at = 0; at < 70; at++) chat(run, "s1", `m${at}`);
  expect(view(run).chat.length).toBeLessThanOrEqual(60);
  expect(view(run).chat.at(-1)?.textId).toBe("m69");
});

test("[S9] after the start a message belongs to the team, whose chat is empty", () => {
  const run = lobby("a", "b");
  chat(run, "s1", "hello");
  run.send({ type: "start", by: "host" });
  expect(run.team().chat).toEqual([]);
  chat(run, "s1", "now");
  expect(run.team().chat.map(({ textId }) => textId)).toEqual(["now"]);
});

test("[S9] whoever has left writes nothing", () => {
  const run = lobby("a", "b");
  run.play("s1", { type: "leave" });
  expect(chat(run, "s1", "hello")).toEqual({ error: "UNKNOWN" });
});

test("[S10] one tap answers the question, another one changes it, and only sums are visible", () => {
  const run = lobby("a", "b", "c");
  expect(view(run).warmUp?.question).toBe("Tea or coffee?");
  expect(counts(run)).toEqual([0, 0]);
  tap(run, "s1", "tea");
  tap(run, "s2", "tea");
  tap(run, "s2", "coffee");
  tap(run, "s2", "coffee");
  expect(counts(run)).toEqual([1, 1]);
  expect(JSON.stringify(view(run).warmUp)).not.toContain("s1");
  expect(run.rows.flatMap(({ events }) => events).filter(({ type }) => type === "warmedUp")).toHaveLength(3);
  run.play("s1", { type: "leave" });
  expect(counts(run)).toEqual([0, 1]);
});

test("[S10] unknown options, other times and packs without a question are rejected", () => {
  const run = lobby("a", "b");
  expect(tap(run, "s1", "milk")).toEqual({ error: "UNKNOWN" });
  run.send({ type: "start", by: "host" });
  expect(tap(run, "s1", "tea")).toEqual({ error: "NOT_NOW" });
  const { warm_up: _none, ...older } = pack;
  const before = new TestSession(older, { expected: 2, hosting: "host" });
  before.enter("a");
  expect((viewOf(older, before.state, LOBBY) as LobbyView).warmUp).toBeUndefined();
  expect(tap(before, "s1", "tea")).toEqual({ error: "UNKNOWN" });
});
