/** What the files of a server feature may be called: CONTRIBUTING.md says what each word holds. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { expect, test } from "vitest";
import { inRoot } from "./lib/root.mjs";

const features = "apps/server/src/features";

/** A file is named by one of these, with its subject before it where there are several: `refund-policy.ts`. */
const kinds = [
  "routes",
  "service",
  "repository",
  "list",
  "policy",
  "presenter",
  "emails",
  "job",
  "provider",
  "parser",
  "export",
  "pdf",
];

/** Files that are named by none of the kinds, or stand in a folder of their own, by feature. */
function wrongNames(files) {
  const name = new RegExp(`^([a-z0-9]+-)*(${kinds.join("|")})\\.ts$`);
  const wrong = files.filter(
    (file) =>
      dirname(file).split("/").length > 1 || (!name.test(basename(file)) && !file.endsWith(".test.ts")),
  );
  return Object.groupBy(wrong, (file) => file.split("/")[0]);
}

test("the files of a feature have the names that every feature uses", () => {
  const files = globSync("*/**/*.ts", { cwd: inRoot(features) });
  expect(files.length).toBeGreaterThan(100);
  expect(wrongNames(files)).toEqual({});
});

test.each(["session/shelf.ts", "session/pdf/cover.ts", "session/pdf/cover-pdf.ts", "session/policyfile.ts"])(
  "%s is found",
  (file) => {
    expect(
      wrongNames([file, "session/refund-policy.ts", "session/list.ts", "session/shelf.test.ts"]),
    ).toEqual({
      session: [file],
    });
  },
);

test("CONTRIBUTING.md explains every name", () => {
  const text = readFileSync(inRoot("CONTRIBUTING.md"), "utf8");
  expect(kinds.filter((kind) => !text.includes(`| \`${kind}.ts\` |`))).toEqual([]);
});
