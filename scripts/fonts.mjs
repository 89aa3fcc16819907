/**
 * `npm run fonts`: cuts the fonts down to what nearly every page needs, the letters of Western Europe in the weights
 * that the styles use, into apps/web/app/ui/fonts. Other letters come from the whole fonts, when a page has them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { inRoot } from "./lib/root.mjs";

const { resolve } = createRequire(inRoot("apps/web/package.json"));
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
/** Kept in step with `unicode-range` in apps/web/app/ui/styles/fonts.css. */
const letters = `${ascii}\u00a0¡·¿×ÄÉÍÑÓÖÜßáäéíñóöúü–—‘’“”…`;
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "pnum"];

const fonts = {
  fraunces: {
    from: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
  "fraunces-italic": {
    // Without its wonky letters: at the size of a text they read as others, "lullaby" as "fuffaby".
    from: "fraunces/files/fraunces-latin-full-italic.woff2",
    axes: { wght: 400, opsz: 24, SOFT: 0, WONK: 0 },
  },
  instrument: { from: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2", axes: {} },
};

const folder = inRoot("apps/web/app/ui/fonts");
mkdirSync(folder, { recursive: true });
for (const [name, { from, axes }] of Object.entries(fonts)) {
  const whole = readFileSync(resolve(`@fontsource-variable/${from}`));
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features };
  const cut = await subsetFont(whole, letters, options);
  writeFileSync(`${folder}/${name}.woff2`, cut);
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
