import { setTimeout as pause } from "node:timers/promises";
import type { StoredScorecard } from "@lantern/contract/live";
import type { Oracle } from "../policy/index.ts";
import { Api } from "./api.ts";
import { arrange } from "./arrange.ts";
import type { SimulateOptions } from "./options.ts";
import { Player, type Spoken } from "./player.ts";
import type { Tally } from "./tally.ts";

/** The hour may be extended by itself, and a killed server needs its time. */
const PATIENCE_MS = 90_000;

/** Plays one session to its end over real lines, then looks for everything that was acknowledged. */
export async function playSession(
  api: Api,
  options: SimulateOptions,
  oracle: Oracle,
  tally: Tally,
  nth: number,
  say: (line: string) => void,
): Promise<void> {
  const { sessionId, people } = await arrange(api, options, nth);
  const spoken: Spoken = new Map();
  const url = `${options.url.replace(/^http/, "ws")}/live`;
  const players = people.map(
    ({ token }, index) => new Player({ ...{ url, token, index, oracle, tally, spoken } }),
  );
  try {
    await until(() => players.every(({ stage }) => stage !== null), PATIENCE_MS);
    const outside = players.filter(({ stage }) => stage === null);
    if (outside.length > 0)
      throw new Error(`${outside.length} could not enter the lobby (${outside[0]?.bye ?? "no answer"})`);
    say(`session ${nth + 1}: ${players.length} people in the lobby`);
    await api.call("POST", `/api/session/${sessionId}/start`);
    const longest = (3_600_000 * 1.25) / options.speed + PATIENCE_MS;
    if (!(await until(() => players.every(({ stage }) => stage === "over"), longest))) {
      tally.notEnded += 1;
      tally.faults.push(
        `session ${nth + 1} did not end: ${players.map(({ stage, bye }) => bye ?? stage).join(" ")}`,
      );
      return;
    }
    tally.played.push(sessionId);
    for (const player of players) player.rest();
    await check(players, spoken, tally);
    await scores(api, options, sessionId, players, people, tally);
    say(`session ${nth + 1}: over, ${tally.acknowledged} moves stored so far`);
  } finally {
    for (const { client } of players) client.close();
  }
}

/** Lost is what was acknowledged and is not in the log, or was said and reached nobody of the others. */
async function check(players: Player[], spoken: Spoken, tally: Tally): Promise<void> {
  const missing = await Promise.all(players.map((player) => player.missing()));
  tally.lost += missing.reduce((sum, count) => sum + count, 0);
  const unheard = [...spoken.values()].filter(
    ({ acknowledged, seenBy, by }) => acknowledged && ![...seenBy].some((one) => one !== by),
  );
  tally.lost += unheard.length;
  if (unheard.length > 0) tally.faults.push(`${unheard.length} chat lines reached nobody`);
}

async function scores(
  api: Api,
  options: SimulateOptions,
  sessionId: string,
  players: Player[],
  people: { token: string }[],
  tally: Tally,
): Promise<void> {
  const seen = new Set<string>();
  for (const [index] of players.entries()) {
    const own = new Api(options.url, options.killSafe);
    own.bearer = people[index]?.token ?? "";
    const { scorecard } = await own.call<StoredScorecard>("GET", `/api/session/scorecard/${sessionId}`);
    if (seen.has(scorecard.team.id)) continue;
    seen.add(scorecard.team.id);
    tally.scores.push(scorecard.points.total);
    tally.endings[scorecard.ending.id] = (tally.endings[scorecard.ending.id] ?? 0) + 1;
  }
  const { status } = await api.call<{ status: string }>("GET", `/api/session/${sessionId}`);
  if (status !== "completed") tally.faults.push(`the session stands as ${status}, not as completed`);
}

/** False when it did not come true in time. */
async function until(condition: () => boolean, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(100))
    if (condition()) return true;
  return condition();
}
