import { diff, type Snapshot } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { nothingYet, receive } from "./live-state.ts";

const snapshot = (soFar: string) =>
  ({ view: { soFar }, privateView: null, directory: {} }) as unknown as Snapshot;

test("a snapshot replaces everything, a change of the next version is applied", () => {
  const first = { ...nothingYet, ...receive(nothingYet, { t: "snap", s: snapshot("one"), v: 4 }) };
  expect(first.link).toBe("open");
  const change = diff(snapshot("one"), snapshot("two"));
  const second = { ...first, ...receive(first, { t: "diff", d: change, v: 5 }) };
  expect(second.snapshot).toEqual(snapshot("two"));
  expect(second.version).toBe(5);
});

test("a change that does not follow on is left out until the next snapshot", () => {
  const state = { ...nothingYet, ...receive(nothingYet, { t: "snap", s: snapshot("one"), v: 4 }) };
  const change = diff(snapshot("one"), snapshot("two"));
  expect(receive(state, { t: "diff", d: change, v: 6 })).toEqual({});
  expect(receive(nothingYet, { t: "diff", d: change, v: 1 })).toEqual({});
});
