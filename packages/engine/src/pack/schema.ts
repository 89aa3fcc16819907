/**
 * The form of a story pack: what an author writes (YAML) and what the engine reads.
 *
 * Conditions, effects and lines are written as short strings, as in a screenplay, and parsed here once:
 * `z.input<typeof Pack>` is the author's side, `Pack` (the output) is what is hashed, stored and played.
 *
 * More than 400 lines: an author reads the whole form of a story in one place.
 */
import * as z from "zod";
import { Drawing } from "../puzzles/kind.ts";
import { PuzzleSource } from "../puzzles/registry.ts";
import { Cameos } from "./cameos.ts";
import { Condition } from "./condition.ts";
import { Effects } from "./effects.ts";
import { Lines } from "./lines.ts";
import { Rounds } from "./rounds.ts";
import { Art, ArtWhen, Id, Next, SceneBase, Seconds, Text } from "./scene-base.ts";
import { Teammate } from "./teammates.ts";

/** One picture of a film: what is seen, read and heard in it. Captions have at most two rows, separated by " / ". */
const Picture = z.object({
  seconds: Seconds,
  art: Art,
  /** [F4] The side of the picture that an upright phone shows, which has no space for its whole width; else the middle. */
  phone: z.enum(["left", "right"]).optional(),
  caption: Text,
  sound: z.string().default(""),
  /** [L8] Only in a translation: the sound as the author named it. */
  cue: z.string().optional(),
});

/** [F2] What cuts are made from. Of the captions with conditions, the first one that fits replaces the plain one. */
const Shot = Picture.extend({ caption_when: Lines.optional() });

/** [F2] One line of a cut, whose caption may replace those of the shot. */
const CutLine = z.object({ when: Condition.nullable().default(null), shot: Id, caption: Text.optional() });

const Outcome = z.object({ effects: Effects.default([]), lines: Lines.default([]) });

const Film = z.object({
  kind: z.literal("film"),
  ...SceneBase,
  /** The storyboard of a film that is the same for every team. */
  frames: z
    .array(
      Picture.extend({
        art_when: ArtWhen,
        /** [L5] Captions with conditions, in place of the plain one. */
        caption_when: Lines.optional(),
      }),
    )
    .default([]),
  /**
   * [F2] In place of `frames`: the shots of this team's film, in order. Of the lines in `first` only the first one that
   * fits is used. `time` then names the least and the most seconds that a team's film can take.
   */
  cut: z
    .array(z.union([CutLine, z.object({ first: z.array(CutLine).min(2) })]))
    .min(1)
    .optional(),
  /** [F3] The mood of the music under a cut. */
  mood: z.enum(["wonder", "tension", "warmth"]).optional(),
  /** Address of the rendered film below the pack's folder, if it exists; of a cut, the folder of its addresses. */
  hls: z.string().nullable().default(null),
});

const Briefing = z.object({
  kind: z.literal("briefing"),
  ...SceneBase,
  /** Card set (`cards`) or puzzle scene whose packets are dealt here. */
  deal: z.object({ cards: Id.optional(), puzzle: Id.optional() }).nullable().default(null),
  /** [G49] What the answers of rounds have left is seen again. */
  wall: z.literal(true).optional(),
});

const Decision = z.object({
  kind: z.literal("decision"),
  ...SceneBase,
  rule: z.enum(["majority", "consensus", "captain"]),
  /** The sentence for "what to do now". It does not ask people to talk: the first vote is silent. */
  question: Text,
  /** [V10] What to talk about when the votes are open. */
  talk: Text.max(60).optional(),
  /** [V11] Card sets that lie on the table. */
  cards: z.array(Id).min(1).optional(),
  options: z
    .array(
      z.object({
        id: Id,
        text: Text,
        /** The road's name on the scorecard map, e.g. "Waited". */
        road: z.string().max(40),
        when: Condition.nullable().default(null),
        effects: Effects.default([]),
        lines: Lines.default([]),
        next: Next.nullable().default(null),
      }),
    )
    .min(2)
    .max(4),
  /** The option that applies when the scene is cut for time. */
  default: Id,
});

const Puzzle = z.object({
  kind: z.literal("puzzle"),
  ...SceneBase,
  question: Text,
  /** Short name on the scorecard map. */
  road: z.string().max(40),
  /** [Q7] Its share of the points, compared with the other puzzles. The default is 75. */
  worth: z.int().min(1).max(300).optional(),
  puzzle: PuzzleSource,
  hints: z.array(Text).max(3),
  /** The first hint costs nothing if this condition is true on entry. */
  free_hint: Condition.nullable().default(null),
  /** [P10] One more hint costs nothing for each of these conditions that is true on entry. */
  free_hints: z.array(Condition).optional(),
  solved: Outcome,
  failed: Outcome,
});

const Allocation = z.object({
  kind: z.literal("allocation"),
  ...SceneBase,
  question: Text,
  /** Resource whose value is the number of tokens; dealt one by one from the captain on. */
  tokens: Id,
  needs: z
    .array(
      z.object({
        /** Also the resource that receives the placed tokens. */
        id: Id,
        label: Text,
        note: z.string().default(""),
        icon: z.string().default(""),
        /** The real need, which counts for the score. Visible unless `hidden_when` is true. */
        need: z.int().min(0),
        /** The need according to the form, visible while the real needs are hidden. */
        requested: z.int().min(0),
      }),
    )
    .min(2)
    .max(6),
  hidden_when: Condition.nullable().default(null),
  /** [A7] The card set that is dealt when the scene opens. */
  deal: z.object({ cards: Id }).optional(),
  /** [A7] Only cards say what is needed. */
  needs_on_cards: z.literal(true).optional(),
  /**
   * Targets of unplaced tokens at the end of the time, in order; the last one without `up_to`. Without any, tokens that
   * nobody placed do nothing.
   */
  overflow: z.array(z.object({ need: Id, up_to: z.int().nullable().default(null) })),
  /** Read in order after the allocation. A rule may be the `else` of the previous one. */
  rules: z.array(
    z.object({
      when: Condition.nullable().default(null),
      otherwise: z.boolean().default(false),
      /** Moves tokens until `to` is reached. A donor that is itself in `to` gives only its surplus. */
      refill: z
        .object({ to: z.record(Id, z.int()), from: z.array(Id) })
        .nullable()
        .default(null),
      effects: Effects.default([]),
      lines: Lines.default([]),
    }),
  ),
});

const Reflection = z.object({
  kind: z.literal("reflection"),
  ...SceneBase,
  /** One prompt, or one for each trait (the team's highest trait selects it). */
  prompt: z.union([Text, z.object({ by_trait: z.record(Id, Text) })]),
  /** [L5] Prompts with conditions, in place of the plain one. */
  prompt_when: Lines.optional(),
  max_length: z.int().min(20).max(280).default(280),
  /** Flag that is set when anybody answers. The answers are stored under this name for `{lines}`. */
  keep_as: Id.nullable().default(null),
  /** [Y8] The tape is shown before the question. */
  tape: z.literal(true).optional(),
});

const Reveal = z.object({
  kind: z.literal("reveal"),
  ...SceneBase,
  charts: z.array(
    z.discriminatedUnion("of", [
      z.object({ of: z.literal("decision"), scene: Id, title: Text }),
      z.object({ of: z.literal("allocation"), scene: Id, title: Text }),
      z.object({ of: z.literal("endings"), title: Text }),
      z.object({ of: z.literal("standings"), title: Text }),
    ]),
  ),
  /** Additional lines that depend on whether the teams' choices differ (in the first `decision` chart). */
  if_differ: Lines.default([]),
  if_same: Lines.default([]),
  if_one_team: Lines.default([]),
  /** [R3] By name: a condition. In `count_lines` the name is the number of teams that meet it, `{teams}` of all. */
  counts: z.record(Id, Condition).optional(),
  /** Lines after all others of the scene. */
  count_lines: Lines.optional(),
});

const Kudos = z.object({ kind: z.literal("kudos"), ...SceneBase, question: Text });
/** The engine appends one to the debrief of every pack that has none. */
const Commitment = z.object({ kind: z.literal("commitment"), ...SceneBase, question: Text });
/** [D2] "When …, we will …" as an example, in the story's words. */
const CommitmentExample = z.object({ when: Text.max(80), will: Text.max(80) });
const Camp = z.object({
  kind: z.literal("camp"),
  ...SceneBase,
  /** [G45] The set of cards of which one goes around. Without it the camp only waits. */
  cards: Id.optional(),
});
const Scorecard = z.object({ kind: z.literal("scorecard"), ...SceneBase });

export const Scene = z.discriminatedUnion("kind", [
  Film,
  Briefing,
  Decision,
  Puzzle,
  Allocation,
  Reflection,
  Reveal,
  Kudos,
  Commitment,
  Camp,
  Scorecard,
]);
export type Scene = z.output<typeof Scene>;
export type SceneKind = Scene["kind"];
export type SceneOf<K extends SceneKind> = Extract<Scene, { kind: K }>;

const Act = z.object({
  id: Id,
  title: Text,
  mode: z.enum(["plenary", "teams"]),
  /** Planned seconds, of sixty minutes in total. */
  seconds: Seconds,
  /** First scene, or the first rule that fits; null in the finale, whose film is chosen by `endings`. */
  first: Next.nullable(),
  so_far: z.string().default(""),
  /** Scenes that may be cut with their default outcome when time is short, in this order. */
  cut: z.array(Id).default([]),
});

/** An award: a measure of the log (see awards/registry) with its parameters; `fit` is 0-1. */
const Award = z.object({
  id: Id,
  title: Text,
  /** Text for the winner: "You were the first to change a vote…" */
  text: Text,
  badge: Id,
  measure: Id,
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .default({}),
  /** Exactly one team award and one personal award are fallbacks. Fallbacks may be given more than once. */
  fallback: z.boolean().default(false),
});

/** [W3] For packs without texts of their own, and those that were stored before packs could have them. */
export const UNFINISHED = {
  title: "To be continued",
  share: "We stopped before the end. The story is still open.",
};

export const Pack = z.object({
  slug: Id,
  version: z.string(),
  locale: z.string(),
  /** For tests and stories that are not finished: no list offers it, and only local mode plays it, by its slug. */
  local_only: z.boolean().default(false),
  /** One scene of this story, for the public demo: nobody else can play it, and its pictures and sounds are the story's. */
  scene_of: Id.optional(),
  /** The simulated teammates of the demo, in the order in which they are seated after the visitor. */
  teammates: z.array(Teammate).length(3).optional(),
  title: Text,
  logline: Text,
  synopsis: Text,
  /** The line with which the end of another adventure points to this one. It is left open. */
  open_line: Text.optional(),
  /** What helps to choose this adventure, for whoever plans a session. */
  guide: z
    .object({
      mood: Text,
      /** Of its puzzles. */
      difficulty: z.enum(["gentle", "medium", "tricky"]),
      /** The groups that it suits. */
      group: Text,
      /** Notes for a host: what to expect, and what helps where. Public, so they don't tell the end. */
      host: z.array(Text).min(3).max(6),
    })
    .optional(),
  cover: Art,
  palette: z.record(Id, z.string().regex(/^#[0-9a-fA-F]{6}$/)),
  cast: z.record(Id, z.object({ name: Text, about: Text })),
  /** [J1] Who of the cast asks people for cards that they have not told. Without it nobody does. */
  asker: Id.optional(),
  /** The order decides ties. */
  traits: z.array(z.object({ id: Id, name: Text, nickname: Text })).min(2),
  resources: z.record(
    Id,
    z.object({
      start: z.int(),
      min: z.int(),
      max: z.int(),
      /** Shown to the team, under this label. */
      label: z.string().nullable().default(null),
      /** What it means, shown when it changes for the first time. */
      about: Text.optional(),
    }),
  ),
  flags: z.array(Id),
  /** [L6] Values of lines, captions and share lines as texts: `{sign}` is the first one that fits. */
  phrases: z
    .record(Id, z.array(z.object({ when: Condition.nullable().default(null), text: Text })).min(1))
    .optional(),
  /** [L7] Pictures that lines bring, with their alternative texts. */
  pictures: z.record(Id, Text).optional(),
  /** [U1] Where a company may have its own text: `{joke}` in a line or a card. */
  cameos: Cameos.optional(),
  /** Applied once to every decision in which a vote changed between the silent vote and the lock. */
  on_changed_vote: Effects.default([]),
  /** Address of the rendered music and sounds below the pack's folder, if they exist. */
  score: z.string().nullable().default(null),
  acts: z.array(Act).min(1),
  scenes: z.record(Id, Scene),
  /** [F2] The shots that cuts are made from. */
  shots: z.record(Id, Shot).optional(),
  /** [D2] Examples of a commitment; a pack stored before packs had them has none. */
  commitment_examples: z.array(CommitmentExample).length(3).optional(),
  /** Read when the finale opens: the first ending that fits determines the film scene. */
  endings: z
    .array(
      z.object({
        id: Id,
        scene: Id,
        when: Condition.nullable().default(null),
        title: Text,
        share: Text,
        art: Art.nullable().default(null),
      }),
    )
    .min(1),
  /** Card sets by seat (six packets). They are dealt once; only absences move them. */
  cards: z
    .record(
      Id,
      z
        .array(
          z.object({
            title: Text,
            text: Text,
            /** [L5] Texts with conditions, in place of the plain one. */
            text_when: Lines.optional(),
            /** [C9] What its holder sees in place of the text. */
            picture: Drawing.optional(),
          }),
        )
        .length(6),
    )
    .default({}),
  /** [C7] The card set that stays visible until the finale, if it is not the first one dealt. */
  roles: Id.optional(),
  /** [C8] By card set: the set dealt before whose holders get its cards, card by card. */
  dealt_as: z.record(Id, Id).optional(),
  /** [C6] By card set: applied once for each of its cards, when it is marked as shared. */
  on_shared: z.record(Id, Effects).optional(),
  /** [W3] In place of an ending, for a session that ended before the finale. */
  unfinished: z.object({ title: Text, share: Text }).default(UNFINISHED),
  /**
   * [Q2] [Q5] No points for time left and for kudos. Packs stored before this rule lack the field, and both give some.
   */
  no_bonus: z.literal(true).default(true),
  story_score: z.object({
    base: z.int().default(0),
    /** [Q1] Resources count from their start. Packs stored before this rule lack the field, and count from zero. */
    from_start: z.literal(true).default(true),
    /** Points for each step of a resource. */
    per_resource: z.record(Id, z.int()).default({}),
    /** Points for each need that the team's own allocation met. */
    per_need: z.object({ scene: Id, points: z.int(), most: z.int() }).nullable().default(null),
    /** Points for the ending, by its id. */
    per_ending: z.record(Id, z.int()).optional(),
    /** Points for each condition that is met. */
    bonuses: z.array(z.object({ when: Condition, points: z.int() })).optional(),
  }),
  icebreakers: z.array(Text).min(1),
  /** [S10] A question to begin with, answered with one tap in the lobby. Packs stored before it have none. */
  warm_up: z
    .object({
      question: Text,
      options: z
        .array(z.object({ id: Id, text: Text }))
        .min(2)
        .max(4),
    })
    .optional(),
  /** [G44] Absent in packs whose camps only wait. */
  rounds: Rounds.optional(),
  /** Empty. Nodes of the version before read it while they are updated one by one. */
  camp_questions: z.array(Text).default([]),
  kudos_cards: z
    .array(z.object({ id: Id, symbol: z.string(), text: Text, tags: z.array(Id).default([]) }))
    .min(1),
  awards: z.object({ team: z.array(Award).min(1), personal: z.array(Award).min(1) }),
  team_names: z.array(Text).min(12),
  /** [L8] By language: the texts of the pack by their addresses. They are read from files of their own. */
  texts: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
export type Pack = z.output<typeof Pack>;
export type { Cue, Teammate } from "./teammates.ts";
export type PackSource = z.input<typeof Pack>;
export type Act = Pack["acts"][number];
export type Award = z.output<typeof Award>;

/** Reads a stored pack. It was checked when it was compiled, so it is not parsed again. */
export function readPack(json: string): Pack {
  return JSON.parse(json) as Pack;
}
