import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onEveryStorage } from "../storages.ts";
import { MemoryPresence } from "./memory.ts";
import { PostgresPresence } from "./postgres.ts";

onEveryStorage((open) => {
  const memory = new MemoryPresence();
  const presence = () => {
    const { pools } = open();
    return pools ? new PostgresPresence(pools[0]) : memory;
  };
  const place = () => ({ room: randomUUID(), node: randomUUID(), person: "p1", browser: "b", playAt: 0 });

  test("the newest connection wins: the end of an older one changes nothing", async () => {
    const here = place();
    const first = await presence().open(here);
    const second = await presence().open({ ...here, node: randomUUID() });
    expect(second).toBe(first + 1);
    const end = { room: here.room, person: "p1", graceEndsAt: 30_000, playAt: 0 };
    expect(await presence().close({ ...end, epoch: first })).toBe(false);
    expect((await presence().lines(here.room))[0]).toMatchObject({ epoch: second, graceEndsAt: null });
    expect(await presence().close({ ...end, epoch: second })).toBe(true);
    expect((await presence().lines(here.room))[0]).toMatchObject({ graceEndsAt: 30_000, expired: false });
  });

  test("a seat is given up when its grace has ended, and reported once", async () => {
    const here = place();
    const epoch = await presence().open(here);
    await presence().close({ room: here.room, person: "p1", epoch, graceEndsAt: 1000, playAt: 0 });
    const mine = async (now: number) =>
      (await presence().expire(now)).filter(({ room }) => room === here.room);
    expect(await mine(999)).toEqual([]);
    const both = await Promise.all([mine(1000), mine(1000)]);
    expect(both.flat()).toEqual([{ room: here.room, person: "p1" }]);
    await presence().open(here);
    expect((await presence().lines(here.room))[0]).toMatchObject({ graceEndsAt: null, expired: false });
  });

  test("time in the session adds up over connections", async () => {
    const here = place();
    const epoch = await presence().open({ ...here, playAt: 100 });
    await presence().close({ room: here.room, person: "p1", epoch, graceEndsAt: 1, playAt: 350 });
    await presence().open({ ...here, playAt: 1000 });
    expect((await presence().lines(here.room))[0]).toMatchObject({ presentMs: 250, presentFrom: 1000 });
    // Taking over from another window is one stay.
    await presence().open({ ...here, playAt: 1500 });
    expect((await presence().lines(here.room))[0]).toMatchObject({ presentMs: 250, presentFrom: 1000 });
  });

  test("the people of a node that fell silent get their grace from its last sign", async () => {
    const here = place();
    expect(await presence().beat(here.node, 10_000)).toBe(false);
    expect(await presence().beat(here.node, 12_000)).toBe(true);
    await presence().open(here);
    expect(await presence().dropStale(12_000, 30_000, 0)).not.toContain(here.room);
    expect(await presence().dropStale(12_001, 30_000, 0)).toContain(here.room);
    expect((await presence().lines(here.room))[0]).toMatchObject({ graceEndsAt: 42_000 });
    expect(await presence().beat(here.node, 19_000)).toBe(false);
    await presence().leave(here.node, 0);
  });

  test("after an outage the grace counts from its end", async () => {
    const here = place();
    await presence().beat(here.node, 10_000);
    await presence().open(here);
    expect(await presence().dropStale(90_000, 30_000, 100_000)).toContain(here.room);
    expect((await presence().lines(here.room))[0]).toMatchObject({ graceEndsAt: 130_000 });
  });

  test("a connection that was given up by mistake stands again, unless a newer one took over", async () => {
    const here = place();
    const epoch = await presence().open(here);
    await presence().leave(here.node, 1);
    await presence().renew({ ...here, epoch });
    expect((await presence().lines(here.room))[0]).toMatchObject({ epoch, graceEndsAt: null });
    const newer = { ...here, node: randomUUID() };
    await presence().open(newer);
    await presence().renew({ ...here, epoch });
    expect((await presence().lines(here.room))[0]).toMatchObject({ epoch: epoch + 1, node: newer.node });
  });

  test("a node that leaves in order drops its own people only", async () => {
    const [here, there] = [place(), place()];
    await presence().open(here);
    await presence().open({ ...there, room: here.room, person: "p2" });
    expect(await presence().leave(here.node, 5000)).toEqual([here.room]);
    expect((await presence().lines(here.room)).map((line) => line.graceEndsAt)).toEqual([5000, null]);
  });

  test("the pulse never goes back", async () => {
    await presence().setPulse(5000);
    await presence().setPulse(4000);
    expect(await presence().pulse()).toBe(5000);
  });
});
