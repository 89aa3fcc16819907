import { Reel } from "./reel.ts";
import type { Shot } from "./shot.ts";

declare global {
  interface Window {
    /** Prepares a shot of the shots in a module. tool/studio.ts calls it. */
    openShot(module: string, id: string, length: number): Promise<void>;
    /** Frames at these seconds of the shot, as JPEG in base64. */
    takeFrames(times: number[]): Promise<string[]>;
  }
}

let reel: Reel | null = null;

window.openShot = async (module, id, length) => {
  const { shots } = (await import(module)) as { shots: Record<string, Shot> };
  const shot = shots[id];
  if (!shot) throw new Error(`no shot ${id} in ${module}`);
  reel = new Reel(shot, length);
};

window.takeFrames = async (times) =>
  times.map((t) => {
    if (!reel) throw new Error("no shot is open");
    reel.draw(t);
    const url = reel.canvas.toDataURL("image/jpeg", 0.95);
    return url.slice(url.indexOf(",") + 1);
  });
