import { scene as ePia1 } from "../../../scenes/the-honest-heist/e-pia-1.ts";
import { scene as ePia2 } from "../../../scenes/the-honest-heist/e-pia-2.ts";
import { scene as ePia3 } from "../../../scenes/the-honest-heist/e-pia-3.ts";
import { scene as ePia4 } from "../../../scenes/the-honest-heist/e-pia-4.ts";
import { scene as ePia5 } from "../../../scenes/the-honest-heist/e-pia-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** She only came to listen. */
  "e-pia-1": acted(ePia1, {
    moves: { 90: (on) => ({ turn: 0.005 - 0.01 * on, around: [800, 870] }) },
    time: 2.6,
    dust: "#d8f0c8",
    glows: [[800, 330, 220]],
  }),
  /** A long walk to the case. */
  "e-pia-2": acted(ePia2, {
    moves: {
      90: (on) => ({
        y: 46 - 66 * on - 5 * Math.abs(Math.sin(on * Math.PI * 6)),
        size: 1.1 - 0.12 * on,
        around: [800, 640],
      }),
    },
    steps: 40,
    time: [0, 6.4],
    glows: [[800, 420, 220]],
  }),
  /** Thirty years, face to face. */
  "e-pia-3": acted(ePia3, {
    moves: { 90: (on) => ({ turn: 0.004 - 0.008 * on, around: [800, 1000] }) },
    steps: 4,
    time: 3.2,
  }),
  /** An old cloth, and the glass that it kept clean. */
  "e-pia-4": acted(ePia4, {
    moves: {
      60: (on) => ({ x: -26 + 52 * on, y: -8 * Math.sin(on * Math.PI) }),
      120: (on) => ({ x: -26 + 52 * on, y: -8 * Math.sin(on * Math.PI) }),
    },
    steps: 6,
    time: 2.8,
  }),
  /** She knows every name by heart. */
  "e-pia-5": acted(ePia5, {
    moves: { 110: (up) => ({ y: 2.0 - 4 * up }) },
    steps: 4,
    time: 2.4,
    camera: "right",
    dust: "#dfe8ff",
  }),
};
