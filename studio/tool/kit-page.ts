import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";

const STUDIO = resolve(import.meta.dirname, "..");

/** An address that exists only in this browser: its requests are served from the folder of the studio. */
export const HOME = "http://art.invalid";

/** The only module outside of the studio that pictures are drawn with: the seeded random generator. */
const RANDOM = "@lantern/engine/random";
const RANDOM_PATH = "/engine/random.ts";

/** Software WebGL renders the same picture on every machine; 2D canvases are three times faster without it. */
const DRAWING = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-accelerated-2d-canvas",
];

/** Opens a headless Chromium whose page runs this module. */
export async function openKitPage(module: string): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...DRAWING],
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  const imports = JSON.stringify({ imports: { [RANDOM]: RANDOM_PATH } });
  await page.route(`${HOME}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/")
      return route.fulfill({
        contentType: "text/html",
        body: `<script type="importmap">${imports}</script><script type="module" src="${module}"></script>`,
      });
    const file = path === RANDOM_PATH ? fileURLToPath(import.meta.resolve(RANDOM)) : join(STUDIO, path);
    const source = stripTypeScriptTypes(readFileSync(file, "utf8"));
    return route.fulfill({ contentType: "text/javascript", body: source });
  });
  return { page, close: () => browser.close() };
}
