import type { ByeCode } from "@lantern/contract/live";
import { Role } from "@lantern/contract/roles";
import type { ConnectionOwner, Rights } from "../../src/core/ports/identity.ts";
import type { AdmissionRules } from "../../src/live/admission.ts";
import { connectionRights, hostTarget, joinTarget } from "../../src/live/admission.ts";
import { LiveNode } from "../../src/live/node.ts";
import type { LivePorts } from "../../src/live/ports.ts";
import type { LiveSession } from "../../src/live/session.ts";
import { LiveSessions } from "../../src/live/sessions.ts";
import { Batch } from "../../src/live/storage/batch.ts";
import type { Admission } from "../../src/live/transport/connection.ts";
import { Connections } from "../../src/live/transport/connections.ts";
import { Rate } from "../../src/live/transport/rate.ts";
import type { Chance } from "./chance.ts";
import { type NightClock, Process } from "./clock.ts";
import type { NightCompany } from "./company.ts";
import type { NightFanOut } from "./fan-out.ts";
import type { Findings } from "./findings.ts";
import type { PlantedFault } from "./planted-faults.ts";
import { type NightStorage, PoolExhausted, StorageAway } from "./storage.ts";
import type { NightStory } from "./stories.ts";
import type { PageEnd } from "./wire.ts";
import { Wire } from "./wire.ts";

/** What all nodes of a night share. */
export interface World {
  clock: NightClock;
  chance: Chance;
  storage: NightStorage;
  fanOut: NightFanOut;
  company: NightCompany;
  story: NightStory;
  findings: Findings;
  /** A deliberate fault; null in a night that searches for real ones. */
  fault: PlantedFault | null;
  /** A frame is sent to this page. */
  sent(page: PageEnd, text: string): void;
  /** A node has logged an error that no fault of the night explains. */
  noticed(fields: object, message: string): void;
}

/** The identity of a page, read from its token as the product's authenticator would. */
export type Token =
  | { kind: "participant"; sessionId: string; person: string; signIn: string }
  | { kind: "host"; user: string; signIn: string };

export const COMPANY = "company";

/** One process of the live server: the product's classes with this night's storage, clock and network. */
export class NightNode {
  readonly index: number;
  readonly process: Process;
  readonly ports: LivePorts;
  readonly sessions: LiveSessions;
  readonly #world: World;
  readonly #live: LiveNode;
  readonly #batch: Batch;
  readonly #wires = new Set<Wire>();
  readonly #connections: Connections;
  readonly #early: Rate;
  /** Sessions that have a deliberate fault already. */
  readonly #planted = new WeakSet<LiveSession>();
  /** Whether it accepts connections. */
  accepting = false;

  constructor(world: World, index: number) {
    this.#world = world;
    this.index = index;
    const { clock, chance, storage, fanOut, fault } = world;
    this.process = new Process(clock);
    const note = (fields: object, message: string) => this.#note(fields, message);
    const reached = storage.for(index, this.process);
    this.#batch = new Batch(reached.log);
    const ports: LivePorts = {
      ...reached,
      batch: this.#batch,
      fanOut: fanOut.for(index, this.process),
      clock,
      timers: this.process.timers,
      newId: chance.uuid,
      node: chance.uuid(),
      logger: { info: () => {}, warn: () => {}, error: note },
      addresses: () => this.#live.everybodyReadsAddresses,
      serving: () => this.#live.serving,
    };
    this.ports = fault?.ports?.(ports, index, world) ?? ports;
    const lifecycle = world.company.for(this.process);
    this.sessions = new LiveSessions(this.ports, fault?.lifecycle?.(lifecycle) ?? lifecycle);
    const compareEveryMs = () => (fanOut.connected && !fanOut.isDeaf(index) ? 1000 : 250);
    this.#live = new LiveNode(this.ports, this.sessions, compareEveryMs);
    this.#early = new Rate(100, 4000, clock.now);
    this.#connections = new Connections({
      timers: this.ports.timers,
      newId: this.ports.newId,
      now: this.ports.clock.now,
      admit: (token, _browser, session) => this.#admit(token, session),
      failed: (error) => this.#note({ err: error }, "a connection failed"),
    });
  }

  /** Starts the node; false when the storage is away. */
  async start(): Promise<boolean> {
    try {
      await this.#live.start();
      this.accepting = true;
      return true;
    } catch {
      return false;
    }
  }

  /** Opens a confirmed session, as the company's side does. */
  async open(sessionId: string): Promise<LiveSession | null> {
    const { company, story } = this.#world;
    const info = await company.for(this.process).load(sessionId);
    if (!info || (info.status !== "confirmed" && info.status !== "live")) return null;
    return this.sessions.open(info, story.pack);
  }

  /** The company has changed a session. */
  async refresh(sessionId: string): Promise<void> {
    await this.open(sessionId);
    const info = await this.#world.company.for(this.process).load(sessionId);
    if (info) await (await this.sessions.get(sessionId))?.plan.refresh(info);
  }

  /** A page connects; null: no node accepts its connection. */
  connect(page: PageEnd): Wire | null {
    if (!this.accepting || this.process.dead) return null;
    const { clock, chance, sent } = this.#world;
    const wire = new Wire(clock, chance.fork(chance.uuid()), this.process, page, (text) => sent(page, text));
    this.#wires.add(wire);
    this.process.receive(() => {
      this.#accept(wire);
      wire.accepted();
    });
    return wire;
  }

  #accept(wire: Wire): void {
    this.#connections.add(wire, this.#early);
    wire.onClose(() => this.#wires.delete(wire));
  }

  async #admit(text: string, session: string | null): Promise<Admission> {
    const token = JSON.parse(text) as Token;
    const rules: AdmissionRules = { sessions: this.sessions, now: this.ports.clock.now, alwaysOpen: false };
    if (token.kind === "host") {
      const role = { userTypeId: Role.CONSUMER_ADMIN_SUB, billingOnly: false };
      const account = { userId: token.user, ...role, companyId: COMPANY };
      const holder = { signInId: token.signIn, account, sessionId: session };
      const enter = () => hostTarget(rules, account, session ?? "");
      return { target: await enter(), rights: connectionRights(this.#rights(), holder, enter) };
    }
    const { sessionId, person, signIn } = token;
    const holder = { signInId: signIn, account: null, sessionId };
    if (!this.#world.storage.stands(holder))
      return {
        target: { bye: "unauthenticated" },
        rights: connectionRights(this.#rights(), holder, hasLeft),
      };
    const enter = () => joinTarget(rules, { sessionId, consumerId: person });
    if (this.#world.fault?.session) await this.#putIn(this.#world.fault.session, sessionId);
    return { target: await enter(), rights: connectionRights(this.#rights(), holder, enter) };
  }

  /** Puts a deliberate fault into a session, once. */
  async #putIn(fault: (session: LiveSession) => void, sessionId: string): Promise<void> {
    const session = await this.sessions.get(sessionId);
    if (!session || this.#planted.has(session)) return;
    fault(session);
    this.#planted.add(session);
  }

  /** Rights as the database has them. Nodes are not notified when they end, as if every notification were lost. */
  #rights(): Rights {
    const { storage } = this.#world;
    return {
      stateOf: async (holder: ConnectionOwner) => (storage.stands(holder) ? "stands" : "ended"),
      watch: () => () => {},
    };
  }

  /** Ends at once, as when the machine loses its power. */
  die(): void {
    this.accepting = false;
    this.process.die();
    this.#world.fanOut.forget(this.process);
    for (const wire of this.#wires) wire.cut();
  }

  /** Connections that nobody has closed yet. */
  get openWires(): number {
    return [...this.#wires].filter(({ open }) => open).length;
  }

  /**
   * Stops in order. Sessions do not wait for a job that hangs, such as a webhook.
   *
   * @param jobMs how long the job hangs
   */
  async drain(jobMs: number): Promise<void> {
    this.accepting = false;
    const job = new Promise<void>((resolve) => this.#world.clock.timers.after(jobMs, resolve));
    const stopping = this.#world.fault?.stop ?? ((live, hanging) => Promise.all([live(), hanging]));
    await stopping(() => this.#stopLive(), job);
    this.die();
  }

  /** Disconnects everybody, stores what is under way, and signs off from the other node. */
  async #stopLive(): Promise<void> {
    const { node, clock } = this.ports;
    const handed = await Promise.all(
      this.sessions.all.map(({ presence }) => presence.nodeLost(node, clock.now())),
    );
    this.#connections.dismiss("draining");
    await this.sessions.stop();
    await this.#batch.settled();
    await this.#live.stop(handed.every(Boolean));
  }

  /** What this node still has in memory when everybody has left. */
  get leftBehind(): string[] {
    return [
      ...this.sessions.all.map(({ run }) => `session ${run.sessionId}`),
      ...Array<string>(this.#connections.size).fill("a connection"),
    ];
  }

  #note(fields: object, message: string): void {
    const cause = "err" in fields ? fields.err : null;
    if (cause instanceof StorageAway || cause instanceof PoolExhausted) return;
    this.#world.noticed(
      fields,
      `${message}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
    );
  }
}

const hasLeft = async (): Promise<{ bye: ByeCode }> => ({ bye: "unauthenticated" });
