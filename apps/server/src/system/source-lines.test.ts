import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loggedError } from "./error-text.ts";

const source = `interface Lost {
  a: number;
}

export function fail(): never {
  throw new Error("lost");
}
`;
let folder: string;
let bundle: string;

/** A bundle in a folder named like that of the server's. Its lines are others than those of its source. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lantern-lines-"));
  writeFileSync(join(folder, "source.ts"), source);
  const output = join(folder, "apps/server/build");
  mkdirSync(output, { recursive: true });
  const built = await rolldown({ input: { main: join(folder, "source.ts") } });
  await built.write({ dir: output, entryFileNames: "[name].mjs", sourcemap: true });
  await built.close();
  bundle = pathToFileURL(join(output, "main.mjs")).href;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The stack of an error there, in a process without the test runner's own source maps. */
function stackOf(url: string): string {
  const program = `import("${url}").then(({ fail }) => fail()).catch(({ stack }) => console.log(stack))`;
  return spawnSync(process.execPath, ["-e", program], { encoding: "utf8" }).stdout.trim();
}

test("an error in the bundle is logged with the line of its source", () => {
  const error = new Error("lost");
  error.stack = stackOf(bundle);
  expect(error.stack).toMatch(/main\.mjs:\d+/);
  const { stack } = loggedError(error);
  expect(stack).toMatch(/at fail \(.*source\.ts:6:9\)/);
  expect(stack).not.toContain("main.mjs");
});

test("an error elsewhere, or in a bundle without a map, keeps its stack", () => {
  const error = new Error("lost");
  error.stack = `Error: lost\n    at fail (file:///gone/apps/server/build/main.mjs:3:7)\n    at file:///gone/other.mjs:1:2`;
  expect(loggedError(error).stack).toBe(error.stack);
});
