import { along, around, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";

/** Mr. Bram's receipt, 300 wide at scale 1, its middle at (x, y): two folds are open, the last one shines. */
export function receipt(p: Plate, x: number, y: number, scale: number, angle = 0): void {
  const { c, e } = p;
  at(p, x, y, scale, angle, () => {
    fill(c, "M-140 -186L158 -190L168 206L-130 212Z", "rgba(4,6,20,.4)");
    const top = "M-150 -196L144 -200L148 -66L-146 -60Z";
    const middle = "M-146 -60L148 -66L146 72L-150 78Z";
    const last = "M-150 78L146 72L158 204L-140 214Z";
    solid(p, top, along(c, 0, -200, 0, -60, ["#fff4dc", "#e6d4ac"]));
    solid(p, middle, along(c, 0, -60, 0, 78, ["#f6e8c8", "#dcc898"]));
    solid(p, last, along(c, 0, 78, 0, 214, ["#dfeaff", "#8fb4f4"]));
    c.textAlign = "center";
    c.fillStyle = "rgba(60,40,34,.85)";
    c.font = "600 44px Georgia, serif";
    c.fillText("Paid,", 0, -128);
    c.font = "italic 34px Georgia, serif";
    c.fillText("for the picture", 0, -84);
    for (const dy of [-28, -4, 20]) line(c, `M-100 ${dy}H100`, "rgba(60,40,34,.4)", 4);
    disc(c, 92, 46, 24, "rgba(165,50,60,.75)", 17);
    c.fillStyle = "#123a9c";
    c.font = "italic 600 52px Georgia, serif";
    c.fillText("all the blue", 2, 160);
    e.fillStyle = along(e, 0, 78, 0, 214, ["rgba(80,140,255,.5)", "rgba(60,120,255,.75)"]);
    e.fill(new Path2D(last));
    e.save();
    e.globalCompositeOperation = "destination-out";
    e.textAlign = "center";
    e.font = "italic 600 52px Georgia, serif";
    e.fillText("all the blue", 2, 160);
    e.restore();
    line(c, "M-146 -60L148 -66M-150 78L146 72", "rgba(110,80,50,.5)", 4);
  });
}

/** Blue light that spreads from a point over everything, in soft rays. */
export function blueLight({ e, next }: Plate, x: number, y: number, reach: number, strength = 0.3): void {
  disc(
    e,
    x,
    y,
    reach,
    around(e, x, y, reach, [
      `rgba(96,156,255,${strength})`,
      [0.4, `rgba(60,120,240,${strength * 0.4})`],
      "rgba(30,80,220,0)",
    ]),
  );
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2 + next() * 0.2;
    const w = 0.02 + next() * 0.05;
    const r = reach * (0.7 + next() * 0.5);
    e.fillStyle = around(e, x, y, r, [`rgba(140,190,255,${strength * 0.4})`, "rgba(60,120,240,0)"]);
    e.beginPath();
    e.moveTo(x, y);
    e.lineTo(x + Math.cos(a - w) * r, y + Math.sin(a - w) * r);
    e.lineTo(x + Math.cos(a + w) * r, y + Math.sin(a + w) * r);
    e.fill();
  }
}
