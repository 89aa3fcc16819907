import type { MomentKind } from "@lantern/engine";
import type { AwardView, MeasureView, ScorecardView } from "@lantern/engine/scorecard";

export interface PlayedTeam {
  id: string;
  name: string;
  nickname: string;
  /** Consumer ids of the people who had a seat in it, at the end or when they left. */
  people: string[];
  ending: { id: string; title: string };
  points: ScorecardView["points"];
  award: AwardView;
  /** What the team chose. Votes are only in the log. */
  choices: { scene: string; option: string }[];
  puzzles: { scene: string; title: string; solved: boolean; usedMs: number; ofMs: number; hints: number }[];
  /** The measures of the team; they include no person's share. */
  measures: MeasureView[];
  commitmentTextId: string | null;
  /** [G40] The questions that went around in it; nothing about answers. Absent without any. */
  rounds?: string[];
}

/**
 * What the company learns about a played session, made from its log. Times are epoch milliseconds. About single
 * people it has only their team; time in the session is stored as counts.
 */
export interface PlayedSession {
  startedAt: number;
  endedAt: number;
  experience: { slug: string; title: string };
  /** The number of people who stayed to the end, the number of those who did not, and the median of their minutes. */
  attendance: { whole: number; early: number; medianMinutes: number };
  /** Decisions that at least one team came to, in the story's order. */
  decisions: {
    scene: string;
    title: string;
    question: string;
    options: { id: string; text: string; road: string }[];
  }[];
  endings: { id: string; title: string }[];
  teams: PlayedTeam[];
  /**
   * In how many teams of three or more people each kind of moment stood out, and the number of those teams. It
   * does not say which teams. Reports that are older do not have it.
   */
  moments?: { teams: number; kinds: Partial<Record<MomentKind, number>> };
}
