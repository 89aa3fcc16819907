import { render } from "./kit/render.ts";
import type { Scene } from "./kit/scene.ts";

declare global {
  interface Window {
    /** Renders one scene module to a PNG as a data URL. tool/studio.ts calls it. */
    draw(module: string, width: number): Promise<string>;
  }
}

window.draw = async (module, width) => {
  const { scene } = (await import(module)) as { scene: Scene };
  return render(scene, width).toDataURL("image/png");
};
