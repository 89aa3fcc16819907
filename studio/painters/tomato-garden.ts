import { at, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";
import { tomato } from "./kitchen.ts";

/** One pale of a fence. */
export function picket(p: Plate, x: number, foot: number): void {
  solid(p, `M${x} ${foot}V668L${x + 15} 648L${x + 30} 668V${foot}Z`, p.next() < 0.5 ? "#7a8a86" : "#6b7c7a");
}

/** A tomato plant, tied with string. */
export function plant(p: Plate, x: number, y: number, h: number, lean: number): void {
  const { c, next } = p;
  at(p, x, y, 1, lean, () => {
    line(c, `M0 0C-14 ${-h * 0.4} 12 ${-h * 0.7} 0 ${-h}`, "#3f6a38", 9);
    const count = Math.round(h / 26);
    for (let i = 1; i <= count; i++) {
      const ly = -(h * i) / count + 10;
      const side = i % 2 ? 1 : -1;
      const s = 1.15 - i / count / 2.4;
      for (const turn of [-0.5, 0.1, 0.6])
        at(p, 0, ly, s, turn * side, () =>
          solid(
            p,
            `M0 0C${side * 20} -26 ${side * 46} -30 ${side * 74} -8C${side * 58} -4 ${side * 56} 8 ${side * 40} 8C${side * 26} 14 ${side * 12} 10 0 0Z`,
            next() < 0.5 ? "#5e8c4a" : "#44703c",
          ),
        );
    }
    for (let i = 2; i < count; i += 3)
      tomato(p, (i % 2 ? -1 : 1) * between(next, 16, 34), -(h * i) / count + 26, between(next, 13, 20));
    if (h > 400) for (const t of [0.3, 0.55, 0.8]) line(c, `M-10 ${-h * t}q26 -14 46 4`, "#e8d6a8", 5);
  });
}
