import type { Scene } from "../../../kit/scene.ts";
import { scene as b1a } from "../../../scenes/the-light-at-saltmere/b1a.ts";
import { scene as b1b } from "../../../scenes/the-light-at-saltmere/b1b.ts";
import { scene as b1c } from "../../../scenes/the-light-at-saltmere/b1c.ts";
import { scene as b3a } from "../../../scenes/the-light-at-saltmere/b3a.ts";
import { scene as b3b } from "../../../scenes/the-light-at-saltmere/b3b.ts";
import { scene as c1a } from "../../../scenes/the-light-at-saltmere/c1a.ts";
import { scene as c1b } from "../../../scenes/the-light-at-saltmere/c1b.ts";
import { scene as c1c } from "../../../scenes/the-light-at-saltmere/c1c.ts";
import { scene as camp1 } from "../../../scenes/the-light-at-saltmere/camp1.ts";
import { shine } from "../../living.ts";
import { glide, type Shot, sway } from "../../shot.ts";
import { layersOf } from "../the-honest-heist/layers.ts";
import { flame, fog, glints, steam } from "./water-and-fog.ts";

const STEPS = { seed: 126, y: 300, half: 150, speed: 13, strength: 0.14 };
const SQUARE = { seed: 127, y: 330, half: 150, speed: 14, strength: 0.14 };

/** A still with fog, in which its first two lamps burn. */
const lampsInFog = (still: Scene, strength: number, mist: typeof STEPS): Shot => ({
  states: [still],
  view: glide({ x: -22, y: 4, zoom: 0.02 }, { x: 20, y: -8, zoom: 0.12 }),
  air: (pen, t) => {
    for (const [i, lamp] of still.lamps.slice(0, 2).entries())
      flame(pen, t, lamp.x, lamp.y, 150, i * 2, strength);
    fog(pen, t, mist);
  },
  airZ: 0,
});

export const shots: Record<string, Shot> = {
  /** The steps are full, and one place is empty. */
  "ines-apart": lampsInFog(c1b, 0.24, STEPS),
  /** Everybody works, and nobody says it. */
  "ines-silent": lampsInFog(c1c, 0.24, STEPS),
  /** They make room for her on the steps. */
  "ines-spoke": lampsInFog(c1a, 0.24, STEPS),
  /** Six horns in the fog, and six lamps that one can hardly see. */
  "lamp-dark": {
    states: [
      {
        ...b1b,
        layers: layersOf(
          b1b,
          b1b.layers.map((_, i) => [i]),
        ),
      },
    ],
    view: glide({ x: -26, y: 2, zoom: 0.02 }, { x: 24, y: -6, zoom: 0.12 }),
    air: (pen, t) => {
      shine(pen, 1180, 380, 170, "#ffc766", 0.2 + 0.06 * sway(t, 6));
      glints(pen, t, { seed: 122, x: 1180, y: 700, until: 880, half: [90, 220], count: 60, strength: 0.4 });
      fog(pen, t, { seed: 123, y: 460, half: 230, speed: 24, strength: 0.26 });
    },
    airZ: 0,
  },
  /** The Little Spoon on the sand, in a light that meant well. */
  "lamp-lit": {
    states: [b1a],
    view: glide({ x: 22, y: 4, zoom: 0.1 }, { x: -16, y: -6, zoom: 0.02 }),
    exposure: (t) => 1 + 0.03 * sway(t, 4),
    air: (pen, t) => {
      flame(pen, t, 1080, 480, 120, 0, 0.3);
      glints(pen, t, { seed: 120, x: 500, y: 560, until: 760, half: [300, 500], count: 50, strength: 0.3 });
      fog(pen, t, { seed: 121, y: 480, half: 200, speed: 17, strength: 0.24, color: "#d8c08a" });
    },
    airZ: 0,
  },
  /** A small brown moon over black water. */
  "lamp-low": {
    states: [b1c],
    view: glide({ x: 20, y: -8, zoom: 0.1 }, { x: -20, y: 6, zoom: 0.02 }),
    air: (pen, t) => {
      shine(pen, 1060, 250, 210, "#c9803c", 0.26 + 0.08 * sway(t, 4));
      glints(pen, t, {
        seed: 124,
        x: 1060,
        y: 580,
        until: 860,
        half: [60, 180],
        count: 70,
        color: "#d89a58",
        strength: 0.5,
      });
      fog(pen, t, { seed: 125, y: 480, half: 190, speed: 18, strength: 0.2 });
    },
    airZ: 0,
  },
  /** The square, all mouths open. */
  "town-all": lampsInFog(b3a, 0.2, SQUARE),
  /** Bo’s pot, and more bowls than people. */
  "town-few": {
    states: [camp1],
    view: glide({ x: -20, y: 6, zoom: 0.02 }, { x: 20, y: -10, zoom: 0.12 }),
    air: (pen, t) => {
      flame(pen, t, 560, 760, 130, 0, 0.34);
      flame(pen, t, 1010, 290, 190, 2, 0.26);
      steam(pen, t, 560, 470, 118, 0.26);
    },
    airZ: 100,
  },
  /** People with buckets run the wrong way. */
  "town-quiet": lampsInFog(b3b, 0.2, SQUARE),
};
