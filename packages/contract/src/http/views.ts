import type { AwardView, MeasureView, PointsFrom, ScorecardView } from "@lantern/engine/scorecard";
import type { ArtView, LineView } from "@lantern/engine/views";
import * as z from "zod";
import { languages } from "../languages.ts";
import type { Directory, ExperienceInfo, Person, StoredScorecard } from "../live/frames.ts";

/** Schemas of what the engine shows and HTTP responses contain. Each has every field of the engine's type. */

/** An object with exactly the fields of a type: one that is added there is missing here until the types agree again. */
function objectOf<T extends object>(shape: { [K in keyof T]-?: z.ZodType<T[K]> }): z.ZodType<T> {
  return z.object(shape) as unknown as z.ZodType<T>;
}

/**
 * A view as frames of live sessions carry it. Its shape is that of the scene on the stage, so it is typed and sent
 * unchecked; only the product's own pages draw it.
 */
export function stageView<T>(): z.ZodType<T> {
  return z.unknown().meta({ description: "A view as live sessions show it" }) as z.ZodType<T>;
}

const art = objectOf<ArtView>({ id: z.string(), alt: z.string() });

const line = objectOf<LineView>({
  who: z.string().nullable(),
  text: z.string(),
  sound: z.string().optional(),
  voice: z.string().optional(),
  cue: z.string().optional(),
  letters: z.number().optional(),
  art: art.optional(),
});

const award = objectOf<AwardView>({ id: z.string(), title: z.string(), text: z.string(), badge: z.string() });

export const measure = objectOf<MeasureView>({
  id: z.enum(["contribution", "voice", "clues", "listening", "pace", "togetherness"]),
  title: z.string(),
  value: z.number().nullable(),
  band: z.enum(["low", "middle", "high"]).nullable(),
  bandLabel: z.string(),
  sentence: z.string(),
  how: z.string(),
  own: z.number().nullable(),
  parts: z.record(z.string(), z.number()),
}).meta({ id: "Measure" });

const pointsFrom = objectOf<PointsFrom>({
  story: z.object({
    base: z.number(),
    resources: z.array(
      z.object({ label: z.string(), start: z.number().nullable(), value: z.number(), points: z.number() }),
    ),
    needs: z.object({ met: z.number(), points: z.number() }).nullable(),
  }),
  puzzles: z.object({
    played: z.number(),
    solved: z.number(),
    hints: z.number(),
    untimed: z.literal(true).optional(),
  }),
  collaboration: z.object({ measures: z.number() }),
  spirit: z.object({ kudos: z.number().optional(), reflections: z.number() }),
});

const pointsOf = <const Most extends number>(most: Most) =>
  z.object({ points: z.number(), of: z.literal(most), why: z.string() });

export const scorecard = objectOf<ScorecardView>({
  experience: z.object({ slug: z.string(), title: z.string(), scene: z.literal(true).optional() }),
  team: z.object({ id: z.string(), name: z.string(), nickname: z.string(), seats: z.array(z.string()) }),
  you: z.string().nullable(),
  endedAt: z.number(),
  ending: z.object({ id: z.string(), title: z.string(), share: z.string(), art: art.nullable() }),
  points: z.object({
    total: z.number(),
    story: pointsOf(300),
    puzzles: pointsOf(300),
    collaboration: pointsOf(300),
    spirit: pointsOf(100),
  }),
  pointsFrom,
  path: z.array(
    z.object({
      scene: z.string(),
      kind: z.enum(["decision", "puzzle"]),
      title: z.string(),
      chosen: z.string(),
      others: z.array(z.string()),
      solved: z.boolean().nullable(),
    }),
  ),
  log: z.array(line).optional(),
  awards: z.object({ team: award, personal: award.nullable() }),
  measures: z.array(measure),
  kudos: z.array(
    z.object({
      from: z.string(),
      card: z.object({ symbol: z.string(), text: z.string() }),
      textId: z.string().nullable(),
    }),
  ),
  commitmentTextId: z.string().nullable(),
}).meta({ id: "Scorecard" });

export const directory = objectOf<Directory>({
  people: z.record(z.string(), objectOf<Person>({ name: z.string(), portrait: z.number() })),
  texts: z.record(z.string(), z.string().nullable()),
}).meta({ id: "Directory" });

export const experienceInfo = objectOf<ExperienceInfo>({
  slug: z.string(),
  title: z.string(),
  logline: z.string(),
  locale: z.string(),
  languages: z.array(z.string()).optional(),
  cover: art,
  palette: z.record(z.string(), z.string()),
  cast: z.array(z.object({ name: z.string(), about: z.string() })),
  artBase: z.string(),
  score: z.string().nullable(),
}).meta({ id: "ExperienceInfo" });

export const storedScorecard = objectOf<StoredScorecard>({
  scorecard,
  language: z.enum(languages).optional(),
  directory,
  next: z.object({ title: z.string(), line: z.string(), cover: z.string(), locale: z.string() }).optional(),
});
