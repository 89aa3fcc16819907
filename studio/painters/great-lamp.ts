import { fade, mix } from "../kit/palette.ts";
import {
  along,
  around,
  at,
  circle,
  disc,
  fill,
  hoop,
  inside,
  line,
  type Plate,
  solid,
} from "../kit/plate.ts";

/** The lens of the Great Lamp on its iron foot, 700 tall at scale 1, its middle at (x, y). `lit` is its light, 0 when out. */
export function greatLens(p: Plate, x: number, y: number, scale: number, lit = 0): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-70 290H70L110 460H-110Z", "#39474c");
    solid(p, "M-170 262H170L150 300H-150Z", "#5a5a48");
    line(c, "M-168 264H168", "#b7a678", 5);
    const body = "M-130 -270C-232 -130 -232 130 -130 262H130C232 130 232 -130 130 -270Z";
    solid(
      p,
      body,
      along(c, -210, 0, 210, 0, [
        "#152830",
        [0.3, "#4f7a80"],
        [0.5, "#8fb4b2"],
        [0.72, "#3a626a"],
        "#10222a",
      ]),
    );
    inside(c, body, () => {
      for (let i = -9; i <= 9; i++) {
        if (Math.abs(i) < 4) continue;
        const yy = i * 29;
        const sag = i * 3.4;
        line(c, `M-230 ${yy}Q0 ${yy + sag} 230 ${yy}`, "rgba(8,24,30,.6)", 7);
        line(c, `M-230 ${yy + 7}Q0 ${yy + 7 + sag} 230 ${yy + 7}`, "rgba(214,236,230,.4)", 3);
      }
      for (const sx of [-118, 118]) {
        line(c, `M${sx} -280Q${sx * 1.5} 0 ${sx} 280`, "#1d2b30", 13);
        line(c, `M${sx - 3} -280Q${sx * 1.5 - 3} 0 ${sx - 3} 280`, "#a89868", 4);
      }
    });
    for (let r = 104; r > 20; r -= 17) {
      hoop(c, 0, 0, r, "rgba(8,24,30,.65)", 6);
      hoop(c, -1, -2, r - 4, "rgba(220,240,234,.45)", 2.6);
    }
    disc(c, 0, 0, 24, around(c, -8, -8, 30, ["#dcebe6", "#2f545c"]));
    line(c, "M-160 -190C-200 -80 -200 60 -168 170", "rgba(226,244,238,.35)", 9);
    solid(p, "M-150 -262H150L104 -300Q0 -346 -104 -300Z", "#4b5148");
    line(c, "M-150 -264H150", "#b7a678", 6);
    disc(c, 0, -334, 15, "#6b6648");
    if (lit > 0)
      disc(
        e,
        0,
        0,
        180,
        around(e, 0, 0, 180, [fade("#fff6df", lit), [0.3, fade("#f2b84b", lit * 0.8)], fade("#f2b84b", 0)]),
      );
  });
}

/** The glass walls of the lamp room: tall panes with crossing bars, over a low iron wall at y. */
export function glassRoom(p: Plate, y: number, pane: number): void {
  const { c } = p;
  fill(c, `M-20 ${y}H1620V920H-20Z`, "#34434a");
  for (let x = 800 % pane; x < 1640; x += pane) {
    line(c, `M${x} -20V${y}`, "#1b272c", 20);
    line(c, `M${x - 5} -20V${y}`, "rgba(196,214,208,.22)", 3);
    line(
      c,
      `M${x} ${y * 0.02}L${x + pane} ${y * 0.98}M${x + pane} ${y * 0.02}L${x} ${y * 0.98}`,
      "#202d32",
      8,
    );
    fill(
      c,
      `M${x + pane * 0.16} 30L${x + pane * 0.34} 30L${x + pane * 0.14} ${y * 0.6}Z`,
      "rgba(196,220,218,.05)",
    );
  }
  line(c, `M-20 ${y}H1620`, "#56666a", 22);
  line(c, `M-20 ${y - 9}H1620`, "rgba(214,228,220,.3)", 4);
  for (let x = 60; x < 1600; x += 116) disc(c, x, y + 36, 6, "#566568");
}

/** The rail of the balcony, from edge to edge: its top at y, with bars every `gap`. */
export function rail(p: Plate, y: number, height: number, gap: number): void {
  const { c } = p;
  for (let x = 20; x < 1620; x += gap) {
    line(c, `M${x} ${y}V${y + height}`, "#18242a", gap * 0.11);
    line(c, `M${x - 3} ${y}V${y + height}`, "rgba(196,214,208,.2)", 2.4);
  }
  line(c, `M-20 ${y}H1620`, "#222f35", 30);
  line(c, `M-20 ${y - 9}H1620`, "rgba(206,222,214,.38)", 5);
  line(c, `M-20 ${y + height * 0.72}H1620`, "#1b282e", 14);
}

/** The keeper's brass box with four wheels, 460 wide at scale 1, its foot at (x, y). */
export function brassBox(p: Plate, x: number, y: number, scale: number, open = false): void {
  const { c } = p;
  const brass = (dark: number) => mix("#a8925a", "#14191a", dark);
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 4, 270, "rgba(4,8,10,.5)", 20);
    if (open) {
      solid(p, "M-222 -236L-206 -420H206L222 -236Z", brass(0.5));
      line(c, "M-206 -418H206", brass(0), 7);
      fill(c, "M-214 -236H214L200 -262H-200Z", "#0c1214");
    } else {
      solid(p, "M-232 -232Q-226 -300 -190 -304H190Q226 -300 232 -232Z", brass(0.2));
      line(c, "M-196 -300H196", "#e4d6a6", 5);
      line(c, "M-40 -302C-40 -350 40 -350 40 -302", brass(0.3), 13);
    }
    solid(p, "M-230 0V-236H230V0Z", along(c, 0, -236, 0, 0, [brass(0), [0.5, brass(0.25)], brass(0.6)]));
    line(c, "M-226 -232H226M-226 -6H226", "rgba(240,228,186,.5)", 4);
    for (const sx of [-208, 208]) for (const sy of [-214, -24]) disc(c, sx, sy, 8, brass(0.55));
    [-150, -50, 50, 150].forEach((wx, i) => {
      solid(p, `M${wx - 40} -190H${wx + 40}V-46H${wx - 40}Z`, "#161c1e");
      fill(
        c,
        `M${wx - 32} -184H${wx + 32}V-52H${wx - 32}Z`,
        along(c, 0, -184, 0, -52, ["#3a3a30", [0.5, "#e0d8bc"], "#34342c"]),
      );
      line(c, `M${wx - 32} -148H${wx + 32}M${wx - 32} -88H${wx + 32}`, "rgba(20,24,24,.6)", 3);
      at(p, wx, -118, 1, 0, () => sign(p, i));
    });
  });
}

function sign(p: Plate, i: number): void {
  const { c } = p;
  const tone = "#1c2e36";
  if (i === 0) hoop(c, 0, 0, 16, tone, 6);
  else if (i === 1) line(c, "M-20 -6q10 -12 20 0t20 0M-20 10q10 -12 20 0t20 0", tone, 5);
  else if (i === 2) fill(c, `M0 -20L18 14H-18Z`, tone);
  else fill(c, `${circle(0, 0, 17)}M6 -14a14 14 0 1 0 0 28a16 16 0 0 1 0 -28Z`, tone);
}

/** A lead weight for measuring the depth, with its wet rope in a ring, 150 tall at scale 1. */
export function leadWeight(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    for (let i = 0; i < 4; i++) {
      hoop(c, 150, -16 - i * 13, 92 - i * 5, "#4e4636", 15, 24);
      hoop(c, 150, -19 - i * 13, 92 - i * 5, "#a3946c", 8, 24);
    }
    line(c, "M0 -140C10 -190 70 -180 90 -70", "#a3946c", 10);
    disc(c, 0, 2, 56, "rgba(4,8,10,.5)", 9);
    solid(
      p,
      "M-14 -130H14C22 -80 44 -60 46 -20Q44 0 0 2Q-44 0 -46 -20C-44 -60 -22 -80 -14 -130Z",
      along(c, -46, 0, 46, 0, ["#2c3438", [0.35, "#8b989a"], "#22292d"]),
    );
    hoop(c, 0, -138, 13, "#59656a", 7);
    for (let i = 0; i < 14; i++) disc(c, -40 + ((i * 23) % 80), -6 - ((i * 11) % 22), 3.4, "#c9bb94");
  });
}
