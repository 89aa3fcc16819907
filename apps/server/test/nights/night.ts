import type { ServerFrame } from "@lantern/contract/live";
import type { LiveSessionInfo } from "../../src/core/ports/live-sessions.ts";
import type { Row } from "../../src/live/storage/log.ts";
import { Attendee } from "./attendee.ts";
import { Chance } from "./chance.ts";
import { NightClock } from "./clock.ts";
import { Cluster } from "./cluster.ts";
import { NightCompany } from "./company.ts";
import { NightFanOut, neighborTopic } from "./fan-out.ts";
import { checkAfter } from "./final-checks.ts";
import { type Finding, Findings } from "./findings.ts";
import { fingerprint } from "./fingerprint.ts";
import { NightHost } from "./host.ts";
import { marksIn } from "./marks.ts";
import { COMPANY, type Token, type World } from "./node.ts";
import type { Page } from "./page.ts";
import { NightParticipant } from "./participant.ts";
import type { PersonPlan, Plan, Step } from "./plan.ts";
import type { PlantedFault } from "./planted-faults.ts";
import { checkLate, checkNow } from "./running-checks.ts";
import { SessionHistory } from "./session-history.ts";
import { NightStorage } from "./storage.ts";
import { type NightStory, storyOf } from "./stories.ts";
import type { PageEnd } from "./wire.ts";

export const BEGINS_AT = 1_800_000_000_000;
const CHECK_EVERY_MS = 2500;
/** A night that lasts longer does not end. */
const LONGEST_MS = 20 * 60_000;
const HOST = "host-1";

interface NightResult {
  findings: Finding[];
  /** A hash of all rows of all sessions: the same for the same plan. */
  rows: number;
  frames: number;
}

/** One simulated night: two nodes, one storage, one or two sessions and all their people. */
export class Night {
  readonly plan: Plan;
  readonly clock = new NightClock(BEGINS_AT);
  readonly findings = new Findings(() => this.clock.now() - BEGINS_AT);
  readonly story: NightStory;
  readonly chance: Chance;
  readonly storage: NightStorage;
  readonly company: NightCompany;
  readonly fanOut: NightFanOut;
  readonly cluster: Cluster;
  readonly histories = new Map<string, SessionHistory>();
  readonly people: Attendee[];
  readonly sessionIds: string[];
  readonly fault: PlantedFault | null;
  host: NightHost | null = null;
  /** No more faults happen, because everything is over. */
  quiet = false;
  frames = 0;
  /** By page: the seat of its welcome frame. */
  readonly #seats = new Map<PageEnd, string | null>();

  constructor(plan: Plan, fault: PlantedFault | null) {
    this.plan = plan;
    this.fault = fault;
    this.chance = new Chance(`${plan.seed}/night`);
    this.story = storyOf(plan.story, plan.times);
    const fork = (name: string) => this.chance.fork(name);
    this.storage = new NightStorage(this.clock, fork("storage"), ({ run, rows }) => {
      const history =
        this.histories.get(run.sessionId) ?? new SessionHistory(run, this.story.pack, this.findings);
      this.histories.set(run.sessionId, history);
      history.stored(rows, this.clock.now());
      checkLate(this, run, rows);
    });
    this.company = new NightCompany(this.clock, fork("company"));
    const sessions = Math.max(0, ...plan.people.map(({ session }) => session)) + 1;
    this.sessionIds = Array.from({ length: sessions }, (_, index) => fork(`session ${index}`).uuid());
    for (const [index] of this.sessionIds.entries()) this.company.confirm(this.#infoOf(index));
    this.fanOut = new NightFanOut(this.clock, fork("fan-out"), plan.redis);
    const world: World = {
      clock: this.clock,
      chance: fork("nodes"),
      storage: this.storage,
      company: this.company,
      story: this.story,
      fault: fault,
      fanOut: this.fanOut,
      findings: this.findings,
      sent: (page, text) => this.#sent(page, text),
      noticed: (fields, message) => this.#noticed(fields, message),
    };
    this.cluster = new Cluster(world, 2);
    this.people = plan.people.map((person) => this.#attendee(person));
  }

  get now(): number {
    return this.clock.now();
  }

  get ms(): number {
    return this.clock.now() - BEGINS_AT;
  }

  truthOf(person: PersonPlan): SessionHistory | null {
    return this.histories.get(this.sessionIds[person.session] ?? "") ?? null;
  }

  /** Plays it to its end and checks every rule. */
  async play(): Promise<void> {
    this.#open();
    for (const step of this.plan.steps)
      this.clock.timers.after(step.at, () => {
        if (!this.quiet) this.#step(step);
      });
    while (this.ms < LONGEST_MS && !this.#over()) await this.pass(CHECK_EVERY_MS);
    this.quiet = true;
    await checkAfter(this);
  }

  async pass(ms: number): Promise<void> {
    await this.clock.run(this.now + ms);
    await checkNow(this);
  }

  #over(): boolean {
    const late = this.ms > this.plan.startsAt + 120_000;
    return this.sessionIds.every((id) => {
      const history = this.histories.get(id);
      return history?.over || (late && history && this.waitsForHost(history));
    });
  }

  /** In the lobby until a host starts it. */
  waitsForHost({ state }: SessionHistory): boolean {
    return state.session.hosting === "host" && state.session.phase === "lobby";
  }

  /** The company's side opens the sessions, and retries until it succeeds. */
  #open(): void {
    for (const sessionId of this.sessionIds) {
      const again = () => {
        if (this.histories.has(sessionId)) return;
        this.clock.timers.after(700, again);
        void this.cluster
          .balance(this.chance)
          ?.open(sessionId)
          .catch(() => {});
      };
      again();
    }
  }

  #step(step: Step): void {
    if ("arrange" in step) {
      this.#arrange(step);
      return;
    }
    if ("who" in step) {
      const person = this.people.find(({ plan }) => plan.name === step.who);
      // Nobody has a link to a session that was never opened.
      if (person && this.truthOf(person.plan)) {
        person.step(step);
        return;
      }
      if (step.do === "come") this.clock.timers.after(500, () => this.#step(step));
      return;
    }
    if ("node" in step) {
      this.cluster.step(step.node, step);
      return;
    }
    if ("neighbor" in step) {
      for (const history of this.histories.values()) this.#neighbor(history);
      return;
    }
    if ("host" in step) {
      this.host ??= this.#openHost();
      this.host.step(step);
      return;
    }
    if ("storage" in step) {
      const { storage: node, ms, how, probability } = step;
      this.cluster.disturb(ms + (how === "slow" || how === "exhausted" ? 2500 : 0));
      this.storage.fail({ from: this.now, until: this.now + ms, node, how, probability });
      return;
    }
    if ("company" in step) {
      this.cluster.disturb(step.ms + (step.company === "slow" ? 2500 : 0));
      this.company.fail(this.now, this.now + step.ms, step.company);
      return;
    }
    const history = this.histories.get(this.sessionIds[1] ?? "");
    if (history && !history.over) this.#poison(history);
  }

  /** The company changes a session, and tells the nodes in turn until one has read it. */
  #arrange(step: Extract<Step, { arrange: string }>): void {
    const person = "who" in step ? this.people.find(({ plan }) => plan.name === step.who) : null;
    const sessionId = this.sessionIds[person?.plan.session ?? 0] ?? "";
    const { info } = this.company.of(sessionId);
    if (info.status !== "confirmed" && info.status !== "live") return;
    this.company.change(sessionId, this.#arranged(step, info));
    if (step.arrange === "remove" && person) person.endRights();
    const again = () =>
      void this.cluster
        .balance(this.chance)
        ?.refresh(sessionId)
        .catch(() => this.clock.timers.after(1000, again));
    again();
  }

  #arranged(step: Extract<Step, { arrange: string }>, info: LiveSessionInfo): Partial<LiveSessionInfo> {
    switch (step.arrange) {
      case "rename":
        return {
          roster: info.roster.map((one) =>
            one.consumerId === step.who ? { ...one, firstName: "Renamed" } : one,
          ),
        };
      case "remove":
        return { roster: info.roster.filter(({ consumerId }) => consumerId !== step.who) };
      case "reschedule":
        return { startsAt: Math.max(this.now, info.startsAt + step.ms) };
    }
  }

  /** What another installation sends for the run that has the same number in its database. */
  #neighbor({ run, latest }: SessionHistory): void {
    const foreign = {
      team: null,
      actor: "neighbor",
      at: this.now,
      events: [{ type: "paused", at: this.now }],
    };
    const rows = [1, 2].map((n) => ({ ...foreign, seq: latest + n, commandId: `neighbor.${latest + n}` }));
    this.fanOut.neighbor(neighborTopic(run.id), [
      { kind: "rows", rows: rows as Row[] },
      { kind: "mute", seat: "s1" },
      { kind: "moderated" },
    ]);
  }

  /** As if another build had written a row that this one cannot read. */
  #poison(history: SessionHistory): void {
    const row = {
      seq: history.latest + 1,
      team: null,
      commandId: "poison",
      actor: "another build",
      at: this.now,
      events: [null as never],
    };
    history.poisonedAt = this.now;
    history.stored([row], this.now);
    void this.storage.log.append([{ run: history.run, rows: [row], state: null }]);
  }

  #openHost(): NightHost {
    const sessionId = this.sessionIds[0] ?? "";
    const token: Token = { kind: "host", user: HOST, signIn: HOST };
    const deps = { ...this.#pageDeps(token, HOST), session: sessionId, changed: () => {} };
    return new NightHost(HOST, deps, () => this.histories.get(sessionId) ?? null);
  }

  #pageDeps(token: Token, name: string) {
    const chance = this.chance.fork(`page of ${name}`);
    return {
      clock: this.clock,
      chance,
      findings: this.findings,
      browser: name,
      token: JSON.stringify(token),
      balance: (own: Chance) => this.cluster.balance(own),
    };
  }

  #attendee(person: PersonPlan): Attendee {
    const { name, session, persona, most } = person;
    const sessionId = this.sessionIds[session] ?? "";
    const token: Token = { kind: "participant", sessionId, person: name, signIn: name };
    const history = () => this.truthOf(person);
    const secrets = () => {
      const match = history();
      if (!match) throw new Error("nobody plays before the session is opened");
      return match.secrets;
    };
    return new Attendee(person, {
      page: this.#pageDeps(token, name),
      chance: this.chance.fork(`lies of ${name}`),
      participant: new NightParticipant({
        clock: this.clock,
        chance: this.chance.fork(`play of ${name}`),
        pack: this.story.pack,
        persona,
        most,
        secrets,
      }),
      changed: (page) => this.#changed(page, history()),
      endRights: () => this.storage.endRights(name),
      reports: (textId) => secrets().report(textId),
      existing: () => ({
        seats: Object.keys(history()?.state.seats ?? {}),
        pastScene: Object.values(history()?.state.teams ?? {})[0]?.path[0] ?? "nowhere",
      }),
    });
  }

  /** A page must show one of the log's states, and never an older one than before. */
  #changed(page: Page, history: SessionHistory | null): void {
    const { seat, replica } = page;
    if (!history || seat === null || !replica.snapshot) return;
    const { view, privateView } = replica.snapshot;
    const current = { shared: fingerprint(view), own: fingerprint(privateView) };
    for (let row = page.viewRow; row <= history.latest; row++) {
      const stored = history.viewAt(row, seat);
      if (stored.shared === current.shared && stored.own === current.own) {
        page.viewRow = row;
        return;
      }
    }
    const { stage } = replica.snapshot.view;
    this.findings.add(
      "views",
      `${page.name} (${seat}) shows a ${stage} that no state from row ${page.viewRow} to ${history.latest} shows`,
    );
    page.viewRow = history.latest;
  }

  #sent(page: PageEnd, text: string): void {
    this.frames += 1;
    if (text.startsWith('{"t":"welcome"')) {
      const frame = JSON.parse(text) as Extract<ServerFrame, { t: "welcome" }>;
      this.#seats.set(page, frame.seat);
    }
    const marks = marksIn(text);
    if (marks.length === 0) return;
    const owner = this.people.find(({ pages }) => pages.includes(page as Page));
    const history = owner ? this.truthOf(owner.plan) : this.histories.get(this.sessionIds[0] ?? "");
    const seat = owner ? (this.#seats.get(page) ?? null) : `host.${HOST}`;
    const forbidden = history?.secrets.forbidden(marks, seat, history.state);
    if (forbidden)
      this.findings.add("secrets", `${owner?.plan.name ?? "the host"} (${seat}) was sent ${forbidden}`);
  }

  #noticed(fields: object, message: string): void {
    const session = "session" in fields ? fields.session : null;
    const poisoned =
      typeof session === "string" && (this.histories.get(session)?.poisonedAt ?? null) !== null;
    if (!poisoned) this.findings.add("errors", message);
  }

  #infoOf(index: number): LiveSessionInfo {
    const people = this.plan.people.filter(({ session }) => session === index);
    const hosting = index === 0 ? this.plan.hosting : "autopilot";
    return {
      sessionId: this.sessionIds[index] ?? "",
      companyId: COMPANY,
      companyName: "Night",
      title: "A night",
      experience: this.story.pack.slug,
      packHash: this.story.hash,
      language: "en",
      startsAt: BEGINS_AT + this.plan.startsAt,
      hosting,
      speed: this.plan.speed,
      seats: 300,
      status: "confirmed",
      preassignedTeams: [],
      personMeasures: true,
      roster: people.map(({ name }) => ({
        consumerId: name,
        firstName: name,
        lastName: "",
        department: null,
        office: null,
        preassignedTeamId: null,
      })),
    };
  }
}

/**
 * Plays a night by its plan.
 * @param fault a deliberate fault
 */
export async function playNight(plan: Plan, fault: PlantedFault | null = null): Promise<NightResult> {
  const night = new Night(plan, fault);
  await night.play();
  const rows = [...night.histories.values()].map((history) => fingerprint(history.rows));
  return { findings: night.findings.all, rows: fingerprint(rows), frames: night.frames };
}
