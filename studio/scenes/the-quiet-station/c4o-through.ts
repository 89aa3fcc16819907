import { quietWay } from "./c4o.ts";

/** The old light has passed every door, and the garden opens for it. */
export const scene = quietWay({
  x: 968,
  y: 306,
  size: 30,
  garden: 0.9,
  trail: [
    [420, 372],
    [540, 330],
    [650, 352],
    [740, 318],
    [812, 334],
    [872, 310],
    [924, 314],
  ],
});
