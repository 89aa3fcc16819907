import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, ServerProcess } from "./chaos/server.ts";

const program = fileURLToPath(new URL("check.ts", import.meta.url));
let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start();
}, 90_000);
afterAll(() => server?.stop(), 60_000);

async function check(...args: string[]) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { code, output };
}

test("a server that can hold sessions is one line and exit code 0", async () => {
  const { code, output } = await check("--url", server.url, "--seconds", "8");
  expect(output).toMatch(
    new RegExp(
      `^ok: ${server.url} runs version \\S+; a scene was played in \\d+ s: \\d+ moves acknowledged, .*\n$`,
    ),
  );
  expect(code).toBe(0);
}, 60_000);

test.each([
  ["nobody listens", async () => `http://127.0.0.1:${await freePort()}`, /^FAILED: .*ECONNREFUSED.*\n$/],
  ["there is no address", async () => "play.example.com", /^FAILED: play\.example\.com: .*\n$/],
])(
  "where %s it is one line and exit code 1",
  async (_, url, line) => {
    expect(await check("--url", await url())).toEqual({ code: 1, output: expect.stringMatching(line) });
  },
  30_000,
);
