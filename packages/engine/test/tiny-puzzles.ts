/** One small instance of every puzzle kind. Each needs all six packets. */

import type * as z from "zod";
import type { PuzzleSource } from "../src/puzzles/registry.ts";

type Source = z.input<typeof PuzzleSource>;

const LAMPS = ["a", "b", "c", "d", "e", "f"];

/** Each person owns a dial, and the next person's card contains the goal of its lamp. */
export const board: Source = {
  kind: "switchboard",
  pause_seconds: 1,
  controls: LAMPS.map((id) => ({ id, positions: 2 })),
  gauges: LAMPS.map((id) => ({ id: `lamp_${id}`, glyph: id.toUpperCase(), controls: [id], goal: 1 })),
  packets: LAMPS.map((id, index) => {
    const checked = LAMPS[(index + 1) % 6] ?? "a";
    return {
      text: `You turn dial ${id.toUpperCase()}. Lamp ${checked.toUpperCase()} must show one bar.`,
      controls: [id],
      goals: [`lamp_${checked}`],
    };
  }),
  solution: Object.fromEntries(LAMPS.map((id) => [id, 1])),
};

const WHEELS = ["first", "second", "third", "fourth", "fifth", "sixth"];
const DIGITS = [2, 0, 1, 3, 2, 1];

export const lock: Source = {
  kind: "code",
  pause_seconds: 1,
  wheels: WHEELS.map((id) => ({ id, label: id, symbols: ["0", "1", "2", "3"] })),
  packets: WHEELS.map((id, index) => ({
    text: `The ${id} wheel shows ${DIGITS[index]}.`,
    rule: `${id} = ${DIGITS[index]}`,
  })),
  solution: DIGITS.map(String),
};

const BIRDS = ["gull", "tern", "crow", "duck", "swan", "wren", "lark"];
const NESTS = ["rock", "roof", "reed", "pier", "dune", "tree", "field"];

/** Six of the seven pairs are given; the last one follows. */
export const pairs: Source = {
  kind: "match",
  pause_seconds: 1,
  left: BIRDS.map((id) => ({ id, label: `The ${id}` })),
  right: NESTS.map((id, index) => ({ id, label: `the ${id}`, value: index + 1 })),
  packets: BIRDS.slice(0, 6).map((id, index) => ({
    text: `The ${id} lives at the ${NESTS[index]}.`,
    rule: `${id} = ${index + 1}`,
  })),
  solution: Object.fromEntries(BIRDS.map((id, index) => [id, NESTS[index] ?? ""])),
};

const BELLS = ["oak", "elm", "ash", "fir", "yew", "bay", "fig"];
const RINGING = ["yew", "oak", "fig", "ash", "bay", "elm", "fir"];

export const row: Source = {
  kind: "order",
  pause_seconds: 1,
  items: BELLS.map((id) => ({ id, label: `Bell ${id}`, glyph: id[0] ?? "" })),
  packets: RINGING.slice(0, 6).map((id, index) => ({
    text: `Bell ${id} rings as number ${index + 1}.`,
    rule: `${id} = ${index + 1}`,
  })),
  solution: RINGING,
};

const SIGNS = [
  ["sun", "moon", "star", "cloud"],
  ["boat", "oar", "sail", "net"],
  ["warm", "cold", "near", "far"],
  ["come", "stay", "sing", "rest"],
];
const cell = (id: string) => ({ id, label: id });

/** Three of four tops and three of four bottoms are given; the fourth follows. */
export const signs: Source = {
  kind: "cipher",
  pause_seconds: 1,
  rows: SIGNS.map((cells, index) => ({
    label: ["sky", "sea", "feel", "do"][index] ?? "",
    cells: cells.map(cell),
  })),
  tops: ["▲", "●", "■", "★"],
  bottoms: ["◆", "☾", "≈", "✚"],
  song: [
    { top: "▲", bottom: "◆" },
    { top: "●", bottom: "✚" },
    { top: "■", bottom: "≈" },
    { top: "★", bottom: "☾" },
  ],
  packets: [
    { text: "The moon has this top: ▲.", cell: "moon", half: "top" },
    { text: "The oar has this top: ●.", cell: "oar", half: "top" },
    { text: "Warm has this top: ■.", cell: "warm", half: "top" },
    { text: "The boat has this bottom: ◆.", cell: "boat", half: "bottom" },
    { text: "Cold has this bottom: ☾.", cell: "cold", half: "bottom" },
    { text: "Sing has this bottom: ≈.", cell: "sing", half: "bottom" },
  ],
};

/** Three stages of four stones; two cards each exclude all but one stone. */
const STAGES = ["near", "mid", "far"];
const STONES = ["p", "q", "r", "s"];
const JOINTS = ["start", "bank", "isle", "light"];
const stone = (stage: string, letter: string) => `${stage}_${letter}`;

export const way: Source = {
  kind: "route",
  pause_seconds: 1,
  nodes: [
    ...JOINTS.map((id, index) => ({ id, label: id, x: 5 + index * 30, y: 30 })),
    ...STAGES.flatMap((stage, index) =>
      STONES.map((letter, position) => ({
        id: stone(stage, letter),
        label: `${stage} ${letter}`,
        x: 20 + index * 30,
        y: 6 + position * 16,
      })),
    ),
  ],
  edges: STAGES.flatMap((stage, index) =>
    STONES.flatMap((letter): [string, string][] => [
      [JOINTS[index] ?? "", stone(stage, letter)],
      [stone(stage, letter), JOINTS[index + 1] ?? ""],
    ]),
  ),
  start: "start",
  end: "light",
  most_moves: 6,
  packets: STAGES.flatMap((stage) => [
    { text: `At the ${stage} water only stones P and Q hold.`, rule: `${stage}_p > 0 or ${stage}_q > 0` },
    { text: `At the ${stage} water only stones P and R hold.`, rule: `${stage}_p > 0 or ${stage}_r > 0` },
  ]),
  solution: ["start", "near_p", "bank", "mid_p", "isle", "far_p", "light"],
};
