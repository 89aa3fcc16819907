import { setTimeout as pause } from "node:timers/promises";
import type { PuzzleLookup } from "@lantern/bots";
import type { StoredScorecard } from "@lantern/contract/live";
import { ApiClient } from "../api-client.ts";
import { arrange } from "./arrange.ts";
import type { Counts } from "./counts.ts";
import type { SimulateOptions } from "./options.ts";
import { type Messages, SimulatedParticipant } from "./participant.ts";

/** The session may be extended, and a killed server takes time to restart. */
const SLACK_MS = 90_000;

/** Plays one session to its end over real connections, then checks everything that was acknowledged. */
export async function playSession(
  api: ApiClient,
  options: SimulateOptions,
  puzzleOf: PuzzleLookup,
  counts: Counts,
  nth: number,
  log: (text: string) => void,
): Promise<void> {
  const { sessionId, people } = await arrange(api, options, nth);
  const messages: Messages = new Map();
  const url = `${options.url.replace(/^http/, "ws")}/live`;
  const participants = people.map(
    ({ token }, index) => new SimulatedParticipant({ url, token, index, puzzleOf, counts, messages }),
  );
  try {
    await until(() => participants.every(({ stage }) => stage !== null), SLACK_MS);
    const missing = participants.filter(({ stage }) => stage === null);
    if (missing.length > 0)
      throw new Error(`${missing.length} could not enter the lobby (${missing[0]?.bye ?? "no answer"})`);
    log(`session ${nth + 1}: ${participants.length} people in the lobby`);
    await api.ok("POST", `/api/session/${sessionId}/start`);
    const longest = (3_600_000 * 1.25) / options.speed + SLACK_MS;
    if (!(await until(() => participants.every(({ stage }) => stage === "over"), longest))) {
      counts.notEnded += 1;
      counts.faults.push(
        `session ${nth + 1} did not end: ${participants.map(({ stage, bye }) => bye ?? stage).join(" ")}`,
      );
      return;
    }
    counts.played.push(sessionId);
    for (const participant of participants) participant.stop();
    await countLost(participants, messages, counts);
    await readScores(api, options, sessionId, participants, people, counts);
    log(`session ${nth + 1}: over, ${counts.acknowledged} commands stored so far`);
  } finally {
    for (const { client } of participants) client.close();
  }
}

/** Lost is an acknowledged command that is not in the log, or a chat message that no teammate received. */
async function countLost(
  participants: SimulatedParticipant[],
  messages: Messages,
  counts: Counts,
): Promise<void> {
  const missing = await Promise.all(participants.map((participant) => participant.missing()));
  counts.lost += missing.reduce((sum, count) => sum + count, 0);
  const unseen = [...messages.values()].filter(
    ({ acknowledged, receivedBy, by }) => acknowledged && ![...receivedBy].some((one) => one !== by),
  );
  counts.lost += unseen.length;
  if (unseen.length > 0) counts.faults.push(`${unseen.length} chat messages reached nobody`);
}

async function readScores(
  api: ApiClient,
  options: SimulateOptions,
  sessionId: string,
  participants: SimulatedParticipant[],
  people: { token: string }[],
  counts: Counts,
): Promise<void> {
  const countedTeams = new Set<string>();
  for (const [index] of participants.entries()) {
    const own = new ApiClient(options.url, options.killSafe);
    own.token = people[index]?.token ?? "";
    const { scorecard } = await own.ok<StoredScorecard>("GET", `/api/session/scorecard/${sessionId}`);
    if (countedTeams.has(scorecard.team.id)) continue;
    countedTeams.add(scorecard.team.id);
    counts.scores.push(scorecard.points.total);
    counts.endings[scorecard.ending.id] = (counts.endings[scorecard.ending.id] ?? 0) + 1;
  }
  const { status } = await api.ok<{ status: string }>("GET", `/api/session/${sessionId}`);
  if (status !== "completed") counts.faults.push(`the session is ${status}, not completed`);
}

/** False when the condition was not met in time. */
async function until(condition: () => boolean, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(100))
    if (condition()) return true;
  return condition();
}
