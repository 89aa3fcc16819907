import type { Scene } from "../kit/scene.ts";
import { sceneHash } from "./drawing.ts";
import { hashOf, load, short } from "./sources.ts";

const RENDERER = ["page.ts", "tool/studio.ts", "tool/encode.ts"];

/** Hash of everything a picture is made from: what its scene draws, the renderer, the browser and the encoder. */
export async function pictureHash(name: string): Promise<string> {
  const { scene } = await load<{ scene: Scene }>(`scenes/${name}.ts`);
  return short(sceneHash(scene) + hashOf(RENDERER));
}
