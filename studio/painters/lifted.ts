import type { Scene } from "../kit/scene.ts";

/** The scene as a camera sees it that looks `by` lower: captions and controls cover the foot of a picture. */
export function lifted(by: number, scene: Scene): Scene {
  return {
    ...scene,
    lamps: scene.lamps.map((lamp) => ({ ...lamp, y: lamp.y - by })),
    layers: scene.layers.map((layer) => ({
      ...layer,
      ...(layer.mist?.band && {
        mist: { ...layer.mist, band: [layer.mist.band[0] - by, layer.mist.band[1]] as [number, number] },
      }),
      paint(p) {
        for (const g of [p.c, p.e]) {
          g.save();
          g.translate(0, -by);
        }
        layer.paint(p);
        p.c.restore();
        p.e.restore();
      },
    })),
  };
}
