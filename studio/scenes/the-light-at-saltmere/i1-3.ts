import { light } from "../../kit/palette.ts";
import { disc, fill, line, pairs } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { wall, water } from "../../painters/harbor.ts";
import { tideClock } from "../../painters/quay.ts";

/** Near midnight: the shell is almost at the top, and the Inspector walks past on legs taller than the clock. */
export const scene: Scene = {
  seed: 743,
  exposure: 1.15,
  vignette: 0.7,
  sky: { top: light("#060d12"), low: light("#142630"), stars: 0 },
  ambient: light("#52757c", 0.28),
  lamps: [
    { x: 1500, y: 300, z: 120, radius: 420, color: light("#ffbe5c", 2.6), haze: 0.4 },
    { x: 260, y: 240, z: 420, radius: 620, color: light("#9fc0c8", 1.1), haze: 0.1 },
  ],
  layers: [
    { z: -40, relief: 10, paint: (p) => wall(p, -60, -40, 980, "#4d5c63") },
    { z: 40, relief: 8, round: 14, rim: 2.4, paint: (p) => tideClock(p, 960, 420, 280, 11.4) },
    {
      z: 90,
      relief: 4,
      paint: (p) => water(p, 776, 920, "#2f4e57", "#0a222c", 300),
      mist: { color: light("#7d999c", 0.4), amount: 0.45, band: [780, 80] },
    },
    {
      z: 170,
      relief: 6,
      round: 6,
      rim: 2.6,
      blur: 1.2,
      paint: (p) => {
        // Tail feathers behind, the belly, and the feathers of the thighs.
        fill(
          p.c,
          "M-20 -20V96C30 150 80 176 120 170L96 236L166 190L160 262L232 196Q520 190 660 -20Z",
          "#6f8188",
        );
        fill(p.c, "M-20 -20V40C90 150 300 196 470 148C580 116 640 40 650 -20Z", "#a3b2b4");
        fill(p.c, "M270 120C276 214 318 244 344 280C366 238 396 196 396 120Z", "#93a3a6");
        fill(p.c, "M404 110C416 190 452 214 476 244C496 206 520 160 516 92Z", "#84959a");
        for (const [x, y] of pairs("110,70 200,100 290,112 380,106 470,84 160,40 330,60"))
          line(p.c, `M${x} ${y}q50 34 104 6`, "rgba(20,34,44,.35)", 5);
        // The leg that stands, and the one that is about to step.
        fill(p.c, "M334 262L356 262L354 470L344 470Z", "#98907a");
        fill(p.c, "M342 462L358 462L326 822L310 822Z", "#98907a");
        line(p.c, "M350 270L349 466L320 812", "rgba(230,214,170,.3)", 4);
        disc(p.c, 350, 466, 15, "#a49b83", 21);
        fill(p.c, "M466 230L486 226L584 436L570 444Z", "#7d7664");
        fill(p.c, "M570 428L588 436L548 668L536 666Z", "#7d7664");
        disc(p.c, 579, 436, 13, "#8a8370", 18);
        line(
          p.c,
          "M542 664C556 700 588 716 622 720M542 664C548 708 562 734 588 752M542 664C530 700 512 716 500 740",
          "#5a5244",
          9,
        );
        line(p.c, "M542 664C522 656 508 664 494 676", "#5a5244", 7);
        disc(p.c, 316, 816, 70, "rgba(190,214,210,.2)", 10);
      },
    },
  ],
};
