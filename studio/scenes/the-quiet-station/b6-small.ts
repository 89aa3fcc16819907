import { light } from "../../kit/palette.ts";
import type { Layer, Scene } from "../../kit/scene.ts";
import { glow, motes, ripples } from "../../painters/air.ts";
import { beanLeaf } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { scene as well } from "./b6.ts";

interface OnLeaf {
  /** How large Pip is; 64 is well. */
  size: number;
  /** Hard rings of radio come in. */
  loud?: boolean;
  /** Six leaves stand over Pip; one of them may have slipped. */
  roof?: "whole" | "slipped";
}

/** Pip on its leaf, in another state than in b6. */
export function onLeaf({ size, loud = false, roof }: OnLeaf): Scene {
  const [far, near, , front] = well.layers as [Layer, Layer, Layer, Layer];
  return {
    ...well,
    lamps: [
      { x: 980, y: 450, z: 100, radius: 110 + size * 3, color: light("pip", 1 + size * 0.025), haze: 1 },
    ],
    layers: [
      far,
      {
        ...near,
        paint(p) {
          near.paint(p);
          if (!roof) return;
          for (const side of [-1, 1])
            for (let i = 0; i < 3; i++) {
              const fall = roof === "slipped" && side > 0 && i === 1 ? 1 : 0;
              const turn = side < 0 ? -0.5 + i * 0.12 : Math.PI + 0.5 - i * 0.12;
              const x = 980 + side * (120 + i * 130) + fall * 90;
              beanLeaf(p, x, 250 + i * 66 + fall * 150, 300 - i * 24, turn + fall * 0.7);
            }
        },
      },
      {
        z: 60,
        paint: (p) => {
          if (loud) ripples(p, 300, 160, 180, 120, 8, "#e86a4a", 0.3);
          glow(p, 980, 450, size * 6, "#ffe9b4", 0.16);
          pip(p, 980, 519 - size, size, loud ? -0.3 : 0.16);
          motes(p, 980, 460, 460, 70, "#ffe6ae");
        },
      },
      front,
    ],
  };
}

/** Too loud: Pip has shrunk. */
export const scene = onLeaf({ size: 22, loud: true });
