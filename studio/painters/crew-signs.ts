import { at, disc, line, type Plate } from "../kit/plate.ts";

export const CREW_SIGNS = ["heron", "kettle", "bell", "anchor"] as const;
type CrewSign = (typeof CREW_SIGNS)[number];

/** The four signs in one brush: 100 high at scale 1, their middle at (x, y). */
export function crewSign(p: Plate, x: number, y: number, scale: number, sign: CrewSign, color: string): void {
  const { c } = p;
  const draw = (path: string) => line(c, path, color, 8);
  at(p, x, y, scale, 0, () => {
    if (sign === "heron") {
      draw(
        "M-8 50V8M8 50V8M-40 4Q-10 -16 14 2Q-8 18 -40 4M12 0C24 -14 0 -24 6 -40Q12 -48 20 -42L44 -36L20 -34",
      );
    } else if (sign === "kettle") {
      draw("M-30 40H30Q42 -6 14 -16H-14Q-42 -6 -30 40M34 12L50 -8M-16 -16Q0 -56 16 -16");
      disc(c, 0, -22, 5, color);
    } else if (sign === "bell") {
      draw("M-36 30H36Q26 22 24 0Q22 -34 0 -36Q-22 -34 -24 0Q-26 22 -36 30M0 -36V-46");
      disc(c, 0, 40, 8, color);
    } else {
      draw("M0 -26V42M-22 -12H22M-38 12Q-34 44 0 44Q34 44 38 12M-38 12L-46 22M38 12L46 22");
      draw("M0 -26q-10 -2 -10 -11a10 10 0 0 1 20 0q0 9 -10 11");
    }
  });
}
