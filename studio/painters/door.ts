import { fade } from "../kit/palette.ts";
import {
  along,
  around,
  at,
  circle,
  cut,
  disc,
  fill,
  hoop,
  inside,
  line,
  type Plate,
  solid,
} from "../kit/plate.ts";

interface RoundDoor {
  /** 0 shut, 1 rolled fully aside to the left. */
  open: number;
  /** Color and strength of the light behind it. */
  light: string;
  strength: number;
  /** Light that shows under the shut door's edge, 0 to 1. */
  sill?: number;
  /** Look through the opening at what was painted before, instead of into plain light. */
  through?: boolean;
}

/** A heavy round door; half open it leaves a slice of a circle. `r` is the radius of the opening. */
export function roundDoor(p: Plate, x: number, y: number, r: number, o: RoundDoor): void {
  const { c, e } = p;
  at(p, x, y, r, 0, () => {
    disc(c, 0, 0, 1.3, along(c, -1, -1.3, 1, 1.3, ["#8f9bb6", [0.5, "#57627f"], "#2b3456"]));
    hoop(c, 0, 0, 1.27, "rgba(10,14,34,.5)", 0.03);
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * Math.PI * 2;
      disc(c, Math.cos(a) * 1.2, Math.sin(a) * 1.2, 0.024, "#d3dcec");
    }
    disc(c, 0, 0, 1.09, "#1a213e");
    inside(c, circle(0, 0, 1.03), () =>
      inside(e, circle(0, 0, 1.03), () => {
        if (o.through) cut(p, circle(0, 0, 1.03));
        else disc(c, 0, 0, 1.1, "#05070f");
        if (o.open > 0 && !o.through)
          disc(
            e,
            0,
            0,
            1.2,
            around(e, 0.35, 0.1, 1.5, [
              fade("#ffffff", o.strength),
              [0.3, fade(o.light, o.strength)],
              fade(o.light, o.strength * 0.5),
            ]),
          );
        at(p, -2.06 * o.open, 0, 1, -o.open * 0.9, () => leaf(p));
        if (o.sill) {
          e.save();
          e.filter = `blur(${r * 0.012}px)`;
          fill(e, "M-.82 .62A1.03 1.03 0 0 0 .82 .62A1.09 1.09 0 0 1 -.82 .62Z", fade(o.light, o.sill));
          line(e, "M-.66 .79A1.03 1.03 0 0 0 .66 .79", fade("#ffffff", o.sill), 0.035);
          e.restore();
        }
      }),
    );
  });
}

function leaf(p: Plate): void {
  const { c } = p;
  solid(p, circle(0, 0, 1.02), around(c, -0.3, -0.4, 1.6, ["#8b97b3", [0.55, "#566180"], "#2a3353"]));
  hoop(c, 0, 0, 0.97, "rgba(10,14,34,.55)", 0.03);
  hoop(c, 0, 0, 0.72, "rgba(10,14,34,.4)", 0.02);
  for (let i = 0; i < 6; i++) {
    at(p, 0, 0, 1, (i / 6) * Math.PI * 2, () => {
      fill(c, "M-.05 -.3H.05L.08 -.9H-.08Z", along(c, -0.08, 0, 0.08, 0, ["#a6b1c9", "#4b5675"]));
      disc(c, 0, -0.82, 0.035, "#d8e0ee");
    });
  }
  hoop(c, 0, 0, 0.34, "#20294a", 0.13);
  hoop(c, 0, 0, 0.34, "#b98a52", 0.075);
  disc(c, 0, 0, 0.13, "#6b5a58");
  disc(c, 0, 0, 0.06, "#241f30");
}
