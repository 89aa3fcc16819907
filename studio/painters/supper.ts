import { fade, mix } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, line, type Plate, solid, triples } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Bo's soup pot on its small iron stove, 330 tall at scale 1, the feet at (x, y). `fire` is the strength of its glow. */
export function soupStove(p: Plate, x: number, y: number, scale: number, fire = 1): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 4, 150, "rgba(4,8,12,.55)", 18);
    for (const s of [-1, 1]) line(c, `M${s * 84} -20L${s * 100} 0`, "#161c20", 16);
    solid(
      p,
      "M-118 -16V-128H118V-16Q0 4 -118 -16Z",
      along(c, -118, 0, 118, 0, ["#161c20", [0.4, "#434d50"], "#12181c"]),
    );
    fill(c, "M-50 -34V-96Q0 -116 50 -96V-34Z", "#0b0e10");
    fill(
      e,
      "M-42 -38V-90Q0 -108 42 -90V-38Z",
      around(e, 0, -46, 56, [
        fade("#ffd88a", fire),
        [0.5, fade("#f2a23c", 0.8 * fire)],
        fade("#a8501c", 0.5 * fire),
      ]),
    );
    for (const dx of [-26, -9, 9, 26]) solid(p, `M${dx - 4} -110H${dx + 4}V-34H${dx - 4}Z`, "#20282c");
    solid(p, "M-134 -128H134V-144H-134Z", "#566064");
    solid(
      p,
      "M-112 -144C-122 -200 -118 -244 -108 -276H108C118 -244 122 -200 112 -144Z",
      along(c, -116, 0, 116, 0, ["#1a2226", [0.3, "#6f7b7c"], [0.55, "#465256"], "#141a1e"]),
    );
    disc(c, 0, -276, 112, "#7f8b8a", 24);
    disc(c, 0, -274, 100, "#2a2218", 19);
    disc(c, 0, -271, 92, "#b5803c", 15);
    for (const [dx, dy, r] of triples("-40,-274,9 10,-266,8 46,-274,10 -8,-278,6"))
      disc(c, dx, dy, r, "#d9a85a", r * 0.45);
    for (const s of [-1, 1]) hoop(c, s * 122, -226, 15, "#39454a", 8, 22);
    line(c, "M40 -272L104 -400", "#8a6a44", 11);
    line(c, "M38 -272L102 -400", "rgba(255,226,180,.35)", 3);
  });
}

/** A bowl from slightly above, 2r wide, full of soup. */
export function bowl(p: Plate, x: number, y: number, r: number, tone: string): void {
  const { c } = p;
  disc(c, x + 4, y + r * 0.62, r * 0.9, "rgba(4,8,12,.5)", r * 0.18);
  solid(
    p,
    `M${x - r} ${y}C${x - r * 0.9} ${y + r * 0.5} ${x - r * 0.5} ${y + r * 0.66} ${x} ${y + r * 0.66}C${x + r * 0.5} ${y + r * 0.66} ${x + r * 0.9} ${y + r * 0.5} ${x + r} ${y}Z`,
    along(c, x - r, 0, x + r, 0, [mix(tone, "#ffffff", 0.15), [0.5, tone], mix(tone, "#0a1016", 0.6)]),
  );
  disc(c, x, y, r, mix(tone, "#ffffff", 0.35), r * 0.27);
  disc(c, x, y + r * 0.03, r * 0.87, "#9a6a30", r * 0.21);
  disc(c, x - r * 0.2, y + r * 0.03, r * 0.4, "#c48f48", r * 0.08);
}

/** Steam that rises from (x, y) and takes the color of the light. */
export function steam(
  p: Plate,
  x: number,
  y: number,
  height: number,
  strength: number,
  color = "#ffe2b4",
): void {
  const { e, next } = p;
  e.save();
  for (let i = 0; i < 9; i++) {
    const sx = x + between(next, -60, 60);
    const tall = height * between(next, 0.55, 1);
    const sway = between(next, -46, 46);
    e.filter = `blur(${between(next, 7, 15)}px)`;
    line(
      e,
      `M${sx} ${y}c${sway} ${-tall * 0.3} ${-sway} ${-tall * 0.5} ${sway * 0.7} ${-tall}`,
      along(e, 0, y, 0, y - tall, [fade(color, 0), [0.2, fade(color, strength)], fade(color, 0)]),
      between(next, 12, 30),
    );
  }
  e.restore();
}

/** A cat that sits with its back up and its tail like a brush, 120 tall at scale 1, the paws at (x, y). */
export function crossCat(p: Plate, x: number, y: number, scale: number, tone = "#2a2f33"): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    line(c, "M-46 -40C-84 -60 -70 -110 -84 -136", tone, 18);
    line(c, "M-84 -136C-92 -124 -84 -118 -80 -104", tone, 22);
    solid(p, "M-54 0C-64 -54 -40 -104 0 -98C30 -96 40 -60 38 0H26L22 -30L8 0H-8L-12 -22L-30 0Z", tone);
    solid(
      p,
      "M-2 -92C-4 -128 14 -132 20 -124L26 -146L38 -124Q48 -124 54 -118L66 -136L68 -108C72 -82 56 -72 36 -72C14 -72 2 -78 -2 -92Z",
      mix(tone, "#ffffff", 0.06),
    );
    for (let i = 0; i < 8; i++) line(c, `M${-48 + i * 9} ${-64 - Math.sin(i / 2.4) * 34}l-9 -9`, tone, 4);
    disc(c, 27, -102, 6.5, "#f2d58a");
    disc(c, 53, -100, 6.5, "#f2d58a");
    disc(c, 28, -101, 2.6, "#10161a", 5.4);
    disc(c, 53, -99, 2.6, "#10161a", 5.4);
    line(c, "M17 -114L34 -106M64 -112L47 -104", "#0c1114", 5);
    line(c, "M34 -82Q40 -88 46 -82", "#8a6a64", 3);
    line(c, "M20 -86L-2 -82M20 -82L2 -74M60 -84L82 -80M60 -80L78 -72", "rgba(220,226,220,.5)", 1.4);
  });
}

/** A cat asleep in a ring, 130 wide at scale 1. */
export function sleepingCat(p: Plate, x: number, y: number, scale: number, tone = "#3a4044"): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 4, 68, "rgba(4,10,14,.5)", 9);
    solid(p, "M-64 -8C-68 -50 -24 -64 8 -58C46 -54 68 -30 62 -6C40 6 -44 6 -64 -8Z", tone);
    solid(
      p,
      "M-62 -14C-74 -34 -60 -46 -48 -44L-44 -56L-34 -44C-20 -42 -14 -28 -20 -12C-30 -2 -54 -2 -62 -14Z",
      mix(tone, "#ffffff", 0.1),
    );
    line(c, "M60 -12C50 6 0 10 -34 0", mix(tone, "#ffffff", 0.14), 13);
    line(c, "M-52 -24q5 4 10 0M-36 -24q5 4 10 0", "#0d1215", 2.4);
    line(c, "M-10 -52Q20 -60 44 -40", fade("#dfe8e4", 0.25), 3);
  });
}
