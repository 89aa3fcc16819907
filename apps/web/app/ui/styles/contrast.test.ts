/** The contrast of text on its backgrounds, as the accessibility page promises. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const dark = css.indexOf("@media (prefers-color-scheme: dark)");
const dusk = css.indexOf("\n.dusk {");

function tokensOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}
const schemes = {
  light: tokensOf(css.slice(0, dark)),
  dark: tokensOf(css.slice(dark, dusk)),
  dusk: tokensOf(css.slice(dusk)),
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dim + 0.05);
}

const texts = ["ink", "ink-soft", "ember", "tide", "rose", "moss"];

test("the formula is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each(["light", "dark"] as const)(
  "text in the %s scheme has 4.5 to 1 on the page and on what is raised",
  (scheme) => {
    const tokens = schemes[scheme];
    for (const text of texts)
      for (const background of ["page", "raised"])
        expect([text, background, contrast(String(tokens[text]), String(tokens[background])) >= 4.5]).toEqual(
          [text, background, true],
        );
    expect(contrast(String(tokens["on-ember"]), String(tokens.ember))).toBeGreaterThanOrEqual(4.5);
  },
);

test("text on story pages has 7 to 1 where dusk is deepest and where it is lightest", () => {
  const backgrounds = ["#0b1020", "#1e2a4a"];
  for (const background of backgrounds) expect(css.slice(dusk)).toContain(background);
  for (const text of texts)
    for (const background of backgrounds)
      expect([text, background, contrast(String(schemes.dusk[text]), background) >= 7]).toEqual([
        text,
        background,
        true,
      ]);
});

test("a button that is at work keeps its colours: half-clear text loses its contrast", async () => {
  const { buttonStyle } = await import("../button-style.ts");
  for (const tone of ["plain", "primary", "quiet", "danger"] as const)
    expect(buttonStyle({ tone })).not.toMatch(/opacity-/);
});

test("texts have colors of the tokens; only drawings have their own", () => {
  const app = join(import.meta.dirname, "../..");
  const files = globSync("{ui,site}/**/*.css", { cwd: app });
  expect(files.length).toBeGreaterThan(10);
  const own = files.flatMap((file) => {
    const text = readFileSync(join(app, file), "utf8");
    return [...text.matchAll(/(?<![\w-])color: #[\da-f]+/g)].map(([declaration]) => `${file} ${declaration}`);
  });
  expect(own).toEqual([]);
});
