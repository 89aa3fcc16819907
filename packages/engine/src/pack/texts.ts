/** [L8] The texts of a pack: what a translation replaces, and nothing else. */
import { nameOf } from "./address.ts";
import type { Pack } from "./schema.ts";

/** What a text is for. It decides how long it may be, and what its translator is told. */
export type Role =
  | "title"
  | "prose"
  | "line"
  | "question"
  | "option"
  | "road"
  | "hint"
  | "clue"
  | "card"
  | "label"
  | "name"
  | "share"
  | "award"
  | "thanks"
  | "phrase"
  | "example"
  | "cameo"
  | "team"
  | "chat"
  | "sound"
  | "alt"
  /** The name of a speaker: that of the cast. */
  | "who";

/** A text, each item of a list or record, or some fields of a record; of a text that may be a record, `""` is the text. */
type Shape = Role | readonly [Shape] | { readonly [field: string]: Shape };

const ART = { alt: "alt" } as const;
const LINE = { who: "who", text: "line", sound: "sound" } as const;
const LINES = [LINE] as const;
const PICTURE = { art: ART, art_when: [ART], caption: "line", caption_when: LINES, sound: "sound" } as const;
const OUTCOME = { lines: LINES } as const;
const CUT = { caption: "line" } as const;

const PUZZLE = {
  skin: { names: { board: "label", gauge: "label", goal: "label" } },
  packets: [{ text: "clue" }],
  controls: [{ label: "label", names: ["label"] }],
  gauges: [{ label: "label", names: ["label"] }],
  groups: [{ label: "label" }],
  left: [{ label: "label", note: "label" }],
  right: [{ label: "label" }],
  rows: [{ label: "label", cells: [{ label: "label" }] }],
  nodes: [{ label: "label" }],
  // The note of an item is the pitch at which it sounds.
  items: [{ label: "label" }],
  wheels: [{ label: "label", names: ["label"] }],
} as const;

const SCENE = {
  title: "title",
  art: ART,
  art_when: [ART],
  lines: LINES,
  frames: [PICTURE],
  cut: [{ ...CUT, first: [CUT] }],
  question: "question",
  talk: "question",
  options: [{ text: "option", road: "road", lines: LINES }],
  road: "road",
  puzzle: PUZZLE,
  hints: ["hint"],
  solved: OUTCOME,
  failed: OUTCOME,
  needs: [{ label: "label", note: "label" }],
  rules: [OUTCOME],
  prompt: { "": "question", by_trait: ["question"] },
  prompt_when: [{ text: "question" }],
  charts: [{ title: "title" }],
  if_differ: LINES,
  if_same: LINES,
  if_one_team: LINES,
  count_lines: LINES,
} as const;

const AWARD = { title: "title", text: "award" } as const;

const PACK: Shape = {
  title: "title",
  logline: "prose",
  synopsis: "prose",
  open_line: "prose",
  guide: { mood: "label", group: "prose", host: ["prose"] },
  cover: ART,
  cast: [{ name: "name", about: "prose" }],
  traits: [{ name: "label", nickname: "name" }],
  resources: [{ label: "label", about: "prose" }],
  phrases: [[{ text: "phrase" }]],
  pictures: ["alt"],
  cameos: [{ label: "label", hint: "prose", text: "cameo" }],
  acts: [{ title: "title", so_far: "prose" }],
  scenes: [SCENE],
  shots: [PICTURE],
  commitment_examples: [{ when: "example", will: "example" }],
  endings: [{ title: "title", share: "share", art: ART }],
  cards: [[{ title: "title", text: "card", text_when: [{ text: "card" }] }]],
  unfinished: { title: "title", share: "share" },
  warm_up: { question: "question", options: [{ text: "option" }] },
  icebreakers: ["question"],
  rounds: { closing: LINES, sets: [[{ question: "question", things: ["label"] }]] },
  kudos_cards: [{ text: "thanks" }],
  awards: { team: [AWARD], personal: [AWARD] },
  team_names: ["team"],
  teammates: [{ scenes: [[{ text: "chat" }]] }],
};

export interface PackText {
  at: string;
  text: string;
  role: Role;
}

/** What replaces a text. The same string changes nothing. */
type Write = (text: PackText) => string;

/** The pack with its texts replaced. Parts without a change stay the same objects. */
export function withTexts(pack: Pack, write: Write): Pack {
  return replaced(pack, PACK, "", write) as Pack;
}

/** All texts that are not empty, in the order of the pack. Names of speakers are those of the cast. */
export function textsOf(pack: Pack): PackText[] {
  const all: PackText[] = [];
  withTexts(pack, (one) => {
    if (one.role !== "who" && one.text !== "") all.push(one);
    return one.text;
  });
  return all;
}

/** What a text is found by in a file of translations: the same words in the same place are translated once. */
export function contextOf({ at, role }: Pick<PackText, "at" | "role">): string {
  return role === "sound" ? "sound" : at.replace(/\.\d+(?=\.|$)/g, "");
}

function replaced(value: unknown, shape: Shape, at: string, write: Write): unknown {
  if (typeof value === "string") {
    const role = typeof shape === "string" ? shape : (shape as Record<string, Shape>)[""];
    return typeof role === "string" ? write({ at, text: value, role }) : value;
  }
  if (typeof value !== "object" || value === null || typeof shape === "string") return value;
  const inner = (name: string) => (at === "" ? name : `${at}.${name}`);
  if (Array.isArray(value)) {
    const [each] = shape as readonly [Shape];
    const items = value.map((item, index) => replaced(item, each, inner(nameOf(item, index)), write));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = value as Record<string, unknown>;
  const after: Record<string, unknown> = { ...before };
  const fields: [string, Shape][] = Array.isArray(shape)
    ? Object.keys(before).map((name) => [name, shape[0] as Shape])
    : Object.entries(shape as Record<string, Shape>);
  for (const [name, part] of fields)
    if (before[name] !== undefined) after[name] = replaced(before[name], part, inner(name), write);
  // What sounds are found by stays as its author wrote it.
  if (after.who !== before.who && "who" in shape) after.voice = before.voice ?? before.who;
  if (after.sound !== before.sound && "sound" in shape) after.cue = before.cue ?? before.sound;
  return Object.keys(after).every((name) => after[name] === before[name]) ? value : after;
}
