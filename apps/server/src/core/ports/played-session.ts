import type { AwardView, MeasureView, ScorecardView } from "@lantern/engine/views";

/** How many of a team voted for what, by option. */
export type VoteCounts = Record<string, number>;

export interface PlayedTeam {
  id: string;
  name: string;
  nickname: string;
  /** Consumer ids of those who sat in it, at the end or when they left. */
  people: string[];
  ending: { id: string; title: string };
  points: ScorecardView["points"];
  award: AwardView;
  choices: { scene: string; option: string; by: string; before: VoteCounts; after: VoteCounts }[];
  puzzles: { scene: string; title: string; solved: boolean; usedMs: number; ofMs: number; hints: number }[];
  /** The team's own: nobody's share is among them. */
  measures: MeasureView[];
  commitmentTextId: string | null;
}

/**
 * What is told of an hour that was played, from its log. Times are epoch milliseconds. Of single people it holds
 * nothing but who sat where: how long somebody stayed is told in sums.
 */
export interface PlayedSession {
  startedAt: number;
  endedAt: number;
  experience: { slug: string; title: string };
  /** How many were there to the end, how many not, and the minutes that half of them were there at least. */
  attendance: { whole: number; early: number; medianMinutes: number };
  /** Decisions that some team met, in the story's order. */
  decisions: {
    scene: string;
    title: string;
    question: string;
    options: { id: string; text: string; road: string }[];
  }[];
  endings: { id: string; title: string }[];
  teams: PlayedTeam[];
}
