import { along, at, disc, hoop, line, type Plate, pairs, solid } from "../kit/plate.ts";

/** A kitchen trolley of two boards with flour on it, 300 wide at scale 1, its wheels on (x, y). */
export function trolley(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 2, 150, "rgba(8,4,6,.4)", 12);
    for (const s of [-1, 1]) {
      line(c, `M${s * 118} -30V-250`, "#8a929c", 10);
      line(c, `M${s * 118 - 3} -30V-250`, "rgba(255,255,255,.5)", 3);
      wheel(p, s * 112, -22, 22);
    }
    line(c, "M118 -250Q170 -252 168 -214", "#8a929c", 10);
    for (const yy of [-70, -190]) {
      solid(p, `M-136 ${yy}H136V${yy + 18}H-136Z`, along(c, 0, yy, 0, yy + 18, ["#f0f4f6", "#848c98"]));
      line(c, `M-134 ${yy + 2}H134`, "rgba(255,255,255,.8)", 3);
    }
    solid(p, "M-92 -190C-104 -240 -98 -286 -84 -300Q-50 -292 -22 -300C-8 -286 -2 -240 -14 -190Z", "#efe0c2");
    line(c, "M-84 -296Q-52 -286 -22 -296", "#8a5a34", 6);
    disc(c, -53, -240, 22, "#c25a54");
    solid(p, "M30 -190V-240H104V-190Z", "#c9824a");
    line(c, "M30 -238H104M66 -240V-190", "#f0cb80", 4);
    for (const [dx, r] of pairs("-70,26 -10,30 56,24")) disc(c, dx, -88, r, "#c66a3a", 20);
  });
}

/** A small rubber wheel in its fork. */
export function wheel(p: Plate, x: number, y: number, r: number): void {
  const { c } = p;
  line(c, `M${x} ${y}V${y - r * 1.4}`, "#5a626c", r * 0.5);
  disc(c, x, y, r, "#17181c");
  hoop(c, x, y, r * 0.86, "rgba(255,255,255,.16)", r * 0.08);
  disc(c, x, y, r * 0.6, "#b8c0c8");
  disc(c, x, y, r * 0.5, "#7c848e");
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.4;
    line(c, `M${x} ${y}L${x + Math.cos(a) * r * 0.5} ${y + Math.sin(a) * r * 0.5}`, "#d8dee4", r * 0.1);
  }
  disc(c, x, y, r * 0.16, "#e6bd66");
}
