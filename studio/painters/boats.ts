import { fade, mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, pairs, solid } from "../kit/plate.ts";
import { lantern } from "./harbor.ts";

export interface Boat {
  /** Color of the hull. */
  tone: string;
  /** Light of the lamp, 0 to 1. Default: 1. */
  lit?: number;
  /** Rotation in radians. Default: 0. */
  tilt?: number;
  /** A negative side points the bow to the left. */
  side?: 1 | -1;
}

/** A fishing boat from the side, 330 long at scale 1, its waterline at y. */
export function fishingBoat(p: Plate, x: number, y: number, scale: number, o: Boat): void {
  const { c } = p;
  at(p, x, y, scale, o.tilt ?? 0, () => {
    for (const g of [p.c, p.e]) g.scale(o.side ?? 1, 1);
    line(c, "M18 -52V-268", "#4a4238", 9);
    line(c, "M18 -262L160 -82M18 -262L-150 -56M18 -220L-92 -120", "rgba(160,150,126,.55)", 2.4);
    solid(
      p,
      "M14 -236C-6 -226 -70 -142 -96 -124L-90 -112C-60 -118 0 -140 14 -150Z",
      along(c, -90, -230, 14, -120, ["#8f9488", "#4d5656"]),
    );
    solid(p, "M-104 -50V-112H-42V-54Z", "#7d8884");
    solid(p, "M-112 -110H-34L-42 -124H-104Z", "#3b474b");
    fill(c, "M-92 -100H-56V-76H-92Z", "#16232a");
    hull(p, o.tone);
    line(c, "M150 -76V-150H176", "#3a3d3c", 5);
    lantern(p, 176, -150, 0.62, o.lit ?? 1);
  });
}

function hull(p: Plate, tone: string): void {
  const { c } = p;
  solid(
    p,
    "M-158 -58C-150 -16 -130 8 -96 14H96C130 4 152 -36 172 -88C120 -62 60 -54 0 -54C-60 -54 -110 -54 -158 -58Z",
    along(c, 0, -90, 0, 14, [mix(tone, "#ffffff", 0.18), [0.45, tone], mix(tone, "#050d12", 0.7)]),
  );
  for (const [dy, alpha] of pairs("14,0.4 28,0.35 42,0.3"))
    line(c, `M-152 ${-50 + dy}C-60 ${-44 + dy} 70 ${-44 + dy} 152 ${-70 + dy}`, fade("#050d12", alpha), 2.2);
  line(c, "M-158 -58C-110 -54 -60 -54 0 -54C60 -54 120 -62 172 -88", "#c4cdc8", 6);
  line(c, "M-150 -34C-60 -28 70 -28 158 -56", fade("#c4cdc8", 0.5), 4);
}

/** A bow from the front, 210 wide at scale 1, its waterline at y. Its lamp hangs before the mast. */
export function bow(p: Plate, x: number, y: number, scale: number, o: Boat): void {
  const { c } = p;
  at(p, x, y, scale, o.tilt ?? 0, () => {
    line(c, "M0 -190V-420", "#3c3a36", 10);
    line(c, "M0 -400L-96 -150M0 -400L96 -150", "rgba(160,150,126,.4)", 2.6);
    solid(p, "M-46 -170V-248H46V-170Z", "#59666a");
    solid(p, "M-54 -246H54L44 -262H-44Z", "#303b40");
    fill(c, "M-36 -236H-6V-206H-36ZM6 -236H36V-206H6Z", "#131e25");
    solid(
      p,
      "M-108 -148Q-50 -172 0 -216Q50 -172 108 -148C106 -88 86 -34 62 2Q0 20 -62 2C-86 -34 -106 -88 -108 -148Z",
      along(c, -108, 0, 108, 0, [
        mix(o.tone, "#050d12", 0.5),
        [0.35, o.tone],
        [0.5, mix(o.tone, "#ffffff", 0.3)],
        [0.65, o.tone],
        mix(o.tone, "#050d12", 0.6),
      ]),
    );
    for (const k of [0.2, 0.42, 0.64])
      line(
        c,
        `M${-106 + k * 36} ${-140 + k * 130}Q-40 ${-150 + k * 150} 0 ${-196 + k * 186}Q40 ${-150 + k * 150} ${106 - k * 36} ${-140 + k * 130}`,
        fade("#050d12", 0.35),
        3,
      );
    line(c, "M0 -216V8", fade("#07131a", 0.55), 7);
    line(c, "M-108 -148Q-50 -172 0 -216Q50 -172 108 -148", "#c4cdc8", 8);
    line(c, "M-98 -122Q-46 -146 0 -188Q46 -146 98 -122", fade("#c4cdc8", 0.45), 4);
    line(c, "M0 -352H34", "#3c3a36", 6);
    lantern(p, 34, -352, 0.95, o.lit ?? 1);
    disc(c, 0, 10, 92, fade("#04121a", 0.5), 11);
  });
}

/** The parts of a rowing boat, 340 long at scale 1, its waterline at y: people sit between the two. */
export function rowingBoatBack(p: Plate, x: number, y: number, scale: number, tilt = 0): void {
  at(p, x, y, scale, tilt, () => {
    solid(p, "M-168 -56Q0 -78 178 -76Q40 -20 -60 -18Q-130 -24 -168 -56Z", "#26302f");
    line(p.c, "M-168 -56Q0 -78 178 -76", "#7d8378", 5);
    for (const sx of [-84, 6, 92])
      fill(p.c, `M${sx - 14} -62L${sx + 16} -64L${sx + 26} -28H${sx - 8}Z`, "#4b4a3e");
  });
}

export function rowingBoatFront(
  p: Plate,
  x: number,
  y: number,
  scale: number,
  tone = "#4f6f70",
  tilt = 0,
): void {
  const { c } = p;
  at(p, x, y, scale, tilt, () => {
    solid(
      p,
      "M-168 -56Q0 -16 178 -76C166 -22 132 6 92 12H-92C-136 8 -158 -24 -168 -56Z",
      along(c, 0, -70, 0, 12, [mix(tone, "#ffffff", 0.2), [0.4, tone], mix(tone, "#050d12", 0.7)]),
    );
    for (const dy of [14, 28])
      line(c, `M-160 ${-46 + dy}Q0 ${-6 + dy} 168 ${-62 + dy}`, fade("#050d12", 0.4), 2.4);
    line(c, "M-168 -56Q0 -16 178 -76", "#c4cdc8", 6);
    disc(c, 0, 14, 150, fade("#04121a", 0.4), 8);
  });
}
