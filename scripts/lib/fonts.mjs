/** The fonts that nearly every page needs, cut down from whole ones. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { inRoot } from "./root.mjs";

const { resolve } = createRequire(inRoot("apps/web/package.json"));
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
/** Those of the languages in which stories and pages are read, and of Western Europe's names. */
export const letters = `${ascii}\u00a0¡«·»¿×ÁÄÉÍÑÓÖÚÜßáäéíñóöúü–—‘’“”„…`;
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "pnum"];

/** @type {Record<string, { from: string; axes: Record<string, number | { min: number; max: number }> }>} */
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

/** Where the pages have them. */
export const fontFile = (/** @type {string} */ name) => inRoot(`apps/web/app/ui/fonts/${name}.woff2`);

/** The fonts by name, whole and cut. */
export async function cutFonts() {
  return Promise.all(
    Object.entries(fonts).map(async ([name, { from, axes }]) => {
      const whole = readFileSync(resolve(`@fontsource-variable/${from}`));
      const options = {
        targetFormat: /** @type {const} */ ("woff2"),
        variationAxes: axes,
        keepFeatures: features,
      };
      return { name, whole, cut: await subsetFont(whole, letters, options) };
    }),
  );
}
