import { light } from "../../kit/palette.ts";
import { along, disc, line, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { bust, CREW, type Dress } from "../../painters/people.ts";
import { scene as cabin } from "./o2.ts";

/** Where four of the crew stand before the window. */
const PLACES = [170, 420, 650, 890];

/** The cabin grows quiet: a cloth over the radio, the crew's shadows before the window. */
export const scene: Scene = {
  ...cabin,
  exposure: 1.15,
  lamps: [
    { x: 1160, y: 330, z: 110, radius: 420, color: light("#ffb060", 1.7), haze: 0.7 },
    { x: 560, y: 300, z: -60, radius: 460, color: light("#b9d2f2", 1.1), haze: 0.3 },
  ],
  layers: [
    ...cabin.layers.slice(0, 3),
    ...cabin.layers.slice(4, 5),
    {
      z: 150,
      relief: 8,
      round: 28,
      rim: 2.8,
      paint: (p) => {
        for (const [i, x] of PLACES.entries())
          bust(p, x, 600 + (i % 2) * 26, 1.5, CREW[i] as Dress, 0, i < 2 ? 0.2 : -0.2);
        solid(p, "M1020 760H1560L1620 910H960Z", along(p.c, 0, 760, 0, 910, ["#94705a", "#4a362e"]));
        solid(p, "M1170 610H1390V770H1170Z", "#6f4a3a");
        for (const x of [1216, 1344]) disc(p.c, x, 742, 13, "#c9a878");
        solid(
          p,
          "M1150 600C1220 580 1340 580 1410 600L1424 700C1404 690 1396 716 1376 704C1356 694 1344 722 1320 708C1296 694 1280 724 1256 708C1232 694 1216 722 1196 706C1176 694 1160 712 1138 700Z",
          along(p.c, 1150, 590, 1400, 700, ["#c9b79a", "#8a6a6a"]),
        );
        line(
          p.c,
          "M1200 604C1196 640 1190 670 1192 700M1280 592V700M1350 596C1356 640 1362 670 1372 700",
          "rgba(50,30,30,.35)",
          4,
        );
      },
    },
  ],
};
