import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installHealth, writeProbe } from "./health.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lantern-health-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function readyz(checks: Record<string, () => Promise<unknown>>, draining = () => false) {
  const app = Fastify();
  installHealth(app, { checks, draining });
  const since = performance.now();
  const { statusCode, body } = await app.inject("/readyz");
  const ms = performance.now() - since;
  await app.close();
  return { status: statusCode, ...JSON.parse(body), ms };
}

test("working components give 200, a broken one gives 503 with its name", async () => {
  expect(await readyz({ database: async () => 1 })).toMatchObject({
    status: "ok",
    parts: { database: "ok" },
  });
  const broken = { database: async () => 1, disk: () => Promise.reject(new Error("full")) };
  expect(await readyz(broken)).toMatchObject({ status: "down", parts: { database: "ok", disk: "down" } });
});

test("a component that never responds, such as a stopped database, is down within two seconds", async () => {
  const { parts, ms } = await readyz({ database: () => new Promise(() => {}), live: async () => 1 });
  expect(parts).toEqual({ database: "down", live: "ok" });
  expect(ms).toBeLessThan(2000);
});

test("a server that is stopping is not ready, whatever its components say", async () => {
  expect(await readyz({ database: async () => 1 }, () => true)).toMatchObject({ status: "draining" });
});

test("a proxy is told of what only this node lacks, and not of what every node lacks", async () => {
  type Check = () => Promise<unknown>;
  const fails: Check = () => Promise.reject(new Error("away"));
  const works: Check = async () => 1;
  const statusOf = async (checks: Check, disk: Check, stopping: boolean) => {
    const app = Fastify();
    installHealth(app, { checks: { database: checks }, own: { disk }, draining: () => stopping });
    const [serve, ready] = [await app.inject("/servez"), await app.inject("/readyz")];
    await app.close();
    return [serve.statusCode, ready.statusCode];
  };
  expect(await statusOf(works, works, false)).toEqual([200, 200]);
  expect(await statusOf(fails, works, false)).toEqual([200, 503]);
  expect(await statusOf(works, fails, false)).toEqual([503, 503]);
  expect(await statusOf(works, works, true)).toEqual([503, 503]);
});

test("many simultaneous requests share one check", async () => {
  const app = Fastify();
  let checks = 0;
  installHealth(app, { checks: { database: async () => (checks += 1) }, draining: () => false });
  await Promise.all(Array.from({ length: 20 }, () => app.inject("/readyz")));
  expect(checks).toBe(1);
  await app.close();
});

test("a folder that can be written is healthy, repeatedly; a missing one is not", async () => {
  await writeProbe(dataDir);
  await writeProbe(dataDir);
  await expect(writeProbe(join(dataDir, "gone"))).rejects.toThrow();
});

// Writing to this device fails as it would on a full disk.
test.runIf(existsSync("/dev/full"))("a full disk is reported", async () => {
  const full = mkdtempSync(join(dataDir, "full-"));
  symlinkSync("/dev/full", join(full, "readyz.probe"));
  await expect(writeProbe(full)).rejects.toThrow("ENOSPC");
});
