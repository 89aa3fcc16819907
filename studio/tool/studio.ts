import { HOME, openKitPage } from "./kit-page.ts";

interface Studio {
  /** Renders one scene, by the name of its module, to a PNG. */
  draw(name: string, width: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a headless Chromium to draw scenes in. */
export async function openStudio(): Promise<Studio> {
  const { page, close } = await openKitPage("/page.ts");
  return {
    async draw(name, width) {
      await page.goto(HOME);
      await page.waitForFunction(() => "draw" in window);
      const module = `/scenes/${name}.ts`;
      const url = await page.evaluate(([path, w]) => window.draw(path, w), [module, width] as const);
      return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    },
    close,
  };
}
