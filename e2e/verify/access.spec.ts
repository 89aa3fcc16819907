/**
 * Whole sessions without sight, sound and mouse, beside the same sessions of simulated participants only. Prints points,
 * delays and counts. ACCESS_SESSIONS is their number, ACCESS_SPEED their speed.
 */
import { expect, test } from "@playwright/test";
import { isOver, openBlindSession } from "../fixtures/blind-participant/session.ts";
import { arrangeSession } from "../fixtures/session.ts";
import { simulateTeam } from "../fixtures/simulated-team.ts";

const sessions = Number(process.env.ACCESS_SESSIONS ?? 1);
const speed = Number(process.env.ACCESS_SPEED ?? 8);
const experience = process.env.ACCESS_EXPERIENCE ?? "the-quiet-station";
/** Sessions at the same time. */
const TOGETHER = 2;
const people = 4;
/** Largest difference of the points that two teams of the same skill may have, as a share. */
const MARGIN = 0.1;
const longest = (3_600_000 * 1.25) / speed + 90_000;

const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Points of a team of simulated participants only. */
async function playSighted(baseURL: string): Promise<number> {
  const session = await arrangeSession(baseURL, { people, experience, speed });
  const team = await simulateTeam(baseURL, session.links, { experience, first: 0 });
  const stages = () => team.clients.map(({ snapshot }) => snapshot?.view.stage);
  await expect.poll(() => stages().every((stage) => stage === "lobby")).toBe(true);
  await session.start();
  await expect.poll(() => stages().every((stage) => stage === "over"), { timeout: longest }).toBe(true);
  const points = await team.points(session.id);
  team.close();
  await session.close();
  return points;
}

test("a team with somebody who only gets the accessibility tree plays as well as others", async ({
  browser,
  baseURL: url,
}) => {
  const baseURL = url as string;
  test.setTimeout((sessions / TOGETHER + 1) * (longest + 60_000));
  const faults: string[] = [];
  const delays: number[] = [];
  const points: { blind: number[]; sighted: number[] } = { blind: [], sighted: [] };
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
    points.blind.push(await blind.team.points(blind.session.id));
    console.log(
      `blind ${nth + 1}: ${points.blind.at(-1)} points, ${blind.participant.deeds.length} actions, ${verdict.announced} announcements`,
    );
    if (process.env.ACCESS_TRACE) console.log(blind.participant.deeds.join(" · "));
    await blind.close();
  };
  for (let first = 0; first < sessions; first += TOGETHER) {
    const round = Array.from({ length: Math.min(TOGETHER, sessions - first) }, (_, nth) => first + nth);
    await Promise.all(
      round.flatMap((nth) => [playBlind(nth), playSighted(baseURL).then((one) => points.sighted.push(one))]),
    );
  }
  delays.sort((a, b) => a - b);
  const [blind, sighted] = [average(points.blind), average(points.sighted)];
  console.log({
    sessions,
    speed,
    blind: points.blind,
    sighted: points.sighted,
    ratio: Math.round((blind / sighted) * 1000) / 1000,
    required,
    delayed,
    announced_p50_ms: delays[Math.floor(delays.length / 2)],
    announced_max_ms: delays.at(-1),
    most_per_minute: most,
    faults,
  });
  expect(faults).toEqual([]);
  expect(Math.abs(blind - sighted) / sighted).toBeLessThanOrEqual(MARGIN);
});
