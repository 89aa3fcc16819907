import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STUDIO = join(import.meta.dirname, "..");

/** Modules that still draw people as they were before. One that is drawn again leaves the list. */
const STILL_OLD = [
  ...["o1-first", "o1-last"].map((film) => `film/shots/the-honest-heist/${film}.ts`),
  "film/shots/the-light-at-saltmere/o1-last.ts",
  "painters/square.ts",
  ...["o1-3", "o1-6"].map((id) => `scenes/the-honest-heist/${id}.ts`),
  ...["o1-6", "o1-7"].map((id) => `scenes/the-light-at-saltmere/${id}.ts`),
];

test("no further module draws people as they were before, with white discs for eyes", () => {
  const modules = ["film/shots", "painters", "scenes"].flatMap((folder) =>
    readdirSync(join(STUDIO, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => join(folder, file)),
  );
  const old = modules.filter((file) =>
    /^import \{[^}]*\bactor\b[^}]*\} from/m.test(readFileSync(join(STUDIO, file), "utf8")),
  );
  expect(old.sort()).toEqual([...STILL_OLD].sort());
});
