import { light } from "../../kit/palette.ts";
import { along, disc, hoop, line, type Plate, pairs, solid, triples } from "../../kit/plate.ts";
import { between } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";
import { glow, motes } from "../../painters/air.ts";
import { tomato } from "../../painters/kitchen.ts";

const CHALK = "rgba(226,240,248,.86)";
const THIN = "rgba(226,240,248,.4)";

/** The plan: a long arrow that goes in, and a corner. */
export const scene: Scene = {
  seed: 7018,
  exposure: 1.15,
  vignette: 0.7,
  sky: { top: light("#120c0a"), low: light("#120c0a"), stars: 0 },
  ambient: light("#a9a49c", 0.3),
  lamps: [
    { x: 620, y: 250, z: 340, radius: 560, color: light("#ffe0ae", 2), haze: 0.15 },
    { x: 1400, y: 800, z: 260, radius: 420, color: light("#ffb45c", 0.8), haze: 0.1 },
  ],
  layers: [
    { z: 0, relief: 4, paint: boards },
    { z: 30, relief: 3, rim: 1.4, paint: paper },
    { z: 34, relief: 1, paint: plan },
    { z: 38, relief: 2, paint: arrows },
    {
      z: 90,
      relief: 6,
      round: 8,
      rim: 2,
      paint: (p) => {
        tomato(p, 190, 180, 58);
        tomato(p, 1446, 742, 50);
        pencil(p);
        cup(p, 1440, 170);
      },
    },
    {
      z: 160,
      paint: (p) => {
        motes(p, 640, 320, 620, 50, "#ffe2b0");
        glow(p, 620, 250, 620, "#ffd08a", 0.07);
      },
    },
  ],
};

function boards({ c, next }: Plate): void {
  for (let i = 0; i < 7; i++) {
    c.fillStyle = ["#6e4529", "#7d5232", "#66401f"][i % 3] as string;
    c.fillRect(0, i * 132, 1600, 130);
    for (let k = 0; k < 34; k++)
      line(
        c,
        `M${between(next, -40, 1500)} ${i * 132 + between(next, 6, 124)}q${between(next, 60, 160)} ${between(next, -5, 5)} ${between(next, 160, 320)} 0`,
        `rgba(${next() < 0.6 ? "40,20,10" : "255,214,160"},.16)`,
        2,
      );
  }
}

function paper(p: Plate): void {
  const { c, next } = p;
  line(c, "M120 130L1490 92L1520 830L90 836Z", "rgba(10,4,4,.45)", 26);
  solid(p, "M110 112L1486 76L1510 812L84 822Z", along(c, 0, 80, 0, 830, ["#2a6a8c", "#1c4a6a"]));
  for (let i = 1; i < 34; i++)
    line(c, `M${110 + i * 41} ${112 - i}L${84 + i * 42} 822`, "rgba(200,230,244,.07)", 1.6);
  for (let i = 1; i < 18; i++)
    line(c, `M${108 - i} ${110 + i * 40}L1490 ${76 + i * 41}`, "rgba(200,230,244,.07)", 1.6);
  for (const x of [452, 796, 1140]) {
    line(c, `M${x} 100L${x + 4} 816`, "rgba(6,20,34,.3)", 6);
    line(c, `M${x + 6} 100L${x + 10} 816`, "rgba(220,240,250,.14)", 4);
  }
  for (let i = 0; i < 240; i++)
    disc(c, between(next, 110, 1490), between(next, 90, 810), between(next, 1, 3), "rgba(226,240,248,.07)");
}

/** Rooms, doors, stairs, and the hall of the spoon with its case. */
function plan(p: Plate): void {
  const { c } = p;
  const wall = (path: string) => line(c, path, CHALK, 6);
  wall("M330 690V200H1290V690H860M740 690H330");
  wall(
    "M560 690V560M560 470V200M560 440H660M760 440H900V300M900 230V200M900 440V560M900 620V690M900 500H1010M1110 500H1290M900 330H1060M1150 330H1290",
  );
  line(c, "M740 690A120 120 0 0 1 860 690M560 470A90 90 0 0 1 650 500", THIN, 3);
  for (let i = 0; i < 9; i++) line(c, `M${350 + i * 20} 220V290`, THIN, 3);
  for (const [x, y] of pairs("640,620 820,620 640,280 820,280")) hoop(c, x, y, 14, THIN, 4);
  hoop(c, 1180, 264, 0.1, THIN, 1);
  line(c, "M1030 400H1240V440H1030Z", CHALK, 4);
  line(c, "M1050 420H1180", CHALK, 5);
  disc(c, 1200, 420, 20, CHALK, 11);
  line(c, "M300 200V690M290 200h20M290 690h20M330 160H1290M330 150v20M1290 150v20", THIN, 3);
  c.fillStyle = CHALK;
  c.textAlign = "center";
  c.font = "italic 26px Georgia, serif";
  for (const [text, x, y] of [
    ["Front Hall", 660, 664],
    ["Kitchen", 446, 668],
    ["Stairs", 440, 340],
    ["Ferns", 735, 380],
    ["Spoon Hall", 1140, 384],
    ["Tea", 1190, 275],
    ["Music", 1090, 600],
  ] as const)
    c.fillText(text, x, y);
  c.font = "italic 34px Georgia, serif";
  c.fillText("THE MUSEUM", 540, 770);
  line(c, "M1360 250L1410 180L1460 250ZM1410 180V320", THIN, 4);
}

/** The plan of other crews, crossed out, and ours: in, corner, back, again. */
function arrows(p: Plate): void {
  const { c, e } = p;
  const pink = "#ff9d8c";
  line(c, "M470 520L250 640M250 640l34 -34M250 640l46 -2", "rgba(255,255,255,.65)", 7);
  line(c, "M310 540L420 630M420 536L316 636", "#ff7a6a", 9);
  line(c, "M800 800V470", pink, 17);
  line(c, "M800 470L870 448M870 448l-36 -10M870 448l-22 30", pink, 13);
  for (const [x, y, a] of triples("902,420,0 916,450,0.6 906,396,-0.7"))
    line(c, `M${x} ${y}l${30 * Math.cos(a)} ${30 * Math.sin(a)}`, "#ffe08a", 7);
  const dash = "M770 520C700 540 700 600 760 620";
  c.setLineDash([16, 18]);
  line(c, dash, pink, 8);
  line(c, "M820 640C860 600 840 520 980 470", pink, 8);
  c.setLineDash([]);
  line(c, "M760 620l-34 -4M760 620l-8 -34", pink, 8);
  line(c, "M980 470l-12 30M980 470l-36 -4", pink, 8);
  c.fillStyle = "#ffe08a";
  c.font = "italic 40px Georgia, serif";
  c.fillText("?", 1040, 470);
  e.globalAlpha = 1;
}

function pencil(p: Plate): void {
  const { c } = p;
  solid(p, "M980 846L1330 700L1340 722L990 868Z", "#e0a83c");
  line(c, "M984 852L1334 706", "#ffdc86", 6);
  solid(p, "M1330 700L1384 690L1340 722Z", "#f2d8b0");
  solid(p, "M1366 693L1384 690L1370 702Z", "#c25a54");
  solid(p, "M980 846L962 854L972 876L990 868Z", "#d98e84");
}

function cup(p: Plate, x: number, y: number): void {
  const { c } = p;
  disc(c, x + 8, y + 10, 96, "rgba(10,4,4,.4)", 90);
  disc(c, x, y, 92, "#f2e4c8", 88);
  disc(c, x, y, 78, "#e2d0ac", 74);
  disc(c, x, y, 58, "#fff4e0", 56);
  disc(c, x, y, 48, "#6a3a1c", 46);
  disc(c, x - 14, y - 12, 16, "rgba(255,220,170,.3)", 10);
  line(c, `M${x + 56} ${y + 20}q40 10 34 40`, "#fff4e0", 14);
}
