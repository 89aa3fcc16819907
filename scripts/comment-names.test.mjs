/** What comments name exists: a name in backticks or after `@throws` that no code has describes something that is gone. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";
import { namesAndComments } from "./lint/names-and-comments.mjs";

/** Names of two words and more; a single word may be anything. */
const named = /`([a-z]+[A-Z]\w*|[A-Z]\w*[a-z][A-Z]\w*|[A-Z]{3,}_[A-Z_]+)(?:\([^`]*\))?`|@throws ([A-Z]\w+)/g;
/** Examples of spelling. */
const examples = ["camelCase", "PascalCase"];

/** @param {Map<string, string>} sources by path */
function namesOfNothing(sources) {
  const code = new Set(examples);
  const comments = [];
  for (const [path, source] of sources) {
    let rest = source;
    // Most files have no such name, and telling comments from code takes time.
    const pieces = source.search(named) < 0 ? [] : namesAndComments(path, source);
    for (const { kind, text } of pieces) {
      if (kind !== "prose") continue;
      comments.push({ path, text });
      rest = rest.replace(text, () => "");
    }
    for (const name of rest.match(/[A-Za-z_$][\w$]*/g) ?? []) code.add(name);
  }
  return comments.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .map(([, quoted, thrown]) => quoted ?? thrown)
      .filter((name) => !code.has(name))
      .map((name) => `${path}: ${name}`),
  );
}

test("every name in a comment is a name in code", { timeout: 60_000 }, () => {
  const paths = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.sql", ":!*/drizzle/meta/*"], {
    cwd: root,
  })
    .toString()
    .trim()
    .split("\n");
  expect(paths.length).toBeGreaterThan(1000);
  expect(namesOfNothing(new Map(paths.map((path) => [path, readFileSync(inRoot(path), "utf8")])))).toEqual(
    [],
  );
});

test("a name of nothing is found", () => {
  const source =
    "/** Like `lockSession`, before `removedLongAgo`. @throws RemovedError if not */\nexport const lockSession = 1;\n";
  expect(namesOfNothing(new Map([["a.ts", source]]))).toEqual(["a.ts: removedLongAgo", "a.ts: RemovedError"]);
});
