import { fade, mix } from "../kit/palette.ts";
import { disc, fill, line, type Plate, pairs, solid, triples } from "../kit/plate.ts";

export type Hair =
  | "short"
  | "bun"
  | "scarf"
  | "cap"
  | "curls"
  | "long"
  | "turban"
  | "braid"
  | "felt"
  | "bald"
  | "bob";

const DARK = "#2d2026";

/** Hair, or what covers it, of a head seen from behind that is 32 wide, its middle at the origin. */
export function hairOf(p: Plate, kind: Hair, tone: string, turn: number): void {
  const { c } = p;
  const strand = (path: string, width = 1.4) => line(c, path, fade(mix(tone, "#ffe8c8", 0.55), 0.4), width);
  const skull = `M-16 4C-20 -30 20 -30 ${16 - turn * 4} 2C${15 - turn * 4} 11 8 14 0 14C-8 14 -15 12 -16 4Z`;
  switch (kind) {
    case "short":
      solid(p, skull, tone);
      for (const x of [-9, -3, 3, 9]) strand(`M${x * 0.5} -20Q${x * 1.3} -8 ${x} 9`);
      return;
    case "bun":
      solid(p, skull, tone);
      for (const x of [-11, -5, 5, 11]) strand(`M${x} 8Q${x * 1.2} -10 ${x * 0.3} -19`);
      solid(p, "M-10 -26A10 9 0 1 1 10 -26A10 9 0 1 1 -10 -26Z", tone);
      strand("M-7 -28Q0 -35 7 -29M-5 -23Q1 -28 7 -24");
      line(c, "M-8 -19Q0 -16 8 -19", "#c9744e", 3);
      for (const s of [-1, 1]) line(c, `M${s * 6} 13Q${s * 8} 17 ${s * 6} 21`, tone, 1.4);
      return;
    case "scarf":
      solid(
        p,
        "M-18 16C-25 -34 25 -34 18 16C24 26 29 30 31 36C12 46 -12 46 -31 36C-29 30 -24 26 -18 16Z",
        tone,
      );
      strand("M-12 12Q-16 -14 -2 -24M12 12Q16 -12 6 -22M-16 20Q0 28 16 20M-22 30Q0 40 22 30", 1.8);
      line(c, "M-17 14Q0 22 17 14", "rgba(8,8,22,.3)", 2);
      return;
    case "cap":
      solid(p, skull, DARK);
      solid(p, "M-18 -3C-21 -33 21 -33 18 -3Q0 4 -18 -3Z", tone);
      solid(
        p,
        `M${10 + turn * 4} -9Q${30 + turn * 4} -12 ${34 + turn * 3} -3Q24 -4 14 -3Z`,
        mix(tone, "#10121e", 0.4),
      );
      line(c, "M-18 -4Q0 3 18 -4", "rgba(8,8,22,.4)", 3);
      strand("M-12 -10Q-10 -22 0 -25");
      disc(c, 0, -25.5, 2, mix(tone, "#ffe8c8", 0.3));
      return;
    case "curls":
      for (const [x, y, r] of triples(
        "-17,2,8 -20,-9,9 -13,-20,10 0,-24,11 12,-20,10 18,-9,9 15,2,8 -8,8,9 6,9,9 0,-6,17",
      ))
        solid(p, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, tone);
      for (const [x, y] of pairs("-14,-18 0,-24 12,-18 -8,-6 8,-4 0,6"))
        strand(`M${x - 4} ${y}a4.4 4.4 0 1 1 6 3`, 1.2);
      return;
    case "long":
      solid(
        p,
        `M-17 -2C-22 -34 22 -34 ${17 - turn * 3} -2C24 18 26 38 20 52C12 47 6 51 0 48C-7 52 -13 47 -20 52C-26 36 -23 16 -17 -2Z`,
        tone,
      );
      for (const x of [-14, -8, -2, 4, 10, 15]) strand(`M${x * 0.4} -22Q${x * 1.3} 8 ${x * 1.15} 46`);
      return;
    case "turban":
      solid(p, "M-16 7C-26 -6 -24 -36 0 -36C24 -36 26 -6 16 7C9 12 -9 12 -16 7Z", tone);
      for (const k of [0, 1, 2, 3])
        line(
          c,
          `M${-19 + k * 2} ${-4 - k * 8}Q0 ${10 - k * 10} ${19 - k * 3} ${-10 - k * 7}`,
          k % 2 ? "rgba(8,8,22,.34)" : fade("#ffe8c8", 0.24),
          2.4,
        );
      fill(c, "M-6 8Q2 14 8 8L10 24L2 20Z", mix(tone, "#10121e", 0.2));
      return;
    case "felt":
      solid(p, skull, DARK);
      solid(p, "M-17 -8C-19 -38 -7 -36 0 -31C7 -36 19 -38 17 -8Q0 -3 -17 -8Z", tone);
      line(c, "M-17 -11Q0 -5 17 -11", "rgba(8,8,22,.5)", 5);
      solid(p, "M-29 -8Q0 -20 29 -8Q30 -3 22 -3Q0 4 -22 -3Q-30 -3 -29 -8Z", tone);
      line(c, "M-27 -7Q0 -17 27 -7", fade("#ffe8c8", 0.26), 1.8);
      line(c, "M-21 -3Q0 4 21 -3", "rgba(8,8,22,.4)", 2);
      return;
    case "bald":
      fill(c, "M-16 -2Q0 7 16 -2C16 10 8 14 0 14C-8 14 -16 10 -16 -2Z", tone);
      for (const x of [-10, -3, 4, 11]) strand(`M${x} 3Q${x * 1.1} 8 ${x} 12`);
      line(c, "M-9 -17Q0 -23 9 -17", fade("#ffe8c8", 0.22), 3);
      return;
    case "bob":
      solid(p, "M-17 -2C-22 -34 22 -34 17 -2C22 10 22 18 18 24Q0 30 -18 24C-22 18 -22 10 -17 -2Z", tone);
      for (const x of [-13, -7, -1, 5, 11]) strand(`M${x * 0.4} -22Q${x * 1.3} -2 ${x * 1.2} 22`);
      return;
    case "braid":
      solid(p, skull, tone);
      for (const x of [-12, -6, 6, 12]) strand(`M${x * 0.5} -21Q${x * 1.3} -6 ${x * 0.35} 12`);
      for (let i = 0; i < 6; i++) {
        const y = 14 + i * 10;
        const r = 7.4 - i * 0.55;
        for (const s of [-1, 1]) {
          const x = s * 3.2 + Math.sin(i * 0.7) * 1.5;
          solid(
            p,
            `M${x - s * 6} ${y - 5}C${x + s * r} ${y - 6} ${x + s * r} ${y + 4} ${x - s * 2} ${y + 8}Z`,
            tone,
          );
          strand(`M${x - s * 4} ${y - 3}Q${x + s * 4} ${y - 2} ${x - s} ${y + 5}`, 1);
        }
      }
      line(c, "M-4 72H4", "#b4674e", 4);
      solid(p, "M-4 74L-5 88L0 84L5 88L4 74Z", tone);
  }
}
