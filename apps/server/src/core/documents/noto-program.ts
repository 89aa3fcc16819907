/**
 * The program that cuts what a document needs out of the Noto fonts. `noto-fonts.ts` runs it in a thread of its own: each
 * file takes several milliseconds, and a list of Chinese names needs dozens of them.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { codePointsOf } from "./code-points.ts";
import { familiesFor } from "./noto-families.ts";
import type { NotoFont } from "./noto-fonts.ts";

/** One of the files of a family: a browser would load those that its page needs. */
interface Slice {
  path: string;
  ranges: [from: number, to: number][];
}

const require = createRequire(import.meta.url);
const slicesByFamily = new Map<string, Slice[]>();

parentPort?.once("message", async (clusters: string[]) => {
  const hasKana = clusters.some((cluster) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(cluster));
  parentPort?.postMessage(await cutFonts(clusters, hasKana));
});
parentPort?.postMessage("loaded");

/** Some files do not have all that their ranges promise: what is missing is looked for in those not `tried` yet. */
async function cutFonts(clusters: string[], hasKana: boolean, tried = new Set<Slice>()): Promise<NotoFont[]> {
  const bySlice = Map.groupBy(clusters, (cluster) => sliceFor(cluster, hasKana, tried));
  const fonts: NotoFont[] = [];
  const missing: string[] = [];
  for (const [slice, wanted] of bySlice) {
    if (!slice) continue;
    tried.add(slice);
    const font = await cutFont(slice, wanted);
    fonts.push(font);
    missing.push(...wanted.filter((cluster) => !font.clusters.includes(cluster)));
  }
  return missing.length > 0 ? [...fonts, ...(await cutFonts(missing, hasKana, tried))] : fonts;
}

async function cutFont({ path }: Slice, wanted: string[]): Promise<NotoFont> {
  // HarfBuzz draws some characters as their parts. What is drawn as nothing, such as a joiner, becomes a space without width.
  const text = ` ${wanted.join("")}${wanted.join("").normalize("NFKD")}`;
  const whole = readFileSync(require.resolve(path));
  const cut = await subsetFont(whole, text, { targetFormat: "truetype", noHinting: true });
  const has = new Set(new Face(new Blob(cut)).collectUnicodes());
  const weighing = (wght: number) => subsetFont(cut, text, { variationAxes: { wght } });
  return {
    clusters: [...wanted, " "].filter((cluster) => codePointsOf(cluster).every((point) => has.has(point))),
    regular: await weighing(400),
    bold: await weighing(600),
  };
}

function sliceFor(cluster: string, hasKana: boolean, tried: Set<Slice>): Slice | undefined {
  const codePoints = codePointsOf(cluster);
  for (const family of familiesFor(cluster, hasKana)) {
    const slice = slicesOf(family).find(
      (one) => !tried.has(one) && codePoints.every((point) => isIn(one.ranges, point)),
    );
    if (slice) return slice;
  }
}

function slicesOf(family: string): Slice[] {
  const existing = slicesByFamily.get(family);
  if (existing) return existing;
  const folder = `@fontsource-variable/${family}`;
  const rangesByName: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${folder}/unicode.json`), "utf8"),
  );
  const slices = Object.entries(rangesByName).map(([name, ranges]) => {
    // Numbers stand in brackets, but not in the names of the files.
    const slice = name.replace(/[[\]]/g, "");
    return {
      path: `${folder}/files/${family}-${slice}-wght-normal.woff2`,
      ranges: ranges.split(",").map(rangeOf),
    };
  });
  slicesByFamily.set(family, slices);
  return slices;
}

/** Of "U+4E00" or "U+4E00-9FFF". */
function rangeOf(range: string): [number, number] {
  const [from = "", to = from] = range.trim().replace("U+", "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const isIn = (ranges: Slice["ranges"], point: number) =>
  ranges.some(([from, to]) => from <= point && point <= to);
