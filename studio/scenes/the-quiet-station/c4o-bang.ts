import { quietWay } from "./c4o.ts";

/** A door has banged: lamps shake, and the old light shrinks back to the wall. */
export const scene = quietWay(
  "c4o-bang",
  "Rings of sound spread from a door in the corridor and its lamp is nearly out; the ice-blue light has shrunk and holds still near the dock.",
  {
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
  },
);
