import { fade, ink } from "../kit/palette.ts";
import { along, around, at, disc, fill, hoop, inside, line, type Plate, wear } from "../kit/plate.ts";
import { dish } from "./dish.ts";

const BODY =
  "M-120 -46H70C110 -46 136 -24 140 0C136 26 110 48 70 48H-120C-140 40 -150 20 -150 0C-150 -20 -140 -40 -120 -46Z";

/** The relay: the crew's own small ship, a cabin with a wide window and a dish that points at Lumo. About 420 wide. */
export function relay(p: Plate, x: number, y: number, scale: number, angle: number, lit = 1): void {
  const { c, e } = p;
  at(p, x, y, scale, angle, () => {
    line(c, "M-60 44L-92 100H-30M-20 48L8 100H-40", "#6a7693", 5);
    line(c, "M-104 102H24", "#8995b0", 6);
    for (const side of [-1, 1]) {
      fill(
        c,
        `M-186 ${side * 34}H-276V${side * 96}H-186Z`,
        along(c, -280, 0, -180, 0, ["#2c3c62", "#55688f"]),
      );
      for (let i = 1; i < 4; i++)
        line(c, `M${-276 + i * 22.5} ${side * 34}V${side * 96}`, "rgba(190,208,236,.35)", 1.6);
      line(c, `M-186 ${side * 34}H-276V${side * 96}H-186Z`, "#a9b6d0", 2.4);
    }
    line(c, "M-150 0H-200M-230 -40V40", "#6a7693", 7);
    line(c, "M40 -46V-84", "#6a7693", 6);
    dish(p, 44, -88, 0.95, 0.9);
    line(c, "M-96 -46V-112M-96 -92L-112 -104M-96 -80L-78 -94", "#8995b0", 3);
    disc(e, -96, -114, 3.5, fade(ink.coral, 0.7));
    fill(c, BODY, along(c, 0, -46, 0, 50, ["#cbd4e4", [0.25, "#a3afc6"], [0.6, "#6f7b98"], "#262f50"]));
    inside(c, BODY, () => {
      for (const px of [-84, -10, 62]) line(c, `M${px} -50Q${px + 7} 0 ${px} 50`, "rgba(14,20,44,.5)", 2.4);
      fill(c, "M-150 22H150V30H-150Z", fade(ink.coral, 0.55));
      c.fillStyle = along(c, 0, 14, 0, 50, ["rgba(6,9,26,0)", "rgba(6,9,26,.6)"]);
      c.fillRect(-160, 10, 320, 44);
    });
    wear(p, -140, -44, 270, 90, 60, 0.1);
    const pane = "M-64 -22H92C112 -18 122 -8 124 4C120 10 112 12 100 12H-64C-72 8 -72 -18 -64 -22Z";
    line(c, pane, "#2a3354", 9);
    fill(c, pane, "#3b2818");
    inside(e, pane, () => {
      disc(
        e,
        20,
        0,
        120,
        around(e, 10, -8, 120, [
          fade("#fff0c8", lit),
          [0.4, fade(ink.amber, 0.8 * lit)],
          fade(ink.amber, 0.35 * lit),
        ]),
        40,
      );
    });
    for (const px of [-40, -8, 26, 58]) {
      e.save();
      e.globalCompositeOperation = "destination-out";
      disc(e, px, 14, 9, "rgba(0,0,0,.85)", 14);
      disc(e, px, -5, 5.4, "rgba(0,0,0,.85)");
      e.restore();
    }
    for (const px of [-18, 46]) line(c, `M${px} -22V12`, "#2a3354", 5);
    hoop(c, -112, -4, 13, "#3a4566", 4);
  });
}
