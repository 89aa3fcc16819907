import { Reel } from "./reel.ts";
import type { Shot } from "./shot.ts";

declare global {
  interface Window {
    /** Prepares a shot. tool/studio.ts calls it. */
    openShot(module: string, length: number): Promise<void>;
    /** Frames at these seconds of the shot, as JPEG in base64. */
    takeFrames(times: number[]): Promise<string[]>;
  }
}

let reel: Reel | null = null;

window.openShot = async (module, length) => {
  const { shot } = (await import(module)) as { shot: Shot };
  reel = new Reel(shot, length);
};

window.takeFrames = async (times) =>
  times.map((t) => {
    if (!reel) throw new Error("no shot is open");
    reel.draw(t);
    const url = reel.canvas.toDataURL("image/jpeg", 0.95);
    return url.slice(url.indexOf(",") + 1);
  });
