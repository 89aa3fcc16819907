import { scene as eVoice1 } from "../../../scenes/the-honest-heist/e-voice-1.ts";
import { scene as eVoice2 } from "../../../scenes/the-honest-heist/e-voice-2.ts";
import { scene as eVoice3 } from "../../../scenes/the-honest-heist/e-voice-3.ts";
import { scene as eVoice4 } from "../../../scenes/the-honest-heist/e-voice-4.ts";
import { scene as eVoice5 } from "../../../scenes/the-honest-heist/e-voice-5.ts";
import { acted } from "../../acted.ts";
import type { Shot } from "../../shot.ts";

export const shots: Record<string, Shot> = {
  /** Six very small people wait for five long seconds. */
  "e-voice-1": acted(eVoice1, {
    moves: { 40: (on) => ({ turn: 0.01 - 0.02 * on, around: [800, 600] }) },
    time: 3,
    camera: [
      { x: 0, y: 4, zoom: 0.01 },
      { x: 0, y: -16, zoom: 0.17 },
    ],
    dust: "#fff6dc",
    glows: [[800, 120, 200]],
  }),
  /** An old lady stands up. */
  "e-voice-2": acted(eVoice2, {
    moves: { 60: (up) => ({ y: 130 - 130 * up }) },
    steps: 9,
    time: [0.8, 3.2],
    glows: [[820, 330, 260]],
    from: 0.7,
  }),
  /** More stand up, each with a light. */
  "e-voice-3": acted(eVoice3, {
    moves: { 40: (up) => ({ y: 30 - 30 * up }), 90: (up) => ({ y: 30 - 30 * up }) },
    steps: 7,
    time: [0.4, 3],
    camera: "right",
    dust: "#ffdca0",
    glows: [
      [330, 540, 160],
      [780, 480, 170],
      [1180, 540, 160],
    ],
  }),
  /** The pen is down; the light has found the last name. */
  "e-voice-4": acted(eVoice4, {
    moves: { 20: (up) => ({ y: 2.0 - 4 * up }) },
    steps: 4,
    time: 2.6,
    camera: [
      { x: 50, y: 0, zoom: 0.02 },
      { x: 64, y: -4, zoom: 0.04 },
    ],
    dust: "#ffe2a4",
    glows: [[1250, 640, 300]],
  }),
  /** He takes the chair beside the salt. */
  "e-voice-5": acted(eVoice5, {
    moves: { 90: (on) => ({ y: 4 - 8 * on, turn: 0.004 - 0.008 * on, around: [800, 1000] }) },
    time: 3,
    camera: "back",
    dust: "#e4ecff",
  }),
};
