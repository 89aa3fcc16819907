/** The data of a scorecard that leaves the server, without names and texts of people. Times are epoch milliseconds. */
import type { Seat, TeamId } from "./commands.ts";
import type { ArtView, AwardView, LineView } from "./views.ts";

export type { AwardView };

export type Band = "low" | "middle" | "high";
export interface MeasureView {
  id: "contribution" | "voice" | "clues" | "listening" | "pace" | "togetherness";
  title: string;
  /** Null without anything to measure (no split votes, voice not shared). */
  value: number | null;
  band: Band | null;
  bandLabel: string;
  sentence: string;
  how: string;
  /** The person's own share in balance measures; null in others, or if the company has turned it off. */
  own: number | null;
  /** Counts behind the small chart, e.g. dealt and shared. */
  parts: Record<string, number>;
}

/** What the points of a team came from. */
export interface PointsFrom {
  story: {
    base: number;
    /** By the label in the story. `start` is the value at its start, or null for a pack that counts from zero. */
    resources: { label: string; start: number | null; value: number; points: number }[];
    needs: { met: number; points: number } | null;
  };
  /** `untimed`: time left gave no points. */
  puzzles: { played: number; solved: number; hints: number; untimed?: true };
  collaboration: { measures: number };
  /** Without `kudos` where they gave no points. */
  spirit: { kudos?: number; reflections: number };
}

/** A team's scorecard as one participant may see it. */
export interface ScorecardView {
  /** `scene`: one scene of this adventure was played, in the public demo. */
  experience: { slug: string; title: string; scene?: true };
  team: { id: TeamId; name: string; nickname: string; seats: Seat[] };
  you: Seat | null;
  endedAt: number;
  ending: { id: string; title: string; share: string; art: ArtView | null };
  points: {
    total: number;
    story: { points: number; of: 300; why: string };
    puzzles: { points: number; of: 300; why: string };
    collaboration: { points: number; of: 300; why: string };
    spirit: { points: number; of: 100; why: string };
  };
  /** The numbers in the reasons of the points, for other languages. */
  pointsFrom: PointsFrom;
  path: {
    scene: string;
    kind: "decision" | "puzzle";
    title: string;
    chosen: string;
    /** Options not chosen. */
    others: string[];
    solved: boolean | null;
  }[];
  /** What the story's log says of the team, with the lines that they kept. Absent in older ones, and for administrators. */
  log?: LineView[];
  awards: { team: AwardView; personal: AwardView | null };
  measures: MeasureView[];
  kudos: { from: Seat; card: { symbol: string; text: string }; textId: string | null }[];
  commitmentTextId: string | null;
}
