import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { evidenceText, type QuestionGroup, questionsCsv } from "./questions.ts";

const file = new URL("../../../../../content/security/questions.json", import.meta.url);
const groups: QuestionGroup[] = JSON.parse(readFileSync(file, "utf8"));

test("a test is named without rows of the checklist and without its place for an example", () => {
  expect(evidenceText("a.test.ts › [E30] [M12–M14, M16] an Owner changes %s")).toBe(
    "a.test.ts › an Owner changes …",
  );
  expect(questionsCsv(groups, "https://lantern.example")).not.toMatch(/%s|\[[A-Z]\d/);
});
