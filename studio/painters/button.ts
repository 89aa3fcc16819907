import { at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";

const WHITE = "#ece6de";
const PATCH = "#c98d54";

/** Button, the museum cat, 200 high at scale 1, his paws at (x, y). */
export function button(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  pose: "sit" | "sleep" | "wash" | "back",
  side: 1 | -1 = 1,
): void {
  at(p, x, y, scale, 0, () => {
    for (const g of [p.c, p.e]) g.scale(side, 1);
    if (pose === "sleep") sleeping(p);
    else sitting(p, pose);
  });
}

function sitting(p: Plate, pose: "sit" | "wash" | "back"): void {
  const { c } = p;
  line(c, "M44 -16C92 -8 108 -40 96 -70", "#cfc7bd", 21);
  line(c, "M44 -16C92 -8 108 -40 96 -70", WHITE, 16);
  line(c, "M98 -62L96 -70", PATCH, 16);
  solid(p, "M-46 0C-62 -50 -40 -118 0 -122C40 -118 62 -50 46 0Q0 8 -46 0Z", WHITE);
  disc(c, 30, -54, 20, PATCH, 30, -0.3);
  if (pose !== "back") {
    for (const s of [-1, 1]) {
      if (pose === "wash" && s === -1) continue;
      solid(
        p,
        `M${s * 24} -70C${s * 28} -40 ${s * 26} -20 ${s * 26} 0H${s * 4}C${s * 6} -30 ${s * 6} -50 ${s * 8} -76Z`,
        "#f7f3ee",
      );
      line(c, `M${s * 10} -2v-6M${s * 17} -2v-7`, "rgba(90,70,60,.5)", 2);
    }
  } else line(c, "M0 -112V-20", "rgba(90,70,60,.2)", 4);
  at(p, 0, -146, 1.05, pose === "wash" ? 0.24 : 0, () =>
    catHead(p, pose === "back" ? "back" : pose === "wash" ? "shut" : "open"),
  );
  if (pose === "wash") {
    line(c, "M-26 -64C-52 -82 -52 -112 -26 -132", "#d6cec4", 21);
    line(c, "M-26 -64C-52 -82 -52 -112 -26 -132", "#f7f3ee", 17);
    disc(c, -24, -134, 11, "#f7f3ee", 9);
    line(c, "M-10 -122q2 8 -6 9", "#d9665a", 6);
  }
}

function sleeping(p: Plate): void {
  const { c } = p;
  solid(p, "M-96 0C-116 -50 -60 -84 0 -84C66 -84 112 -50 96 0Q0 10 -96 0Z", WHITE);
  disc(c, 30, -52, 34, PATCH, 22, 0.2);
  line(c, "M92 -12C60 20 -10 14 -60 6", "#cfc7bd", 22);
  line(c, "M92 -12C60 20 -10 14 -60 6", WHITE, 17);
  line(c, "M-50 6L-60 5", PATCH, 17);
  at(p, -66, -34, 0.95, -0.22, () => catHead(p, "shut"));
}

/** A head of radius 40 around the origin. */
function catHead(p: Plate, eyes: "open" | "shut" | "back"): void {
  const { c, e } = p;
  solid(
    p,
    "M-40 12C-44 -12 -38 -24 -32 -54L-12 -34H12L32 -54C38 -24 44 -12 40 12C36 38 14 40 0 40C-14 40 -36 38 -40 12Z",
    "#f3eee8",
  );
  if (eyes === "back") {
    fill(c, "M-12 -34L-32 -54L-36 -24Z", PATCH);
    return;
  }
  fill(c, "M-28 -44L-14 -30L-32 -20ZM28 -44L14 -30L32 -20Z", "#f0a79a");
  fill(c, "M4 -34H12L32 -54C36 -40 38 -20 34 -8C20 -8 8 -18 4 -34Z", PATCH);
  fill(c, "M-4 16H4L0 21Z", "#c97a72");
  line(c, "M0 21Q-8 29 -14 23M0 21Q8 29 14 23", "#5a4a48", 2.2);
  line(c, "M-20 17H-52M-20 21L-50 28M20 17H52M20 21L50 28", "rgba(255,255,255,.75)", 1.6);
  for (const s of [-1, 1]) {
    if (eyes === "shut") line(c, `M${s * 16 - 8} 2q8 7 16 0`, "#5a4a48", 3);
    else {
      disc(c, s * 16, 0, 8.5, "#5b7a3a", 10.5);
      disc(e, s * 16, 0, 8, "rgba(196,222,110,.13)", 10);
      disc(c, s * 16, 0, 3, "#10100c", 9);
    }
  }
}
