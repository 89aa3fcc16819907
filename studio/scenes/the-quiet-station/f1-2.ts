import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { beanLeaf } from "../../painters/leaves.ts";
import { pip } from "../../painters/pip.ts";
import { scene as choice } from "./c5.ts";

/** Pip looks at the door, and then at the beans. */
export const scene: Scene = {
  ...choice,
  layers: [
    ...choice.layers.slice(0, -1),
    { z: 70, relief: 7, rim: 1.6, paint: (p) => beanLeaf(p, 1290, 520, 400, Math.PI + 0.1) },
    {
      z: 80,
      paint: (p) => {
        glow(p, 760, 450, 330, "#ffe6b0", 0.2);
        pip(p, 760, 450, 66, -0.3);
        motes(p, 760, 450, 420, 70, "#ffe6ae");
      },
    },
  ],
};
