import { quietWay } from "./c4o.ts";

/** A door has banged: lamps shake, and the old light shrinks back to the wall. */
export const scene = quietWay({
  x: 540,
  y: 372,
  size: 27,
  bang: [1400, 250],
  garden: 0.1,
  trail: [
    [352, 356],
    [430, 352],
    [486, 364],
  ],
});
