import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const play = fileURLToPath(new URL("..", import.meta.url));
/** What is on the page during a session. The pages around it announce their own. */
const duringSession = "{call,film,lobby,puzzles,scenes,stage}/**/*.tsx";

test("only the announcer has live regions during a session", () => {
  const files = globSync(duringSession, { cwd: play });
  expect(files.length).toBeGreaterThan(40);
  const announcing = files.filter((file) =>
    /aria-live|role="(status|alert|log)"|<output/.test(readFileSync(`${play}/${file}`, "utf8")),
  );
  expect(announcing).toEqual([]);
});
