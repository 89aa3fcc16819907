import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireVersion } from "./node.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-node-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that does this in a shell. */
function program(name, does) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${does}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("the version that is wanted passes, another one is named", () => {
  expect(() => requireVersion(program("right", "echo v26.10.0"), "26.10.0")).not.toThrow();
  expect(() => requireVersion(program("other", "echo v20.1.0"), "26.10.0")).toThrow(
    /other is Node 20\.1\.0, but this project needs 26\.10\.0\.$/,
  );
});

test("a Node that lacks a library of the system says which, and what to install, in one line", () => {
  const path = program(
    "bare",
    'echo "bare: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127',
  );
  expect(() => requireVersion(path, "26.10.0")).toThrow(
    /^\S*bare does not start: .*libatomic\.so\.1: cannot open shared object file\. Install libatomic1 \(Debian, Ubuntu\) or libatomic \(Fedora\)\.$/,
  );
});

test("a Node that is not a program says why", () => {
  expect(() => requireVersion(join(folder, "none"), "26.10.0")).toThrow(/none does not start: .*ENOENT\.$/);
});
