import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, hoop, line, type Plate, solid } from "../../kit/plate.ts";
import type { Scene } from "../../kit/scene.ts";
import { figure, type Gesture } from "../../painters/actor.ts";
import { glow, motes } from "../../painters/air.ts";
import { CREW, GUESTS } from "../../painters/cast.ts";
import { brightHall, chandeliers, GALA_LAMPS, NIGHT_SKY } from "../../painters/gala.ts";
import { curtain, pelmet } from "../../painters/velvet.ts";

const MUSICIANS: readonly (readonly [number, number, Instrument])[] = [
  [610, 560, "horn"],
  [760, 548, "fiddle"],
  [910, 544, "horn"],
  [1060, 548, "fiddle"],
  [1210, 556, "horn"],
  [1360, 566, "fiddle"],
  [690, 640, "fiddle"],
  [850, 632, "drum"],
  [1180, 632, "horn"],
  [1320, 642, "drum"],
  [1470, 650, "fiddle"],
];
const LISTENING: readonly Gesture["mouth"][] = ["flat", "oh", "flat", "smile"];
type Instrument = "horn" | "fiddle" | "drum";

/** Eleven musicians, and a deep flute. */
export const scene: Scene = {
  seed: 7213,
  exposure: 1.12,
  vignette: 0.55,
  sky: NIGHT_SKY,
  ambient: light("#a88a7c", 0.28),
  lamps: [...GALA_LAMPS, { x: 420, y: 470, z: 260, radius: 300, color: light("#dcecf8", 0.9), haze: 0.1 }],
  layers: [
    brightHall({ wall: "#3c4a6a", floor: 620, frames: [[160, 280, 180, 230]], pilasters: [330] }),
    {
      z: -30,
      relief: 7,
      round: 7,
      paint: (p) => {
        curtain(p, 480, 1600, 90, 560, 0, "#8a2a3a");
        pelmet(p, 470, 1620, 60, 90);
      },
    },
    chandeliers(0),
    {
      z: 50,
      relief: 6,
      round: 7,
      rim: 2.2,
      paint: (p) => {
        for (const [i, [x, y, what]] of MUSICIANS.entries()) {
          if (i === 6) stand(p, 590, 1590, 640);
          const pose: Gesture =
            what === "drum"
              ? { left: [-20, -134], right: [24, -140] }
              : what === "horn"
                ? { left: [-16, -176], right: [26, -160] }
                : { left: [-44, -186], right: [20, -150] };
          figure(
            p,
            x,
            y + 90,
            0.98,
            {
              ...(GUESTS[(i * 2 + 1) % GUESTS.length] as (typeof GUESTS)[number]),
              coat: i % 2 ? "#2c3350" : "#3a2a3c",
              cut: "suit",
            },
            { ...pose, gaze: x > 900 ? -0.9 : -0.5, brow: 0.5, mouth: LISTENING[i % LISTENING.length] },
          );
          instrument(p, what, x, y + 90);
        }
        stand(p, 520, 1620, 740);
      },
    },
    {
      z: 110,
      relief: 6,
      round: 9,
      rim: 2.4,
      paint: (p) => {
        figure(
          p,
          1010,
          850,
          1.62,
          { coat: "#8a2f4a", head: "curls", skin: 4, cut: "gown", trim: "#f2c46a" },
          {
            left: [-92, -206],
            right: [92, -210],
            gaze: -0.8,
            expression: "surprised",
            mouth: "laugh",
            tilt: -0.08,
          },
        );
        figure(p, 190, 850, 1.44, CREW[2] as (typeof CREW)[number], {
          left: [-10, -160],
          right: [40, -166],
          gaze: 0.6,
          mouth: "smile",
        });
        figure(p, 520, 862, 1.46, CREW[4] as (typeof CREW)[number], {
          left: [-34, -168],
          right: [26, -166],
          gaze: 0.8,
          brow: 0.6,
          mouth: "flat",
        });
        flute(p, 390, 606);
      },
    },
    {
      z: 200,
      paint: (p) => {
        motes(p, 800, 420, 700, 90, "#ffe0a4");
        glow(p, 760, 590, 120, "#eef6ff", 0.3);
      },
    },
  ],
};

/** The front of the platform, with music stands. */
function stand(p: Plate, x0: number, x1: number, y: number): void {
  const { c } = p;
  solid(p, `M${x0} ${y}H${x1}V${y + 120}H${x0}Z`, along(c, 0, y, 0, y + 120, ["#6a3a2a", "#3c2018"]));
  line(c, `M${x0} ${y + 2}H${x1}`, "#e6bd66", 7);
  for (let x = x0 + 60; x < x1; x += 150) {
    fill(c, `M${x} ${y + 26}h96v68h-96Z`, "#522c20");
    line(c, `M${x} ${y + 94}v-68h96`, "rgba(255,220,170,.3)", 3);
  }
}

function instrument(p: Plate, what: Instrument, x: number, y: number): void {
  const { c } = p;
  at(p, x, y, 0.98, 0, () => {
    if (what === "horn") {
      line(c, "M-14 -178L36 -158", "#c99642", 7);
      hoop(c, 34, -146, 17, "#e6bd66", 7);
      fill(c, "M38 -132C60 -128 74 -112 78 -96L40 -96C42 -110 36 -122 30 -128Z", "#f0cb80");
    } else if (what === "fiddle") {
      at(p, -26, -190, 1, -0.5, () => {
        solid(
          p,
          "M-34 -12C-40 -24 -22 -26 -16 -18C-8 -28 14 -26 14 -12C14 4 -8 6 -16 -4C-22 4 -40 0 -34 -12Z",
          "#b5652c",
        );
        line(c, "M10 -12H52", "#3a2014", 6);
        line(c, "M-26 -12H48", "#f6e4c0", 1.6);
      });
      line(c, "M20 -150L-48 -216", "#e8d4a8", 3);
    } else {
      solid(p, "M-44 -126H44L40 -66H-40Z", "#a5323c");
      disc(c, 0, -126, 44, "#f6ead6", 13);
      line(c, "M-44 -124L-30 -68L-14 -112L0 -66L14 -112L30 -68L44 -124", "#f0cb80", 3);
      line(c, "M-20 -134L-4 -160M24 -140L8 -162", "#c9a06a", 4);
    }
  });
}

/** The spoon in silver paper with six painted holes; the bowl is still the shape of a bowl. */
function flute(p: Plate, x: number, y: number): void {
  const { c, e, next } = p;
  at(p, x, y, 0.98, -0.03, () => {
    const body =
      "M-500 -22H240C290 -24 316 -50 360 -58C430 -70 496 -42 496 0C496 42 430 70 360 58C316 50 290 24 240 22H-500Z";
    solid(p, body, along(c, 0, -60, 0, 60, ["#f8fcff", [0.4, "#a9bcc6"], [0.6, "#e6eef2"], "#56687a"]));
    c.save();
    c.clip(new Path2D(body));
    for (let i = 0; i < 70; i++)
      line(
        c,
        `M${-500 + next() * 1000} ${-60 + next() * 120}l${next() * 50 - 25} ${next() * 44 - 22}`,
        `rgba(${next() < 0.5 ? "255,255,255" : "50,70,90"},.35)`,
        3,
      );
    c.restore();
    for (let i = 0; i < 6; i++) {
      disc(c, -120 + i * 62, -1, 15, "#e6bd66", 13);
      disc(c, -120 + i * 62, -1, 11, "#101c26", 9);
    }
    solid(p, "M-420 -30H-350V30H-420Z", "#d9a84c");
    disc(e, 410, -34, 10, "rgba(255,255,255,.8)", 5);
    disc(e, -300, -14, 34, "rgba(255,255,255,.5)", 3);
  });
}
