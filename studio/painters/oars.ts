import { dark, fade, mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { SKINS } from "./heads.ts";
import { limb } from "./limb.ts";

/** An oar from its handle at (0, 0) along its shaft; `length` is up to the end of the blade. */
export function oar(p: Plate, x: number, y: number, length: number, angle: number, width = 14): void {
  const { c } = p;
  at(p, x, y, 1, angle, () => {
    const neck = length * 0.74;
    solid(
      p,
      `M0 ${-width / 2}H${neck}V${width / 2}H0Z`,
      along(c, 0, -width / 2, 0, width / 2, ["#b09c70", [0.5, "#8d8060"], "#3f3a2e"]),
    );
    solid(
      p,
      `M${neck - width} ${-width / 2}Q${neck + width * 2} ${-width * 1.7} ${length} ${-width * 1.5}Q${length + width} 0 ${length} ${width * 1.5}Q${neck + width * 2} ${width * 1.7} ${neck - width} ${width / 2}Z`,
      along(c, 0, -width * 1.6, 0, width * 1.6, ["#b8a87c", [0.5, "#9a8c66"], "#4a4434"]),
    );
    for (const share of [0.2, 0.44, 0.62])
      line(c, `M${length * share} ${-width * 0.12}h${length * 0.1}`, "rgba(30,26,18,.4)", width * 0.1);
  });
}

/** The far part of a rowing boat that comes toward us, 330 wide at scale 1, its waterline at y. */
export function boatAheadBack(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-164 -110Q-70 -148 0 -150Q70 -148 164 -110Q80 -66 0 -60Q-80 -66 -164 -110Z", "#1d2727");
    line(c, "M-164 -110Q-70 -148 0 -150Q70 -148 164 -110", "#8c9186", 6);
  });
}

/** A rowing boat from the seat in its stern: its sides run together at the bow at (x, y). */
export function boatInside(p: Plate, x: number, y: number, tone = "#4f6f70"): void {
  const { c } = p;
  at(p, x, y, 1, 0, () => {
    solid(p, "M0 0C-210 60 -470 260 -640 560H640C470 260 210 60 0 0Z", mix(tone, "#050d12", 0.68));
    for (let i = 1; i < 5; i++)
      line(
        c,
        `M0 ${i * 16}C${-190 + i * 18} ${70 + i * 16} ${-420 + i * 50} 280 ${-570 + i * 62} 580M0 ${i * 16}C${190 - i * 18} ${70 + i * 16} ${420 - i * 50} 280 ${570 - i * 62} 580`,
        fade("#c4cdc8", 0.12),
        4,
      );
    for (const side of [-1, 1]) {
      line(c, `M0 0C${side * 210} 60 ${side * 470} 260 ${side * 640} 560`, mix(tone, "#050d12", 0.4), 34);
      line(c, `M0 -6C${side * 210} 54 ${side * 470} 254 ${side * 640} 554`, "#b4beb6", 12);
    }
    solid(p, "M-20 -30H20L14 60H-14Z", mix(tone, "#050d12", 0.5));
  });
}

/** A bench of that boat, seen from behind; who sits on it is drawn before. */
export function bench(p: Plate, x: number, y: number, half: number, drop: number): void {
  const { c } = p;
  solid(
    p,
    `M${x - half} ${y}H${x + half}L${x + half - 14} ${y + drop}H${x - half + 14}Z`,
    along(c, 0, y, 0, y + drop, ["#131c1d", "#202b2b"]),
  );
  solid(
    p,
    `M${x - half} ${y}H${x + half}V${y + 30}H${x - half}Z`,
    along(c, 0, y, 0, y + 30, ["#948a6c", "#4b4638"]),
  );
  line(c, `M${x - half} ${y + 2}H${x + half}`, "#cdbf95", 4);
}

/** The near part of that boat: people sit between the two. */
export function boatAheadFront(p: Plate, x: number, y: number, scale: number, tone = "#4f6f70"): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    solid(
      p,
      "M-164 -110Q-80 -66 0 -60Q80 -66 164 -110C156 -60 112 -8 44 10Q0 18 -44 10C-112 -8 -156 -60 -164 -110Z",
      along(c, -164, 0, 164, 0, [
        mix(tone, "#050d12", 0.5),
        [0.36, tone],
        [0.5, mix(tone, "#ffffff", 0.24)],
        [0.64, tone],
        mix(tone, "#050d12", 0.6),
      ]),
    );
    for (const k of [16, 34, 52])
      line(
        c,
        `M${-160 + k * 0.5} ${-108 + k}Q-70 ${-64 + k} 0 ${-58 + k * 0.9}Q70 ${-64 + k} ${160 - k * 0.5} ${-108 + k}`,
        fade("#050d12", 0.38),
        3,
      );
    line(c, "M-164 -110Q-80 -66 0 -60Q80 -66 164 -110", "#c4cdc8", 8);
    line(c, "M0 -58V12", fade("#07131a", 0.5), 8);
    disc(c, 0, 14, 120, fade("#04121a", 0.45), 9);
  });
}

interface Grip {
  skin: number;
  sleeve: string;
  /** Wrinkles and large knuckles. */
  old?: boolean;
  /** How far the elbow is to the side, -1 to 1. Default: 0.4. */
  elbow?: number;
}

/** A large hand that grips a shaft along its own x axis, the back of the hand toward us; its arm comes from below. */
export function grip(p: Plate, x: number, y: number, scale: number, angle: number, o: Grip): void {
  const { c } = p;
  const [skin, low] = SKINS[o.skin] ?? SKINS[0];
  const side = o.elbow ?? 0.4;
  at(p, x, y, scale, angle, () => {
    const elbow = [side * 260, 470] as const;
    limb(p, [[side * 36, 150], elbow], 128, dark(o.sleeve, 0.6));
    limb(p, [[side * 36, 150], elbow], 114, o.sleeve);
    line(c, `M${side * 36 - 34} 170L${elbow[0] - 30} 470`, "rgba(255,240,214,.16)", 12);
    limb(
      p,
      [
        [side * 18, 60],
        [side * 34, 132],
      ],
      82,
      low,
    );
    limb(
      p,
      [
        [side * 14, 56],
        [side * 30, 130],
      ],
      74,
      skin,
    );
    line(c, `M${side * 34 - 58} 142L${side * 34 + 58} 138`, dark(o.sleeve, 0.72), 34);
    line(c, `M${side * 34 - 56} 128L${side * 34 + 56} 124`, "rgba(255,250,236,.22)", 4);
    solid(
      p,
      "M-58 14C-62 60 -44 96 -14 108H34C56 94 66 52 60 12C40 -4 -40 -4 -58 14Z",
      along(c, -60, 0, 60, 0, [low, [0.3, skin], [0.75, skin], low]),
    );
    for (let i = 0; i < 4; i++) {
      const fx = -45 + i * 30;
      const top = -36 + Math.abs(i - 1.4) * 5;
      limb(
        p,
        [
          [fx * 0.94, 26],
          [fx, top],
        ],
        31,
        low,
      );
      limb(
        p,
        [
          [fx * 0.94 - 1, 26],
          [fx - 1, top],
        ],
        26,
        skin,
      );
      disc(c, fx - 3, 20, 9, "rgba(255,240,220,.28)", 7);
      line(c, `M${fx - 9} ${top + 24}q9 5 18 0`, low, 3);
      if (o.old) {
        line(c, `M${fx - 9} ${top + 32}q9 5 18 0M${fx - 8} 8q8 5 16 0`, low, 2.4);
        disc(c, fx, 16, 13, fade(low, 0.35), 10);
      }
    }
    if (o.old)
      fill(c, "M-34 40q10 30 6 56l6 0q2 -34 -12 -56ZM6 36q6 34 0 62l6 0q8 -36 -6 -62Z", fade(low, 0.7));
    limb(
      p,
      [
        [-52, 60],
        [-74, 22],
        [-58, -8],
      ],
      30,
      low,
    );
    limb(
      p,
      [
        [-51, 58],
        [-72, 22],
        [-58, -6],
      ],
      25,
      skin,
    );
  });
}
