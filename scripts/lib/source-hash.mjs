import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./root.mjs";

const skipped = new Set(["node_modules", "build", "dist", ".react-router", "coverage"]);

/**
 * One hash over names and contents of files and folders: equal as long as nothing in them changed.
 * Tests do not count.
 *
 * @param {string[]} paths inside the project
 */
export function sourceHash(paths) {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of filesIn(path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update("\0");
  return hash.digest("hex").slice(0, 32);
}

function filesIn(path) {
  if (statSync(inRoot(path)).isFile()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}
