import { analyze, type Event, type Pack, playAt, scorecard } from "@lantern/engine";
import { scorecardOf } from "../../src/live/scorecards.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Night } from "./night.ts";
import type { NightNode } from "./node.ts";
import type { Sent } from "./page.ts";
import type { SessionHistory } from "./session-history.ts";

/** Play time after which a credit counts as used. */
const ATTENDED_MS = 5 * 60_000;
/** Faults, leases and retries are over by then. */
const SETTLES_MS = 30_000;
/** By then every node has unloaded its sessions: the last grace period, a minute since they were used, a poll. */
const UNLOADED_MS = 120_000;

/** The rules for the time when everything is over. */
export async function checkAfter(night: Night): Promise<void> {
  await night.pass(Math.max(0, night.cluster.disturbedUntil - night.now) + SETTLES_MS);
  for (const sessionId of night.sessionIds) {
    const history = night.histories.get(sessionId);
    if (!history) night.findings.add("time", "a session was never opened");
    else if (history.poisonedAt !== null) checkStopped(night, history);
    else {
      checkEnd(night, history);
      checkCompany(night, history);
      if (history.endedAt !== null) await checkScores(night, history);
    }
  }
  checkReplies(night);
  for (const person of night.people) person.stop();
  night.host?.page.close(false);
  await night.clock.run(night.now + UNLOADED_MS);
  const histories = [...night.histories.values()];
  // A session that stopped stays loaded, and so may one that still waits for its host.
  const retained = histories.some((history) => history.poisonedAt !== null || night.waitsForHost(history));
  for (const node of night.cluster.nodes)
    for (const left of retained ? [] : node.leftBehind)
      night.findings.add("memory", `node ${node.index} keeps ${left}`);
}

function checkEnd(night: Night, history: SessionHistory): void {
  const { state, rows, run, endedAt } = history;
  const { phase, clock } = state.session;
  if (phase !== "ended" && phase !== "abandoned" && !night.waitsForHost(history))
    night.findings.add("time", `session ${run.sessionId} is ${phase} when all should be over`);
  if (clock && endedAt !== null && endedAt > clock.endsAt && !rows.some(isPause))
    night.findings.add("time", `it ended ${endedAt - clock.endsAt} ms late`);
}

const isPause = ({ events }: { events: Event[] }) => events.some(({ type }) => type === "paused");

/** Nobody plays in a session that cannot be read, and every page says so. */
function checkStopped(night: Night, history: SessionHistory): void {
  const poison = history.rows.findIndex(({ commandId }) => commandId === "poison");
  if (history.rows.length > poison + 1)
    night.findings.add("stopped", "rows were stored after the one that cannot be read");
  for (const { page, rightsEnded } of night.people.filter(({ plan }) => night.truthOf(plan) === history)) {
    // A person whose sign-in has ended is not admitted again, whatever became of the session.
    const expected = ["stopped", "elsewhere", ...(rightsEnded ? ["unauthenticated", "removed"] : [])];
    if (page && !expected.includes(page.bye ?? ""))
      night.findings.add("stopped", `${page.name} was told ${page.bye ?? "nothing"}`);
  }
}

/** Attendance computed from the rows alone: play time with a connection, without grace periods and pauses. */
function presentMs({ rows, state, endedAt }: SessionHistory): Map<string, number> {
  const present = new Map<string, number>();
  const since = new Map<string, number>();
  const { clock } = state.session;
  const close = (seat: string, at: number) => {
    const from = since.get(seat);
    const key = state.seats[seat]?.key ?? "";
    if (from !== undefined) present.set(key, (present.get(key) ?? 0) + Math.max(0, at - Math.max(0, from)));
    since.delete(seat);
  };
  for (const event of rows.flatMap(({ events }) => events)) {
    if (event.type === "connected" && !since.has(event.seat)) since.set(event.seat, event.at);
    if (event.type === "dropped" || event.type === "left") close(event.seat, event.at);
    if (event.type === "removed" && event.on) close(event.seat, event.at);
  }
  if (clock)
    for (const seat of [...since.keys()]) close(seat, playAt(clock, Math.min(endedAt ?? 0, clock.endsAt)));
  return present;
}

/** Play time that was subtracted later: for outages, and for disconnects that were stored late. */
function uncertainMs({ plan }: Night, { rows, state }: SessionHistory): number {
  const isOutage = (event: Event) => event.type === "replanned" && event.why === "outage";
  const outages = rows.some(({ events }) => events.some(isOutage));
  const waits = plan.steps.some((step) => "storage" in step) ? 10_000 : 500;
  return ((outages ? (state.session.clock?.pausedMs ?? 0) : 0) + waits) * state.session.speed;
}

function checkCompany(night: Night, history: SessionHistory): void {
  const record = night.company.of(history.run.sessionId);
  const { state, endedAt } = history;
  const { clock, phase } = state.session;
  const wrong = (what: string) => night.findings.add("credits", what);
  if (record.notStarted !== (phase === "abandoned"))
    wrong(`record that nobody came: ${record.notStarted}, and it is ${phase}`);
  if (record.endedAt !== endedAt) wrong(`the end was record as ${record.endedAt}, and was at ${endedAt}`);
  if (clock && record.startedAt !== clock.startedAt)
    wrong(`the start was record as ${record.startedAt}, and was at ${clock.startedAt}`);
  if (endedAt === null) return;
  const came = Object.values(state.seats).filter(({ team }) => team !== null);
  const stayed = [...presentMs(history)].filter(([, ms]) => ms >= ATTENDED_MS).map(([key]) => key);
  // For somebody who had just been there for long enough, time may be subtracted too late.
  const least = ATTENDED_MS - uncertainMs(night, history);
  for (const [key, ms] of presentMs(history))
    if (ms < ATTENDED_MS && ms >= least && record.attended.has(key)) stayed.push(key);
  same(
    "placed",
    came.map(({ key }) => key),
    record.placed,
  );
  same("captured", stayed, record.attended);

  function same(what: string, expected: string[], match: Set<string>): void {
    const [a, b] = [expected.sort().join(), [...match].sort().join()];
    if (a !== b) wrong(`${what} were ${b || "none"}, and it should be ${a || "none"}`);
  }
}

async function checkScores(night: Night, history: SessionHistory): Promise<void> {
  const { pack } = night.story;
  for (const { seat, team, key } of Object.values(history.state.seats)) {
    if (team === null) continue;
    const expected = cardOf(night, pack, history, team, seat);
    for (const node of night.cluster.nodes) {
      const match = await awaited(night, scorecardFrom(node, history.run.sessionId, key));
      if (fingerprint(match) !== fingerprint(expected))
        night.findings.add(
          "scores",
          `${key}'s scorecard from node ${node.index}: ${different(expected, match)}`,
        );
    }
  }
  for (const { id, joined } of Object.values(history.state.teams))
    checkAwards(night, pack, history, id, joined);
}

function analysisOf(night: Night, pack: Pack, history: SessionHistory, team: string) {
  const rows = history.rows.filter((row) => row.team === null || row.team === team);
  const whole = analyze(pack, rows, team, spokenIn(night, history, team));
  const given = history.state.teams[team]?.awards;
  return given ? { ...whole, awards: given } : whole;
}

function spokenIn(night: Night, { run }: SessionHistory, team: string): Record<string, number> {
  return night.storage.spoken.get(`${run.id}.${team}`) ?? {};
}

function cardOf(night: Night, pack: Pack, history: SessionHistory, team: string, seat: string): unknown {
  const analysis = analysisOf(night, pack, history, team);
  return scorecard(pack, history.state, team, analysis, seat, history.endedAt ?? 0);
}

function checkAwards(
  night: Night,
  pack: Pack,
  history: SessionHistory,
  team: string,
  joined: string[],
): void {
  const { awards } = analysisOf(night, pack, history, team);
  const repeats = new Set(pack.awards.personal.filter(({ fallback }) => fallback).map(({ id }) => id));
  const given = joined.flatMap((seat) => awards.personal[seat] ?? []).filter((id) => !repeats.has(id));
  if (new Set(given).size < given.length)
    night.findings.add("scores", `an award was given twice: ${given.join()}`);
  // When somebody spoke in each second is not kept, so a team with voices is not compared.
  if (Object.keys(spokenIn(night, history, team)).length > 0) return;
  const gave = history.rows.findIndex((row) =>
    row.events.some((event) => event.type === "awardsGiven" && event.team === team),
  );
  if (gave < 0) return;
  const before = history.rows.slice(0, gave).filter((row) => row.team === null || row.team === team);
  const expected = analyze(pack, before, team).awards;
  if (fingerprint(expected) !== fingerprint(awards))
    night.findings.add("scores", `${team} was given other awards: ${different(expected, awards)}`);
}

async function scorecardFrom(node: NightNode, sessionId: string, key: string): Promise<unknown> {
  const session = await node.sessions.get(sessionId);
  return session && ((await scorecardOf(node.ports, session, key))?.scorecard ?? null);
}

/** Lets time pass until the promise settles. */
async function awaited(night: Night, reply: Promise<unknown>): Promise<unknown> {
  const box: { value?: unknown; done: boolean } = { done: false };
  reply.then(
    (value) => Object.assign(box, { value, done: true }),
    (error: unknown) => Object.assign(box, { value: String(error), done: true }),
  );
  for (let waited = 0; !box.done && waited < 5000; waited += 20) await night.clock.run(night.now + 20);
  return box.value;
}

/** The first field in which they differ. */
function different(expected: unknown, match: unknown): string {
  if (typeof expected !== "object" || expected === null || typeof match !== "object" || match === null)
    return `${JSON.stringify(match)?.slice(0, 200)} instead of ${JSON.stringify(expected)?.slice(0, 200)}`;
  for (const key of Object.keys(expected)) {
    const [a, b] = [Reflect.get(expected, key), Reflect.get(match, key)];
    if (fingerprint(a) !== fingerprint(b)) return `${key} ${different(a, b)}`;
  }
  return "more than expected";
}

function checkReplies(night: Night): void {
  for (const person of night.people) {
    const history = night.truthOf(person.plan);
    for (const page of history ? person.pages : []) {
      for (const sent of page.sent.values()) if (history) checkReply(night, history, page.seat, sent);
      for (const id of page.invalid)
        if (history?.rowOf(id)) night.findings.add("texts", `${id} of ${page.seat} is in the log`);
    }
  }
}

function checkReply(
  night: Night,
  history: SessionHistory,
  seat: string | null,
  { id, reply, leavesRow }: Sent,
): void {
  const row = history.rowOf(id);
  const wrong = (what: string) => night.findings.add("acknowledged", `${id} of ${seat}: ${what}`);
  if (reply === "ack" && leavesRow && !row) wrong("acknowledged, and not in the log");
  if (reply !== "ack" && reply !== null && row) wrong(`refused with ${reply}, and in the log`);
  if (reply === "FAILED" && history.poisonedAt === null) night.findings.add("errors", `command ${id} failed`);
  if (row && row.actor !== seat) wrong(`counted as ${row.actor}`);
}
