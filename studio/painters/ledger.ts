import { mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Pell's big book, open and seen from above and in front, 760 wide at scale 1; the middle of its foot at (x, y). `filled` is how much of its right page has writing. */
export function ledger(p: Plate, x: number, y: number, scale: number, filled = 1): void {
  const { c, next } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-396 -16L-330 -300H330L396 -16Q200 26 0 14Q-200 26 -396 -16Z", "#3a2f2a");
    fill(c, "M-396 -16Q-200 26 0 14Q200 26 396 -16L398 2Q200 46 0 32Q-200 46 -398 2Z", "#251d1a");
    for (let i = 5; i >= 0; i--)
      solid(
        p,
        `M0 ${-10 + i * 3}Q-190 ${-20 + i * 5} -384 ${-30 + i * 5}L-322 -306Q-150 -330 0 -296Q150 -330 322 -306L384 ${-30 + i * 5}Q190 ${-20 + i * 5} 0 ${-10 + i * 3}Z`,
        i % 2 ? "#b9b09a" : "#ddd3bd",
      );
    for (const s of [-1, 1])
      solid(
        p,
        `M0 -10Q${s * 190} -38 ${s * 384} -30L${s * 322} -306Q${s * 150} -334 0 -296Z`,
        along(c, 0, 0, s * 384, 0, ["#a89f8a", [0.12, "#e8dfca"], [0.5, "#f4ecd8"], "#d8cdb4"]),
      );
    for (const s of [-1, 1])
      for (let row = 0; row < 9; row++) {
        if (s > 0 && row / 9 >= filled) break;
        const share = row / 9;
        const yy = -286 + share * 246;
        const half = 322 + share * 60;
        const from = s < 0 ? -half + 40 : 34;
        const to = s < 0 ? -34 : (half - 40) * between(next, 0.7, 1);
        let path = `M${from} ${yy + Math.abs(from) * -0.02}`;
        for (let sx = from; sx < to; sx += 17)
          path += next() < 0.16 ? "m10 -1" : `q4 ${-5 - share * 5} 8 0t9 0`;
        line(c, path, "rgba(34,44,54,.7)", 2.4 + share * 1.4);
      }
    line(c, "M0 -296Q6 -150 0 -10", "rgba(60,50,40,.55)", 6);
    fill(c, "M210 -320L232 -322L270 40L250 60L236 38Z", "#7d2f30");
  });
}

/** A quill pen from its tip at (x, y). */
export function quill(p: Plate, x: number, y: number, scale: number, angle: number): void {
  const { c } = p;
  at(p, x, y, scale, angle, () => {
    line(c, "M0 0L150 -14", "#c9bb94", 6);
    fill(c, "M0 0L26 -7L26 3Z", "#2a2a26");
    solid(
      p,
      "M110 -12C170 -66 300 -70 380 -52C330 -10 220 22 130 2Z",
      along(c, 110, -60, 130, 10, ["#eef0e6", "#9fb0ae"]),
    );
    line(c, "M112 -10Q250 -34 372 -50", "#8a9490", 4);
    for (let i = 0; i < 9; i++) line(c, `M${150 + i * 24} ${-14 - i * 3.6}l26 -22`, "rgba(60,80,84,.3)", 2);
  });
}

/** An ink pot of dark glass, 80 wide at scale 1, its foot at (x, y). */
export function inkPot(p: Plate, x: number, y: number, scale: number): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 2, 50, "rgba(4,8,10,.5)", 9);
    solid(
      p,
      "M-40 0C-46 -40 -34 -54 -16 -58V-72H16V-58C34 -54 46 -40 40 0Q0 10 -40 0Z",
      along(c, -40, 0, 40, 0, [mix("#1d3a44", "#000000", 0.3), [0.35, "#6f979c"], "#10242b"]),
    );
    disc(c, 0, -72, 17, "#0b161b", 5);
    line(c, "M-26 -40Q-32 -20 -28 -8", "rgba(240,250,246,.5)", 4);
  });
}
