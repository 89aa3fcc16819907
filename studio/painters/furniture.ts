import { fade, ink, mix } from "../kit/palette.ts";
import { along, at, disc, fill, hoop, inside, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** A wall of tiny drawers in a box; a few stand open, with paper showing. */
export function drawers(
  p: Plate,
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
): void {
  const { c, next } = p;
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const px = x + i * w;
      const py = y + j * h;
      const tone = mix("#8a6a50", next() < 0.5 ? "#5c463c" : "#a98a66", next() * 0.6);
      c.fillStyle = "#1c1620";
      c.fillRect(px, py, w, h);
      c.fillStyle = along(c, 0, py, 0, py + h, [mix(tone, "#fff0d0", 0.12), mix(tone, "#120e18", 0.3)]);
      c.fillRect(px + 2, py + 2, w - 4, h - 4);
      c.fillStyle = "rgba(239,226,196,.75)";
      c.fillRect(px + w * 0.32, py + h * 0.22, w * 0.36, h * 0.2);
      disc(c, px + w / 2, py + h * 0.68, Math.min(w, h) * 0.075, "#d7b98a");
      if (next() < 0.025) {
        c.fillStyle = "#efe2c4";
        c.fillRect(px + 6, py - 5, w - 14, 12);
        c.fillStyle = along(c, 0, py + 4, 0, py + h + 8, [mix(tone, "#fff0d0", 0.3), tone]);
        c.fillRect(px - 1, py + 5, w + 2, h + 2);
        disc(c, px + w / 2, py + h * 0.75, Math.min(w, h) * 0.08, "#e9cfa0");
      }
    }
  }
}

/** The cold-rest bed: a sleeper under soft glass, a note on it. 900 wide at scale 1, its foot at (x, y). */
export function restBed(p: Plate, x: number, y: number, scale: number): void {
  const { c, e } = p;
  at(p, x, y, scale, 0, () => {
    solid(p, "M-440 -60H440L400 40H-400Z", along(c, 0, -60, 0, 40, ["#7f8ca9", "#2f3a5a"]));
    line(c, "M-436 -58H436", "rgba(236,243,255,.5)", 4);
    for (let i = 0; i < 9; i++) disc(e, -330 + i * 34, 4, 5, fade(i < 8 ? "#7fd8a8" : ink.amber, 0.75));
    const glass = "M-420 -60C-430 -230 -330 -300 -120 -304H140C330 -298 430 -220 420 -60Z";
    fill(c, glass, along(c, 0, -300, 0, -60, ["#31506c", "#27415c"]));
    inside(c, glass, () =>
      inside(e, glass, () => {
        fill(e, glass, along(e, 0, -300, 0, -60, ["rgba(160,214,240,.05)", "rgba(160,214,240,.26)"]));
        solid(p, "M-396 -66C-404 -116 -370 -142 -300 -140C-230 -142 -196 -116 -204 -66Z", "#e9eef6");
        solid(
          p,
          "M-352 -112C-372 -176 -330 -214 -288 -210C-240 -208 -216 -166 -234 -104C-250 -84 -330 -84 -352 -112Z",
          "#3a2a35",
        );
        solid(
          p,
          "M-326 -132C-330 -168 -306 -188 -284 -186C-258 -184 -240 -162 -246 -130C-252 -104 -268 -94 -286 -94C-306 -94 -322 -108 -326 -132Z",
          "#d09c80",
        );
        line(c, "M-312 -140q9 8 19 1M-274 -141q9 8 18 -1M-300 -114q14 12 28 0", "#3a2028", 3.6);
        solid(
          p,
          "M-352 -140C-366 -184 -330 -212 -290 -208C-300 -190 -326 -172 -326 -140C-334 -128 -346 -128 -352 -140Z",
          "#3a2a35",
        );
        solid(
          p,
          "M-400 -60C-380 -108 -330 -112 -270 -104C-240 -132 -190 -138 -160 -112C-60 -150 120 -142 260 -112C340 -98 390 -84 410 -60Z",
          along(c, 0, -140, 0, -60, ["#d6dfee", "#8a9ab8"]),
        );
        line(
          c,
          "M-130 -104C0 -126 140 -120 300 -92M-60 -88C60 -104 200 -98 330 -76",
          "rgba(60,76,116,.45)",
          4,
        );
      }),
    );
    line(c, glass, "#8b98b4", 8);
    line(c, glass, "rgba(230,242,255,.6)", 2.4);
    line(c, "M-388 -110C-392 -210 -310 -272 -160 -284", "rgba(230,242,255,.55)", 9);
    line(c, "M230 -276C320 -260 380 -220 392 -140", "rgba(230,242,255,.25)", 5);
    at(p, 70, -246, 1, -0.07, () => {
      solid(p, "M0 0H128V112H0Z", along(c, 0, 0, 128, 112, ["#fbf0d4", "#d8bf94"]));
      for (let i = 0; i < 5; i++)
        line(c, `M14 ${24 + i * 17}q10 -7 20 0t20 0t20 0${i < 4 ? "t20 0" : ""}`, "rgba(50,40,70,.7)", 2.6);
      line(c, "M84 92q6 -9 12 0q6 9 12 0", "rgba(232,106,74,.8)", 3);
      solid(p, "M44 -8H84V10H44Z", "rgba(200,214,236,.8)");
    });
  });
}

/** An open drawer seen from above the front: empty but for spoon-shaped hollows. 620 wide at scale 1. */
export function spoonDrawer(p: Plate, x: number, y: number, scale: number, hollows: number): void {
  const { c, next } = p;
  at(p, x, y, scale, 0, () => {
    poly(c, "-270,-130 270,-130 310,40 -310,40", "#3a2a24");
    poly(c, "-250,-120 250,-120 288,30 -288,30", "#5d3f46");
    for (let i = 0; i < hollows; i++) {
      const u = (i + 0.5) / hollows - 0.5;
      at(p, u * 500, -104, 1, -u * 0.28, () => {
        fill(c, "M-4 0H4L6 62C18 66 20 96 12 110C6 118 -6 118 -12 110C-20 96 -18 66 -6 62Z", "#2b1a26");
        line(c, "M4 2L6 62C18 66 20 96 12 110", "rgba(255,220,190,.22)", 2);
      });
    }
    solid(p, "M-316 36H316L308 128H-308Z", along(c, 0, 36, 0, 128, ["#b08560", [0.2, "#8d674a"], "#54392e"]));
    for (let i = 0; i < 14; i++)
      line(
        c,
        `M${-300 + next() * 300} ${46 + next() * 76}q80 ${between(next, -5, 5)} 220 0`,
        "rgba(40,22,18,.22)",
        1.5,
      );
    line(c, "M-314 38H314", "rgba(255,236,204,.55)", 4);
    hoop(c, 0, 78, 26, "#d7b98a", 6, 10);
  });
}
