import { light } from "../../kit/palette.ts";
import { at, fill, line, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { fishingBoat } from "../../painters/boats.ts";
import { post, water } from "../../painters/harbor.ts";
import { cone } from "../../painters/lamp.ts";
import { crossCat } from "../../painters/supper.ts";

/** The Little Spoon has parked: gold light in the fog, sand where there was never sand, and a cat with an opinion. */
export const scene: Scene = {
  seed: 730,
  exposure: 1.1,
  sky: {
    top: light("#14201f"),
    low: light("#5c6350"),
    stars: 0,
    nebulae: [{ x: 1100, y: 260, radius: 800, color: light("#b09a62", 0.34) }],
  },
  ambient: light("#84908a", 0.34),
  lamps: [
    { x: 1660, y: -60, z: 260, radius: 1100, color: light("#ffcf7a", 1.8), haze: 0.6 },
    { x: 1080, y: 500, z: 150, radius: 200, color: light("lantern", 1.4), haze: 0.6 },
  ],
  layers: [
    {
      z: -160,
      relief: 3,
      paint: (p) => {
        cone(p, 1680, -40, 1900, 330, 1.15, "#ffdf9c", 0.4);
        water(p, 540, 920, "#6d7a6c", "#17343a", 640);
        for (const [x, y, h] of triples("240,590,70 420,574,54 1380,590,66")) post(p, x, y, h, 16);
      },
      mist: { color: light("#a8a98e", 0.5), amount: 0.8, band: [540, 130] },
    },
    {
      z: 30,
      relief: 6,
      round: 14,
      rim: 1.8,
      paint: (p) => {
        fishingBoat(p, 760, 738, 2.1, { tone: "#7d5f4c", tilt: 0.2 });
        at(p, 760, 738, 2.1, 0.2, () => crossCat(p, -72, -122, 0.55, "#3a3430"));
      },
      mist: { color: light("#9a9f8a", 0.3), amount: 0.2, band: [740, 100] },
    },
    {
      z: 100,
      relief: 5,
      paint: (p) => {
        fill(
          p.c,
          "M-20 920V820C160 770 300 712 560 706C840 704 1080 740 1260 800C1420 836 1540 850 1620 862V920Z",
          "#a39a7a",
        );
        for (let i = 0; i < 60; i++) {
          const x = 120 + ((i * 211) % 1360);
          const y = 786 + ((i * 67) % 120);
          line(
            p.c,
            `M${x} ${y}q${30 + (i % 4) * 14} -8 ${60 + (i % 4) * 28} 0`,
            i % 2 ? "rgba(40,44,38,.3)" : "rgba(240,228,190,.22)",
            3,
          );
        }
        line(p.c, "M180 862L640 800", "#4a4436", 15);
        line(p.c, "M180 858L640 796", "#9a8e6c", 5);
        line(p.c, "M250 884L700 834", "#4a4436", 15);
        line(p.c, "M250 880L700 830", "#9a8e6c", 5);
        line(p.c, "M1090 700C1160 860 1240 780 1300 840S1420 890 1500 850", "#b5a67c", 11);
      },
      mist: { color: light("#93a097", 0.3), amount: 0.16, band: [860, 60] },
    },
  ],
};
