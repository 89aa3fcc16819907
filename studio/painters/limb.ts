import { line, type Plate } from "../kit/plate.ts";

export type Point = readonly [number, number];

/** A limb as a thick line through points, which hides own light behind it. */
export function limb(p: Plate, points: readonly Point[], width: number, color: string): void {
  const path = `M${points.map((q) => q.join(" ")).join("L")}`;
  line(p.c, path, color, width);
  p.e.save();
  p.e.globalCompositeOperation = "destination-out";
  line(p.e, path, "#000", width);
  p.e.restore();
}
