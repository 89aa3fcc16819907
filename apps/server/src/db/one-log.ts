/**
 * Before migration 0022 a session was written as one stream for itself and one for each of its teams. This puts them
 * into one log, in the form of events that the engine reads now.
 */
import { type Clock, deadline, type Event, evolve, initialState, playAt, type State } from "@lantern/engine";
import type { Row, RunState } from "../live/storage/log.ts";

/** How long the seat of a lost connection waits. */
const GRACE_MS = 30_000;

/** An event of a former log: the fields that are read here; all others are as they are now. */
export type OldEvent = { type: string; seat?: string; at?: number } & Record<string, unknown>;

export interface OldRow {
  seq: number;
  commandId: string;
  actor: string;
  at: number;
  events: OldEvent[];
}

export interface OldStream {
  /** Null for the stream of the session itself. */
  team: string | null;
  rows: OldRow[];
}

/** All rows of a run's streams as one log. They fold to the same play. */
export function converted(streams: readonly OldStream[]): Row[] {
  const translator = new Translator();
  const known = new Set<string>();
  const rows: Row[] = [];
  let at = 0;
  for (const [of, old] of inOrder(streams)) {
    at = Math.max(at, old.at);
    const events = old.events.flatMap((event) => translator.events(of, event, at));
    // A row without events was stored to remember its command; one that was for other streams only is not needed.
    if (events.length === 0 && old.events.length > 0) continue;
    const named = nameOf(of, old);
    const commandId = known.has(named) ? `${named}.${of}` : named;
    known.add(commandId);
    const team = events.every((event) => "team" in event && event.team === of) ? of : null;
    rows.push({ seq: rows.length + 1, team, commandId, actor: old.actor, at, events });
  }
  return rows;
}

/**
 * The rows as they go into the database, with what is known of their run: whoever was connected is not any more.
 *
 * @param servedAt wall ms until which anything was served
 * @param now wall ms from which seats wait for their people
 */
export function taken(rows: readonly Row[], servedAt: number, now: number): { rows: Row[]; state: RunState } {
  const state = rows.flatMap(({ events }) => events).reduce(evolve, initialState());
  const last = rows.at(-1);
  const known = (of: State) => ({ nextDeadline: deadline(of), nodes: [], teams: Object.keys(of.teams) });
  const here = Object.values(state.seats).filter(({ presence }) => presence === "here");
  const { phase, clock } = state.session;
  if (!last || phase === "ended" || phase === "abandoned" || here.length === 0)
    return { rows: [...rows], state: known(state) };
  const at = Math.max(last.at, Math.min(servedAt, now));
  const events = here.map(({ seat }): Event => {
    return { type: "dropped", seat, graceEndsAt: now + GRACE_MS, at: clock ? playAt(clock, at) : 0 };
  });
  const lost: Row = {
    ...{ seq: rows.length + 1, team: null, commandId: "one-log", actor: "clock" },
    at,
    events,
  };
  return { rows: [...rows, lost], state: known(events.reduce(evolve, state)) };
}

/** Ids that machinery counted up, each stream for itself; the one log counts anew and must not meet them. */
const COUNTED = /^(tick|sync|arrive|presence|reschedule|enter|outage)\./;

function nameOf(team: string | null, { commandId, seq }: OldRow): string {
  return COUNTED.test(commandId) ? `before.${team ?? "session"}.${seq}` : commandId;
}

/** Rows by time; one that answers to another stream's row comes after that row. */
function* inOrder(streams: readonly OldStream[]): Iterable<[team: string | null, row: OldRow]> {
  const left = [...streams]
    .sort((a, b) => (a.team ?? "").localeCompare(b.team ?? ""))
    .map(({ team, rows }) => ({ team, rows, next: 0 }));
  const isThere = (team: string | null, seq: number) => {
    const other = left.find((one) => one.team === team);
    return !other || other.next >= Math.min(seq, other.rows.length);
  };
  const isFree = ({ events }: OldRow) =>
    events.every((event) => {
      if (event.type === "synced") return isThere(null, Number(event.sessionSeq));
      return event.type !== "summarised" || isThere(String(event.team), Number(event.head ?? 0));
    });
  for (;;) {
    const open = left.flatMap((stream) => {
      const row = stream.rows[stream.next];
      return row ? [{ stream, row, free: isFree(row) }] : [];
    });
    const free = open.filter((one) => one.free);
    const [first, ...others] = free.length > 0 ? free : open;
    if (!first) return;
    const { stream, row } = others.reduce((a, b) => (b.row.at < a.row.at ? b : a), first);
    stream.next += 1;
    yield [stream.team, row];
  }
}

interface Person {
  presence: "here" | "dropped" | "away";
  gone: boolean;
  epoch: number;
}

/** Session and teams both told of presence: what says nothing new is left out. */
class Translator {
  readonly #people = new Map<string, Person>();
  #clock: Clock | null = null;

  /** @param wall wall ms of the row */
  events(team: string | null, old: OldEvent, wall: number): Event[] {
    const seat = String(old.seat);
    const at = old.at ?? (this.#clock ? playAt(this.#clock, wall) : 0);
    switch (old.type) {
      case "synced":
      case "summarised":
      case "finished":
        return [];
      case "presence":
      case "presenceSet":
        return this.#presence(seat, String(old.presence), Number(old.graceEndsAt ?? wall + GRACE_MS), at);
      case "entered":
        this.#people.set(seat, { presence: "away", gone: false, epoch: 0 });
        return [old as unknown as Event, ...this.#connected(seat, at)];
      case "left":
        return this.#gone(seat) ? [{ type: "left", seat, at }] : [];
      case "removed":
        if (old.on) this.#gone(seat);
        return [{ type: "removed", seat, on: Boolean(old.on), at }];
      case "observed":
      case "helped":
        return [{ type: old.type, seat, on: Boolean(old.on), at }];
      case "seated":
        return [{ type: "seated", seat, to: String(old.team), at }];
      case "teamOpened":
        return [
          { type: "teamOpened", id: String(old.id), name: String(old.name), random: Number(old.random) },
        ];
      default: {
        const event = { ...old, ...(team !== null && { team }) } as unknown as Event;
        this.#follow(event);
        return [event];
      }
    }
  }

  #presence(seat: string, presence: string, graceEndsAt: number, at: number): Event[] {
    const person = this.#people.get(seat);
    if (!person) return [];
    if (presence === "here") return this.#connected(seat, at);
    if (presence === "dropped" ? person.presence !== "here" : person.presence === "away") return [];
    person.presence = presence === "dropped" ? "dropped" : "away";
    return [
      presence === "dropped" ? { type: "dropped", seat, graceEndsAt, at } : { type: "wentAway", seat, at },
    ];
  }

  #connected(seat: string, at: number): Event[] {
    const person = this.#people.get(seat);
    if (!person || (person.presence === "here" && !person.gone)) return [];
    person.epoch += 1;
    Object.assign(person, { presence: "here", gone: false });
    return [{ type: "connected", seat, epoch: person.epoch, node: "", browser: "", at }];
  }

  /** Whether that is news. */
  #gone(seat: string): boolean {
    const person = this.#people.get(seat);
    if (!person || person.gone) return false;
    Object.assign(person, { presence: "away", gone: true });
    return true;
  }

  #follow(event: Event): void {
    if (event.type === "started" || event.type === "replanned") this.#clock = event.clock;
    else if (event.type === "paused" && this.#clock) this.#clock = { ...this.#clock, pausedAt: event.at };
  }
}
