import { light } from "../../kit/palette.ts";
import { disc, fill, line } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { wall, water } from "../../painters/harbor.ts";
import { tideClock } from "../../painters/quay.ts";

/** Near midnight: the shell is almost at the top, and the Inspector walks past on legs taller than the clock. */
export const scene: Scene = {
  id: "i1-3",
  alt: "The tide clock in the dark with its shell hand almost at the top, one gold edge of light on it; a heron's long legs walk past in front.",
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
        fill(p.c, "M-20 -20V60C120 170 300 200 480 150C580 116 640 40 640 -20Z", "#a3b2b4");
        for (const x of [150, 240, 330, 420])
          line(p.c, `M${x} ${60 + (x % 70)}q60 40 130 10`, "rgba(20,34,44,.4)", 5);
        line(p.c, "M330 120L352 430L316 812", "#98907a", 30);
        line(p.c, "M330 120L352 430L316 812", "rgba(230,214,170,.25)", 6);
        line(p.c, "M430 110L520 400L610 690", "#7d7664", 28);
        disc(p.c, 352, 430, 20, "#98907a", 30);
        disc(p.c, 520, 400, 20, "#7d7664", 28);
        line(p.c, "M610 690L690 706M610 690L660 740M610 690L590 744", "#5a5244", 14);
        disc(p.c, 316, 816, 70, "rgba(190,214,210,.2)", 10);
      },
    },
  ],
};
