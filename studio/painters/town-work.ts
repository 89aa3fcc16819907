import { fade, mix } from "../kit/palette.ts";
import { along, at, disc, fill, hoop, line, type Plate, solid } from "../kit/plate.ts";

/** Bo's bell in its wooden frame, 420 tall at scale 1, the feet at (x, y). `swing` turns the bell. */
export function harborBell(p: Plate, x: number, y: number, scale: number, swing = 0): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    for (const s of [-1, 1]) {
      line(c, `M${s * 150} 0L${s * 120} -392`, "#2f2c26", 26);
      line(c, `M${s * 146} 0L${s * 116} -388`, "#8a8064", 7);
    }
    line(c, "M-160 -390H160", "#35322a", 34);
    line(c, "M-158 -402H158", "#948a6c", 7);
    at(p, 0, -378, 1, swing, () => {
      line(c, "M0 0V30", "#24292a", 22);
      line(c, "M0 200V262", "#3a3428", 14);
      disc(c, 0, 252, 21, "#4a4434");
      solid(
        p,
        "M-34 24C-74 40 -70 120 -86 170C-94 194 -110 200 -114 214H114C110 200 94 194 86 170C70 120 74 40 34 24Q0 10 -34 24Z",
        along(c, -110, 0, 110, 0, ["#4a3f22", [0.3, "#c0a562"], [0.45, "#8d7642"], "#33301f"]),
      );
      line(c, "M-90 178Q0 196 90 178M-72 92Q0 106 72 92", "rgba(30,24,10,.5)", 5);
      line(c, "M-112 212H112", "#d8c07c", 6);
    });
  });
}

/** A wooden bucket that hangs from (x, y), 70 tall at scale 1. */
export function bucket(p: Plate, x: number, y: number, scale: number, tone = "#8a7c5c"): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    line(c, "M-30 30Q0 -34 30 30", "#394449", 4);
    solid(
      p,
      "M-36 26H36L26 84Q0 92 -26 84Z",
      along(c, -36, 0, 36, 0, [mix(tone, "#0a1014", 0.55), [0.4, tone], mix(tone, "#0a1014", 0.5)]),
    );
    for (const dx of [-16, 0, 16]) line(c, `M${dx * 1.2} 32L${dx * 0.9} 84`, "rgba(16,14,10,.4)", 2.4);
    line(c, "M-34 40Q0 48 34 40M-29 70Q0 78 29 70", "#4a555a", 5);
    disc(c, 0, 27, 35, "#20302f", 7);
    hoop(c, 0, 27, 35, mix(tone, "#ffffff", 0.2), 3, 7);
  });
}

/** An oil flask with its cork, 110 tall at scale 1, its foot at (x, y). */
export function oilFlask(p: Plate, x: number, y: number, scale: number, full = 0.7): void {
  const { c } = p;
  at(p, x, y, scale, 0, () => {
    disc(c, 0, 2, 38, "rgba(4,8,10,.5)", 6);
    const body = "M-10 -84V-66C-40 -56 -38 -20 -32 -2Q0 6 32 -2C38 -20 40 -56 10 -66V-84Z";
    solid(p, body, along(c, -36, 0, 36, 0, ["#2c4a4a", [0.35, "#9fc0b6"], [0.6, "#56807c"], "#22393b"]));
    c.save();
    c.clip(new Path2D(body));
    fill(c, `M-50 ${-64 * full}Q0 ${-64 * full + 6} 50 ${-64 * full}V10H-50Z`, fade("#b98a34", 0.85));
    c.restore();
    line(c, "M-22 -44C-26 -30 -24 -16 -22 -8", "rgba(250,250,236,.6)", 4);
    solid(p, "M-9 -84H9L11 -104H-11Z", "#8a6f4a");
    line(c, "M-14 -80H14", "#3a4a4a", 6);
  });
}

/** A ladder that leans from its feet at (x, y) to its top. */
export function ladder(p: Plate, x: number, y: number, length: number, angle: number, width = 46): void {
  const { c } = p;
  at(p, x, y, 1, angle, () => {
    for (const s of [-1, 1]) {
      line(c, `M${(s * width) / 2} 0V${-length}`, "#3f3a2e", 12);
      line(c, `M${(s * width) / 2 - 2} 0V${-length}`, "#a3946c", 4);
    }
    for (let ly = -26; ly > -length + 10; ly -= 38) {
      line(c, `M${-width / 2} ${ly}H${width / 2}`, "#3f3a2e", 9);
      line(c, `M${-width / 2} ${ly - 2}H${width / 2}`, "#a3946c", 3);
    }
  });
}
