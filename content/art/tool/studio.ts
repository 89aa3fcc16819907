import { HOME, openKitPage } from "./kit-page.ts";

export interface Studio {
  /** Renders one scene to a PNG, with its alternative text. */
  draw(id: string, width: number): Promise<{ png: Buffer; alt: string }>;
  close(): Promise<void>;
}

/** Opens a headless Chromium to draw scenes in. */
export async function openStudio(): Promise<Studio> {
  const { page, close } = await openKitPage("/page.ts");
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
    close,
  };
}
