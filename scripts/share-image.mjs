// Draws apps/web/public/share.jpg, the picture that a link to the site shows: `npm run share-image`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright";
import { shell } from "../apps/web/app/i18n/en/shell.ts";
import { site } from "../apps/web/app/i18n/en/site.ts";
import { root } from "./lib/root.mjs";

const web = join(root, "apps/web");
const { resolve } = createRequire(join(web, "package.json"));
const data = (type, file) => `url(data:${type};base64,${readFileSync(file).toString("base64")})`;
const font = (family, file) =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: ${data("font/woff2", resolve(`@fontsource-variable/${file}`))} }`;

const page = `<!doctype html>
<style>
${font("Fraunces", "fraunces/files/fraunces-latin-opsz-normal.woff2")}
${font("Instrument", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2")}
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 46px 66px; color: #fff6e6;
  background:
    radial-gradient(680px 410px at 230px 200px, rgb(8 12 28 / .88), rgb(8 12 28 / .74) 48%, rgb(8 12 28 / 0)),
    ${data("image/avif", join(web, "public/art/harbour-1920.avif"))} 100% 100% / 1210px auto; }
header { display: flex; align-items: center; gap: 16px; font: 500 38px Fraunces; }
header svg { width: 44px; height: 50px; }
h1 { margin: 36px 0 22px; font: 400 104px/.94 Fraunces; letter-spacing: -.035em; font-variation-settings: "opsz" 48; }
p { margin: 0; font: 450 27px/1.3 Instrument; }
</style>
<header>
<svg viewBox="0 0 30 34" fill="none" stroke="#fff6e6" stroke-width="1.6" stroke-linecap="round">
<circle cx="15" cy="19" r="13.2" stroke-dasharray="74 9" transform="rotate(-70 15 19)"/><path d="M15 0v4"/>
<path d="M15 8.5c1.6 4.6 5.6 6.6 5.6 11.6a5.6 5.6 0 0 1-11.2 0c0-5 4-7 5.6-11.6Z" fill="#ffd48a" stroke="none"/>
<path d="M15 17.5c.9 2 2.3 2.7 2.3 4.6a2.3 2.3 0 0 1-4.6 0c0-1.9 1.4-2.6 2.3-4.6Z" fill="#0b1020" stroke="none"/>
</svg>${shell.product}</header>
<h1>${site.hero.title.join("<br>")}</h1>
<p>${site.hero.lede.split(". ")[0]}.</p>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  writeFileSync(join(web, "public/share.jpg"), await tab.screenshot({ type: "jpeg", quality: 84 }));
} finally {
  await browser.close();
}
