import { fade, ink } from "../kit/palette.ts";
import { along, at, disc, fill, hoop, line, type Plate, pairs, solid } from "../kit/plate.ts";
import { spoon } from "./spoons.ts";

/** Moss, the floor robot: a round body on a skirt of brushes, one lamp for an eye. `look` moves the eye (-1 left, 1 right). */
export function moss(p: Plate, x: number, y: number, scale: number, look: number, holdsSpoon = false): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 4, 78, "rgba(4,6,16,.5)", 10);
    for (let i = 0; i < 17; i++)
      line(c, `M${-62 + i * 7.8} -14L${-68 + i * 8.5} 3`, i % 2 ? "#6b4a3c" : "#8a6650", 5);
    solid(
      p,
      "M-70 -12C-72 -62 -48 -104 0 -104C48 -104 72 -62 70 -12Z",
      along(c, -70, -100, 70, 0, ["#d98a64", [0.5, "#b0583f"], "#5a2f30"]),
    );
    line(c, "M-70 -22H70", "rgba(30,14,20,.5)", 4);
    line(c, "M-52 -76C-40 -94 -20 -100 -4 -101", "rgba(255,232,206,.55)", 4);
    solid(p, "M-40 -78C-30 -92 30 -92 40 -78C44 -60 36 -46 0 -46C-36 -46 -44 -60 -40 -78Z", "#231a2c");
    disc(e, look * 16, -67, 9, fade("#ffe0a8", 0.95));
    disc(e, look * 16 - 2, -69, 4, "rgba(255,255,255,.9)");
    hoop(c, 34, -28, 6, "rgba(30,14,20,.6)", 3);
    line(c, "M0 -104V-128", "#8a6650", 4);
    disc(e, 0, -131, 5, fade(ink.coral, 0.8));
    if (holdsSpoon) {
      line(c, "M58 -50L92 -78L104 -112", "#8995b0", 8);
      for (const [jx, jy] of pairs("92,-78 104,-112")) disc(c, jx, jy, 7, "#5b6786");
      spoon(p, 103, -84, 1.05, Math.PI + 0.06);
    } else {
      line(c, "M-60 -44L-84 -26L-80 -6M60 -44L84 -26L80 -6", "#7c88a4", 7);
      fill(c, "M-86 -8H-74V2H-86ZM74 -8H86V2H74Z", "#5b6786");
    }
  });
}
