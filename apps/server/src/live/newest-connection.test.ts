import { expect, test } from "vitest";
import { entryOf } from "../../test/live/live-node.ts";
import { join, start, World } from "../../test/live/session-world.ts";
import type { Viewer } from "./audience.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { hostSeat } from "./host.ts";

const ada = entryOf("ada");

test("a connection whose hello is late does not take the seat from one that was opened after it", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const here = await world.open(world.node(fanOut).sessions);
  const there = await world.open(world.node(fanOut).sessions);
  const abandonedAt = world.now;
  await world.pass(1000);
  const living = await join(here, "ada");
  const late = { openedAt: abandonedAt, isOpen: () => true };
  for (const session of [here, there])
    expect(await session.enter(ada, "ada", late)).toEqual({ bye: "elsewhere" });
  expect(living.byes).toEqual([]);
  // Without the living one, somebody who took long to say hello is let in.
  await here.leave(living.viewer, world.now);
  expect(await there.enter(ada, "ada", late)).toMatchObject({ seat: living.viewer.seat });
});

test("of connections that open at the same moment, one remains, on however many nodes", async () => {
  const world = new World(["ada", "bo"]);
  const fanOut = new LocalFanOut();
  const sessions = [
    await world.open(world.node(fanOut).sessions),
    await world.open(world.node(fanOut).sessions),
  ];
  const tabs = await Promise.all(
    sessions.flatMap((session) => Array.from({ length: 5 }, () => join(session, "ada"))),
  );
  await world.pass(1000);
  expect(tabs.filter(({ byes }) => byes.length === 0)).toHaveLength(1);
  expect(tabs.flatMap(({ byes }) => byes)).toEqual(Array.from({ length: 9 }, () => "elsewhere"));
  const newest = tabs.find(({ byes }) => byes.length === 0);
  expect(newest?.viewer.epoch).toBe(sessions[0]?.personOf("ada")?.connection.epoch);
});

test("somebody who is removed while they are let in does not watch", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const { viewer } = await join(session, "ada");
  const again = join(session, "ada");
  const removed = session.command("out", "host", { type: "remove", seat: viewer.seat, on: true });
  const [{ byes }] = await Promise.all([again, removed]);
  expect(byes).toEqual(["removed"]);
});

test("after the end, the newest page of a person shows the scorecard", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await join(session, "ada");
  await join(session, "bo");
  await start(session);
  await session.command("end", "host", { type: "end" });
  const tabs = [await join(session, "ada"), await join(session, "ada"), await join(session, "ada")];
  expect(tabs.map(({ byes }) => byes)).toEqual([["elsewhere"], ["elsewhere"], []]);
});

test("a host has a limited number of pages, and the oldest one gives way", async () => {
  const world = new World(["ada"]);
  const session = await world.open(world.node().sessions);
  const byes: string[][] = [];
  const open = (user: string, n: number) => {
    const own: string[] = [];
    byes.push(own);
    const seat = hostSeat(user, String(n));
    const page = { person: user, seat, epoch: 1, language: "en", send: () => {}, backlog: () => 0 };
    const viewer: Viewer = { ...page, bye: (code) => void session.leave(viewer, own.push(code)) };
    session.watch(viewer);
  };
  for (let n = 0; n < 12; n++) open("maren", n);
  open("benedikt", 0);
  expect(byes.map((own) => own.length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(session.viewers).toHaveLength(9);
});

test("a storm of reconnects by one person writes few rows, and nobody else waits", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  const before = session.authority.latestSeq;
  const results = await Promise.all(Array.from({ length: 300 }, () => session.enter(ada, "ada")));
  expect(results.filter((one) => "bye" in one && one.bye === "draining").length).toBeGreaterThan(250);
  expect(session.authority.latestSeq - before).toBeLessThan(100);
  await join(session, "bo");
  await world.pass(2000);
  expect(await session.enter(ada, "ada")).toHaveProperty("seat");
});
