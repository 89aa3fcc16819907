import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright";
import { ART } from "./sources.ts";

/** An address that only our own page ever sees: the requests are answered from the folder of the kit. */
const HOME = "http://art.invalid";

export interface Studio {
  /** Renders one scene and hands back its PNG and its alternative text. */
  draw(id: string, width: number): Promise<{ png: Buffer; alt: string }>;
  close(): Promise<void>;
}

/** Software WebGL, so that pictures come out the same on every machine; 2D canvases without it are three times faster. */
const DRAWING = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-accelerated-2d-canvas",
];

/** Opens a headless Chromium to draw in. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...DRAWING],
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.route(`${HOME}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/")
      return route.fulfill({
        contentType: "text/html",
        body: '<script type="module" src="/page.ts"></script>',
      });
    const source = readFileSync(join(ART, path), "utf8");
    return route.fulfill({ contentType: "text/javascript", body: stripTypeScriptTypes(source) });
  });
  return {
    async draw(id, width) {
      await page.goto(HOME);
      await page.waitForFunction(() => "draw" in window);
      const path = `/scenes/${id}.ts`;
      const { url, alt } = await page.evaluate(([module, w]) => window.draw(module, w), [
        path,
        width,
      ] as const);
      return { png: Buffer.from(url.slice(url.indexOf(",") + 1), "base64"), alt };
    },
    close: () => browser.close(),
  };
}
