import type { ByeCode, Directory, HostRoom, Person } from "@lantern/contract/live";
import { diff } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView, RoomView } from "@lantern/engine/views";
import { type TextCache, textIdsIn } from "./texts/cache.ts";

/** One line to a person's page. */
export interface Viewer {
  readonly person: string;
  readonly epoch: number;
  readonly seat: Seat;
  send(frame: string): void;
  /** Bytes that the line has not taken yet. */
  backlog(): number;
  /** Says goodbye and closes the line. */
  bye(code: ByeCode): void;
}

/** What a room shows, asked anew at every change. */
export interface Scenery {
  room(): RoomView | HostRoom;
  mine(seat: Seat): PrivateView | null;
  people(): Record<Seat, Person>;
  texts: TextCache;
  failed(error: unknown): void;
}

/** A line with more than this waiting gets no more changes; once it has taken it all, a fresh snapshot. */
const SLOW_BYTES = 256 * 1024;

/** The storage was away, as a rule: what could not be drawn is drawn again this much later. */
const RETRY_MS = 500;

interface Seen {
  version: number;
  /** Null: the next thing to send is a snapshot. */
  mine: { view: PrivateView | null } | null;
  texts: Set<string>;
}

/**
 * The people who see the same thing. Their common view is compared and encoded once; what only one seat may see
 * is added for that seat alone.
 */
export class Room {
  readonly #scenery: Scenery;
  readonly #viewers = new Map<Viewer, Seen>();
  #shown: { room: RoomView | HostRoom; directory: Directory } | null = null;
  #dirty = false;
  #drawing = false;

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  get viewers(): Iterable<Viewer> {
    return this.#viewers.keys();
  }

  get empty(): boolean {
    return this.#viewers.size === 0;
  }

  /** From now on the viewer sees this room, beginning with a snapshot that follows `version`. */
  join(viewer: Viewer, version = 0): void {
    this.#viewers.set(viewer, { version, mine: null, texts: new Set() });
    this.changed();
  }

  /** Answers the version that the viewer has seen, for the next room. */
  leave(viewer: Viewer): number {
    const version = this.#viewers.get(viewer)?.version ?? 0;
    this.#viewers.delete(viewer);
    return version;
  }

  /** A slow line may have room for its snapshot by now. */
  retry(viewer: Viewer): void {
    if (this.#viewers.get(viewer)?.mine === null) this.changed();
  }

  /** Something may look different now. Many changes at once are drawn once. */
  changed(): void {
    this.#dirty = true;
    if (this.#drawing || this.empty) return;
    this.#drawing = true;
    setImmediate(() => void this.#draw());
  }

  async #draw(): Promise<void> {
    try {
      while (this.#dirty) {
        this.#dirty = false;
        await this.#drawOnce();
      }
    } catch (error) {
      this.#scenery.failed(error);
      // Nobody may stay behind: the next change may be minutes away.
      setTimeout(() => this.changed(), RETRY_MS).unref();
    } finally {
      this.#drawing = false;
    }
  }

  async #drawOnce(): Promise<void> {
    const { room, mine, people, texts } = this.#scenery;
    const view = room();
    const own = new Map([...this.#viewers.keys()].map((viewer) => [viewer, mine(viewer.seat)]));
    const shared = textIdsIn(view);
    await texts.load(new Set([...shared, ...[...own.values()].flatMap((one) => [...textIdsIn(one)])]));

    const known = { ...this.#shown?.directory.texts };
    for (const id of shared) known[id] = texts.get(id);
    const next = { room: view, directory: { people: people(), texts: known } };
    const change = asChange(diff(this.#shown ?? {}, next));
    this.#shown = next;

    const common = { room: encoded(change.room), directory: encoded(change.directory) };
    for (const [viewer, view] of own) {
      const seen = this.#viewers.get(viewer);
      if (!seen) continue;
      const privately: Record<string, string | null> = {};
      for (const id of textIdsIn(view)) if (!(id in known)) privately[id] = texts.get(id);
      if (seen.mine === null || viewer.backlog() > SLOW_BYTES) this.#snapshot(viewer, seen, view, privately);
      else this.#change(viewer, seen, view, privately, change, common);
    }
  }

  #snapshot(
    viewer: Viewer,
    seen: Seen,
    mine: PrivateView | null,
    privately: Record<string, string | null>,
  ): void {
    // Still full: nothing is queued, it will be tried again with the next change or ping.
    if (viewer.backlog() > SLOW_BYTES) {
      seen.mine = null;
      return;
    }
    if (!this.#shown) return;
    const { room, directory } = this.#shown;
    const s = { room, mine, directory: { ...directory, texts: { ...directory.texts, ...privately } } };
    seen.version += 1;
    seen.mine = { view: mine };
    seen.texts = new Set(Object.keys(privately));
    viewer.send(JSON.stringify({ t: "snap", s, v: seen.version }));
  }

  #change(
    viewer: Viewer,
    seen: Seen,
    mine: PrivateView | null,
    privately: Record<string, string | null>,
    change: Change,
    common: { room: string; directory: string },
  ): void {
    const parts: string[] = [];
    if (common.room) parts.push(`"room":${common.room}`);
    const own = diff(seen.mine?.view, mine);
    if (own !== undefined) parts.push(`"mine":${JSON.stringify(own)}`);
    const fresh = Object.entries(privately).filter(([id]) => !seen.texts.has(id));
    if (fresh.length > 0) parts.push(`"directory":${JSON.stringify(withTexts(change.directory, fresh))}`);
    else if (common.directory) parts.push(`"directory":${common.directory}`);
    if (parts.length === 0) return;
    for (const [id] of fresh) seen.texts.add(id);
    seen.version += 1;
    seen.mine = { view: mine };
    viewer.send(`{"t":"diff","v":${seen.version},"d":{${parts.join(",")}}}`);
  }
}

interface Change {
  room?: unknown;
  directory?: { people?: unknown; texts?: Record<string, unknown> };
}

const asChange = (change: unknown): Change => (change as Change | undefined) ?? {};
const encoded = (change: unknown): string => (change === undefined ? "" : JSON.stringify(change));

function withTexts(directory: Change["directory"], fresh: [string, string | null][]): Change["directory"] {
  const texts = Object.fromEntries(fresh.map(([id, body]) => [id, { $set: body }]));
  return { ...directory, texts: { ...directory?.texts, ...texts } };
}
