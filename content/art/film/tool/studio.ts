import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright";
import { ART } from "../../tool/sources.ts";

/** An address that only our own page ever sees: the requests are answered from the folder of the kit. */
const HOME = "http://art.invalid";

export interface FilmStudio {
  /** Opens a shot; frames can then be taken of it at any second. */
  open(shot: string, length: number): Promise<(times: number[]) => Promise<Buffer[]>>;
  close(): Promise<void>;
}

/** Opens a headless Chromium with software WebGL, as for the stills: frames come out the same on every machine. */
export async function openFilmStudio(): Promise<FilmStudio> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-accelerated-2d-canvas",
    ],
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.route(`${HOME}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/")
      return route.fulfill({
        contentType: "text/html",
        body: '<script type="module" src="/film/page.ts"></script>',
      });
    const source = readFileSync(join(ART, path), "utf8");
    return route.fulfill({ contentType: "text/javascript", body: stripTypeScriptTypes(source) });
  });
  return {
    async open(shot, length) {
      await page.goto(HOME);
      await page.waitForFunction(() => "takeFrames" in window);
      await page.evaluate(([path, s]) => window.openShot(path, s), [
        `/film/shots/${shot}.ts`,
        length,
      ] as const);
      return async (times) => {
        const frames = await page.evaluate((seconds) => window.takeFrames(seconds), times);
        return frames.map((frame) => Buffer.from(frame, "base64"));
      };
    },
    close: () => browser.close(),
  };
}
