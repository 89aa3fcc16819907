import type { ByeCode } from "@lantern/contract/live";
import type { SessionCommand, State } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { Viewer } from "./audience.ts";
import type { SessionAuthority } from "./authority.ts";
import type { Outcome } from "./commands.ts";
import type { LivePorts } from "./ports.ts";
import { Rates } from "./transport/rate.ts";

type Connect = Extract<SessionCommand, { type: "connect" }>;
type Person = State["seats"][Seat];
type IsWatching = (person: string, epoch: number) => boolean;

/** Connections of one person to this node. Each is a row of the log. */
const CONNECTS_PER_SECOND = 1;
const CONNECTS_AT_ONCE = 20;

/** The seat of a connection, or why it gets none. */
export type Entered = { seat: Seat; epoch: number } | { bye: ByeCode };

/** A connection that a person's page has opened. */
export interface Opened {
  /** Wall ms. */
  openedAt: number;
  /** A connection that has closed meanwhile must not take the seat from the page's next one. */
  isOpen(): boolean;
  /** The language that its page asks for. */
  language?: string | undefined;
}

/** Why this connection may no longer show its seat; null while it may. */
export function closeReason(
  { seats }: State,
  { seat, epoch }: Pick<Viewer, "seat" | "epoch">,
): ByeCode | null {
  const person = seats[seat];
  if (person?.removed) return "removed";
  return person && epoch < person.connection.epoch ? "elsewhere" : null;
}

/** How long a seat waits for a lost connection, from its last sign of life. The seed fixes these 30 seconds. */
export const GRACE_MS = 30_000;

/**
 * The connections of one session's people to this node. Opening, losing and giving up a connection are rows of the
 * log; signs of life are not, but a lost connection's grace period counts from the last one.
 */
export class Presence {
  readonly #authority: SessionAuthority;
  readonly #ports: LivePorts;
  /** Lost connections that are not in the log yet because the storage was away. The newest one of each seat. */
  readonly #lost = new Map<Seat, { epoch: number; graceEndsAt: number }>();

  /** New connections by the key of their person. */
  readonly #rates: Rates;
  /** How many connections of each person are being admitted: the log may have them before they watch. */
  readonly #entering = new Map<string, number>();
  /** Seats at which `check` found nothing to do. */
  #checked: State["seats"] | null = null;
  /** By seat: what `check` has seen of its person. After a crash everybody of a session returns, one by one. */
  readonly #checkedPeople = new Map<Seat, Person>();

  /** This node gives up its connections, so it no longer corrects the log. */
  #leaving = false;

  constructor(authority: SessionAuthority, ports: LivePorts) {
    this.#authority = authority;
    this.#ports = ports;
    this.#rates = new Rates(CONNECTS_PER_SECOND, CONNECTS_AT_ONCE, ports.clock.now);
  }

  /** True while something is still to be stored. */
  get waiting(): boolean {
    return this.#lost.size > 0;
  }

  /** @param lastSignAt wall ms */
  async lost({ seat, epoch }: Pick<Viewer, "seat" | "epoch">, lastSignAt: number): Promise<void> {
    if ((this.#lost.get(seat)?.epoch ?? 0) >= epoch) return;
    this.#lost.set(seat, { epoch, graceEndsAt: lastSignAt + GRACE_MS });
    await this.#write(seat);
  }

  /** Stores what could not be stored before. */
  async write(): Promise<void> {
    await Promise.all([...this.#lost.keys()].map((seat) => this.#write(seat)));
  }

  async #write(seat: Seat): Promise<void> {
    const lost = this.#lost.get(seat);
    if (!lost) return;
    const { epoch, graceEndsAt } = lost;
    const outcome = await this.#authority.submit({
      id: `lost.${seat}.${epoch}.${graceEndsAt}`,
      actor: seat,
      command: { type: "disconnect", seat, epoch, graceEndsAt },
    });
    const isFinal = outcome.ok || outcome.code !== "UNAVAILABLE";
    if (isFinal && this.#lost.get(seat) === lost) this.#lost.delete(seat);
  }

  /** Opens a connection to this node. An admitted person watches from the same turn of the event loop on. */
  async connect(
    who: Pick<Connect, "key" | "team" | "mix" | "met" | "browser" | "language">,
    { openedAt, isOpen }: Opened,
  ): Promise<Entered> {
    const { node, newId, timers } = this.#ports;
    if (!this.#rates.of(who.key).take()) return { bye: "draining" };
    this.#entering.set(who.key, (this.#entering.get(who.key) ?? 0) + 1);
    const outcome = await this.#authority.submit({
      id: `connect.${who.key}.${newId()}`,
      actor: who.key,
      command: { type: "connect", ...who, node, openedAt },
      isStillNeeded: isOpen,
    });
    timers.soon(() => this.#admitted(who.key));
    return this.#entered(who.key, outcome);
  }

  #admitted(key: string): void {
    const others = (this.#entering.get(key) ?? 0) - 1;
    if (others > 0) this.#entering.set(key, others);
    else this.#entering.delete(key);
  }

  #entered(key: string, outcome: Outcome): Entered {
    if (this.#authority.stopped) return { bye: "stopped" };
    if (outcome.ok) {
      const own = outcome.events?.find((event) => event.type === "connected");
      return own ? { seat: own.seat, epoch: own.epoch } : { bye: "draining" };
    }
    if (outcome.code === "REMOVED") return { bye: "removed" };
    if (outcome.code === "ELSEWHERE") return { bye: "elsewhere" };
    if (outcome.code !== "ENDED") return { bye: "draining" };
    // After the end, the rules no longer deal with connections.
    const person = Object.values(this.#authority.state.seats).find((one) => one.key === key);
    return person ? { seat: person.seat, epoch: Number.MAX_SAFE_INTEGER } : { bye: "full" };
  }

  /**
   * Corrects the log: people connected to this node are here, even if other nodes gave it up while it was silent, and
   * connections to this node that do not exist are lost. Only people who changed are checked. False when the storage
   * is away.
   *
   * @param isWatching whether the person's connection with this epoch is open here
   */
  async check(isWatching: IsWatching): Promise<boolean> {
    const { seats } = this.#authority.state;
    if (this.#leaving || seats === this.#checked) return true;
    const changed: Person[] = [];
    for (const seat in seats) {
      const person = seats[seat];
      if (person && this.#checkedPeople.get(seat) !== person) changed.push(person);
    }
    const done = await this.#reconnect(changed, isWatching);
    const admitted = changed.filter(({ key }) => !this.#entering.has(key));
    await this.#release(admitted, isWatching);
    if (!done) return false;
    for (const person of admitted) this.#checkedPeople.set(person.seat, person);
    if (admitted.length === changed.length) this.#checked = seats;
    return true;
  }

  async #reconnect(people: Person[], isWatching: IsWatching): Promise<boolean> {
    const connections = people.flatMap(({ seat, key, presence, hasLeft, connection: { epoch } }) =>
      presence !== "here" && !hasLeft && isWatching(key, epoch) ? [{ seat, epoch }] : [],
    );
    if (connections.length === 0) return true;
    const outcome = await this.#authority.submit({
      id: `reconnect.${this.#ports.newId()}`,
      actor: "node",
      command: { type: "reconnect", node: this.#ports.node, connections },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }

  /**
   * Handles connections that were stored although the storage's response was lost, so that the page was disconnected.
   */
  async #release(people: Person[], isWatching: IsWatching): Promise<void> {
    const { node, clock } = this.#ports;
    const released = people.filter(
      ({ key, presence, connection }) =>
        presence === "here" && connection.node === node && !isWatching(key, connection.epoch),
    );
    await Promise.all(
      released.map(({ seat, connection: { epoch } }) => this.lost({ seat, epoch }, clock.now())),
    );
  }

  /**
   * A node was given up, or stops in order: the grace period of the people connected to it starts at `at`. False when
   * the storage is away.
   */
  async nodeLost(node: string, at: number): Promise<boolean> {
    if (node === this.#ports.node) this.#leaving = true;
    const outcome = await this.#authority.submit({
      id: `node-lost.${node}.${at}`,
      actor: "node",
      command: { type: "nodeLost", node, graceEndsAt: at + GRACE_MS },
    });
    return outcome.ok || outcome.code !== "UNAVAILABLE";
  }
}
