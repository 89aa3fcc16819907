import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fanOutContract } from "../../../test/live/fanout-suite.ts";
import { RedisFanOut } from "./redis.ts";

/** Without Redis the suite is skipped on a laptop, and fails where all tests must run. */
const installed = spawnSync("redis-server", ["--version"]).status === 0;
if (!installed && process.env.CI) throw new Error("redis-server is not installed");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

function startRedis(port: number): ChildProcess {
  return spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {
      stdio: "ignore",
    },
  );
}

describe.skipIf(!installed)("through Redis", () => {
  let port: number;
  let redis: ChildProcess;
  const away = vi.fn();
  let nodes: [RedisFanOut, RedisFanOut];

  beforeAll(async () => {
    port = await freePort();
    redis = startRedis(port);
    const settings = { url: `redis://127.0.0.1:${port}`, installation: "one" };
    nodes = [new RedisFanOut(settings, away), new RedisFanOut(settings, away)];
    await Promise.all(nodes.map((node) => node.start()));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    redis.kill("SIGKILL");
  });

  fanOutContract(() => nodes);

  test("while Redis is away one node works alone, and finds the other when Redis is back", async () => {
    const [one, two] = nodes;
    const [here, there] = [vi.fn(), vi.fn()];
    // A topic of its own: a message of the test before may still be on its way.
    const ends = [one.subscribe("alone", here), two.subscribe("alone", there)];
    redis.kill("SIGKILL");
    await vi.waitFor(() => expect([one.connected, two.connected]).toEqual([false, false]), { timeout: 5000 });
    expect(away).toHaveBeenCalledTimes(2);
    one.publish("alone", { kind: "mute", seat: "s1" });
    await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1));
    expect(there).not.toHaveBeenCalled();

    redis = startRedis(port);
    await vi.waitFor(() => expect([one.connected, two.connected]).toEqual([true, true]), { timeout: 10_000 });
    await vi.waitFor(
      () => {
        one.publish("alone", { kind: "mute", seat: "s2" });
        expect(there).toHaveBeenCalledWith({ kind: "mute", seat: "s2" });
      },
      { timeout: 10_000, interval: 100 },
    );
    for (const end of ends) end();
  });
});
