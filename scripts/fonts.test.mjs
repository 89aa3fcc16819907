/** What participants read is in the fonts that nearly every page loads, so that no word waits for a second font. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutFonts, fontFile, letters } from "./lib/fonts.mjs";
import { inRoot } from "./lib/root.mjs";

/** Arrows, stars and signs of games, which are drawn by whichever font has them. */
const isSign = (/** @type {string} */ letter) => /[^\p{L}\p{N}\p{P}]/u.test(letter) || letter > "\u2030";

test("the texts of pages and stories have no letter that is not in them", () => {
  const files = [
    "apps/web/app/i18n/{en,es,de}/*.ts",
    "content/experiences/*/*.yaml",
    "content/experiences/*/texts/*.po",
  ];
  const missing = globSync(files.map((file) => inRoot(file))).flatMap((file) =>
    [...new Set(readFileSync(file, "utf8"))]
      .filter((letter) => letter >= " " && !letters.includes(letter) && !isSign(letter))
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});

test("each file is the one that the letters make, and the styles say which letters it has", async () => {
  for (const { name, cut } of await cutFonts())
    expect(readFileSync(fontFile(name)).equals(cut), `npm run fonts writes ${name}`).toBe(true);
  const styles = readFileSync(inRoot("apps/web/app/ui/styles/fonts.css"), "utf8");
  const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, range = ""]) =>
    range.split(",").flatMap((one) => {
      const [from = 0, to = from] = one
        .trim()
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    }),
  );
  expect(ranges).toHaveLength(3);
  for (const range of ranges) expect(range.join("")).toBe([...letters].sort().join(""));
});
