import { light } from "../../kit/palette.ts";
import { along, around, disc, line, type Plate, pairs, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { button } from "../../painters/button.ts";
import { museum } from "../../painters/museum.ts";
import { cobbles } from "../../painters/street-table.ts";
import { houses } from "../../painters/town.ts";

/** The museum at half past eight, from the gate across the street. */
export const scene: Scene = {
  seed: 7320,
  exposure: 1.15,
  vignette: 0.6,
  sky: {
    top: light("#061723"),
    low: light("#2a5a66"),
    nebulae: [{ x: 800, y: 380, radius: 800, color: light("#c98252", 0.4) }],
  },
  ambient: light("#6386a0", 0.45),
  lamps: [
    { x: 800, y: 480, z: 150, radius: 520, color: light("#ffb75e", 0.8), haze: 0.5 },
    { x: 800, y: 830, z: 120, radius: 460, flat: 2.6, color: light("#ffb04e", 1.6), haze: 0.1 },
    { x: 1340, y: -200, z: 500, radius: 2200, color: light("#bcd8ec", 0.9), haze: 0 },
  ],
  layers: [
    {
      z: -300,
      paint: ({ e }) => {
        disc(
          e,
          1330,
          150,
          230,
          around(e, 1330, 150, 230, [
            "rgba(190,220,236,.3)",
            [0.5, "rgba(150,196,216,.09)"],
            "rgba(150,196,216,0)",
          ]),
        );
        disc(e, 1330, 150, 70, "rgba(226,232,220,.52)");
        disc(e, 1308, 140, 15, "rgba(120,150,160,.3)");
        disc(e, 1350, 172, 18, "rgba(120,150,160,.3)");
      },
    },
    {
      z: -180,
      relief: 3,
      paint: (p) => {
        houses(p, -30, 240, { ground: 722, low: 160, high: 260, width: 100, lit: 0.4, color: "#33525f" });
        houses(p, 1380, 1640, { ground: 722, low: 160, high: 260, width: 100, lit: 0.4, color: "#33525f" });
      },
      mist: { color: light("#6f9aa2", 0.35), amount: 0.4, band: [620, 140] },
    },
    {
      z: 0,
      relief: 5,
      rim: 1.3,
      paint: (p) => {
        museum(p, 800, 730, 1.24, { clock: [8, 30], lit: 0.85, banners: true });
        glow(p, 800, 540, 620, "#ffb85a", 0.08, 0.8);
      },
    },
    {
      z: 60,
      relief: 4,
      paint: (p) => {
        cobbles(p, 726, "#34404c", "#6d6a66");
        for (const x of [800, 560, 1040, 430, 1170, 320, 1280])
          for (let i = 0; i < 16; i++)
            disc(
              p.e,
              x + (p.next() - 0.5) * 70,
              736 + p.next() * 150,
              8 + p.next() * 26,
              "rgba(255,190,96,.07)",
              2.2,
            );
      },
    },
    { z: 150, relief: 6, round: 5, rim: 2.2, paint: gate },
    { z: 180, relief: 6, round: 8, rim: 2.6, paint: (p) => button(p, 1390, 742, 0.62, "back", -1) },
    { z: 210, paint: (p) => motes(p, 800, 520, 620, 80, "#ffd596") },
  ],
};

/** Two posts with a low wall on both sides, and the wings of an open iron gate. */
function gate(p: Plate): void {
  const { c } = p;
  for (const [x0, x1] of pairs("-10,300 1300,1610")) {
    solid(p, `M${x0} 740H${x1}V900H${x0}Z`, along(c, 0, 740, 0, 900, ["#5a5a60", "#2a2c34"]));
    for (let x = x0; x < x1; x += 62) line(c, `M${x} 770h58v52h-58Z`, "rgba(12,14,22,.4)", 3);
    line(c, `M${x0} 741H${x1}`, "rgba(226,236,246,.5)", 6);
  }
  for (const x of [260, 1340]) {
    solid(
      p,
      `M${x - 44} 900V470H${x + 44}V900Z`,
      along(c, x - 44, 0, x + 44, 0, ["#4c4e58", [0.6, "#74747a"], "#34363e"]),
    );
    for (let y = 520; y < 900; y += 56) line(c, `M${x - 44} ${y}h88`, "rgba(10,12,20,.45)", 3);
    solid(p, `M${x - 58} 476H${x + 58}V448H${x - 58}Z`, "#83838a");
    disc(c, x, 416, 34, "#8b8b92");
    disc(c, x - 10, 404, 12, "rgba(240,246,255,.5)");
  }
  for (const [x, side] of pairs("300,1 1300,-1"))
    for (let i = 0; i < 6; i++) {
      const gx = x + side * (10 + i * 15);
      const top = 500 + i * 16;
      line(c, `M${gx} ${880 + i * 6}V${top}`, "#1a2026", 7);
      line(c, `M${gx} ${top}l-6 14h12Z`, "#d9a84c", 4);
      if (i === 5) line(c, `M${x} 560L${gx} 620M${x} 820L${gx} 850`, "#1a2026", 8);
    }
}
