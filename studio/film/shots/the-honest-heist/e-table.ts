import { scene as eTable1 } from "../../../scenes/the-honest-heist/e-table-1.ts";
import { scene as eTable2 } from "../../../scenes/the-honest-heist/e-table-2.ts";
import { scene as eTable3 } from "../../../scenes/the-honest-heist/e-table-3.ts";
import { scene as eTable4 } from "../../../scenes/the-honest-heist/e-table-4.ts";
import { scene as eTable5 } from "../../../scenes/the-honest-heist/e-table-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** The curtain opens, and six people stand in the light. */
  "e-table-1": acted(eTable1, {
    moves: {
      40: (up) => ({ y: 3.0 - 6 * up }),
      110: (on) => ({ x: 0 + -40 * on, y: 0 * Math.sin(on * Math.PI * 6) }),
    },
    steps: 7,
    time: [0.3, 3.4],
    glows: [[800, 300, 420]],
  }),
  /** One guest stands, and then all of them do; so do their shadows. */
  "e-table-2": acted(eTable2, {
    moves: { [-40]: (up) => ({ y: 90 - 90 * up }), 60: (up) => ({ y: 26 - 26 * up }) },
    steps: 8,
    time: [0.6, 3.6],
  }),
  /** The Director reads along the spoon, name after name. */
  "e-table-3": acted(eTable3, {
    moves: { 60: (on) => ({ x: -40 + 80 * on, y: 0 * Math.sin(on * Math.PI * 6) }) },
    steps: 8,
    time: [0.2, 6],
    camera: "left",
    dust: "#ffe2a4",
    glows: [[900, 700, 260]],
  }),
  /** The last fold opens, and its blue is on everybody. */
  "e-table-4": acted(eTable4, {
    moves: { 60: (up) => ({ y: 2.5 - 5 * up }) },
    time: 2.4,
    dust: "#bcd4ff",
    from: 0.6,
  }),
  /** The table in the street, and the chair that is no longer empty. */
  "e-table-5": acted(eTable5, {
    moves: {
      40: (up) => ({ y: 2.5 - 5 * up }),
      170: (on) => ({ turn: 0.006 - 0.012 * on, around: [800, 860] }),
    },
    time: 1.9,
    camera: "back",
    glows: [
      [240, 560, 160],
      [800, 140, 320],
      [1360, 560, 160],
    ],
  }),
};
