// Draws the picture that a link shows: `npm run share-image` for every public page of the build and every ending of a
// story, `npm run share-image -- endings` for the endings alone, which need no build.
// They stand in apps/web/public/share, so a page that is new wants a build, this, and a build again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadPack } from "@lantern/content";
import { endingPicture } from "@lantern/contract/team-card";
import { chromium } from "playwright";
import { productName } from "../apps/web/app/document/product-name.ts";
import { sharePath } from "../apps/web/app/document/site-origin.ts";
import { playable } from "../apps/web/app/site-map/site.ts";
import { root } from "./lib/root.mjs";

const web = join(root, "apps/web");
const built = join(web, "build/client");
const { resolve } = createRequire(join(web, "package.json"));
const data = (type, file) => `url(data:${type};base64,${readFileSync(file).toString("base64")})`;
const font = (family, file) =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: ${data("font/woff2", resolve(`@fontsource-variable/${file}`))} }`;
const fonts = [
  font("Fraunces", "fraunces/files/fraunces-latin-opsz-normal.woff2"),
  font("Instrument", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
].join("\n");
const artOf = (story, id) =>
  data("image/avif", join(root, "content/experiences", story, "art", `${id}.avif`));
const harbour = `${data("image/avif", join(web, "public/art/harbour-1920.avif"))} 100% 100% / 1210px auto`;

/** A page's own picture where it has one, else the harbour. */
function backdrop(html) {
  const [, story] = /src="\/content\/([\w-]+)\/art\/cover[\w-]*\.avif"/.exec(html) ?? [];
  if (story) return `${artOf(story, "cover")} center / cover`;
  const [, cover] = /<article>[\s\S]*?src="(\/blog-art\/[\w-]+-960\.webp)"/.exec(html) ?? [];
  if (!cover || !existsSync(join(web, "public", cover))) return harbour;
  return `${data("image/webp", join(web, "public", cover))} center / cover`;
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const inner = (html, pattern) =>
  pattern
    .exec(html)?.[1]
    ?.replace(/<br\s*\/?>/g, " ")
    .replace(/<[^>]+>/g, "")
    .trim() ?? "";
const plain = (text) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);
const escaped = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const frame = `body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 52px 66px; color: #fff6e6; }
header { display: flex; align-items: center; gap: 16px; font: 500 38px Fraunces; }
header svg { width: 44px; height: 50px; }`;
const mark = `<header>
<svg viewBox="0 0 30 34" fill="none" stroke="#fff6e6" stroke-width="1.6" stroke-linecap="round">
<circle cx="15" cy="19" r="13.2" stroke-dasharray="74 9" transform="rotate(-70 15 19)"/><path d="M15 0v4"/>
<path d="M15 8.5c1.6 4.6 5.6 6.6 5.6 11.6a5.6 5.6 0 0 1-11.2 0c0-5 4-7 5.6-11.6Z" fill="#ffd48a" stroke="none"/>
<path d="M15 17.5c.9 2 2.3 2.7 2.3 4.6a2.3 2.3 0 0 1-4.6 0c0-1.9 1.4-2.6 2.3-4.6Z" fill="#0b1020" stroke="none"/>
</svg>${productName}</header>`;

/** An ending's picture with the mark. It has no other words, so that it is right in every language. */
const endingCard = (story, art) => `<!doctype html>
<style>
${fonts}
${frame}
body { background: linear-gradient(rgb(8 12 28 / .82), transparent 34%), ${artOf(story, art)} center / cover; }
header { text-shadow: 0 2px 18px rgb(8 12 28 / .8); }
</style>
${mark}`;

/** Every way in which a playable story can end, with the file of its picture. A session can also end before the story. */
const endings = () =>
  playable.flatMap((story) => {
    const { pack } = loadPack(story);
    const all = [
      ...pack.endings.map(({ id, art }) => ({ id, art: art?.id })),
      { id: "unfinished", art: pack.cover.id },
    ];
    return all.map(({ id, art }) => ({ path: endingPicture(story, id), html: endingCard(story, art) }));
  });

function card(html) {
  const title = plain(inner(html, /<h1[^>]*>([\s\S]*?)<\/h1>/));
  const text = plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
  const size = title.length < 28 ? 100 : title.length < 50 ? 78 : 62;
  return `<!doctype html>
<style>
${fonts}
${frame}
body { background:
    radial-gradient(900px 520px at 260px 250px, rgb(8 12 28 / .9), rgb(8 12 28 / .78) 52%, rgb(8 12 28 / .25)),
    ${backdrop(html)}; }
h1 { margin: 40px 0 24px; max-width: 860px; font: 400 ${size}px/1 Fraunces; letter-spacing: -.03em;
  font-variation-settings: "opsz" 48; text-wrap: balance; }
p { margin: 0; max-width: 760px; font: 450 27px/1.35 Instrument; text-wrap: pretty; }
</style>
${mark}
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>`;
}

/** Pictures of the public pages of the build. */
function ofPages() {
  const map = readFileSync(join(built, "sitemap.xml"), "utf8");
  const paths = [...map.matchAll(/<loc>\{\{origin\}\}([^<]+)</g)].map(([, path]) => path);
  return paths.map((path) => ({
    path: sharePath(path),
    html: card(readFileSync(join(built, path, "index.html"), "utf8")),
  }));
}

const pictures = [...endings(), ...(process.argv.includes("endings") ? [] : ofPages())];
mkdirSync(join(web, "public/share"), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const { path, html } of pictures) {
    await tab.setContent(html);
    await tab.evaluate(() => document.fonts.ready);
    writeFileSync(join(web, "public", path), await tab.screenshot({ type: "jpeg", quality: 80 }));
    console.log(path);
  }
} finally {
  await browser.close();
}
