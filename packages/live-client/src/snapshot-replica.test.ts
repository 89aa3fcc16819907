import type { Snapshot } from "@lantern/contract/live";
import { diff } from "@lantern/contract/live-protocol";
import { expect, test } from "vitest";
import { SnapshotReplica } from "./snapshot-replica.ts";

const snapshot = (soFar: string) =>
  ({ view: { soFar }, privateView: null, directory: {} }) as unknown as Snapshot;
const change = diff(snapshot("one"), snapshot("two"));

test("a snapshot replaces everything, and the diff of the next version is applied", () => {
  const replica = new SnapshotReplica();
  expect(replica.apply({ t: "snap", s: snapshot("one"), v: 4 })).toBe(true);
  expect(replica.apply({ t: "diff", d: change, v: 5 })).toBe(true);
  expect(replica.snapshot).toEqual(snapshot("two"));
  expect(replica.apply({ t: "snap", s: snapshot("three"), v: 1 })).toBe(true);
  expect(replica.snapshot).toEqual(snapshot("three"));
});

test("a diff before the first snapshot and a frame without a view change nothing", () => {
  const replica = new SnapshotReplica();
  expect(replica.apply({ t: "diff", d: change, v: 1 })).toBe(false);
  expect(replica.apply({ t: "pong", at: 1, now: 2 })).toBe(false);
  expect(replica.snapshot).toBeNull();
});

test("a diff that skips a version is an error and changes nothing", () => {
  const replica = new SnapshotReplica();
  replica.apply({ t: "snap", s: snapshot("one"), v: 4 });
  expect(() => replica.apply({ t: "diff", d: change, v: 6 })).toThrow("diff 6 does not follow version 4");
  expect(replica.snapshot).toEqual(snapshot("one"));
});
