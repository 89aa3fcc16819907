import { fade, ink, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, inside, line, type Plate, solid } from "../kit/plate.ts";
import { profile, restingHand } from "./profile.ts";

const GLASS = "M-424 -60C-440 -236 -330 -312 -120 -316H140C340 -312 438 -236 424 -60Z";

/** The cold-rest bed: Sumi asleep under soft glass, her note on it. 900 wide at scale 1, its foot at (x, y). */
export function restBed(p: Plate, x: number, y: number, scale: number): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 44, 470, "rgba(4,8,22,.5)", 22);
    solid(
      p,
      "M-448 -62H448L420 16Q414 40 386 40H-386Q-414 40 -420 16Z",
      along(c, 0, -60, 0, 40, ["#93a1bd", [0.3, "#66738f"], "#27304e"]),
    );
    for (const sx of [-250, 0, 250]) line(c, `M${sx} -44V32`, "rgba(10,14,34,.4)", 3);
    line(c, "M-444 -58H444", "rgba(236,243,255,.6)", 4);
    for (let i = 0; i < 9; i++) {
      disc(c, -330 + i * 30, 2, 8, "#1a2240");
      disc(e, -330 + i * 30, 2, 5, fade(i < 8 ? "#7fd8a8" : ink.amber, 0.75));
    }
    fill(c, GLASS, around(c, -60, -120, 520, ["#4a7696", "#1c3350"]));
    inside(c, GLASS, () =>
      inside(e, GLASS, () => {
        fill(e, GLASS, along(e, 0, -316, 0, -60, ["rgba(160,214,240,.04)", "rgba(160,214,240,.24)"]));
        sleeper(p);
        frost(p);
      }),
    );
    line(c, GLASS, "#8b98b4", 9);
    line(c, GLASS, "rgba(230,242,255,.6)", 2.4);
    for (const side of [-1, 1])
      solid(p, `M${side * 430} -70L${side * 446} -62L${side * 430} -120L${side * 416} -118Z`, "#b7c2d8");
    line(c, "M-394 -118C-400 -222 -310 -284 -160 -297", "rgba(230,242,255,.5)", 10);
    line(c, "M236 -288C330 -270 388 -226 398 -142", "rgba(230,242,255,.24)", 5);
    note(p);
  });
}

function sleeper(p: Plate): void {
  const { c } = p;
  solid(
    p,
    "M-404 -60C-414 -112 -372 -138 -296 -132C-222 -134 -190 -108 -196 -60Z",
    along(c, 0, -138, 0, -60, ["#f2f5fa", "#a9b6cc"]),
  );
  line(c, "M-380 -92q40 -24 84 -20M-250 -118q28 8 40 30", "rgba(70,90,130,.35)", 3);
  // The hair lies loose on the pillow.
  fill(c, "M-326 -150C-372 -160 -400 -120 -384 -78C-360 -66 -330 -78 -312 -92Z", "#3a2a30");
  for (let i = 0; i < 5; i++)
    line(
      c,
      `M-322 ${-142 + i * 10}Q-366 ${-140 + i * 10} ${-386 + i * 8} ${-100 + i * 8}`,
      "rgba(255,226,190,.2)",
      1.6,
    );
  at(p, -228, -142, 1.02, 0, () => {
    for (const g of [p.c, p.e]) g.scale(-1, 1);
    at(p, 0, 0, 1, Math.PI / 2 - 0.06, () => profile(p, { skin: 0, tone: "#3a2a30", smile: true }));
  });
  const blanket =
    "M-262 -60C-262 -104 -236 -134 -196 -142C-150 -156 -96 -160 -40 -150C40 -140 96 -136 150 -128C210 -120 246 -116 270 -132C292 -146 320 -142 330 -118C350 -100 380 -92 404 -60Z";
  solid(p, blanket, along(c, 0, -160, 0, -60, ["#e9dcc0", [0.5, "#b9b6b4"], "#6d7c9c"]));
  inside(c, blanket, () => {
    // A quilt of bean leaves, in her own colors.
    for (let i = 0; i < 9; i++)
      for (let j = 0; j < 3; j++) {
        const [px, py] = [-230 + i * 70 + (j % 2) * 34, -136 + j * 30 + Math.abs(i - 3) * 3];
        fill(
          c,
          `M${px - 11} ${py}Q${px} ${py - 12} ${px + 13} ${py}Q${px} ${py + 12} ${px - 11} ${py}Z`,
          ["#5f8a6c", "#c98d5a", "#5a7a9a"][(i + j) % 3] as string,
        );
        line(c, `M${px - 9} ${py}H${px + 9}`, "rgba(255,244,220,.4)", 1.4);
      }
    line(
      c,
      "M-200 -142C-170 -110 -170 -84 -184 -58M-60 -152C-40 -120 -44 -90 -60 -60M130 -132C150 -110 150 -84 136 -58M262 -126C250 -100 252 -80 262 -60",
      "rgba(40,56,96,.34)",
      5,
    );
  });
  solid(p, "M-262 -92C-258 -122 -232 -142 -192 -148L-180 -132C-214 -126 -238 -108 -244 -84Z", "#f4ead2");
  line(c, "M-150 -146Q-110 -160 -62 -150", "#7f97b4", 30);
  line(c, "M-150 -152Q-110 -164 -66 -156", "rgba(255,250,236,.25)", 5);
  restingHand(p, -52, -152, 1.02, 0.1, 0);
}

/** Frost on the inside of the glass, at its foot. */
function frost({ e, next }: Plate): void {
  for (let i = 0; i < 150; i++) {
    const side = next() < 0.5 ? -1 : 1;
    const px = side * (430 - next() ** 2 * 150);
    const py = -60 - next() ** 2 * 150;
    const a = next() * Math.PI * 2;
    line(
      e,
      `M${px} ${py}l${Math.cos(a) * 12} ${Math.sin(a) * 12}`,
      `rgba(210,238,255,${0.05 + next() * 0.12})`,
      1.4,
    );
  }
}

function note(p: Plate): void {
  const { c } = p;
  at(p, 86, -262, 1.06, -0.07, () => {
    fill(c, "M6 8H134V124H6Z", "rgba(6,14,34,.3)");
    solid(p, "M0 0H128V96L110 116H0Z", along(c, 0, 0, 128, 112, ["#fff6de", "#dcc49a"]));
    fill(c, "M128 96L110 116L108 98Z", mix("#dcc49a", "#5a4630", 0.3));
    for (let i = 0; i < 4; i++)
      line(
        c,
        `M14 ${24 + i * 18}q7 -9 13 0t13 0t14 -1t13 1${i < 3 ? "t14 -2t14 2" : ""}`,
        "rgba(50,40,80,.75)",
        2.4,
      );
    // A bean, drawn under the last line.
    fill(c, "M84 84C96 74 110 82 104 92C98 100 92 90 84 96C78 96 78 88 84 84Z", "#5f8a6c");
    solid(p, "M42 -10H84V10H42Z", "rgba(200,214,236,.85)");
  });
}
