import { deadline, hostView, type Person, viewOf } from "@lantern/engine";
import type { Row, Run } from "../../src/live/storage/log.ts";
import { textIdsIn } from "../../src/live/texts/cache.ts";
import type { Attendee } from "./attendee.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Night } from "./night.ts";
import type { Page } from "./page.ts";
import type { SessionHistory } from "./session-history.ts";

/**
 * After this time a fault has no consequences any more: leases of 15 s, silent nodes, grace periods that begin late.
 */
const AFTER_FAULTS_MS = 22_000;
/** Without faults, a node with connected people passes a deadline at most this late, by its own alarm. */
const ALARM_LATE_MS = 400;
/** A session without viewers may have to be loaded first, by the poll. */
const LATE_MS = 1800;
/** Connected people see a change at most this late: nodes compare their sessions with the log once a second. */
const BEHIND_MS = 3500;
const REPLY_WITHIN_MS = 9000;
const ADMITTED_WITHIN_MS = 9000;
/** Three silent pings, then the grace period, then some time to store it. */
const GIVEN_UP_AFTER_MS = 15_000 + 30_000 + 5000;
const SETTLED_MS = 6000;

/** The rules for any moment, except where a fault excuses it. */
export async function checkNow(night: Night): Promise<void> {
  const calm = night.now - night.cluster.disturbedUntil;
  for (const history of night.histories.values()) {
    if (history.poisonedAt !== null) continue;
    checkTime(night, history, calm);
    checkPlan(night, history, calm);
  }
  for (const person of night.people) checkPerson(night, person, calm);
  for (const { page } of night.people) if (page?.seated && calm > SETTLED_MS) await checkTexts(night, page);
  if (night.host) checkHost(night, night.host.page, calm);
}

/** Rows are stored; those of the clock at their own time. */
export function checkLate(night: Night, run: Run, rows: Row[]): void {
  const calmSince = (night.cluster?.disturbedUntil ?? 0) + AFTER_FAULTS_MS;
  const isWatched = night.cluster?.nodes.some(({ sessions }) =>
    sessions.all.some((one) => one.run.id === run.id && one.viewers.length > 0),
  );
  for (const { seq, at, commandId } of rows) {
    const late = night.now - at;
    if (commandId.startsWith("tick.") && at > calmSince && late > (isWatched ? ALARM_LATE_MS : LATE_MS))
      night.findings.add("time", `row ${seq} of session ${run.sessionId} is ${late} ms late`);
  }
}

/** In the lobby the log follows the company's plan, and later the company knows the end. */
function checkPlan(night: Night, history: SessionHistory, calm: number): void {
  const { state, run } = history;
  const { phase, startsAt, expected, clock } = state.session;
  const { info, changedAt, endsAt } = night.company.of(run.sessionId);
  const settled = calm > AFTER_FAULTS_MS && night.now - history.at(history.latest).storedAt > SETTLED_MS / 4;
  if (settled && phase === "running" && endsAt !== clock?.endsAt)
    night.findings.add("credits", `the company knows ${endsAt} as the end, and it is ${clock?.endsAt}`);
  if (!settled || phase !== "lobby" || night.now - changedAt < SETTLED_MS) return;
  if (info.status === "confirmed" && (startsAt !== info.startsAt || expected !== info.roster.length))
    night.findings.add("credits", `the lobby of ${run.sessionId} does not follow the company's plan`);
}

function checkTime(night: Night, { state, run }: SessionHistory, calm: number): void {
  const dueAt = deadline(state);
  if (dueAt === null || calm < AFTER_FAULTS_MS || night.now - dueAt < LATE_MS) return;
  const late = night.now - Math.max(dueAt, night.cluster.disturbedUntil + AFTER_FAULTS_MS);
  if (late > LATE_MS)
    night.findings.add("time", `session ${run.sessionId} has not passed its deadline for ${late} ms`);
}

function checkPerson(night: Night, attendee: Attendee, calm: number): void {
  const history = night.truthOf(attendee.plan);
  const { page } = attendee;
  if (!history) return;
  if (page && page.bye !== null && !page.wire) checkBye(night, attendee, page, history);
  if (history.poisonedAt !== null) return;
  const person = Object.values(history.state.seats).find(({ key }) => key === attendee.plan.name);
  if (page === null) {
    if (night.now - attendee.awaySince > GIVEN_UP_AFTER_MS && calm > AFTER_FAULTS_MS)
      checkGivenUp(night, history, person);
    return;
  }
  const quiet = Math.min(calm, night.now - page.disturbedUntil);
  if (quiet < SETTLED_MS) return;
  if (!page.seated) {
    const tried = Math.min(night.now - page.since, quiet);
    if (page.bye === null && tried > ADMITTED_WITHIN_MS && quiet > AFTER_FAULTS_MS)
      night.findings.add("replies", `${page.name} has not been let in for ${tried} ms`);
    return;
  }
  checkPage(night, page, history, Math.min(quiet, night.now - page.since));
  if (quiet > AFTER_FAULTS_MS && night.now - page.since > SETTLED_MS) checkHere(night, history, person);
}

function checkPage(night: Night, page: Page, history: SessionHistory, quiet: number): void {
  for (const { id, sentAt, frame } of page.waiting)
    if (quiet > REPLY_WITHIN_MS && night.now - sentAt > REPLY_WITHIN_MS)
      night.findings.add(
        "replies",
        `${page.name} has no reply to ${id}: ${JSON.stringify(frame).slice(0, 200)}`,
      );
  const { seat, snapshot } = page;
  if (quiet < BEHIND_MS || seat === null || !snapshot) return;
  const [shared, own] = [fingerprint(snapshot.view), fingerprint(snapshot.privateView)];
  for (let row = history.rowBefore(night.now - BEHIND_MS); row <= history.latest; row++) {
    const view = history.viewAt(row, seat);
    if (view.shared === shared && view.own === own) return;
  }
  night.findings.add(
    "fresh",
    `${page.name} (${seat}) shows row ${page.viewRow}, and the log has ${history.latest}`,
  );
}

/** Every text that a page refers to can be read, unless a host has hidden it. */
async function checkTexts(night: Night, page: Page): Promise<void> {
  const { snapshot } = page;
  if (!snapshot) return;
  const ids = [...textIdsIn(snapshot.view), ...textIdsIn(snapshot.privateView)];
  const stored = await night.storage.texts.get(ids, night.now);
  for (const id of ids)
    if (stored.has(id) && snapshot.directory.texts[id] !== stored.get(id))
      night.findings.add("views", `${page.name} reads ${snapshot.directory.texts[id]} for ${stored.get(id)}`);
}

/** A host sees the console of the latest state or, on a visit, what the team sees. */
function checkHost(night: Night, page: Page, calm: number): void {
  const history = night.histories.get(night.sessionIds[0] ?? "");
  const quiet = Math.min(calm, night.now - page.since);
  const view = page.snapshot?.view;
  if (!history || history.poisonedAt !== null || !view || quiet < SETTLED_MS) return;
  const rows = Array.from({ length: history.latest + 1 }, (_, row) => row);
  const recent = rows.slice(history.rowBefore(night.now - BEHIND_MS));
  const fits = recent.some((row) => {
    const { state } = history.at(row);
    if (view.stage !== "host")
      return Object.keys({ "": 0, ...state.teams }).some((team) =>
        shows(viewOf(night.story.pack, state, team), view),
      );
    return shows(hostView(night.story.pack, state), view);
  });
  if (!fits) night.findings.add("fresh", `the host's ${view.stage} is not that of row ${history.latest}`);
}

/** Whether a page shows every field of a view; it may have more. */
function shows(expected: object, actual: object): boolean {
  return Object.entries(expected).every(
    ([key, value]) => value === undefined || fingerprint(value) === fingerprint(Reflect.get(actual, key)),
  );
}

function checkGivenUp(night: Night, { state }: SessionHistory, person: Person | undefined): void {
  const { phase } = state.session;
  if (
    person &&
    person.presence !== "away" &&
    (phase === "lobby" || phase === "running" || phase === "paused")
  )
    night.findings.add("presence", `${person.key} has left and is ${person.presence}`);
}

function checkHere(night: Night, { state }: SessionHistory, person: Person | undefined): void {
  const { phase } = state.session;
  if (phase === "ended" || phase === "abandoned" || person?.hasLeft) return;
  if (person?.presence !== "here")
    night.findings.add("presence", `${person?.key} is connected and ${person?.presence ?? "has no seat"}`);
}

/** Whenever somebody was disconnected permanently, there must be a reason. */
function checkBye(night: Night, attendee: Attendee, page: Page, history: SessionHistory): void {
  const { phase } = history.state.session;
  const removed = Object.values(history.state.seats).some(
    ({ key, removed: isRemoved }) => key === page.name && isRemoved,
  );
  const reasons: Record<string, boolean> = {
    elsewhere: attendee.secondTab,
    stopped: history.poisonedAt !== null,
    removed: removed || night.host !== null || attendee.rightsEnded,
    unauthenticated: attendee.rightsEnded,
    full: phase === "ended" || phase === "abandoned",
  };
  if (!reasons[page.bye ?? ""]) night.findings.add("presence", `${page.name} was sent away: ${page.bye}`);
}
