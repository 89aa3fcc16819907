import { fade } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, line, type Plate, pairs, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A copper pan that hangs from (x, y) with its round belly toward us. */
export function pan(p: Plate, x: number, y: number, r: number, turn = 0): void {
  const { c } = p;
  at(p, x, y, 1, turn, () => {
    line(c, `M0 0V${r * 1.1}`, "#2e1a12", 9);
    line(c, `M0 4V${r * 1.1}`, "#8a5a34", 5);
    hoop(c, 0, 6, 7, "#6b4526", 4);
    disc(c, 0, r * 1.9, r + 4, "#3c1c10");
    disc(
      c,
      0,
      r * 1.9,
      r,
      around(c, -r * 0.35, r * 1.5, r * 1.5, ["#ffd0a0", [0.25, "#e58d55"], [0.65, "#b3592e"], "#5f2a18"]),
    );
    hoop(c, 0, r * 1.9, r * 0.84, "rgba(255,214,170,.35)", 2.5);
    line(
      c,
      `M${-r * 0.6} ${r * 1.5}Q${-r * 0.3} ${r * 1.1} ${r * 0.1} ${r * 1.12}`,
      "rgba(255,246,226,.8)",
      r * 0.09,
    );
  });
}

/** A window of six panes with evening behind it and tomato plants before it; 330 by 300, its middle at (x, y). */
export function tomatoWindow(p: Plate, x: number, y: number): void {
  const { c, e, next } = p;
  at(p, x, y, 1, 0, () => {
    solid(p, "M-178 -166H178V166H-178Z", "#6c4a34");
    fill(c, "M-160 -148H160V150H-160Z", "#1c3a4c");
    e.fillStyle = along(e, 0, -150, 0, 150, [
      "rgba(64,122,156,.5)",
      [0.6, "rgba(228,140,120,.4)"],
      "rgba(250,176,120,.42)",
    ]);
    e.fillRect(-160, -148, 320, 298);
    e.save();
    e.globalCompositeOperation = "destination-out";
    fill(e, "M-160 90L-120 60L-90 84L-50 40L-10 80L40 56L80 90L120 50L160 80V150H-160Z", "rgba(0,0,0,.75)");
    const bars = "M-54 -150V150M54 -150V150M-160 -10H160";
    line(e, bars, "#000", 11);
    e.restore();
    line(c, bars, "#7c563c", 11);
    for (let i = 0; i < 9; i++) {
      const px = -146 + i * 36;
      const top = between(next, -60, 30);
      line(c, `M${px} 150C${px - 10} 90 ${px + 12} 50 ${px} ${top}`, "#33562e", 5);
      for (let k = 0; k < 7; k++) {
        const ly = top + k * 24;
        const side = k % 2 ? 1 : -1;
        fill(
          c,
          `M${px} ${ly}q${side * 18} -16 ${side * 34} 2q${-side * 14} 14 ${-side * 34} -2Z`,
          k % 3 ? "#5e8c4a" : "#3f6a38",
        );
      }
      if (i % 2 === 0) {
        const ty = top + between(next, 50, 100);
        disc(c, px + 8, ty, 15, "#c7402f");
        disc(c, px + 3, ty - 5, 5, "rgba(255,214,196,.85)");
        fill(c, `M${px + 8} ${ty - 16}l-8 5l8 2l8 -2Z`, "#4c7a3c");
      }
    }
    solid(p, "M-196 150H196V182H-196Z", "#8a6142");
    line(c, "M-194 153H194", "rgba(255,226,186,.6)", 4);
  });
}

/** An iron stove with fire behind its doors and a pot on it; 300 wide, its foot at (x, y). */
export function stove(p: Plate, x: number, y: number, scale: number): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M60 -300H104V-720H60Z", "#2a2a30");
    solid(p, "M-160 -26H160V-270H-160Z", "#34353d");
    solid(p, "M-176 -270H176V-300H-176Z", "#4a4c56");
    line(c, "M-174 -298H174", "rgba(255,226,190,.4)", 4);
    for (const dx of [-128, 112]) solid(p, `M${dx} -26h18l-4 26h-10Z`, "#25262c");
    for (const [dx, w] of pairs("-76,116 76,116")) {
      const path = `M${dx - w / 2} -70V-180Q${dx} -220 ${dx + w / 2} -180V-70Z`;
      fill(c, path, "#1a1416");
      e.save();
      e.clip(new Path2D(path));
      disc(
        e,
        dx,
        -74,
        90,
        around(e, dx, -74, 96, [fade("#ffdf90", 0.95), [0.4, fade("#ff9a3c", 0.75)], fade("#c8401c", 0.1)]),
      );
      e.restore();
      e.save();
      e.globalCompositeOperation = "destination-out";
      for (let i = 1; i < 6; i++) line(e, `M${dx - w / 2 + (i * w) / 6} -60V-210`, "#000", 6);
      e.restore();
      for (let i = 1; i < 6; i++) line(c, `M${dx - w / 2 + (i * w) / 6} -66V-206`, "#3c3d46", 6);
      line(c, path, "#575a66", 8);
    }
    solid(
      p,
      "M-110 -300C-118 -340 -112 -392 -104 -400H44C52 -392 58 -340 50 -300Z",
      along(c, -112, 0, 54, 0, ["#f0a06a", [0.35, "#c66a3a"], "#6a3018"]),
    );
    solid(p, "M-116 -398H56V-412H-116Z", "#d98452");
    line(c, "M-130 -370Q-146 -350 -124 -338M70 -370Q86 -350 64 -338", "#8a4a28", 9);
    line(c, "M-90 -384Q-96 -350 -92 -312", "rgba(255,238,210,.7)", 8);
  });
}

/** A heavy table seen a little from above, from x0 to x1, its edge at y. */
export function table(p: Plate, x0: number, x1: number, y: number): void {
  const { c, next } = p;
  poly(c, `${x0 + 60},${y - 66} ${x1 - 60},${y - 66} ${x1},${y} ${x0},${y}`, "#9a6a44");
  for (let i = 0; i < 70; i++) {
    const t = next();
    const yy = y - 66 * t;
    const xx = between(next, x0 + 60, x1 - 260);
    line(
      c,
      `M${xx} ${yy}h${between(next, 60, 220)}`,
      `rgba(${next() < 0.6 ? "58,30,18" : "255,222,176"},.2)`,
      2,
    );
  }
  solid(p, `M${x0} ${y}H${x1}V${y + 40}H${x0}Z`, "#6e4529");
  line(c, `M${x0} ${y + 2}H${x1}`, "rgba(255,228,186,.6)", 4);
  for (const lx of [x0 + 40, x1 - 90]) solid(p, `M${lx} ${y + 40}h50l-8 200h-34Z`, "#583620");
}

/** A tomato of radius r that lies at (x, y). */
export function tomato(p: Plate, x: number, y: number, r: number): void {
  const { c } = p;
  disc(c, x + 3, y + r * 0.86, r, "rgba(20,8,8,.4)", r * 0.24);
  disc(
    c,
    x,
    y,
    r,
    around(c, x - r * 0.3, y - r * 0.4, r * 1.5, ["#ff8a66", [0.4, "#d2432f"], "#7a1c18"]),
    r * 0.9,
  );
  fill(
    c,
    `M${x} ${y - r * 0.9}l${-r * 0.5} ${r * 0.3}l${r * 0.4} 0l${r * 0.1} ${r * 0.3}l${r * 0.15} ${-r * 0.3}l${r * 0.45} 0Z`,
    "#4c7a3c",
  );
}
