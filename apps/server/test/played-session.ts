/** A played session, for tests. */
import type { PlayedSession, PlayedTeam } from "../src/db/schema/played-session.ts";

const START = Date.parse("2026-11-20T14:00:00Z");

function team(name: string, people: string[], over: Partial<PlayedTeam> = {}): PlayedTeam {
  const part = (points: number) => ({ points, of: 300 as const, why: "So it came." });
  const measure = (id: "contribution" | "listening", value: number | null) => ({
    id,
    title: id === "contribution" ? "Balance of contribution" : "Listening",
    value,
    band: value === null ? null : ("high" as const),
    bandLabel: "Even",
    sentence: "All of you.",
    how: "Pielou’s evenness.",
    own: null,
    parts: {},
  });
  return {
    id: name.toLowerCase(),
    name,
    nickname: "the Steady Hands",
    people,
    ending: { id: "dawn", title: "Dawn" },
    points: {
      total: 640,
      story: part(200),
      puzzles: part(180),
      collaboration: part(200),
      spirit: { points: 60, of: 100, why: "Thanks." },
    },
    award: { id: "open", title: "The Open Door", text: "You asked first.", badge: "door" },
    choices: [{ scene: "door", option: "knock" }],
    puzzles: [{ scene: "dials", title: "Six dials", solved: true, usedMs: 90_000, ofMs: 180_000, hints: 1 }],
    measures: [measure("contribution", 0.9), measure("listening", null)],
    commitmentTextId: null,
    ...over,
  };
}

/** Two teams: the first of the largest size, the second too small for the report to show its numbers. */
export function samplePlayedSession(
  large: string[],
  small: string[],
  commitmentTextId: string,
): PlayedSession {
  return {
    startedAt: START,
    endedAt: START + 3_600_000,
    experience: { slug: "the-quiet-station", title: "The Quiet Station" },
    attendance: { whole: large.length, early: small.length, medianMinutes: 58 },
    decisions: [
      {
        scene: "door",
        title: "The door",
        question: "Who speaks first?",
        options: [
          { id: "knock", text: "Knock", road: "Knocked" },
          { id: "call", text: "Call out", road: "Called" },
        ],
      },
    ],
    endings: [{ id: "dawn", title: "Dawn" }],
    teams: [team("Eider", large, { commitmentTextId }), team("Gannet", small)],
  };
}
