import { fade, ink, light } from "../../kit/palette.ts";
import {
  along,
  at,
  disc,
  fill,
  hoop,
  inside,
  line,
  type Plate,
  pairs,
  solid,
  triples,
  wear,
} from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { desk, note, pendant, shelf, wideWindow } from "../../painters/cabin.ts";
import { bust, TAVI } from "../../painters/people.ts";
import { profile } from "../../painters/profile.ts";
import { pipes, plates } from "../../painters/room.ts";

/** Where the nine short words stand on the screen, and how long each is. */
const WORDS = [
  [-160, -84, 70],
  [-74, -84, 34],
  [-24, -84, 60],
  [52, -84, 46],
  [-160, -40, 44],
  [-100, -40, 84],
  [0, -40, 58],
  [-160, 4, 62],
  [-82, 4, 48],
] as const;

/** The relay's desk, with Tavi before it: the message is open, sent, or deleted. */
export function report(message: "open" | "sent" | "none"): Scene {
  const dark = message === "none";
  return {
    seed: 79,
    exposure: 1.16,
    sky: {
      top: light("space"),
      low: light("#142247"),
      nebulae: [{ x: 560, y: 230, radius: 460, color: light("nebula", 0.36) }],
    },
    ambient: light("#4f5c80", 0.4),
    lamps: [
      { x: 250, y: 420, z: 330, radius: 330, color: light("#ffc890", 0.9), haze: 0 },
      { x: 1170, y: 290, z: 180, radius: 400, color: light("lamp", 2.3), haze: 0.7 },
      {
        x: 790,
        y: 430,
        z: 150,
        radius: 240,
        color: light(dark ? "#3a4a6a" : "#bfe3f2", dark ? 0.4 : 1.1),
        haze: 0.4,
      },
    ],
    layers: [
      {
        z: -200,
        paint: (p) => {
          glow(p, 330, 190, 80, "#bfe3ff", 0.5);
          disc(p.e, 330, 190, 5, "#ffffff");
          if (message !== "sent") return;
          for (const [width, alpha] of pairs("34,0.07 12,0.16 3,0.7"))
            line(p.e, "M760 402L336 192", fade("#dff0ff", alpha), width);
          for (const t of [0.2, 0.42, 0.66]) glow(p, 760 - 424 * t, 402 - 210 * t, 26, "#ffffff", 0.5);
        },
      },
      {
        z: 0,
        relief: 5,
        paint: (p) => {
          plates(p, -10, -10, 1620, 620, 8, 4, "#66748f");
          pipes(p, -10, 22, 1610, 22, 3, 15);
          wideWindow(p, 130, 90, 760, 320, 80, 3);
          shelf(p, 1230, 180, 300);
          for (const [x, y, a] of triples("1010,150,-0.05 1090,176,0.06 1030,250,0.04"))
            note(p, x, y, 62, 70, a);
          wear(p, 0, 60, 1600, 540, 180, 0.06);
        },
        mist: { color: light("#6a5a58", 0.35), amount: 0.18 },
      },
      {
        z: 60,
        relief: 6,
        paint: (p) => {
          desk(p, -40, 560, 1700, 380);
          at(p, 800, 440, 1.06, 0, () => screen(p, message));
          photograph(p, dark);
          solid(p, "M1350 496H1430L1420 590H1360Z", "#c9b79a");
          line(p.c, "M1430 516C1462 516 1462 562 1424 566", "#c9b79a", 10);
          motes(p, 1140, 420, 360, 50, "#ffcf8a");
        },
      },
      { z: 100, paint: (p) => pendant(p, 1170, -10, 250, 1.15) },
      {
        z: 150,
        relief: 8,
        round: 30,
        rim: 3,
        paint: (p) => bust(p, 470, 560, 2.1, TAVI, 0.02, dark ? 1 : 0.7),
      },
    ],
  };
}

function screen(p: Plate, message: "open" | "sent" | "none"): void {
  const { c, e } = p;
  solid(
    p,
    "M-214 -150Q-214 -164 -200 -164H200Q214 -164 214 -150V112Q214 126 200 126H-200Q-214 126 -214 112Z",
    along(c, 0, -150, 0, 128, ["#6d7993", [0.1, "#4b5773"], "#2a3354"]),
  );
  const glass = "M-192 -142H192V96H-192Z";
  fill(c, glass, "#0a142c");
  for (const x of [-180, 180]) disc(c, x, 112, 4, "#9aa6c0");
  inside(e, glass, () => {
    if (message === "none") {
      disc(e, 0, -20, 300, fade(ink.ice, 0.03));
      line(e, "M-26 -22H26", fade(ink.ice, 0.3), 5);
      return;
    }
    disc(e, 0, -20, 300, fade(ink.ice, 0.1));
    const share = message === "sent" ? 0.3 : 0.7;
    for (const [x, y, w] of WORDS) line(e, `M${x} ${y}h${w}`, fade("#dff2fb", share), 9);
    if (message === "open") {
      fill(e, "M66 46H172V80H66Z", fade(ink.amber, 0.6));
      fill(e, "M-26 -6V22H-22V-6Z", fade("#ffffff", 0.6));
    } else {
      hoop(e, 120, 44, 34, fade("#9fe0b8", 0.8), 6);
      line(e, "M104 44L116 57L138 30", fade("#9fe0b8", 0.9), 8);
    }
  });
  solid(p, "M-60 126H60L84 162H-84Z", "#3a4566");
}

/** Lani in a frame, near enough to the middle for an upright phone. Its own light comes on when somebody looks at it. */
function photograph(p: Plate, near: boolean): void {
  const { c, e } = p;
  at(p, 1186, 482, 1.1, 0.04, () => {
    solid(p, "M-80 -110H80V104H-80Z", "#8d6a4e");
    line(c, "M-78 -108H78", "rgba(255,236,204,.5)", 3);
    const glass = "M-62 -92H62V86H-62Z";
    fill(c, glass, along(c, 0, -92, 0, 86, ["#7a5a68", [0.6, "#c98a6a"], "#e0b07a"]));
    inside(c, glass, () => {
      solid(p, "M-46 100C-50 62 -30 44 -2 40C34 42 58 60 62 100Z", "#4a5f8a");
      at(p, 4, 40, 0.86, 0.06, () => profile(p, { skin: 0, tone: "#3a2a2c", smile: true }));
    });
    line(c, "M-56 -86L-10 -86L-56 -20Z", "rgba(255,250,240,.1)", 3);
    if (near) {
      fill(e, glass, "rgba(255,206,150,.05)");
      glow(p, 0, 0, 220, "#ffc88a", 0.12);
    }
  });
}

/** A message to home, written and not yet sent. */
export const scene = report("open");
