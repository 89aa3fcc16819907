import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { TestClock } from "../../../test/application.ts";
import { type Limits, ProcessLimits } from "./limits.ts";
import { RedisLimits } from "./redis.ts";
import { type LimitRule, limitRules } from "./rules.ts";

let clock: TestClock;
let keys = 0;

beforeEach(() => {
  clock = new TestClock();
});

/** Rules for every implementation of limits. The two instances may belong to two nodes. */
function contract(nodes: () => [Limits, Limits]): void {
  test("a limit allows its burst, then one attempt per interval, on all nodes together", async () => {
    const [one, two] = nodes();
    const key = `key${++keys}`;
    const waits: number[] = [];
    for (let n = 0; n < 12; n++) waits.push(await (n % 2 ? one : two).take("signIn", key));
    expect(waits).toEqual([...Array(10).fill(0), 90, 90]);
    expect(await one.secondsToWait("signIn", key)).toBe(90);
    expect(await one.take("signIn", `other${key}`)).toBe(0);
    clock.advance(1.5);
    expect([await two.secondsToWait("signIn", key), await two.take("signIn", key)]).toEqual([0, 0]);
    expect(await one.take("signIn", key)).toBe(90);
  });

  test("an attempt can be released, and a key can be reset", async () => {
    const [one, two] = nodes();
    const key = `key${++keys}`;
    for (let n = 0; n < 10; n++) await one.take("signIn", key);
    await two.release("signIn", key);
    expect([await one.take("signIn", key), await one.take("signIn", key)]).toEqual([0, 90]);
    await two.reset("signIn", key);
    expect(await one.take("signIn", key)).toBe(0);
  });

  test("simultaneous attempts are counted one after another: of thirty, ten are allowed", async () => {
    const key = `key${++keys}`;
    const [one, two] = nodes();
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).take("signIn", key)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });
}

describe("in one process", () => {
  contract(() => {
    const limits = new ProcessLimits(clock.now);
    return [limits, limits];
  });
});

/** Without Redis the test is skipped on a laptop, and fails where all tests must run. */
const installed = spawnSync("redis-server", ["--version"]).status === 0;
if (!installed && process.env.CI) throw new Error("redis-server is not installed");

describe.skipIf(!installed)("through Redis", () => {
  let redis: ChildProcess;
  let nodes: [RedisLimits, RedisLimits];
  const away = vi.fn();

  beforeAll(async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = String(typeof address === "object" && address ? address.port : 0);
    server.close();
    redis = spawn("redis-server", ["--port", port, "--bind", "127.0.0.1", "--save", ""], { stdio: "ignore" });
    const make = () =>
      new RedisLimits({ url: `redis://127.0.0.1:${port}`, installation: "one" }, () => clock.now(), away);
    nodes = [make(), make()];
    await Promise.all(nodes.map((node) => node.start()));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    redis.kill("SIGKILL");
  });

  contract(() => nodes);

  test("while Redis is away, each node counts alone", async () => {
    const [one, two] = nodes;
    redis.kill("SIGKILL");
    await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2), { timeout: 5000 });
    for (const node of [one, two]) {
      const waits: number[] = [];
      for (let n = 0; n < 11; n++) waits.push(await node.take("signIn", "alone"));
      expect(waits).toEqual([...Array(10).fill(0), 90]);
    }
  });
});

describe("a server that only seems to be Redis", () => {
  test.each([
    ["says OK to everything", (commands: number) => "+OK\r\n".repeat(commands)],
    [
      "stops replying after the greeting",
      (commands: number, first: boolean) => (first ? "+OK\r\n".repeat(commands) : ""),
    ],
  ])(
    "and %s: each node counts alone, and says so once",
    async (_, replyTo) => {
      let replied = false;
      const server = createServer((socket) => {
        socket.on("error", () => {});
        socket.on("data", (bytes) => {
          socket.write(replyTo(bytes.toString().match(/^\*\d+\r$/gm)?.length ?? 0, !replied));
          replied = true;
        });
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      const away = vi.fn();
      const url = `redis://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
      const node = new RedisLimits({ url, installation: "one" }, () => clock.now(), away);
      node.start().catch(() => {});
      await vi.waitFor(() => expect(replied).toBe(true));
      const key = `lied to ${++keys}`;
      // The first request may come before the greeting is over.
      await node.secondsToWait("signIn", key);
      await new Promise((resolve) => setImmediate(resolve));
      const waits: number[] = [];
      for (let n = 0; n < 11; n++) waits.push(await node.take("signIn", key));
      expect(waits).toEqual([...Array(10).fill(0), 90]);
      expect(away).toHaveBeenCalledTimes(1);
      await node.stop();
      server.close();
    },
    15_000,
  );
});

describe("the table", () => {
  const rules: [string, LimitRule][] = Object.entries(limitRules);

  test("no rule rejects for longer than three minutes, nor counts only by a target that others can use up", () => {
    for (const [name, { beyond, everySeconds, per }] of rules) {
      if (beyond !== "429") continue;
      expect([name, everySeconds <= 180]).toEqual([name, true]);
      // Only its owner has a key, and only the administrator sends tests to themselves, as only Owners test single
      // sign-on, only administrators have lists read, and only who may buy saves VAT numbers and orders. A code is asked for only after the right password. A link to a
      // report that others use up can be replaced at once, and still opens where it was opened before.
      if (!per.includes("network") && !per.includes("sign-in") && per !== "key")
        expect([
          ...["factorCode", "importText", "signInAccount", "signOnTest", "socialEmail", "testInvitation"],
          ...["reportPasswordLink", "vatNumber", "orders"],
        ]).toContain(name);
    }
  });

  test("the guide lists every rule as it is", () => {
    const guide = readFileSync(new URL("../../../../../docs/guides/limits.md", import.meta.url), "utf8");
    const rows = rules.map(([name, rule]) => {
      const number = `${rule.burst}, then one in ${rule.everySeconds} s`;
      return `| \`${name}\` | ${rule.counts} | ${rule.per} | ${number} | ${rule.beyond} | ${rule.workaround} |`;
    });
    expect(guide.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
  });
});
