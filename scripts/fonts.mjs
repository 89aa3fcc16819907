/**
 * `npm run fonts`: cuts the fonts down to what nearly every page needs, the letters of Western Europe in the weights
 * that the styles use, into apps/web/app/ui/fonts. Other letters come from the whole fonts, when a page has them.
 */
import { writeFileSync } from "node:fs";
import { cutFonts, fontFile } from "./lib/fonts.mjs";

for (const { name, whole, cut } of await cutFonts()) {
  writeFileSync(fontFile(name), cut);
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
