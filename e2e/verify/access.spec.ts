/**
 * Whole sessions without sight, sound and mouse, beside the same sessions of simulated participants only. Prints points,
 * delays and counts. ACCESS_SESSIONS is their number, ACCESS_SPEED their speed.
 */
import { expect } from "@playwright/test";
import { recordProof } from "../../bench/proof.ts";
import type { ScorecardView } from "../../packages/engine/src/scorecard-view.ts";
import { isOver, openBlindSession } from "../fixtures/blind-participant/session.ts";
import { arrangeSession } from "../fixtures/session.ts";
import { simulateTeam } from "../fixtures/simulated-team.ts";
import { test } from "../fixtures/test.ts";

const sessions = Number(process.env.ACCESS_SESSIONS ?? 1);
const speed = Number(process.env.ACCESS_SPEED ?? 8);
const experience = process.env.ACCESS_EXPERIENCE ?? "the-quiet-station";
/** Sessions at the same time. */
const TOGETHER = 4;
const people = 4;
/** Largest difference of the points that two teams of the same skill may have, as a share. */
const MARGIN = 0.1;
const longest = (3_600_000 * 1.25) / speed + 90_000;

const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Where the points of a team come from: each group of points, each measure (0-1) and the puzzles that it solved. */
function sources({ points, measures, path, pointsFrom }: ScorecardView): Record<string, number> {
  const solved = path.flatMap(({ kind, title, solved: isSolved }) =>
    kind === "puzzle" ? [[`solved: ${title}`, Number(isSolved)]] : [],
  );
  const { story, puzzles, collaboration, spirit } = points;
  return {
    total: points.total,
    story: story.points,
    puzzles: puzzles.points,
    collaboration: collaboration.points,
    spirit: spirit.points,
    hints: pointsFrom.puzzles.hints,
    reflections: pointsFrom.spirit.reflections,
    ...Object.fromEntries(
      pointsFrom.story.resources.map(({ label, points: own }) => [`story: ${label}`, own]),
    ),
    ...Object.fromEntries(
      measures.flatMap(({ id, value }) => (value === null ? [] : [[`measure: ${id}`, value]])),
    ),
    ...Object.fromEntries(solved),
  };
}

/** Averages of both kinds of teams, beside each other. */
function compare(blind: readonly ScorecardView[], sighted: readonly ScorecardView[]) {
  const of = (cards: readonly ScorecardView[], key: string) => {
    const values = cards.map(sources).flatMap((one) => one[key] ?? []);
    return values.length === 0 ? null : Math.round(average(values) * 100) / 100;
  };
  const keys = new Set([...blind, ...sighted].flatMap((card) => Object.keys(sources(card))));
  return Object.fromEntries(
    [...keys].map((key) => [key, { blind: of(blind, key), sighted: of(sighted, key) }]),
  );
}

/** The scorecard of a team of simulated participants only. */
async function playSighted(baseURL: string): Promise<ScorecardView> {
  const session = await arrangeSession(baseURL, { people, experience, speed });
  const team = await simulateTeam(baseURL, session.links, { experience, first: 0 });
  const stages = () => team.clients.map(({ snapshot }) => snapshot?.view.stage);
  await expect.poll(() => stages().every((stage) => stage === "lobby")).toBe(true);
  await session.start();
  await expect.poll(() => stages().every((stage) => stage === "over"), { timeout: longest }).toBe(true);
  const card = await team.scorecard(session.id);
  team.close();
  await session.close();
  return card;
}

test("a team with somebody who only gets the accessibility tree plays as well as others", async ({
  browser,
  baseURL: url,
}) => {
  const baseURL = url as string;
  test.setTimeout((sessions / TOGETHER + 1) * (longest + 60_000));
  const faults: string[] = [];
  const delays: number[] = [];
  const cards: { blind: ScorecardView[]; sighted: ScorecardView[] } = { blind: [], sighted: [] };
  let most = 0;
  let required = 0;
  let delayed = 0;

  const playBlind = async (nth: number) => {
    const motion = nth % 2 === 0 ? "no-preference" : "reduce";
    const blind = await openBlindSession(browser, { baseURL, people, experience, speed, motion });
    await blind.session.start();
    expect(await blind.participant.playUntil(isOver, longest), "the scorecard opens").toBe(true);
    const verdict = await blind.verdict();
    faults.push(...verdict.faults);
    delays.push(...verdict.delays);
    most = Math.max(most, verdict.mostPerMinute);
    required += verdict.required;
    delayed += verdict.delayed;
    const card = await blind.team.scorecard(blind.session.id);
    cards.blind.push(card);
    console.log(
      `blind ${nth + 1}: ${card.points.total} points, ${blind.participant.deeds.length} actions, ${verdict.announced} announcements`,
    );
    if (process.env.ACCESS_TRACE) console.log(blind.participant.deeds.join(" · "));
    await blind.close();
  };
  for (let first = 0; first < sessions; first += TOGETHER) {
    const round = Array.from({ length: Math.min(TOGETHER, sessions - first) }, (_, nth) => first + nth);
    await Promise.all(
      round.flatMap((nth) => [playBlind(nth), playSighted(baseURL).then((one) => cards.sighted.push(one))]),
    );
  }
  delays.sort((a, b) => a - b);
  const totals = (of: readonly ScorecardView[]) => of.map(({ points }) => points.total);
  const [blind, sighted] = [average(totals(cards.blind)), average(totals(cards.sighted))];
  console.table(compare(cards.blind, cards.sighted));
  console.log({
    sessions,
    speed,
    blind: totals(cards.blind),
    sighted: totals(cards.sighted),
    ratio: Math.round((blind / sighted) * 1000) / 1000,
    required,
    delayed,
    announced_p50_ms: delays[Math.floor(delays.length / 2)],
    announced_max_ms: delays.at(-1),
    most_per_minute: most,
    faults,
  });
  recordProof({
    title: "Sessions by the accessibility tree alone",
    command: "npm run verify:access",
    text: `Whole sessions of ${experience} at ${speed} times their speed. One of ${people} people gets only the accessibility tree and keys, beside the same number of sessions of simulated people alone.`,
    figures: {
      sessions,
      "points with somebody who sees nothing, mean": Math.round(blind),
      "points of simulated people alone, mean": Math.round(sighted),
      "announcements that are required": required,
      "announced after p50, ms": Math.round(delays[Math.floor(delays.length / 2)] ?? 0),
      "announced after at most, ms": Math.round(delays.at(-1) ?? 0),
      "announcements a minute, most": most,
      "faults of announcements, focus, dialogs and motion": faults.length,
    },
  });
  expect(faults).toEqual([]);
  expect(Math.abs(blind - sighted) / sighted).toBeLessThanOrEqual(MARGIN);
});
