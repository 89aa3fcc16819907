import { light } from "../../kit/palette.ts";
import { along, around, disc, fill, line, type Plate, poly, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW, LENA } from "../../painters/cast.ts";
import { NIGHT_SKY } from "../../painters/gala.ts";
import { hall } from "../../painters/gala-hall.ts";
import { giantSpoon } from "../../painters/giant-spoon.ts";

/** Lena is good at doors. */
export const scene: Scene = {
  seed: 7412,
  exposure: 1.2,
  vignette: 0.72,
  sky: NIGHT_SKY,
  ambient: light("#4c6678", 0.3),
  lamps: [
    { x: 860, y: 480, z: 90, radius: 300, color: light("#ffc878", 2.2), haze: 0.6 },
    { x: 840, y: 790, z: 120, radius: 340, flat: 2.2, color: light("#ffbe6c", 1.5), haze: 0.1 },
    { x: 100, y: 60, z: 260, radius: 520, color: light("#7fa8c8", 0.8), haze: 0.2 },
  ],
  layers: [
    {
      z: -40,
      relief: 5,
      paint: (p) =>
        hall(p, {
          wall: "#2f4a5c",
          floor: 690,
          frames: [
            [220, 280, 220, 270],
            [500, 250, 170, 210],
            [1200, 260, 190, 240],
            [1460, 290, 190, 250],
          ],
          pilasters: [360, 1330],
        }),
    },
    { z: 0, relief: 5, rim: 1.8, paint: door },
    {
      z: 40,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) =>
        figure(p, 846, 706, 1.3, LENA, {
          left: [-84, -210],
          right: [10, -206],
          lean: -0.16,
          gaze: -0.7,
          mouth: "small",
          brow: -0.2,
        }),
    },
    { z: 60, relief: 5, rim: 2, paint: leaf },
    {
      z: 130,
      relief: 6,
      round: 9,
      rim: 3,
      lamps: 0.8,
      paint: (p) => {
        const crew = (i: number) => CREW[i] as (typeof CREW)[number];
        giantSpoon(p, 420, 640, 1.05, 0.05);
        figure(p, 130, 900, 1.66, crew(0), { back: true, right: [30, -160], left: [-60, -130] });
        figure(p, 380, 912, 1.6, crew(1), { back: true, right: [40, -166], left: [-44, -160] });
        figure(p, 620, 920, 1.64, crew(5), { back: true, right: [60, -170], left: [-40, -150], tilt: 0.1 });
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 860, 520, 420, 80, "#ffe2b0");
        glow(p, 870, 480, 420, "#ffc878", 0.12);
      },
    },
  ],
};

/** An opening in the paper of the wall with a narrow stair and a lamp behind it. */
function door(p: Plate): void {
  const { c, e } = p;
  solid(p, "M744 700V330H996V700Z", "#8a5a34");
  e.fillStyle = along(e, 0, 330, 0, 700, ["rgba(255,214,140,.75)", "rgba(255,170,90,.35)"]);
  e.fillRect(752, 338, 236, 362);
  e.save();
  e.globalCompositeOperation = "destination-out";
  for (let i = 0; i < 5; i++)
    fill(
      e,
      `M${900 - i * 4} ${700 - i * 40}H996V${660 - i * 40}H${916 - i * 4}Z`,
      `rgba(0,0,0,${0.5 - i * 0.06})`,
    );
  e.restore();
  disc(e, 930, 400, 14, "rgba(255,250,220,.95)", 20);
  disc(e, 930, 400, 120, around(e, 930, 400, 120, ["rgba(255,226,160,.5)", "rgba(255,200,110,0)"]));
  line(c, "M744 700V330H996V700", "#1c2c36", 10);
  line(c, "M750 700V336H990V700", "rgba(255,214,140,.8)", 3);
  fill(c, "M744 700H996L1130 900H560Z", "rgba(255,190,100,.12)");
}

/** The open wing of the door: on this side it is only wall. */
function leaf(p: Plate): void {
  const { c } = p;
  poly(c, "996,330 1112,296 1112,752 996,700", "#33505f");
  for (let y = 340; y < 600; y += 62)
    fill(c, `M1052 ${y}q12 20 0 40q-12 -20 0 -40Z`, "rgba(240,214,160,.14)");
  poly(c, "996,610 1112,634 1112,752 996,700", "#5d3d28");
  line(c, "M996 612L1112 636", "rgba(255,224,170,.6)", 4);
  line(c, "M1112 296V752", "rgba(255,206,130,.75)", 5);
}
