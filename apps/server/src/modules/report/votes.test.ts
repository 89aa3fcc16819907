/**
 * Tries to compute how single people voted. For every ballots in which a team could have voted, it makes what the company
 * sees. A reader who is outside of the team, or who played in it and knows their own votes and the captain, then keeps the
 * ways that fit. If they agree about a vote of somebody else, it is computed.
 */
import { presentMeasure } from "@lantern/engine";
import { expect, test } from "vitest";
import { listening, type Measure, ofTeam } from "../../../../../packages/engine/src/results/measures.ts";
import { collaborationPoints } from "../../../../../packages/engine/src/results/reasons.ts";
import { outcomeOfVote } from "../../../../../packages/engine/src/scenes/decision.ts";
import { sampled } from "../../../../../scripts/lib/sample.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import type { PlayedSession, PlayedTeam } from "../../db/schema/played-session.ts";
import { reportedSession } from "../session/reported-session.ts";
import type { SessionRow } from "../session/repository.ts";
import { insightsCsv, reportCsv } from "./export.ts";
import { presentInsights } from "./insights-presenter.ts";
import { presentReport } from "./presenter.ts";

/** One ballots to vote in one decision: options by person, before and after the discussion. */
interface Ballot {
  silent: number[];
  final: number[];
  captain: number;
  chosen: string;
}

interface Game {
  people: number;
  options: number;
  rule: "majority" | "captain";
}

const id = "0197f000-0000-7000-8000-000000000000";
const record = (votes: number[]) => Object.fromEntries(votes.map((vote, seat) => [`s${seat}`, `o${vote}`]));
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** All lists of this length. */
function lists(length: number, options: number): number[][] {
  if (length === 0) return [[]];
  return lists(length - 1, options).flatMap((list) => numbers(options).map((one) => [...list, one]));
}

/** Every ballots to vote in one decision. The reader is person 0; of the others, who look alike, one may be the captain. */
function allBallots({ people, options, rule }: Game): Ballot[] {
  const all = lists(people, options);
  return [0, 1].flatMap((captain) =>
    all.flatMap((final) => {
      const { option: chosen } = outcomeOfVote({
        rule,
        votes: record(final),
        captain: `s${captain}`,
        participants: people,
        fallback: "o0",
        random: 1,
      });
      return all.map((silent) => ({ silent, final, captain, chosen }));
    }),
  );
}

function product<T>(each: T[], times: number): T[][] {
  if (times === 0) return [[]];
  return product(each, times - 1).flatMap((some) => each.map((one) => [...some, one]));
}

const listeningOf = (ballots: Ballot[]): Measure =>
  listening({
    decisions: ballots.map(({ silent, final }) => ({ silent: record(silent), final: record(final) })),
  } as Parameters<typeof listening>[0]);

/** The session as it is stored. What the path gave makes up the total, so that it says nothing about the measures. */
function storedOf({ people, options }: Game, decisions: Ballot[]): PlayedSession {
  const measure = listeningOf(decisions);
  const others = [ofTeam("clues", 0.75, { dealt: 4, shared: 3 }), ofTeam("pace", 1, { calm: 2 })];
  const points = collaborationPoints([...others, measure]);
  const sample = samplePlayedSession(numbers(people).map(String), [], "none");
  const [first] = sample.teams as [PlayedTeam];
  const team: PlayedTeam = {
    ...first,
    points: {
      ...first.points,
      story: { points: 300 - points, of: 300, why: "" },
      collaboration: {
        points,
        of: 300,
        why: `${[...others, measure].filter(({ value }) => value !== null).length}`,
      },
    },
    choices: decisions.map(({ chosen }, at) => ({ scene: `d${at}`, option: chosen })),
    measures: [...others, measure].map((one) => presentMeasure(one, null)),
    commitmentTextId: null,
  };
  return {
    ...sample,
    teams: [team],
    decisions: decisions.map((_, at) => ({
      scene: `d${at}`,
      title: `Decision ${at}`,
      question: "Which?",
      options: numbers(options).map((n) => ({ id: `o${n}`, text: `Option ${n}`, road: `Road ${n}` })),
    })),
  };
}

const session = { id, title: "Votes", timezone: "UTC", seats: 6 } as SessionRow;

/** Whatever a company gets that is made of a team's play, as one text. */
function outputOf(stored: PlayedSession): string {
  const report = reportedSession(stored);
  const json = presentReport({
    session,
    played: report,
    attendees: [],
    captured: 6,
    ratings: [],
    commitmentTexts: new Map(),
    outcomes: new Map(),
    language: "en",
  });
  const insights = presentInsights({
    sessions: [{ id, title: "Votes", listed: 6, came: 6, report }],
    ratings: new Map(),
    credits: new Map(),
    departments: [],
  });
  const tables = (["attendance", "teams", "decisions"] as const).map((table) => reportCsv(json, table, "en"));
  return JSON.stringify([json, insights, insightsCsv(insights, "en"), tables]);
}

/** For each person, the options that they may have voted for in silence, and at the end, as bits. */
interface Possible {
  silent: number[];
  final: number[];
}

/** Ways to vote that no reader can tell apart: the same for the reader, for the measure, and for the choice. */
interface Alike {
  ballot: Ballot;
  own: string;
  possible: Possible;
}

function alike(game: Game): Alike[] {
  const groups = new Map<string, Alike>();
  for (const ballot of allBallots(game)) {
    const own = `${ballot.silent[0]}${ballot.final[0]}${ballot.captain}`;
    const key = `${own} ${ballot.chosen} ${JSON.stringify(listeningOf([ballot]).parts)}`;
    const possible = { silent: ballot.silent.map(bit), final: ballot.final.map(bit) };
    const group = groups.get(key);
    groups.set(
      key,
      group ? { ...group, possible: merged(group.possible, possible) } : { ballot, own, possible },
    );
  }
  return [...groups.values()];
}

const bit = (option: number) => 1 << option;
const merged = (one: Possible, other: Possible): Possible => ({
  silent: one.silent.map((bits, person) => bits | other.silent[person]!),
  final: one.final.map((bits, person) => bits | other.final[person]!),
});

/** Votes that a reader can compute, although the choices alone do not tell them. */
function computed(game: Game, decisions: number): string[] {
  const outputs = new Map<string, string>();
  const byOutput = new Map<string, { possible: Possible[]; choices: string }>();
  const byChoice = new Map<string, Possible[]>();
  for (const groups of product(alike(game), decisions)) {
    const played = groups.map(({ ballot }) => ballot);
    const chosen = played.map((ballot) => ballot.chosen).join();
    const stored = `${chosen} ${JSON.stringify(listeningOf(played).parts)}`;
    const output = outputs.get(stored) ?? outputOf(storedOf(game, played));
    outputs.set(stored, output);
    const possible = groups.map((one) => one.possible);
    const add = (before: Possible[] | undefined) =>
      before ? before.map((one, at) => merged(one, possible[at]!)) : possible;
    for (const reader of ["outside", groups.map(({ own }) => own).join()]) {
      const choices = `${reader} ${chosen}`;
      const view = `${reader} ${output}`;
      byChoice.set(choices, add(byChoice.get(choices)));
      byOutput.set(view, { choices, possible: add(byOutput.get(view)?.possible) });
    }
  }
  return [...byOutput.values()].flatMap(({ possible, choices }) =>
    possible.flatMap((one, at) =>
      // The reader is person 0.
      numbers(game.people)
        .slice(1)
        .filter((person) => isCertain(one, person) && !isCertain(byChoice.get(choices)![at]!, person))
        .map((person) => `${choices}: person ${person} in decision ${at}`),
    ),
  );
}

const isOne = (bits: number) => (bits & (bits - 1)) === 0;
const isCertain = ({ silent, final }: Possible, person: number) =>
  isOne(silent[person]!) || isOne(final[person]!);

const games = [
  ...[2, 3, 4, 5, 6].map((people) => ({ people, options: 2, most: 3 })),
  ...[2, 3, 4].map((people) => ({ people, options: 3, most: 2 })),
];

for (const { people, options, most } of sampled(games, 2))
  for (const rule of ["majority", "captain"] as const)
    for (const decisions of numbers(most).map((n) => n + 1))
      test(`no vote of another is computed: ${people} people, ${options} options, ${decisions} decided by ${rule}`, () => {
        expect(computed({ people, options, rule }, decisions).slice(0, 3)).toEqual([]);
      });
