import { disc, type Plate } from "../kit/plate.ts";

/** A pale moon, not quite full. */
export function moon({ e }: Plate, x: number, y: number, r: number): void {
  disc(e, x, y, r, "rgba(206,220,246,.46)");
  disc(e, x - r * 0.3, y - r * 0.1, r * 0.22, "rgba(150,168,204,.2)");
  disc(e, x + r * 0.25, y + r * 0.3, r * 0.3, "rgba(150,168,204,.16)");
  e.save();
  e.globalCompositeOperation = "destination-out";
  disc(e, x + r * 0.55, y - r * 0.18, r * 0.94, "rgba(0,0,0,.86)");
  e.restore();
}
