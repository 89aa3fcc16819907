import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { connect as connectTo, createServer, type Socket } from "node:net";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { TestClock } from "../../test/application.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { RedisLimits } from "../core/limits/redis.ts";
import { freePort } from "../db/embedded/port.ts";
import { installationId } from "../db/installation.ts";
import { RedisFanOut } from "../live/fanout/redis.ts";

/** Without Redis the suite is skipped on a laptop, and fails where all tests must run. */
const installed = spawnSync("redis-server", ["--version"]).status === 0;
if (!installed && process.env.CI) throw new Error("redis-server is not installed");

describe.skipIf(!installed)("two installations on one Redis", () => {
  let redis: ChildProcess;
  let url: string;
  let port: number;
  let databases: [TestDatabase, TestDatabase];
  let ids: [string, string];
  const clock = new TestClock();
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    redis = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
      stdio: "ignore",
    });
    databases = [await testDatabase(), await testDatabase()];
    ids = [await installationId(databases[0].pool), await installationId(databases[1].pool)];
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    redis.kill("SIGKILL");
    for (const database of databases) await database.drop();
  });

  async function fanOutOf(installation: string, at = url): Promise<RedisFanOut> {
    const fanOut = new RedisFanOut({ url: at, installation }, () => {});
    stops.push(() => fanOut.stop());
    await fanOut.start();
    return fanOut;
  }
  async function limitsOf(installation: string): Promise<RedisLimits> {
    const limits = new RedisLimits({ url, installation }, clock.now, () => {});
    stops.push(() => limits.stop());
    await limits.start();
    return limits;
  }

  test("have different ids, and every node of one has the same", async () => {
    expect(ids[0]).toMatch(/^[\w-]{16}$/);
    expect(ids[1]).not.toBe(ids[0]);
    expect(await installationId(databases[0].pool)).toBe(ids[0]);
  });

  test("do not see each other's messages, not even of the same session", async () => {
    const [one, sameInstallation, neighbor] = [
      await fanOutOf(ids[0]),
      await fanOutOf(ids[0]),
      await fanOutOf(ids[1]),
    ];
    const [there, elsewhere] = [vi.fn(), vi.fn()];
    sameInstallation.subscribe("run-1", there);
    neighbor.subscribe("run-1", elsewhere);
    one.publish("run-1", { kind: "mute", seat: "s1" });
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1));
    // The neighbor's own message comes after the other one would have come.
    const second = await fanOutOf(ids[1]);
    second.publish("run-1", { kind: "mute", seat: "s2" });
    await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledTimes(1));
    expect(elsewhere).toHaveBeenCalledWith({ kind: "mute", seat: "s2" });
  });

  test("do not use up each other's limits", async () => {
    const [one, sameInstallation, neighbor] = [
      await limitsOf(ids[0]),
      await limitsOf(ids[0]),
      await limitsOf(ids[1]),
    ];
    for (let n = 0; n < 11; n += 1) await one.take("signIn", "203.0.113.7");
    expect(await sameInstallation.take("signIn", "203.0.113.7")).toBeGreaterThan(0);
    expect(await neighbor.take("signIn", "203.0.113.7")).toBe(0);
    await neighbor.reset("signIn", "203.0.113.7");
    expect(await one.take("signIn", "203.0.113.7")).toBeGreaterThan(0);
  });

  test("every key and channel in Redis begins with the id of an installation", async () => {
    const client = createClient({ url });
    stops.push(async () => client.destroy());
    await client.connect();
    const names = [...(await client.keys("*")), ...(await client.pubSubChannels())];
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) expect(ids.some((id) => name.startsWith(`lantern:${id}:`))).toBe(true);
  });

  test("a node is connected only once its subscription is confirmed", async () => {
    /** Passes everything on to Redis, except subscriptions while they are withheld. */
    let withhold = true;
    const waiting: (() => void)[] = [];
    const sockets: Socket[] = [];
    const proxy = createServer((near) => {
      const far = connectTo(port, "127.0.0.1");
      sockets.push(near, far);
      for (const socket of [near, far]) socket.on("error", () => {});
      far.pipe(near);
      near.on("data", (bytes) => {
        const pass = () => void far.write(bytes);
        if (withhold && /subscribe/i.test(String(bytes))) waiting.push(pass);
        else pass();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => proxy.once("listening", resolve));
    const { port: proxyPort } = proxy.address() as { port: number };
    const node = new RedisFanOut({ url: `redis://127.0.0.1:${proxyPort}`, installation: ids[0] }, () => {});
    const started = node.start();
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 5000);
    expect(node.connected).toBe(false);
    withhold = false;
    for (const pass of waiting.splice(0)) pass();
    await started;
    expect(node.connected).toBe(true);

    // The same after the connection broke.
    withhold = true;
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 5000);
    expect(node.connected).toBe(false);
    withhold = false;
    for (const pass of waiting.splice(0)) pass();
    await vi.waitFor(() => expect(node.connected).toBe(true), 5000);
    await node.stop();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => proxy.close(resolve));
  });
});
