import type { Layer, Scene } from "../../../kit/scene.ts";

/**
 * The layers of a still, combined for a film: a frame can hold six. Each group is painted on one layer, from back to
 * front, with the depth and the light of its last one.
 */
export function layersOf({ layers }: Scene, groups: readonly (readonly number[])[]): Layer[] {
  return groups.map((group) => {
    const parts = group.flatMap((index) => layers[index] ?? []);
    const last = parts.at(-1);
    if (!last) throw new Error(`the scene has no layers ${group.join()}`);
    return parts.length === 1 ? last : { ...last, paint: (p) => parts.forEach((part) => void part.paint(p)) };
  });
}

/** A scene in which one layer is painted again for each of these poses; all other layers are lit only once. */
export function posed<Pose>(
  scene: Scene,
  layers: readonly Layer[],
  index: number,
  poses: readonly Pose[],
  paint: (pose: Pose) => Layer["paint"],
): Scene[] {
  return poses.map((pose) => ({
    ...scene,
    layers: layers.map((layer, i) => (i === index ? { ...layer, paint: paint(pose) } : layer)),
  }));
}
