import { expect, test, vi } from "vitest";
import { NightClock } from "../../../test/nights/clock.ts";
import { Connections } from "./connections.ts";
import { Rate } from "./rate.ts";
import type { Transport } from "./websocket.ts";

/** Connections whose admission takes forever. */
function server() {
  const clock = new NightClock(1_800_000_000_000);
  let timers = 0;
  const connections = new Connections({
    now: clock.now,
    timers: {
      ...clock.timers,
      after(ms, run) {
        timers += 1;
        return clock.timers.after(ms, run);
      },
    },
    newId: () => "id",
    admit: () => new Promise(() => {}),
    failed: (error: unknown) => {
      throw error;
    },
  });
  const early = new Rate(1000, 1000, clock.now);
  /** A page that has sent its hello. */
  const enter = () => {
    const page = { receive: (_text: string | null) => {}, sign: () => {}, requests: 0 };
    const closed: (() => void)[] = [];
    const transport: Transport & { open: boolean } = {
      send: () => {},
      backlog: () => 0,
      open: true,
      close: () => {},
      terminate() {
        transport.open = false;
        for (const one of closed) one();
      },
      requestSign() {
        page.requests += 1;
      },
      onSignOfLife: (received) => {
        page.sign = received;
      },
      onClose: (one) => void closed.push(one),
      onMessage: (take) => {
        page.receive = take;
      },
    };
    connections.add(transport, early);
    page.receive(JSON.stringify({ t: "hello", token: "token", browser: "browser" }));
    return Object.assign(page, { transport });
  };
  return { clock, connections, enter, timers: () => timers };
}

test("a sign of life is requested from a silent page every five seconds, and it is disconnected after fifteen", async () => {
  const { clock, connections, enter } = server();
  const page = enter();
  await clock.run(clock.now() + 14_000);
  expect(page.requests).toBe(2);
  expect(page.transport.open).toBe(true);
  await clock.run(clock.now() + 2000);
  expect(page.transport.open).toBe(false);
  expect(connections.size).toBe(0);
});

test("a hidden page whose browser responds stays connected", async () => {
  const { clock, enter } = server();
  const page = enter();
  for (let second = 0; second < 60; second++) {
    await clock.run(clock.now() + 1000);
    if (page.requests > 0) page.sign();
  }
  expect(page.transport.open).toBe(true);
});

test("no sign of life is requested from a page that sends frames", async () => {
  const { clock, enter } = server();
  const page = enter();
  for (let nth = 0; nth < 10; nth++) {
    await clock.run(clock.now() + 4000);
    page.receive(JSON.stringify({ t: "ping", at: nth }));
  }
  expect(page.requests).toBe(0);
  expect(page.transport.open).toBe(true);
});

test("the silence of many connections is watched with one timer", async () => {
  const { clock, enter, timers } = server();
  for (let n = 0; n < 50; n++) enter();
  // One for each hello, and one for all.
  expect(timers()).toBe(51);
  await clock.run(clock.now() + 3500);
  expect(timers()).toBe(54);
});

test("waiting for all connections to close takes no turns, and ends with the last one or its time", async () => {
  const { clock, connections, enter } = server();
  await connections.allClosed(1000);
  const pages = [enter(), enter()];
  const turns = vi.spyOn(globalThis, "setImmediate");
  const done: string[] = [];
  void connections.allClosed(1000).then(() => done.push("in time"));
  await Promise.resolve();
  expect(turns).not.toHaveBeenCalled();
  turns.mockRestore();
  await clock.run(clock.now() + 999);
  expect(done).toEqual([]);
  await clock.run(clock.now() + 1);
  expect(done).toEqual(["in time"]);
  void connections.allClosed(1000).then(() => done.push("all closed"));
  for (const { transport } of pages) transport.terminate();
  await clock.settle();
  expect(done).toEqual(["in time", "all closed"]);
});
