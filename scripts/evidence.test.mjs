import { expect, test } from "vitest";
import { documents, evidence, titlesIn } from "../e2e/evidence.ts";
import { read } from "./lib/evidence.mjs";

test.each(documents)("every journey that %s names runs in `npm test`", (path) => {
  const document = read(path);
  const titles = titlesIn(document);
  expect(titles.length).toBe(document.match(/e2e\/journeys\//g)?.length);
  for (const title of titles) expect(evidence().some((pattern) => pattern.test(title))).toBe(true);
});
