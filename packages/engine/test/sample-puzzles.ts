/** One puzzle of each kind for tests, each with its proof: the number of answers without packet 1-6. */
import type * as z from "zod";
import { PuzzleSource } from "../src/puzzles/registry.ts";

type Source = z.input<typeof PuzzleSource>;

const littleSpoon: Source = {
  kind: "order",
  items: ["rope", "fish", "cat", "anchor", "song", "poles"].map((id) => ({ id, label: id })),
  packets: [
    { text: "The rope is tied before the cat moves.", rule: "rope < cat" },
    { text: "The cat leaves right after the fish boxes.", rule: "cat = fish + 1" },
    { text: "Exactly two jobs between the fish and the song.", rule: "abs(song - fish) = 3" },
    { text: "The anchor comes up before the song.", rule: "anchor < song" },
    { text: "The poles are the first job or the last job.", rule: "poles = 1 or poles = last" },
    { text: "The song is not the last job.", rule: "song != last" },
  ],
  solution: ["rope", "fish", "cat", "anchor", "song", "poles"],
};

const sixCoats: Source = {
  kind: "match",
  left: ["cook", "florist", "musician", "photographer", "cleaner", "dentist"].map((id) => ({
    id,
    label: id,
  })),
  right: [
    { id: "h1", label: "dots, long", value: 1, has: { long: 1 } },
    { id: "h2", label: "stripes, short", value: 2, has: { stripes: 1 } },
    { id: "h3", label: "plain, long", value: 3, has: { long: 1 } },
    { id: "h4", label: "checks, short", value: 4 },
    { id: "h5", label: "stripes, long", value: 5, has: { stripes: 1, long: 1 } },
    { id: "h6", label: "dots, short", value: 6 },
  ],
  packets: [
    { text: "The florist wears stripes.", rule: "stripes(florist)" },
    { text: "Dentist and musician hang side by side.", rule: "abs(dentist - musician) = 1" },
    { text: "The dentist's coat is long.", rule: "long(dentist)" },
    { text: "The cook's coat is short.", rule: "not long(cook)" },
    { text: "The musician hangs left of the cleaner.", rule: "musician < cleaner" },
    { text: "Florist and musician have the same length.", rule: "long(florist) = long(musician)" },
  ],
  solution: { photographer: "h1", florist: "h2", dentist: "h3", musician: "h4", cleaner: "h5", cook: "h6" },
};

const NODES = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
const museum: Source = {
  kind: "route",
  nodes: NODES.map((id, at) => ({ id, label: id, x: (at % 4) * 30, y: 50 - Math.floor(at / 4) * 20 })),
  edges: NODES.flatMap((id, at): [string, string][] => {
    const [right, above] = [NODES[at + 1], NODES[at + 4]];
    const edges: [string, string][] = [];
    if (right && at % 4 < 3) edges.push([id, right]);
    if (above) edges.push([id, above]);
    return edges;
  }),
  start: "a",
  end: "l",
  packets: [
    { text: "Use exactly seven moves.", rule: "moves = 7" },
    { text: "The Front Hall is full of guests.", rule: "d = 0" },
    { text: "The door between gallery and tea room is locked.", rule: "not door(f, g)" },
    { text: "The spoon cannot turn in the Music Room.", rule: "c = 0 or straight(c)" },
    { text: "Get slippers before the Mirror Room.", rule: "k = 0 or 0 < b < k" },
    { text: "After move 4 Tomo stands in the Map Room.", rule: "i != 5" },
  ],
  solution: ["a", "b", "f", "j", "k", "g", "h", "l"],
};

const wheel = (id: string, symbols: string) => ({ id, label: id, symbols: symbols.split(" ") });
const keepersBox: Source = {
  kind: "code",
  wheels: [
    { ...wheel("beast", "heron seal boat cat"), names: ["heron", "seal", "boat", "cat"] },
    wheel("hour", "8 9 10 11"),
    wheel("tens", "0 1 2 3 4 5"),
    wheel("minutes", "0 1 2 3 4 5 6 7 8 9"),
  ],
  hidden: [
    { id: "bell", from: 540, to: 599 },
    { id: "bread", from: 1, to: 40 },
    { id: "ferry", from: 1, to: 40 },
    { id: "soup", from: 1, to: 20 },
    { id: "left", from: 0, to: 20 },
  ],
  rules: ["hour * 60 + tens * 10 + minutes = bell + bread + ferry + soup - left"],
  packets: [
    { text: "At the nine o'clock bell the bread went in.", rule: "bell = 9 * 60" },
    { text: "The bread baked for 25 minutes.", rule: "bread = 25" },
    { text: "The ferry took 12 minutes.", rule: "ferry = 12" },
    { text: "Bo eats his soup in 10 minutes.", rule: "soup = 10" },
    { text: "Bo still had 4 minutes of soup left.", rule: "left = 4" },
    { text: "The last thing in the light had two legs.", rule: "beast = heron" },
  ],
  solution: ["heron", "9", "4", "3"],
};

/** Signs stand for numbers, and numbers for letters: "PLEASE ASK", with a key in two halves. */
const SIGNS = ["circle", "triangle", "square", "star", "cross", "wave"];
const LETTERS = "P L E A S K".split(" ");
const letter = (sign: string) => `pick(${sign}, l1, l2, l3, l4, l5, l6)`;
const drawer: Source = {
  kind: "code",
  wheels: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => wheel(`w${at}`, LETTERS.join(" "))),
  hidden: [
    ...SIGNS.map((id) => ({ id, from: 1, to: 6 })),
    ...[1, 2, 3, 4, 5, 6].map((n) => ({ id: `l${n}`, from: 0, to: 5 })),
  ],
  rules: ["circle", "triangle", "square", "star", "cross", "square", "star", "cross", "wave"].map(
    (sign, at) => `w${at} = ${letter(sign)}`,
  ),
  packets: [
    { text: "● = 4, ▲ = 1", rule: "circle = 4 and triangle = 1" },
    { text: "4 = P, 1 = L", rule: "l4 = 0 and l1 = 1" },
    { text: "■ = 6, ★ = 2", rule: "square = 6 and star = 2" },
    { text: "6 = E, 2 = A", rule: "l6 = 2 and l2 = 3" },
    { text: "✚ = 5, ≈ = 3", rule: "cross = 5 and wave = 3" },
    { text: "5 = S, 3 = K", rule: "l5 = 4 and l3 = 5" },
  ],
  solution: [..."PLEASEASK"],
};

const LANTERNS = ["1", "2", "3", "4", "5", "6"];
const sixLights = {
  kind: "switchboard",
  controls: LANTERNS.flatMap((n) => [`high${n}`, `wide${n}`]).map((id) => ({ id, positions: 2 })),
  gauges: LANTERNS.map((n) => ({
    id: `lantern${n}`,
    glyph: n,
    controls: [`high${n}`, `wide${n}`],
    goal: n === "2" ? 2 : n === "4" ? 0 : 1,
  })),
  packets: [
    "high2 = 1 and wide2 = 1",
    "high1 = high3 and wide1 = wide3",
    "high2 != high4 and wide2 != wide4",
    "high3 != high5 and wide3 != wide5",
    "high4 = high6 and wide4 != wide6",
    "high2 != high5 and wide2 = wide5",
  ].map((rule, at) => ({
    text: "Two lanterns and a sign.",
    controls: [`high${at + 1}`, `wide${at + 1}`],
    rule,
  })),
  solution: {
    high1: 1,
    wide1: 0,
    high2: 1,
    wide2: 1,
    high3: 1,
    wide3: 0,
    high4: 0,
    wide4: 0,
    high5: 0,
    wide5: 1,
    high6: 0,
    wide6: 1,
  },
} satisfies Source;

/** The same lanterns, raised by everybody together. */
const raisedLights: Source = {
  ...sixLights,
  gauges: [],
  groups: LANTERNS.map((n) => ({
    id: `lantern${n}`,
    label: `Lantern ${n}`,
    controls: [`high${n}`, `wide${n}`],
  })),
};

/** Twelve switches and twelve areas whose goals everybody sees; people know only their own wires. */
const WIRES = ["G K", "G", "K L", "I", "I J", "F J", "A B", "E", "A E", "C D", "C", "D H"];
const AREAS = [..."ABCDEFGHIJKL"];
const lightBoard: Source = {
  kind: "switchboard",
  own_wires: true,
  controls: WIRES.map((_, at) => ({ id: `s${at + 1}`, positions: 2 })),
  gauges: AREAS.map((area) => ({
    id: area.toLowerCase(),
    glyph: area,
    controls: WIRES.flatMap((areas, at) => (areas.split(" ").includes(area) ? [`s${at + 1}`] : [])),
    goal: "BFGHJKL".includes(area) ? 1 : 0,
    modulo: 2,
    open: true,
  })),
  packets: [1, 2, 3, 4, 5, 6].map((n) => ({
    text: `You reach switch ${n} and switch ${n + 6}.`,
    controls: [`s${n}`, `s${n + 6}`],
  })),
  solution: Object.fromEntries(
    WIRES.map((_, at) => [`s${at + 1}`, [2, 3, 6, 7, 8, 9, 10, 11, 12].includes(at + 1) ? 1 : 0]),
  ),
};

const cells = (ids: string) => ids.split(" ").map((id) => ({ id, label: id }));
const song: Source = {
  kind: "cipher",
  rows: [
    { label: "who", cells: cells("small many sleeper lamp") },
    { label: "where", cells: cells("door ring garden dark") },
    { label: "how", cells: cells("warm far soft slow") },
    { label: "do", cells: cells("wait open sing come") },
  ],
  tops: ["★", "▲", "●", "■"],
  bottoms: ["☾", "≈", "◆", "✚"],
  song: ["★≈", "■☾", "▲✚", "■◆", "●◆"].map(([top = "", bottom = ""]) => ({ top, bottom })),
  packets: [
    { text: "lamp", cell: "lamp", half: "top" },
    { text: "ring", cell: "ring", half: "top" },
    { text: "warm", cell: "warm", half: "top" },
    { text: "garden", cell: "garden", half: "bottom" },
    { text: "door", cell: "door", half: "bottom" },
    { text: "come", cell: "come", half: "bottom" },
  ],
};

export const SAMPLES = [
  { def: PuzzleSource.parse(littleSpoon), without: [4, 9, 9, 5, 3, 2] },
  { def: PuzzleSource.parse(sixCoats), without: [8, 12, 8, 6, 6, 8] },
  { def: PuzzleSource.parse(museum), without: [2, 3, 2, 3, 3, 2] },
  { def: PuzzleSource.parse(keepersBox), without: [60, 40, 40, 20, 21, 4] },
  { def: PuzzleSource.parse(drawer), without: [36, 36, 36, 36, 36, 36] },
  { def: PuzzleSource.parse(sixLights), without: [4, 4, 4, 4, 4, 4] },
  { def: PuzzleSource.parse(raisedLights), without: [4, 4, 4, 4, 4, 4] },
  { def: PuzzleSource.parse(lightBoard), without: [16, 4, 16, 8, 8, 16] },
  { def: PuzzleSource.parse(song), without: [2, 2, 2, 2, 2, 2] },
];
