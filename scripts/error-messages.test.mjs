/**
 * The message of an error that could be any goes through `errorText`: those of the database contain what people
 * entered. Where the kind of an error is known, as after `instanceof`, its message can be read.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const ofAnyError =
  /\(\w+ as Error\)\.message|\bmessage\b[^{}]*\} = \w+ as Error;|\b\w+ instanceof Error \? \w+\.message/g;
/** Errors of a library that reads tokens; the message is the reason that an Owner or the log gets. */
const ofTokens = /\/(?:id-token|token)-parser\.ts$/;

const messagesIn = (text) => [...text.matchAll(ofAnyError)].map(([use]) => use);

test("no message of any error is read past errorText", () => {
  const paths = globSync("apps/server/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  expect(paths.length).toBeGreaterThan(500);
  const uses = paths
    .filter((path) => !ofTokens.test(path))
    .flatMap((path) => messagesIn(readFileSync(inRoot(path), "utf8")).map((use) => `${path}: ${use}`));
  expect(uses).toEqual([]);
});

test.each([
  "log.warn((error as Error).message)",
  "const { message } = error as Error;",
  "const text = error instanceof Error ? error.message : '';",
])("%s is found", (text) => {
  expect(messagesIn(text)).toHaveLength(1);
});
