import { randomNumbers } from "@lantern/engine/random";
import { fade } from "../kit/palette.ts";
import { along, at, disc, fill, hoop, line, type Pen, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** The tip of the can's rose, from the hand that holds the can. */
const ROSE = [-118, 66] as const;

/** A watering can that hangs from a hand at (x, y), its rose to the left; 170 wide at scale 1. */
export function wateringCan(p: Plate, x: number, y: number, scale: number, angle: number): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    const metal = along(c, -40, 0, 46, 0, ["#c4cedd", [0.3, "#8e9bb2"], [0.75, "#56627e"], "#39425c"]);
    line(c, "M30 22C66 24 70 78 30 82", "#6b7791", 7);
    solid(p, "M-32 74L-92 44L-112 54L-122 78L-100 68L-34 100Z", metal);
    solid(p, "M-104 42Q-98 36 -92 40L-128 86Q-136 84 -134 78Z", "#9aa7bd");
    line(c, "M-98 40L-131 83", "rgba(240,248,255,.5)", 2.4);
    solid(p, "M-36 28H34L38 106Q0 114 -40 106Z", metal);
    solid(p, "M-36 28Q0 18 34 28Q0 36 -36 28Z", "#2a3248");
    line(c, "M-36 28Q0 36 34 28M-38 92Q0 100 37 92", "rgba(240,248,255,.4)", 2.4);
    line(c, "M-28 38V98", "rgba(255,252,240,.4)", 5);
    line(c, "M-26 26C-28 -8 26 -8 26 26", "#7c88a0", 8);
    line(c, "M-26 24C-28 -8 22 -10 25 18", "rgba(240,248,255,.35)", 2);
  });
}

/** Where the rose of a can is that hangs at (x, y). */
export function roseOf(x: number, y: number, scale: number, angle: number): readonly [number, number] {
  const [dx, dy] = [ROSE[0] * scale, ROSE[1] * scale];
  return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

const JETS = 9;
const DROPS = 7;
/** Seconds a drop falls. */
const FALL = 0.72;

/** Water from a rose at (x, y) down to `ground`: thin jets that break into drops, and where they land they splash. */
export function pour(pen: Pen, t: number, x: number, y: number, ground: number, strength = 1): void {
  if (strength <= 0.02) return;
  const deep = ground - y;
  for (let jet = 0; jet < JETS; jet++) {
    const next = randomNumbers(700 + jet);
    const fan = jet / (JETS - 1) - 0.5;
    const [reach, lift] = [78 + 66 * fan + between(next, -6, 6), 16 + 10 * fan];
    const [x0, y0] = [x + fan * 17, y + fan * 20];
    const place = (fall: number) =>
      [x0 - reach * fall, y0 - lift * fall + (deep - fan * 20 + lift) * fall * fall] as const;
    for (let i = 0; i < 9; i++) {
      const [a, b] = [place(i / 20), place((i + 1) / 20)];
      line(pen, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, fade("#d6ecff", strength * 0.42 * (1 - i / 9)), 2.2);
    }
    for (let i = 0; i < DROPS; i++) {
      const fall = (t / FALL + i / DROPS + next()) % 1;
      const [a, b] = [place(fall), place(Math.min(1, fall + 0.035 + 0.03 * fall))];
      const clear = strength * (0.2 + 0.3 * Math.min(1, fall * 3));
      line(pen, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, fade("#e4f3ff", clear), 2);
      disc(pen, b[0], b[1], 1.5, fade("#ffffff", clear));
    }
    for (let i = 0; i < 3; i++) {
      const age = (t / 0.5 + i / 3 + next()) % 1;
      const [lx, ly] = place(1);
      const aside = between(next, -26, 26);
      const up = between(next, 14, 34);
      disc(
        pen,
        lx + aside * age,
        ly - up * 4 * age * (1 - age),
        1.5,
        fade("#e4f3ff", strength * 0.7 * (1 - age)),
      );
      hoop(pen, lx, ly + 2, 4 + 16 * age, fade("#d6ecff", strength * 0.14 * (1 - age)), 1.4, 1 + 4 * age);
    }
  }
  fill(
    pen,
    `M${x - 150} ${ground + 4}Q${x - 78} ${ground - 5} ${x - 10} ${ground + 4}Q${x - 78} ${ground + 9} ${x - 150} ${ground + 4}Z`,
    fade("#d6ecff", 0.09 * strength),
  );
}
