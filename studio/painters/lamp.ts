import { fade, ink } from "../kit/palette.ts";
import {
  along,
  around,
  at,
  disc,
  fill,
  hoop,
  line,
  type Plate,
  type Points,
  pairs,
  solid,
} from "../kit/plate.ts";

interface OnaLamp {
  /** Turn of the head; positive looks to the left and down. */
  tilt: number;
  /** 0 off to 1 bright. */
  lit: number;
}

/** The lamp through which Ona looks: a bell-shaped hood with a round bulb, like a face that looks down. */
export function onaLamp(p: Plate, x: number, y: number, scale: number, { tilt, lit }: OnaLamp): void {
  const { c, e } = p;
  at(p, x, y, scale, tilt, () => {
    disc(c, 0, 8, 44, "#241a14", 15);
    disc(
      e,
      0,
      10,
      44,
      around(e, 0, 14, 46, [
        fade("#fff3cf", lit),
        [0.45, fade(ink.amber, 0.9 * lit)],
        fade("#d97a2a", 0.45 * lit),
      ]),
      14,
    );
    disc(c, 0, 18, 19, "#6b4a2a");
    disc(
      e,
      0,
      18,
      20,
      around(e, -3, 15, 22, [fade("#fffdf4", lit), [0.6, fade("#ffe9b8", lit)], fade(ink.amber, 0.8 * lit)]),
    );
    solid(
      p,
      "M-48 8C-50 -30 -28 -52 -12 -58H12C28 -52 50 -30 48 8C40 -6 -40 -6 -48 8Z",
      along(c, -48, -20, 48, 0, ["#a9825c", [0.35, "#7d5a40"], [0.75, "#4a3530"], "#2b2129"]),
    );
    solid(p, "M-14 -56H14L11 -72H-11Z", along(c, -14, 0, 14, 0, ["#b7926a", "#3a2b2d"]));
    line(c, "M-48 8C-40 -6 40 -6 48 8", fade("#ffdfa8", 0.5), 2.4);
    line(c, "M-40 -10C-38 -30 -26 -44 -14 -50", fade("#ffe8c4", 0.4), 3);
    hoop(c, 0, -64, 6, "rgba(20,14,18,.6)", 1.6);
  });
}

/** A jointed arm from a wall plate to the head of a lamp. */
export function lampArm(p: Plate, through: Points, width: number): void {
  const { c } = p;
  const points = pairs(through);
  const path = `M${points.map((q) => q.join(" ")).join("L")}`;
  line(c, path, "#241c26", width * 1.5);
  line(c, path, "#7b6658", width);
  line(c, path, "rgba(255,226,180,.35)", width * 0.25);
  for (const [x, y] of points) {
    disc(c, x, y, width * 1.15, along(c, x - width, y - width, x + width, y + width, ["#c2a888", "#33262a"]));
    disc(c, x, y, width * 0.4, "#1c1520");
  }
}

/** A soft cone of light in the air, from (x, y) downwards along `angle`. */
export function cone(
  p: Plate,
  x: number,
  y: number,
  length: number,
  spread: number,
  angle: number,
  color: string,
  strength: number,
): void {
  const { e } = p;
  e.save();
  e.translate(x, y);
  e.rotate(angle);
  e.filter = `blur(${length * 0.035}px)`;
  fill(
    e,
    `M-14 0H14L${spread} ${length}H${-spread}Z`,
    along(e, 0, 0, 0, length, [fade(color, strength), [0.4, fade(color, strength * 0.4)], fade(color, 0)]),
  );
  e.restore();
}
