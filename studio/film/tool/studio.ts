import { HOME, openKitPage } from "../../tool/kit-page.ts";

/** Renders the frames at these seconds of a shot, as JPEG. */
export type TakeFrames = (times: number[]) => Promise<Buffer[]>;

interface FilmStudio {
  /** Opens a shot, of which frames can then be rendered at any second. */
  open(shot: string, length: number): Promise<TakeFrames>;
  close(): Promise<void>;
}

/** Opens a headless Chromium to draw the frames of films in. */
export async function openFilmStudio(): Promise<FilmStudio> {
  const { page, close } = await openKitPage("/film/page.ts");
  return {
    async open(shot, length) {
      await page.goto(HOME);
      await page.waitForFunction(() => "takeFrames" in window);
      const [story, id] = shot.split("/") as [string, string];
      const module = `/film/shots/${story}.ts`;
      await page.evaluate(([path, name, s]) => window.openShot(path, name, s), [module, id, length] as const);
      return async (times) => {
        const frames = await page.evaluate((seconds) => window.takeFrames(seconds), times);
        return frames.map((frame) => Buffer.from(frame, "base64"));
      };
    },
    close,
  };
}
