import { along, around, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** The Town Spoon: 1000 long at scale 1, its middle at (x, y), the bowl at the right end. Names are carved along the handle. */
export function giantSpoon(p: Plate, x: number, y: number, scale: number, angle: number, names = true): void {
  const { c, next } = p;
  at(p, x, y, scale, angle, () => {
    const handle =
      "M-500 -2C-506 -20 -480 -26 -462 -20C-300 -12 0 -13 250 -17C300 -20 316 -42 360 -54C430 -68 500 -40 500 0C500 40 430 68 360 54C316 42 300 20 250 17C0 13 -300 12 -462 20C-480 26 -506 18 -500 -2Z";
    solid(p, handle, along(c, 0, -50, 0, 50, ["#e2a76c", [0.32, "#c58650"], [0.7, "#8a5430"], "#5a3420"]));
    c.save();
    c.clip(new Path2D(handle));
    for (let i = 0; i < 26; i++) {
      const y0 = between(next, -50, 50);
      const bend = between(next, -7, 7);
      line(
        c,
        `M-500 ${y0 * 0.34}C-200 ${y0 * 0.3 + bend} 100 ${y0 * 0.3 - bend} 300 ${y0 * 0.5}S460 ${y0} 500 ${y0}`,
        next() < 0.6 ? "rgba(70,36,16,.28)" : "rgba(255,222,170,.2)",
        between(next, 0.8, 2.2),
      );
    }
    disc(c, 412, 0, 74, around(c, 398, -10, 84, ["#6d4026", [0.6, "#8d5734"], "#b97c4a"]), 40);
    fill(c, "M345 -22C370 -46 440 -46 474 -16C446 -34 386 -38 345 -22Z", "rgba(40,18,8,.45)");
    fill(c, "M352 22C390 42 440 40 474 14C450 46 384 52 352 22Z", "rgba(255,220,168,.35)");
    c.restore();
    line(
      c,
      "M-486 -16C-300 -10 0 -11 250 -15C300 -18 318 -40 360 -51C420 -64 480 -44 496 -8",
      "rgba(255,232,190,.55)",
      3,
    );
    if (names) {
      for (let i = 0; i < 22; i++) {
        const at0 = -430 + i * 30;
        line(c, `M${at0} -3h${between(next, 12, 22)}`, "rgba(58,28,12,.75)", 2.6);
        line(c, `M${at0 + 2} 5h${between(next, 8, 18)}`, "rgba(58,28,12,.5)", 1.8);
      }
    }
  });
}
