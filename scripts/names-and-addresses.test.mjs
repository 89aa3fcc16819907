/** Names of people and addresses are read, joined and shortened by the functions made for it, and by nothing else. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot, root } from "./lib/root.mjs";

const patterns = ["apps/server/src/*.ts", "apps/web/app/*.ts", "apps/web/app/*.tsx", "packages/*/src/*.ts"];
const paths = execFileSync("git", ["ls-files", ...patterns], { cwd: root })
  .toString()
  .trim()
  .split("\n")
  .filter((path) => !/\.test\.tsx?$/.test(path));

/** What a source must not contain, with examples of it, and the source that may. */
const rules = [
  {
    name: "a first letter is matches by `firstLetters`, and a capital is made by `capitalized`",
    wrong: /\.charAt\(|\[\.\.\.\(?[\w.]+(?:\(\)| \?\? "")?\)?\]\[0\]/,
    examples: ["name.charAt(0)", "[...word][0]", "[...first.trim()][0]", '[...(word ?? "")][0]'],
  },
  {
    name: "first and last name are joined by `fullName`, or `isolatedName` for people",
    wrong: /first_?name\b[^\n`]*\} \$\{[^\n}]*last_?name|first_?name, [\w.?]*last_?name\]/i,
    examples: [
      `\${user.first_name} \${user.last_name}`,
      `\${host?.firstName ?? ""} \${host?.lastName ?? ""}`,
      "[firstName, lastName].filter(Boolean)",
      "[person.first_name, person.last_name].filter(Boolean)",
    ],
    except: "packages/contract/src/full-name.ts",
  },
  {
    name: "an address is read by the schema of the contract",
    wrong: /\bz\.email\(/,
    examples: ["z.email().max(254)"],
    except: "packages/contract/src/http/fields.ts",
  },
];

test.each(rules)("$name", ({ wrong, examples, except }) => {
  for (const example of examples) expect(wrong.test(example), example).toBe(true);
  expect(paths.length).toBeGreaterThan(1000);
  const matches = paths.filter((path) => path !== except && wrong.test(readFileSync(inRoot(path), "utf8")));
  expect(matches).toEqual([]);
});
