import { light } from "../../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, poly, solid } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { ropes } from "../../painters/gallery.ts";

/** The empty case in Spoon Hall, very clean. */
export const scene: Scene = {
  seed: 7014,
  exposure: 1.2,
  vignette: 0.65,
  sky: { top: light("#060d12"), low: light("#060d12"), stars: 0 },
  ambient: light("#4d7480", 0.3),
  lamps: [
    { x: 800, y: 40, z: 260, radius: 420, color: light("#fff0cc", 2.3), haze: 0.6 },
    { x: 800, y: 640, z: 190, radius: 430, flat: 2.2, color: light("#ffdf9e", 1.5), haze: 0.1 },
  ],
  layers: [
    { z: -60, relief: 4, paint: hall },
    {
      z: -20,
      paint: ({ e }) => {
        e.fillStyle = along(e, 0, 0, 0, 760, [
          "rgba(255,240,200,.3)",
          [0.7, "rgba(255,226,170,.1)"],
          "rgba(255,220,160,0)",
        ]);
        e.fill(new Path2D("M740 -10H860L1250 770H350Z"));
      },
    },
    { z: 30, relief: 6, rim: 1.8, paint: showcase },
    {
      z: 120,
      relief: 7,
      round: 6,
      rim: 2.2,
      paint: (p) => {
        ropes(p, [150, 560], 850);
        ropes(p, [1040, 1450], 850);
      },
    },
    {
      z: 180,
      paint: (p) => {
        motes(p, 800, 400, 380, 90, "#fff0c4");
        glow(p, 800, 640, 420, "#ffdc98", 0.1, 0.4);
      },
    },
  ],
};

/** Dark green walls with frames that one hardly sees, and a floor of wood. */
function hall(p: Plate): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, 0, 0, 700, ["#173a40", "#245059"]);
  c.fillRect(0, 0, 1600, 720);
  for (let x = -40; x < 1640; x += 54)
    for (let y = 20; y < 620; y += 76)
      fill(c, `M${x + 27} ${y}q16 20 0 40q-16 -20 0 -40Z`, "rgba(160,210,200,.07)");
  for (const [x, y, w, h] of [
    [70, 150, 220, 290],
    [350, 200, 150, 200],
    [1110, 200, 150, 200],
    [1320, 150, 220, 290],
  ] as const) {
    solid(p, `M${x} ${y}h${w}v${h}h${-w}Z`, "#8a6a34");
    line(c, `M${x + 5} ${y + 5}h${w - 10}v${h - 10}h${-(w - 10)}Z`, "#d8ae5c", 5);
    fill(c, `M${x + 20} ${y + 20}h${w - 40}v${h - 40}h${-(w - 40)}Z`, "#24343a");
  }
  c.fillStyle = "#6b4a30";
  c.fillRect(0, 640, 1600, 24);
  line(c, "M0 642H1600", "rgba(255,224,170,.4)", 3);
  for (let row = 0; row < 9; row++) {
    const y = 664 + row * row * 2.2 + row * 8;
    for (let x = -between(next, 0, 160); x < 1600; x += 190 + row * 20) {
      c.fillStyle = ["#7a5233", "#6c472c", "#84593a"][Math.floor(next() * 3)] as string;
      c.fillRect(x, y, 188 + row * 20, 28 + row * 5);
      line(c, `M${x} ${y}h${190 + row * 20}`, "rgba(20,10,6,.5)", 2);
    }
  }
}

/** A long case on a plinth: velvet with the shape of what is missing, glass, and a card. */
function showcase(p: Plate): void {
  const { c, e } = p;
  solid(p, "M330 770H1270L1240 640H360Z", "#5b3a24");
  solid(p, "M306 790H1294V768H306Z", "#7a5232");
  line(c, "M306 769H1294", "rgba(255,224,176,.6)", 4);
  for (const x of [440, 640, 840, 1040])
    poly(c, `${x - 8},664 ${x + 130},664 ${x + 136},744 ${x - 14},744`, "#4a2e1c");
  solid(p, "M352 640H1248L1216 560H384Z", "#9c2f38");
  for (let i = 0; i < 20; i++)
    line(c, `M${380 + i * 44} 638q10 -40 ${(i - 10) * -1.4} -74`, "rgba(255,150,140,.12)", 9);
  at(p, 800, 602, 0.78, 0, () => {
    fill(
      c,
      "M-500 0C-506 -14 -480 -18 -462 -14C-300 -9 0 -10 250 -12C300 -14 316 -26 360 -32C430 -38 500 -24 500 0C500 24 430 38 360 32C316 26 300 14 250 12C0 10 -300 9 -462 14C-480 18 -506 14 -500 0Z",
      "rgba(60,10,20,.85)",
    );
    line(
      c,
      "M-496 6C-300 12 0 12 250 14C300 16 316 28 360 34C430 40 496 26 500 4",
      "rgba(255,180,160,.4)",
      3,
    );
  });
  // the card
  at(p, 800, 540, 1, -0.03, () => {
    solid(p, "M-66 -44H66V36H-66Z", "#fff4e0");
    e.fillStyle = "rgba(255,244,216,.05)";
    e.fillRect(-66, -44, 132, 80);
    c.fillStyle = "#2a1a14";
    c.font = "italic 600 30px Georgia, serif";
    c.textAlign = "center";
    c.fillText("Back", 0, -8);
    c.fillText("soon", 0, 22);
    fill(c, "M-20 36L0 60L20 36Z", "rgba(30,14,10,.4)");
  });
  // the glass: edges that catch the beam
  line(c, "M372 640V300H1228V640M372 300L404 262H1196L1228 300M404 262V300M1196 262V300", "#b88a4a", 9);
  line(c, "M374 640V302H1226V640", "rgba(255,248,224,.7)", 3);
  e.fillStyle = "rgba(190,230,236,.035)";
  e.fillRect(376, 304, 848, 334);
  for (const [x, w] of pairs("600,60 690,18 1150,44")) {
    e.fillStyle = "rgba(220,244,250,.07)";
    e.fill(new Path2D(`M${x} 304h${w}L${x + w - 150} 638h${-w}Z`));
  }
  disc(e, 404, 300, 5, "rgba(255,250,230,.9)");
  disc(e, 1196, 300, 5, "rgba(255,250,230,.9)");
}
