import { type ByeCode, type ClientCommand, isHostSeat } from "@lantern/contract/live";
import type * as engine from "@lantern/engine";
import type { PlayerCommand, Seat, TeamId } from "@lantern/engine/commands";
import type { LiveSessionInfo, RosterEntry, SessionLifecycle } from "../ports.ts";
import { Asides } from "./asides.ts";
import { Audience } from "./audience.ts";
import { withTextId } from "./commands.ts";
import { hear } from "./hearing.ts";
import { DESK, HostDesk, type HostOutcome } from "./host-desk.ts";
import { Lines } from "./lines.ts";
import type { LivePorts } from "./live-ports.ts";
import { missingOf, peopleOf, personOf } from "./people.ts";
import { Reporter } from "./reporter.ts";
import type { Viewer } from "./room.ts";
import { sessionRules } from "./rules.ts";
import { placeOf, sceneryOf } from "./scenery.ts";
import { LiveStream, type Outcome, unlessAway } from "./stream.ts";
import type { StreamId } from "./streams.ts";
import { type SessionStream, TeamLine } from "./team-line.ts";
import { TextCache } from "./texts/cache.ts";

/** After a failure (storage is away, as a rule) it looks again this much later. */
const RETRY_MS = 500;
const REPLACED = "replaced";
/** No alarm is set further ahead: clocks drift, and the poll is the truth anyway. */
const LONGEST_ALARM_MS = 60_000;

/**
 * The authority over one session on this node. Everything that must follow from what happened (teams mirror their
 * session, arrivals are reported, deadlines pass, lines that broke are told, the company's side is told) is
 * derived from the states in `#step`, again and again until nothing is left to do; so a crash between any two
 * rows is only a step not yet taken, whichever node takes it.
 */
export class Hour {
  info: LiveSessionInfo;
  readonly pack: engine.Pack;
  readonly session: SessionStream;
  readonly #ports: LivePorts;
  readonly #reporter: Reporter;
  readonly hosts: HostDesk;
  readonly asides: Asides;
  readonly #texts: TextCache;
  readonly #teams = new Map<TeamId, TeamLine>();
  readonly #audience: Audience;
  readonly #lines: Lines;
  readonly #unsubscribe: () => void;
  #working: Promise<void> | null = null;
  #again = false;
  #alarm: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    stream: StreamId,
    info: LiveSessionInfo,
    pack: engine.Pack,
    ports: LivePorts,
    lifecycle: SessionLifecycle,
  ) {
    this.info = info;
    this.pack = pack;
    this.#ports = ports;
    this.#reporter = new Reporter(lifecycle, info.sessionId);
    this.#texts = new TextCache(ports.texts, ports.clock.now);
    this.#lines = new Lines(ports, stream.name, () => this.session.state.clock);
    this.hosts = new HostDesk({
      ...{ pack, ports, texts: this.#texts, sessionId: () => this.info.sessionId },
      ...{ session: () => this.session, team: (id) => this.#teams.get(id)?.stream },
      people: () => peopleOf(this.info, this.session.state),
      missing: () => missingOf(this.info, this.session.state),
      changed: () => this.#audience.changed(null),
      failed: (error) => this.#failed("drawing the desk", error),
    });
    this.#audience = new Audience({
      placeOf: (seat) =>
        isHostSeat(seat)
          ? this.hosts.placeOf(seat)
          : placeOf(this.session.state, (team) => this.#teams.get(team)?.stream.state, seat),
      scenery: (place) =>
        place === DESK
          ? this.hosts.scenery()
          : sceneryOf({
              ...{ pack, texts: this.#texts, now: ports.clock.now },
              info: () => this.info,
              session: () => this.session.state,
              team: () => this.#teams.get(place)?.stream.state ?? null,
              failed: (error) => this.#failed("drawing a room", error),
            }),
    });
    this.session = new LiveStream(stream, sessionRules(pack), ports, () => this.#moved(null));
    this.asides = new Asides(ports, this.session, () => this.info, this.hosts);
    this.#unsubscribe = ports.fanOut.subscribe(stream.name, (message) =>
      hear(message, {
        ...{ audience: this.#audience, hosts: this.hosts },
        moved: (behind, seq) => void this.catchUp(behind, seq),
        moderated: () => void this.#moderated(),
        arranged: (by) =>
          void this.#arranged(by, lifecycle).catch((error) => this.#failed("reading on", error)),
      }),
    );
  }

  /** Reads the session and its teams from the log and takes up what is left to do. */
  async load(): Promise<void> {
    await this.session.catchUp();
    await this.#lines.read();
    await this.hosts.read();
    this.#openTeams();
    await Promise.all([...this.#teams.values()].map(({ stream }) => stream.catchUp()));
    this.wake();
  }

  /** Wall ms when the session may next be forgotten by this node: nobody looks and nothing is left to do. */
  get idle(): boolean {
    return this.#audience.size === 0 && this.#working === null && this.#reporter.closed;
  }

  get viewers(): Viewer[] {
    return this.#audience.viewers;
  }

  /** Every stream of the session with the row this node knows it up to. */
  get heads(): Map<string, number> {
    return new Map(this.#streams.map(({ id, head }) => [id.name, head]));
  }

  get #streams() {
    return [this.session, ...[...this.#teams.values()].map(({ stream }) => stream)];
  }

  team(id: TeamId): TeamLine | undefined {
    return this.#teams.get(id);
  }

  seatOf(person: string): engine.SessionSeat | undefined {
    return Object.values(this.session.state.seats).find(({ key }) => key === person);
  }

  namesOf(seats: Seat[]): string[] {
    return seats.map((seat) => personOf(this.info, seat, this.session.state.seats[seat]?.key ?? "").name);
  }

  /** A person's page opens: the newest line wins, and the person gets a seat, always the same one. */
  async enter(
    person: RosterEntry,
    browser: string,
  ): Promise<{ seat: Seat; epoch: number } | { bye: ByeCode }> {
    await this.#upToDate();
    const key = person.consumerId;
    const epoch = await this.#lines.open(key, browser);
    const { phase } = this.session.state;
    if (this.replaced) return { bye: "draining" };
    if (phase !== "ended" && phase !== "abandoned") {
      const outcome = await this.session.submit({
        id: `enter.${key}.${epoch}`,
        actor: key,
        command: {
          type: "enter",
          key,
          team: person.preassignedTeamId,
          mix: [person.department, person.office].filter((value) => value !== null),
        },
      });
      if (!outcome.ok && outcome.code === "REMOVED") return { bye: "removed" };
      if (this.replaced || (!outcome.ok && outcome.code !== "ENDED")) return { bye: "draining" };
    }
    this.wake();
    const seat = this.seatOf(key)?.seat;
    return seat ? { seat, epoch } : { bye: "full" };
  }

  /** From now on the viewer sees the room of their seat. */
  watch(viewer: Viewer): void {
    this.#audience.admit(viewer);
  }

  /** The viewer's line is gone; their seat waits from the last sign of it. */
  async leave(viewer: Viewer, lastSignAt: number): Promise<void> {
    if (!this.#audience.remove(viewer)) return;
    if (isHostSeat(viewer.seat)) return this.hosts.leave(viewer.seat);
    if (await this.#lines.close(viewer, lastSignAt)) await this.linesMoved();
  }

  /** A line that was slow has been heard of again. */
  heard(viewer: Viewer, trip?: number): void {
    this.#audience.heard(viewer);
    if (trip !== undefined) this.hosts.heard(viewer.seat, trip);
  }

  /** A participant's move, meant for that scene. The answer comes after the commit. */
  async play(seat: Seat, id: string, command: ClientCommand, scene?: string): Promise<Outcome> {
    const holder = this.session.state.seats[seat];
    const team = this.#teams.get(holder?.team ?? "");
    return unlessAway(this.#ports, async () => {
      if (!team && command.type === "leave") return this.#left(seat, id);
      if (!team) return { ok: false, code: "NOT_NOW" };
      const player: PlayerCommand = await withTextId(command, {
        ...{ sessionId: this.info.sessionId, seat, id, now: this.#ports.clock.now() },
        author: holder?.key ?? "",
        ...{ store: this.#ports.texts, cache: this.#texts },
      });
      const outcome = await team.stream.submit({
        id,
        actor: seat,
        command: { ...player, seat, scene },
        record: true,
      });
      return outcome.ok && command.type === "leave" ? this.#left(seat, id) : outcome;
    });
  }

  /** What a host, the start button or the company's side asks of the session. */
  async command(id: string, actor: string, command: engine.SessionCommand): Promise<Outcome> {
    await this.#upToDate();
    return unlessAway(this.#ports, () => this.session.submit({ id, actor, command }));
  }

  /** A line of the own team is shown to the hosts. */
  report(seat: Seat, textId: string): Promise<HostOutcome> {
    return this.hosts.report(this.session.state.seats[seat]?.team ?? null, textId);
  }

  /** The service was away between these moments: before any deadline of that time, the session pauses and replans. */
  async outage(from: number, to: number): Promise<void> {
    const outcome = await this.session.submit({
      id: `outage.${from}`,
      actor: "clock",
      command: { type: "outage", from, to },
      beforeDeadlines: true,
    });
    // In the lobby, in a pause or at the end there is no clock to move.
    if (!outcome.ok) return;
    this.#openTeams();
    await Promise.all([...this.#teams.values()].map((team) => team.mirror(this.session)));
  }

  /** Another node wrote, or the poll found this node behind. */
  async catchUp(stream: string, seq: number): Promise<void> {
    const behind = this.#streams.find(({ id }) => id.name === stream);
    if (behind && behind.head < seq)
      await behind.catchUp().catch((error: unknown) => this.#failed("reading on", error));
  }

  /** Lines were opened, dropped or given up elsewhere. */
  async linesMoved(): Promise<void> {
    await this.#lines.read();
    this.wake();
  }

  /** The company's side changed who comes, when, or what somebody is called: so do the nodes from here on. */
  async refresh(info: LiveSessionInfo): Promise<void> {
    await this.#take(info);
    this.#ports.fanOut.publish(this.session.id.name, { kind: "arranged", node: this.#ports.node });
  }

  /** @param by the node that knows already */
  async #arranged(by: string, lifecycle: SessionLifecycle): Promise<void> {
    const info = by === this.#ports.node ? null : await lifecycle.load(this.info.sessionId);
    if (info) await this.#take(info);
  }

  async #take(info: LiveSessionInfo): Promise<void> {
    this.info = info;
    const { phase, startsAt, expected } = this.session.state;
    if (info.status === "cancelled") this.#audience.dismiss("cancelled");
    else if (phase === "lobby" && (startsAt !== info.startsAt || expected !== info.roster.length))
      await this.session.submit({
        id: `reschedule.${this.session.head}`,
        actor: "company",
        command: { type: "reschedule", startsAt: info.startsAt, expected: info.roster.length },
      });
    const comes = (key: string) => info.roster.some(({ consumerId }) => consumerId === key);
    this.#audience.dismiss("removed", ({ seat, person }) => !isHostSeat(seat) && !comes(person));
    this.#audience.changed(null);
  }

  /** This node was given up while it was silent, yet its people are connected: their lines stand again. */
  async reconnect(): Promise<void> {
    await this.#lines.renew(this.viewers.filter(({ seat }) => !isHostSeat(seat)));
    this.wake();
  }

  /** Another run of this session has taken its place, here or on another node. */
  get replaced(): boolean {
    return this.session.holds(REPLACED);
  }

  /** Another run of this session takes its place: who waits in the lobby is sent there. */
  async replace(): Promise<void> {
    this.#closed = true;
    await this.settled();
    await this.session.submit({ id: REPLACED, actor: "company", command: { type: "abandon" } });
    await this.#ports.log.rest(this.session.id.name, this.session.head);
  }

  /** Something happened: take every step that follows from it. */
  wake(): void {
    this.#again = true;
    if (this.#closed || this.#working) return;
    this.#working = this.#work().then((wait) => {
      this.#working = null;
      if (this.#again && wait !== RETRY_MS) this.wake();
      else if (!this.#closed) this.#alarm = setTimeout(() => this.wake(), wait).unref();
    });
  }

  /** Resolves when nothing is left to do for now. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Ends this node's part; the session itself goes on from the log. */
  close(code: ByeCode): void {
    this.#closed = true;
    clearTimeout(this.#alarm);
    this.#unsubscribe();
    this.#audience.dismiss(code);
  }

  /** After a time away, what is overdue is passed with everything that follows from it before anything new. */
  async #upToDate(): Promise<void> {
    const due = this.session.deadline;
    if (due === null || due > this.#ports.clock.now()) return;
    this.wake();
    await this.settled();
  }

  /** Steps until nothing is left to do; answers in how many ms to look again. */
  async #work(): Promise<number> {
    clearTimeout(this.#alarm);
    try {
      while (this.#again && !this.#closed) {
        if (!this.#ports.serving()) return RETRY_MS;
        this.#again = false;
        await this.#step();
      }
      return this.#untilNext();
    } catch (error) {
      this.#failed("a step", error);
      return RETRY_MS;
    }
  }

  async #step(): Promise<void> {
    const { session } = this;
    // Nobody stayed away, so the company is told nothing.
    if (this.replaced) return this.close("draining");
    this.#openTeams();
    await Promise.all(
      [...this.#teams.values()].map(async (team) => {
        await team.mirror(session);
        await team.stream.tick();
        await team.report(session);
      }),
    );
    // One at a time: what follows from it for the teams comes before the session's next.
    await session.tick(1);
    await this.#lines.tell(session, (team) => this.#teams.get(team)?.stream);
    await this.#reporter.report(session.state, this.#lines.all, session.at, this.#ports.clock.now());
    if (this.#reporter.closed) await this.#ports.log.rest(session.id.name, session.head);
  }

  #openTeams(): void {
    for (const { id } of this.session.state.teams)
      if (!this.#teams.has(id))
        this.#teams.set(id, new TeamLine(this.session.id, id, this.pack, this.#ports, () => this.#moved(id)));
  }

  /** A stream has a new row: what it shows may look different, and other things may follow. */
  #moved(team: TeamId | null): void {
    if (team === null)
      this.#audience.dismiss("removed", ({ seat }) => this.session.state.seats[seat]?.removed === true);
    this.#audience.changed(team);
    if (team !== null) this.#audience.changed(DESK);
    this.wake();
  }

  #left(seat: Seat, id: string): Promise<Outcome> {
    return this.session.submit({ id: `left.${id}`, actor: seat, command: { type: "left", seat } });
  }

  async #moderated(): Promise<void> {
    this.#texts.forget();
    await this.hosts.read().catch((error: unknown) => this.#failed("reading reports", error));
    this.#audience.changed(null);
  }

  #untilNext(): number {
    const now = this.#ports.clock.now();
    const due = [
      this.session.deadline,
      ...[...this.#teams.values()].map(({ stream }) => stream.deadline),
      ...this.#lines.graces,
    ].filter((at) => at !== null);
    return Math.min(LONGEST_ALARM_MS, Math.max(0, Math.min(...due) - now));
  }

  #failed(what: string, error: unknown): void {
    this.#ports.trouble.warn({ err: error, session: this.info.sessionId }, `${what} failed`);
  }
}
