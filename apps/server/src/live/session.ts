import { isLanguage, type Language } from "@lantern/contract/languages";
import { type ByeCode, type ClientCommand, isHostSeat } from "@lantern/contract/live";
import { audienceOf, type Command, languagesOf, type Pack, type Person, type State } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { ConnectionOwner } from "../core/ports/identity.ts";
import type { LiveSessionInfo, RosterEntry, SessionLifecycle } from "../core/ports/live-sessions.ts";
import { Alarm } from "./alarm.ts";
import type { Viewer } from "./audience.ts";
import { SessionAuthority } from "./authority.ts";
import { Broadcast } from "./broadcast.ts";
import { CardRequests } from "./card-requests.ts";
import type { Outcome } from "./commands.ts";
import { CompanyPlan } from "./company-plan.ts";
import type { DrawQueue } from "./draw-queue.ts";
import { Ephemeral } from "./ephemeral.ts";
import type { Message } from "./fanout/fanout.ts";
import { FromLog } from "./from-log.ts";
import { CONSOLE, HostControls, type HostOutcome } from "./host.ts";
import { personOf } from "./people.ts";
import type { LivePorts } from "./ports.ts";
import { closeReason, type Entered, type Opened, Presence } from "./presence.ts";
import { Reporter } from "./reporter.ts";
import { Rounds } from "./rounds.ts";
import { logOfSession, logRows } from "./session-log.ts";
import type { Row, Run } from "./storage/log.ts";
import { TextCache } from "./texts/cache.ts";
import { extractText } from "./texts/new-text.ts";
import type { StoredText } from "./texts/texts.ts";
import { participantViews } from "./views.ts";

/** The session is checked again this long after a failure, usually of the storage. */
const RETRY_MS = 500;
/** An overdue deadline is checked again after this time, in case nothing has come of it. */
const OVERDUE_MS = 50;
/** A session without viewers and deadlines for this time is unloaded: reading the log again is cheap. */
const IDLE_FOR_MS = 10 * 60_000;
const REPLACED = "replaced";
/** A host may have the console and visits in several windows; a participant has one page. */
const HOST_PAGES_MAX = 8;

/**
 * One session on this node. Connects its authority, presence, views, hosts, texts and reporter, and sets its alarm. All
 * steps are derived from the state and repeated until they succeed, so another node can take over after a crash.
 *
 * More than 400 lines: what one of them does to another stands here.
 */
export class LiveSession {
  readonly pack: Pack;
  readonly authority: SessionAuthority;
  readonly hosts: HostControls;
  readonly ephemeral: Ephemeral;
  readonly presence: Presence;
  readonly plan: CompanyPlan;
  readonly broadcast: Broadcast;
  readonly #ports: LivePorts;
  readonly #reporter: Reporter;
  readonly #fromLog: FromLog;
  readonly #requests: CardRequests;
  readonly #rounds: Rounds;
  readonly #texts: TextCache;
  readonly #unsubscribe: () => void;
  readonly #alarm: Alarm;
  #steps: Promise<void> | null = null;
  #hasSteps = false;
  #closed = false;
  #seated: { seats: State["seats"]; visits: unknown } | null = null;

  /** @param draws shared by all sessions of this node */
  constructor(
    run: Run,
    info: LiveSessionInfo,
    pack: Pack,
    node: LivePorts,
    lifecycle: SessionLifecycle,
    draws: DrawQueue,
  ) {
    const ports = { ...node, logger: logOfSession(node.logger, info) };
    this.pack = pack;
    this.#ports = ports;
    this.#alarm = new Alarm(ports, () => this.wake());
    this.#reporter = new Reporter(lifecycle, info.sessionId);
    this.#texts = new TextCache(ports.texts, ports.clock.now);
    this.authority = new SessionAuthority(run, pack, ports, (rows, texts, own) => {
      if (own) logRows(ports.logger, rows);
      this.#applied(rows, texts);
    });
    this.#fromLog = new FromLog(ports, this);
    this.#requests = new CardRequests(ports, this);
    this.#rounds = new Rounds(ports, lifecycle, this);
    this.presence = new Presence(this.authority, ports);
    this.hosts = new HostControls(ports, this);
    this.broadcast = new Broadcast({
      texts: this.#texts,
      timers: ports.timers,
      draws,
      sent: (at) => ports.metrics?.delivered(Math.max(0, ports.clock.now() - at) / 1000),
      audienceOf: (seat) => (isHostSeat(seat) ? this.hosts.audienceOf(seat) : audienceOf(this.state, seat)),
      seating: () => this.#seating(),
      viewsOf: (audience, language) =>
        audience === CONSOLE ? this.hosts.views(language) : participantViews(this, audience, language),
      failed: (error) => this.failed("showing a change", error),
    });
    this.plan = new CompanyPlan(info, lifecycle, ports, this);
    this.ephemeral = new Ephemeral(ports, this);
    this.#unsubscribe = ports.fanOut.subscribe(this.authority.topic, (message) => this.#deliver(message));
  }

  get info(): LiveSessionInfo {
    return this.plan.info;
  }

  get state(): State {
    return this.authority.state;
  }

  /** [L8] Languages in which this session can be read. One whose log has texts is in its author's language only. */
  get languages(): string[] {
    return this.state.session.addresses ? languagesOf(this.pack) : [this.pack.locale];
  }

  /** The language in which somebody reads who asked for these, the first that there is. */
  readsIn(...wanted: (string | undefined)[]): string {
    const { languages } = this;
    return wanted.find((one) => one !== undefined && languages.includes(one)) ?? this.pack.locale;
  }

  /**
   * The language of a person's pages: their own choice where the story is told in it, else that of their company's list,
   * else the session's.
   */
  pagesOf(key: string, chosen?: string): Language {
    if (chosen !== undefined && isLanguage(chosen) && this.languages.includes(chosen)) return chosen;
    return this.info.roster.find(({ consumerId }) => consumerId === key)?.language ?? this.info.language;
  }

  get run(): Run {
    return this.authority.run;
  }

  get viewers(): Viewer[] {
    return this.broadcast.viewers;
  }

  /** The participants' connections to this node. */
  get connected(): Viewer[] {
    return this.viewers.filter(({ seat }) => !isHostSeat(seat));
  }

  /** Nobody watches and no deadline is near: this node can unload the session until it is requested again. */
  get idle(): boolean {
    const dueAt = this.authority.deadline ?? Number.POSITIVE_INFINITY;
    const quiet = this.state.session.phase === "lobby" && dueAt > this.#ports.clock.now() + IDLE_FOR_MS;
    return this.broadcast.size === 0 && !this.#steps && (this.#reporter.closed || quiet);
  }

  /** Another run of this session has replaced this one, on this node or another. */
  get replaced(): boolean {
    return this.authority.hasCommand(REPLACED);
  }

  /** Reads the log and continues what is left to do. Throws when the storage is away. */
  async load(): Promise<void> {
    await this.authority.load();
    await this.hosts.read();
    this.wake();
  }

  personOf(key: string): Person | undefined {
    return Object.values(this.state.seats).find((person) => person.key === key);
  }

  namesOf(seats: Seat[]): string[] {
    return seats.map((seat) => personOf(this.info, this.state.seats, seat).name);
  }

  /**
   * A person opens the page: the newest connection wins, and the person gets their seat, which is always the same
   * one.
   */
  async enter(
    { consumerId: key, preassignedTeamId: team, department, office, met }: RosterEntry,
    browser: string,
    opened: Opened = { openedAt: this.#ports.clock.now(), isOpen: () => true },
  ): Promise<Entered> {
    const mix = [department, office].filter((value) => value !== null);
    // The log says who reads what only where there is a choice.
    const language = this.languages.length > 1 && {
      language: this.readsIn(this.pagesOf(key, opened.language), this.info.language),
    };
    const entered = await this.presence.connect(
      { key, team, mix, ...(met && { met }), browser, ...language },
      opened,
    );
    // The connection may have been stored anyway.
    if ("bye" in entered && entered.bye === "draining") this.#ports.timers.soon(() => this.wake());
    return this.replaced ? { bye: "draining" } : entered;
  }

  /** From now on the viewer gets the view of their seat's audience. */
  watch(viewer: Viewer): void {
    // This node has unloaded the session meanwhile; a new connection loads it again.
    const code = this.#closed ? "draining" : closeReason(this.state, viewer);
    if (code) viewer.bye(code);
    else this.broadcast.admit(viewer, isHostSeat(viewer.seat) ? HOST_PAGES_MAX : 1);
  }

  /** The viewer's connection is lost; their seat waits from the last sign of life (wall ms). */
  async leave(viewer: Viewer, lastSignAt: number): Promise<void> {
    // The viewer may not be watching yet, but the seat waits anyway.
    this.broadcast.remove(viewer);
    if (isHostSeat(viewer.seat)) return this.hosts.leave(viewer.seat);
    await this.presence.lost(viewer, lastSignAt);
    if (this.presence.waiting) this.#alarm.set(this.#ports.clock.now() + RETRY_MS);
  }

  /**
   * A sign of life.
   * @param trip round trip of the last ping, ms
   */
  signOfLife(viewer: Viewer, trip?: number): void {
    this.broadcast.retry(viewer);
    if (trip === undefined) return;
    this.#ports.metrics?.roundTrip(trip / 1000);
    this.hosts.recordRoundTrip(viewer.seat, trip);
  }

  /**
   * A participant's move. Resolves after the commit.
   *
   * @param scene the scene that it was meant for
   * @param holder the connection whose rights are required; null for simulated people
   */
  async play(
    seat: Seat,
    commandId: string,
    sent: ClientCommand,
    scene?: string,
    holder: ConnectionOwner | null = null,
  ): Promise<Outcome> {
    const author = this.state.seats[seat]?.key ?? "";
    const now = this.#ports.clock.now();
    const { command, text } = extractText(sent, { run: this.run, by: seat, author, commandId, now });
    return this.authority.submit({
      id: commandId,
      actor: seat,
      record: true,
      text,
      holder,
      command: { ...command, sender: "participant", seat, ...(scene !== undefined && { scene }) },
    });
  }

  /** A command of a host, the start button or the company's side. */
  command(id: string, actor: string, command: Command): Promise<Outcome> {
    return this.authority.submit({ id, actor, command });
  }

  /** A participant reports a message of their own team to the hosts. */
  report(seat: Seat, textId: string): Promise<HostOutcome> {
    return this.hosts.report(this.state.seats[seat]?.team ?? null, textId);
  }

  /**
   * The service was away between these moments: the clock skips that time before any deadline passes in it. False
   * when the storage is away.
   */
  async outage(from: number, to: number): Promise<boolean> {
    const outcome = await this.authority.submit({
      id: `outage.${from}`,
      actor: "clock",
      beforeDeadlines: true,
      command: { type: "outage", from, to },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }

  /** Another run replaces this one: people in the lobby are sent there. */
  async replace(): Promise<void> {
    await this.command(REPLACED, "company", { type: "abandon" });
    await this.#ports.log.finish(this.run, this.authority.latestSeq);
  }

  /** A deadline may have passed. */
  wake(): void {
    if (this.#closed) return;
    this.#hasSteps = true;
    this.authority.wake();
    if (this.presence.waiting) void this.presence.write();
    this.#steps ??= this.#takeSteps();
  }

  /** Reads the log, so that the state is not older than this call. */
  async current(): Promise<void> {
    this.authority.markBehind();
    this.authority.wake();
    await this.settled();
  }

  /** Resolves when nothing is left to do for now. */
  async settled(): Promise<void> {
    do {
      await this.authority.settled();
      await this.#steps;
    } while (this.#steps);
  }

  /** Unloads the session from this node; other nodes continue it from the log. */
  close(code: ByeCode): void {
    this.#closed = true;
    this.#alarm.cancel();
    this.#unsubscribe();
    this.broadcast.dismiss(() => code);
  }

  /**
   * Rows are in the state, whichever node stored them; no rows: the session has stopped.
   *
   * @param texts those that this node has stored with them
   */
  #applied(rows: Row[], texts: StoredText[]): void {
    this.#texts.remember(texts);
    if (this.authority.stopped) {
      this.broadcast.dismiss(() => "stopped");
      return;
    }
    if (this.replaced) {
      this.close("draining");
      return;
    }
    const reason = (viewer: Viewer) => closeReason(this.state, viewer);
    for (const { events } of rows)
      for (const event of events)
        if (event.type === "removed" || event.type === "connected")
          this.broadcast.dismissPerson(this.state.seats[event.seat]?.key ?? "", reason);
    this.broadcast.changed(rows[0]?.at);
    this.#hasSteps = true;
    this.#steps ??= this.#takeSteps();
  }

  /** Takes every step that follows from the state, then waits for the next deadline. */
  async #takeSteps(): Promise<void> {
    // Delayed, so that the function that called this one finishes first.
    await Promise.resolve();
    let retry = false;
    while (this.#hasSteps && !this.#closed && !this.authority.stopped) {
      this.#hasSteps = false;
      try {
        if (!(await this.presence.check(this.#isWatching)) || !(await this.plan.reschedule())) retry = true;
        if (!(await this.#fromLog.addMissing())) retry = true;
        if (this.#ports.serving() && !(await this.#requests.send())) retry = true;
        if (this.#ports.serving() && !(await this.#rounds.open())) retry = true;
        await this.#report();
      } catch (error) {
        this.failed("telling the company", error);
        retry = true;
      }
    }
    this.#steps = null;
    if (this.#closed) return;
    const { now } = this.#ports.clock;
    const waits = retry || this.authority.behind || !this.#ports.serving() || this.presence.waiting;
    const dueAt = Math.min(
      this.authority.deadline ?? Number.POSITIVE_INFINITY,
      this.#reporter.nextAt,
      this.#requests.nextAt,
    );
    // An overdue deadline is being handled; in case that failed, it is tried again soon.
    this.#alarm.set(waits ? now() + RETRY_MS : dueAt > now() ? dueAt : now() + OVERDUE_MS);
  }

  readonly #isWatching = (person: string, epoch: number): boolean => {
    for (const page of this.broadcast.pagesOf(person)) if (page.epoch === epoch) return true;
    return false;
  };

  /** Changes whenever the audience of a seat can have changed: with the seats and the hosts' visits. */
  #seating(): unknown {
    const { seats } = this.state;
    const { visits } = this.hosts;
    const seated = this.#seated;
    if (seated?.seats !== seats || seated.visits !== visits) this.#seated = { seats, visits };
    return this.#seated;
  }

  async #report(): Promise<void> {
    const { clock, log, serving } = this.#ports;
    if (!serving()) return;
    const { state, latestSeq, at } = this.authority;
    await this.#reporter.report(state, at, clock.now());
    if (this.#reporter.closed) await log.finish(this.run, latestSeq);
  }

  #deliver(message: Message): void {
    switch (message.kind) {
      case "rows":
        this.authority.receive(message.rows);
        break;
      case "health":
        this.hosts.healthIs(message.seat, message.health);
        this.broadcast.audienceChanged(CONSOLE);
        break;
      case "spoke":
        this.#requests.spoke(message.team, message.at);
        break;
      case "moderated":
        void this.#moderated();
        break;
      case "arranged":
        void this.plan.changed(message.node);
        break;
      default:
        this.ephemeral.deliver(message);
    }
  }

  async #moderated(): Promise<void> {
    this.#texts.forget();
    await this.hosts.read().catch((error: unknown) => this.failed("reading reports", error));
    this.broadcast.redraw();
  }

  failed(what: string, error: unknown): void {
    this.#ports.logger.warn({ err: error, session: this.info.sessionId }, `${what} failed`);
  }
}
