import { along, around, at, disc, fill, hoop, line, type Plate, poly, solid, triples } from "../kit/plate.ts";
import { between, pick } from "../kit/random.ts";

/** A string of paper lanterns between two points. */
export function lanterns(
  p: Plate,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  size = 20,
): void {
  const { c, e } = p;
  line(c, `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, "#2a2026", 3);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = x0 + (x1 - x0) * t;
    const y = (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag * 2) + t * t * y1;
    const tone = ["#f2a24a", "#f28c7e", "#ffd884"][i % 3] as string;
    line(c, `M${x} ${y}v${size * 0.5}`, "#2a2026", 2);
    at(p, x, y + size * 1.4, size / 20, 0, () => {
      disc(c, 0, 0, 19, tone, 21);
      for (const rx of [7, 14]) hoop(c, 0, 0, rx, "rgba(120,50,20,.35)", 1.6, 21);
      solid(p, "M-8 -24H8V-18H-8ZM-8 18H8V24H-8Z", "#5a3420");
      disc(e, 0, 0, 17, around(e, 0, 2, 20, ["rgba(255,232,170,.95)", "rgba(255,168,84,.55)"]), 19);
      disc(e, 0, 0, 84, around(e, 0, 0, 84, ["rgba(255,196,110,.22)", "rgba(255,180,90,0)"]));
    });
  }
}

/** The near side of a long table across the picture: boards from `far` to `near`, then a cloth that hangs down. */
export function tableAcross(
  p: Plate,
  x0: number,
  x1: number,
  far: number,
  near: number,
  cloth = "#f2e4c8",
): void {
  const { c, next } = p;
  const skew = (near - far) * 0.35;
  poly(
    c,
    `${x0 + skew},${far} ${x1 - skew},${far} ${x1},${near} ${x0},${near}`,
    along(c, 0, far, 0, near, ["#8a5836", "#b57c4c"]),
  );
  for (let i = 0; i < 80; i++) {
    const y = between(next, far + 2, near - 2);
    line(
      c,
      `M${between(next, x0 + skew, x1 - 200)} ${y}h${between(next, 60, 220)}`,
      `rgba(${next() < 0.6 ? "60,30,16" : "255,224,176"},.16)`,
      2,
    );
  }
  poly(
    c,
    [
      [x0 + skew, far + (near - far) * 0.3],
      [x1 - skew, far + (near - far) * 0.3],
      [x1, near],
      [x0, near],
    ],
    cloth,
  );
  line(c, `M${x0 + skew} ${far}H${x1 - skew}`, "rgba(255,232,190,.5)", 3);
  const hem = `M${x0} ${near}H${x1}V${near + 84}${Array.from({ length: 24 }, (_, i) => `q${-(x1 - x0) / 48} ${i % 2 ? 16 : 10} ${-(x1 - x0) / 24} 0`).join("")}Z`;
  solid(p, hem, along(c, 0, near, 0, near + 96, [cloth, "#a99878"]));
  for (let x = x0 + 30; x < x1; x += between(next, 36, 74))
    line(
      c,
      `M${x} ${near + 6}q${between(next, -6, 6)} 40 ${between(next, -10, 10)} 80`,
      "rgba(80,60,50,.25)",
      7,
    );
  line(c, `M${x0} ${near + 1}H${x1}`, "rgba(255,250,230,.7)", 4);
  line(c, `M${x0} ${near + 70}H${x1}`, "rgba(194,90,84,.6)", 5);
}

/** A bowl of soup with a spoon, `r` wide. */
export function bowl(p: Plate, x: number, y: number, r: number, color: string): void {
  const { c } = p;
  at(p, x, y, r / 40, 0, () => {
    disc(c, 2, 20, 44, "rgba(20,8,8,.3)", 9);
    solid(p, "M-40 -8C-38 14 -22 22 0 22C22 22 38 14 40 -8Z", color);
    disc(c, 0, -8, 40, "#fff4e0", 13);
    disc(c, 0, -7, 33, "#c9582f", 9);
    disc(c, -8, -9, 8, "#e88a4a", 3);
    disc(c, 12, -6, 4, "#6d8c3a", 2);
    line(c, "M16 -10L52 -34", "#b98a50", 6);
    line(c, "M-30 2Q-24 14 -10 18", "rgba(255,250,230,.5)", 4);
  });
}

/** A loaf of bread on a board. */
export function loaf(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-74 4H74V14H-74Z", "#6e4529");
    solid(
      p,
      "M-58 4C-70 -34 -40 -46 0 -46C40 -46 70 -34 58 4Z",
      along(c, 0, -46, 0, 4, ["#f0b870", "#9c5c2c"]),
    );
    for (const dx of [-30, -6, 18]) line(c, `M${dx} -40q12 14 8 28`, "#ffe2ac", 6);
  });
}

/** A jug or bottle with flowers. */
export function posy(p: Plate, x: number, y: number, scale: number): void {
  const { c, next } = p;
  at(p, x, y, scale, 0, () => {
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i - 4) * 0.2;
      const r = between(next, 56, 92);
      const [fx, fy] = [Math.cos(a) * r, -30 + Math.sin(a) * r];
      line(c, `M0 -30Q${fx * 0.3} ${fy * 0.6} ${fx} ${fy}`, "#4c703c", 3);
      disc(c, fx, fy, 11, pick(next, ["#f28c7e", "#ffd884", "#fff4e0", "#c25a54"]), 10);
      disc(c, fx, fy, 4, "#b5652c");
    }
    solid(p, "M-18 0C-28 -20 -20 -36 -13 -46H13C20 -36 28 -20 18 0Z", "#2f7480");
    line(c, "M-12 -6C-18 -22 -12 -32 -8 -40", "rgba(220,250,250,.5)", 4);
  });
}

/** A candle in a glass. */
export function candle(p: Plate, x: number, y: number, scale: number): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-14 0L-17 -40H17L14 0Z", "#d8a860", 0.4);
    fill(c, "M-10 -4V-24H10V-4Z", "#fff0d0");
    disc(e, 0, -32, 5, "rgba(255,240,190,.95)", 11);
    disc(e, 0, -28, 60, around(e, 0, -28, 60, ["rgba(255,206,120,.4)", "rgba(255,190,90,0)"]));
  });
}

/** Biscuits on a plate, seen from the side. */
export function biscuits(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    for (const [dx, dy, a] of triples(
      "-40,-14,0.1 0,-16,-0.1 40,-14,0.15 -22,-32,-0.2 20,-33,0.2 0,-50,0.05",
    ))
      at(p, dx, dy, 1, a, () => {
        disc(c, 0, 4, 27, "#7a4520", 13);
        disc(c, 0, 0, 27, "#d99a52", 12);
        disc(c, -4, -2, 20, "#e8b470", 7);
        for (const k of [-12, 0, 11]) disc(c, k, (k % 2) + 0.5, 2.2, "#7a4520", 1.5);
      });
    solid(
      p,
      "M-86 -6H86C74 14 40 20 0 20C-40 20 -74 14 -86 -6Z",
      along(c, -86, 0, 86, 0, ["#fff8ea", [0.6, "#e6d8bc"], "#a8977c"]),
    );
    line(c, "M-84 -5H84", "#2f7480", 4);
  });
}

/** A street of stones toward the harbor, from y down. */
export function cobbles(p: Plate, top: number, near: string, far: string): void {
  const { c, next } = p;
  c.fillStyle = along(c, 0, top, 0, 900, [far, near]);
  c.fillRect(0, top, 1600, 900 - top);
  for (let row = 0, y = top + 2; y < 900; row++) {
    const size = 24 + row * 9;
    for (let x = -size * (row % 2) * 0.5; x < 1600; x += size) {
      c.fillStyle = `rgba(${next() < 0.5 ? "16,16,30" : "255,228,190"},${between(next, 0.03, 0.12)})`;
      c.beginPath();
      c.roundRect(x + 2, y, size - 5, 6 + row * 2, 5);
      c.fill();
    }
    y += 8 + row * 2.2;
  }
}
