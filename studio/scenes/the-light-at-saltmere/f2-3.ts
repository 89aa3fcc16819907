import { light } from "../../kit/palette.ts";
import { along, disc, hoop, line, pairs, solid, triples } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure } from "../../painters/actor.ts";
import { glow } from "../../painters/air.ts";
import { heron, post, reflection, salt, water } from "../../painters/harbor.ts";
import { HANA } from "../../painters/townsfolk.ts";

/** Mother? Is that you? */
export const scene: Scene = {
  seed: 773,
  exposure: 1.2,
  sky: {
    top: light("#0d1c24"),
    low: light("#4a686e"),
    stars: 0,
    nebulae: [{ x: 800, y: 300, radius: 700, color: light("#8fa8a4", 0.4) }],
  },
  ambient: light("#7599a0", 0.36),
  lamps: [
    { x: 980, y: 380, z: 20, radius: 300, color: light("lantern", 2.3), haze: 1 },
    { x: 1480, y: 200, z: 280, radius: 420, color: light("lantern", 1.4), haze: 0.1 },
    { x: 120, y: 700, z: 300, radius: 420, color: light("oil", 0.7), haze: 0 },
  ],
  layers: [
    {
      z: -200,
      relief: 3,
      paint: (p) => {
        water(p, 460, 920, "#587a7e", "#0d2b36", 560);
        heron(p, 560, 500, 0.28, 1);
        for (const [x, y, h] of triples("480,500,46 1180,494,40")) post(p, x, y, h, h * 0.24);
        solid(p, "M900 470Q980 486 1060 462Q1050 500 1020 504H930Q906 496 900 470Z", "#26302f");
        for (const [x, h] of pairs("950,44 1000,50"))
          solid(p, `M${x - 13} 478V${478 - h}Q${x} ${462 - h} ${x + 13} ${478 - h}V478Z`, "#1d2a30");
        disc(p.e, 920, 424, 9, "rgba(255,236,180,.95)", 13);
        glow(p, 920, 424, 130, salt.gold, 0.5);
        reflection(p, 940, 506, 150, 70, "#ffbe5c", 0.55);
      },
      mist: { color: light("nearFog", 0.5), amount: 0.5, band: [470, 110] },
    },
    {
      z: 60,
      relief: 7,
      rim: 2,
      paint: (p) => {
        const wood = along(p.c, 0, 0, 0, 900, ["#6d6654", "#3a382e"]);
        solid(p, "M-20 -20H1620V90H-20Z", wood);
        solid(p, "M-20 -20H90V920H-20ZM1510 -20H1620V920H1510Z", wood);
        solid(p, "M-20 640H1620V920H-20Z", wood);
        for (const x of [420, 1180]) solid(p, `M${x - 22} 80H${x + 22}V650H${x - 22}Z`, wood);
        line(p.c, "M90 90H398M442 90H1158M1202 90H1510", "rgba(214,200,160,.35)", 5);
        line(p.c, "M-20 642H1620", "#a39a7a", 9);
        for (let y = 680; y < 900; y += 58) line(p.c, `M-20 ${y}H1620`, "rgba(10,14,16,.45)", 4);
        line(p.c, "M1340 90V190", "#1c272c", 6);
        solid(p, "M1300 190H1380V270H1300Z", "#4d5a60");
        hoop(p.c, 1340, 230, 26, "#b09a5c", 6);
        line(p.c, "M1340 230L1352 212", "#d8c07c", 5);
        line(p.c, "M200 90C190 240 260 260 250 400", "#b5a67c", 9);
        disc(p.c, 250, 404, 15, "#c9bb94");
      },
    },
    {
      z: 120,
      relief: 6,
      round: 9,
      rim: 2.2,
      paint: (p) => {
        const [x, y] = [800, 640];
        for (let i = 0; i < 8; i++) {
          const a = (i * Math.PI) / 4 + 0.12;
          line(p.c, `M${x} ${y}L${x + Math.cos(a) * 280} ${y + Math.sin(a) * 280}`, "#6d5a3c", 22);
          line(
            p.c,
            `M${x + Math.cos(a) * 232} ${y + Math.sin(a) * 232}L${x + Math.cos(a) * 286} ${y + Math.sin(a) * 286}`,
            "#a08a5c",
            26,
          );
        }
        hoop(p.c, x, y, 206, "#4a3d28", 38);
        hoop(p.c, x - 2, y - 3, 206, "#a08a5c", 20);
        disc(p.c, x, y, 46, "#b09a5c");
        disc(p.c, x - 3, y - 3, 26, "#5c4e2a");
      },
    },
    {
      z: 190,
      relief: 6,
      round: 14,
      rim: 2.6,
      paint: (p) => {
        figure(p, 800, 1180, 3, HANA, { back: true, left: [-74, -160], right: [74, -166], tilt: 0.06 });
      },
    },
  ],
};
