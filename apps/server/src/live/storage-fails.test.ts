import { expect, test, vi } from "vitest";
import { entryOf } from "../../test/live/live-node.ts";
import { join, World } from "../../test/live/session-world.ts";
import type { LiveSession } from "./session.ts";

const presenceOf = (session: LiveSession, key: string) => session.personOf(key)?.presence;

/** Replaces the next append: what it stores, and what it returns. */
function nextAppend(world: World, become: (append: () => Promise<unknown>) => Promise<unknown>): void {
  const { log } = world;
  const append = log.append.bind(log);
  log.append = (async (...args: Parameters<typeof append>) => {
    log.append = append;
    return become(() => append(...args));
  }) as typeof append;
}

test("a connection that is lost during its admission gets the usual grace period, and is then given up", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await join(session, "bo");
  const entered = await session.enter(entryOf("ada"), "browser");
  if ("bye" in entered) throw new Error(entered.bye);
  // It closed before it could watch.
  await session.leave(
    { ...entered, person: "ada", language: "en", send: () => {}, backlog: () => 0, bye: () => {} },
    world.now,
  );
  await session.settled();
  expect(presenceOf(session, "ada")).toBe("dropped");
  await world.pass(31_000);
  expect(presenceOf(session, "ada")).toBe("away");
});

test("a stored connection whose response was lost does not stay here forever", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  await join(session, "bo");
  nextAppend(world, async (append) => {
    await append();
    throw Object.assign(new Error("the answer was lost"), { code: "ECONNRESET" });
  });
  expect(await session.enter(entryOf("ada"), "browser")).toEqual({ bye: "draining" });
  await world.pass(2000);
  expect(presenceOf(session, "ada")).toBe("dropped");
  expect(presenceOf(session, "bo")).toBe("here");
  await world.pass(31_000);
  expect(presenceOf(session, "ada")).toBe("away");
});

test("a new start that cannot be stored now is stored as soon as the storage is back", async () => {
  const world = new World(["ada", "bo"]);
  const session = await world.open(world.node().sessions);
  nextAppend(world, async () => {
    throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  });
  const moved = { ...session.info, startsAt: session.info.startsAt + 60_000 };
  world.company.infos.set(world.sessionId, moved);
  await session.plan.refresh(moved);
  await world.pass(2000);
  expect(session.state.session.startsAt).toBe(moved.startsAt);
});

test("a session whose end could not be noted now is finished as soon as the storage is back", async () => {
  const world = new World(["ada"]);
  const session = await world.open(world.node().sessions);
  const finish = vi.spyOn(world.log, "finish");
  finish.mockRejectedValueOnce(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  await session.command("called off", "company", { type: "abandon" });
  await session.settled();
  expect(finish).toHaveBeenCalledTimes(1);
  await world.pass(2000);
  // Otherwise every node would take it up again and again, and none would unload it.
  expect(await world.log.claimOverdue(world.now + 86_400_000, 15_000, 10)).toEqual([]);
});

test("of the commands of one session, one that cannot be stored fails for good, and the others are stored", async () => {
  const world = new World(["ada", "bo", "cy"]);
  const session = await world.open(world.node().sessions);
  const append = world.log.append.bind(world.log);
  let refused = 0;
  world.log.append = async (appends) => {
    if (!JSON.stringify(appends).includes("unstorable")) return append(appends);
    refused += 1;
    throw Object.assign(new Error("unsupported Unicode escape sequence"), { code: "22P05" });
  };
  const entered = await Promise.all([
    session.enter(entryOf("ada"), "browser"),
    session.enter(entryOf("bo"), "unstorable"),
    session.enter(entryOf("cy"), "browser"),
  ]);
  expect(entered.map((one) => "bye" in one)).toEqual([false, true, false]);
  expect(["ada", "bo", "cy"].map((key) => presenceOf(session, key) === "here")).toEqual([true, false, true]);
  await world.pass(5000);
  // Together with the others, and once alone.
  expect(refused).toBe(2);
});
