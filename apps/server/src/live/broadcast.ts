import type { ByeCode, Directory, HostSessionView, Person, ServerFrame } from "@lantern/contract/live";
import { diff } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView, SharedView } from "@lantern/engine/views";
import type { Timers } from "./ports.ts";
import { type TextCache, textIdsIn } from "./texts/cache.ts";

/** One connection to a person's page. */
export interface Viewer {
  readonly person: string;
  readonly epoch: number;
  readonly seat: Seat;
  send(frame: string): void;
  /** Bytes that the connection has not taken yet. */
  backlog(): number;
  /** Says goodbye and closes the connection. */
  bye(code: ByeCode): void;
}

/** What one place shows, asked again at every change. */
export interface AudienceViews {
  /** Everything that the views read: while all of it is identical, so are they. */
  parts(): unknown[];
  sharedView(): SharedView | HostSessionView;
  mine(seat: Seat): PrivateView | null;
  people(): Record<Seat, Person>;
  /** Changes are shown at most once in so many ms; 0: at once. */
  everyMs: number;
}

export interface BroadcastDeps {
  /** The place of a seat: a team's id, the lobby, or where hosts look. */
  audienceOf(seat: Seat): string;
  /** As long as it is identical, nobody's place has changed. */
  seating(): unknown;
  viewsOf(audience: string): AudienceViews;
  texts: TextCache;
  timers: Timers;
  failed(error: unknown): void;
}

/** A connection with more than this waiting gets no more changes; once it has taken it all, a fresh snapshot. */
const SLOW_BYTES = 256 * 1024;
/** The storage was away, as a rule: what could not be shown is tried again this much later. */
const RETRY_MS = 500;

/** Everybody on this node who watches one session, each at the place of their seat. */
export class Broadcast {
  readonly #deps: BroadcastDeps;
  readonly #audiences = new Map<string, Audience>();
  readonly #where = new Map<Viewer, string>();
  /** By which everybody was last brought to their place. */
  #seating: unknown = null;

  constructor(deps: BroadcastDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#where.size;
  }

  get viewers(): Viewer[] {
    return [...this.#where.keys()];
  }

  admit(viewer: Viewer): void {
    this.#enter(viewer, this.#deps.audienceOf(viewer.seat), 0);
  }

  /** False when the viewer had left already. */
  remove(viewer: Viewer): boolean {
    const audience = this.#where.get(viewer);
    if (audience === undefined) return false;
    this.#where.delete(viewer);
    this.#audiences.get(audience)?.leave(viewer);
    return true;
  }

  /** Anything may look different now. */
  changed(): void {
    const seating = this.#deps.seating();
    if (seating !== this.#seating) this.#move();
    this.#seating = seating;
    for (const [id, audience] of this.#audiences) {
      if (audience.empty) this.#audiences.delete(id);
      else audience.changed();
    }
  }

  /** Everybody goes to the place of their seat. */
  #move(): void {
    for (const [viewer, at] of this.#where) {
      const to = this.#deps.audienceOf(viewer.seat);
      if (to !== at) this.#enter(viewer, to, this.#audiences.get(at)?.leave(viewer) ?? 0);
    }
  }

  /** Names and texts may look different too. */
  redraw(): void {
    for (const audience of this.#audiences.values()) audience.forget();
    this.changed();
  }

  /** Something at this place changed that no row of the log tells of. */
  audienceChanged(id: string): void {
    this.#audiences.get(id)?.changed(true);
  }

  /** A connection that was slow has been heard of again. */
  retry(viewer: Viewer): void {
    const audience = this.#where.get(viewer);
    if (audience !== undefined) this.#audiences.get(audience)?.retry(viewer);
  }

  /** Sends something that is not kept to everybody of a place, or to those of them that are meant. */
  send(audience: string, frame: ServerFrame, meant: (seat: Seat) => boolean = () => true): void {
    const text = JSON.stringify(frame);
    for (const [viewer, at] of this.#where) if (at === audience && meant(viewer.seat)) viewer.send(text);
  }

  /** Sends something to whoever sits there, on this node. */
  sendTo(seat: Seat, frame: ServerFrame): void {
    for (const viewer of this.#where.keys()) if (viewer.seat === seat) viewer.send(JSON.stringify(frame));
  }

  /** Says goodbye to everybody, or to those who are meant. */
  dismiss(code: ByeCode, meant: (viewer: Viewer) => boolean = () => true): void {
    for (const viewer of this.viewers) if (meant(viewer)) viewer.bye(code);
  }

  #enter(viewer: Viewer, id: string, version: number): void {
    const audience = this.#audiences.get(id) ?? new Audience(this.#deps.viewsOf(id), this.#deps);
    this.#audiences.set(id, audience);
    this.#where.set(viewer, id);
    audience.join(viewer, version);
  }
}

interface Sent {
  version: number;
  /** Null: the next thing to send is a snapshot. */
  mine: { view: PrivateView | null } | null;
  texts: Set<string>;
}

interface LatestView {
  sharedView: SharedView | HostSessionView;
  directory: Directory;
}

/**
 * The people who see the same. Their common view is compared and encoded once; what only one seat may see is added for
 * that seat alone.
 */
export class Audience {
  readonly #views: AudienceViews;
  readonly #deps: Pick<BroadcastDeps, "texts" | "timers" | "failed">;
  readonly #viewers = new Map<Viewer, Sent>();
  #latest: LatestView | null = null;
  /** What was shown was made of these. */
  #parts: unknown[] = [];
  #dirty = false;
  #drawing = false;
  #quietUntil: (() => void) | null = null;

  constructor(views: AudienceViews, deps: Pick<BroadcastDeps, "texts" | "timers" | "failed">) {
    this.#views = views;
    this.#deps = deps;
  }

  get empty(): boolean {
    return this.#viewers.size === 0;
  }

  /** From now on the viewer sees this place, beginning with a snapshot that follows `version`. */
  join(viewer: Viewer, version = 0): void {
    this.#viewers.set(viewer, { version, mine: null, texts: new Set() });
    this.changed(true);
  }

  /** Answers the version that the viewer has seen, for the next place. */
  leave(viewer: Viewer): number {
    const version = this.#viewers.get(viewer)?.version ?? 0;
    this.#viewers.delete(viewer);
    return version;
  }

  /** A slow connection may have room for its snapshot by now. */
  retry(viewer: Viewer): void {
    if (this.#viewers.get(viewer)?.mine === null) this.changed(true);
  }

  forget(): void {
    this.#parts = [];
  }

  /** Something may look different now. @param surely also when nothing that the views read has changed */
  changed(surely = false): void {
    if (this.empty || (!surely && same(this.#parts, this.#views.parts()))) return;
    this.#dirty = true;
    if (this.#drawing || this.#quietUntil) return;
    const { everyMs } = this.#views;
    if (everyMs > 0)
      this.#quietUntil = this.#deps.timers.after(everyMs, () => {
        this.#quietUntil = null;
        if (this.#dirty) this.changed(true);
      });
    this.#drawing = true;
    // Whatever else happens in this turn of the loop is shown with it.
    queueMicrotask(() => void this.#draw());
  }

  async #draw(): Promise<void> {
    try {
      while (this.#dirty && !this.empty) {
        this.#dirty = false;
        await this.#drawOnce();
        if (this.#quietUntil) break;
      }
    } catch (error) {
      this.#deps.failed(error);
      // Nobody may stay behind: the next change may be minutes away.
      this.#deps.timers.after(RETRY_MS, () => this.changed(true));
    } finally {
      this.#drawing = false;
    }
  }

  async #drawOnce(): Promise<void> {
    const { texts } = this.#deps;
    const before = this.#latest;
    const parts = this.#views.parts();
    const redrawn = this.#parts.length === 0;
    const sharedView = this.#views.sharedView();
    const change = diff(before?.sharedView, sharedView);
    const own = new Map([...this.#viewers].map(([viewer, sent]) => [viewer, this.#ownChange(viewer, sent)]));

    // Only what is new is looked through for texts; what was shown before is known.
    const textIds = redrawn || !before ? textIdsIn(sharedView) : textIdsIn(change);
    if (redrawn && before) for (const id of Object.keys(before.directory.texts)) textIds.add(id);
    const wanted = new Set(textIds);
    for (const { ids } of own.values()) for (const id of ids) wanted.add(id);
    while (!texts.has(wanted)) await texts.load(wanted);

    const shared = textIds.size === 0 && before ? before.directory.texts : { ...before?.directory.texts };
    for (const id of textIds) shared[id] = texts.get(id);
    const next: LatestView = { sharedView, directory: { people: this.#views.people(), texts: shared } };
    const directory = diff(before?.directory, next.directory);
    this.#latest = next;
    this.#parts = parts;

    const common = { sharedView: encoded(change), directory: encoded(directory) };
    for (const [viewer, { view, diff: mine, ids }] of own) {
      const sent = this.#viewers.get(viewer);
      if (!sent) continue;
      const privately: [string, string | null][] = [];
      for (const id of ids) if (!(id in shared)) privately.push([id, texts.get(id)]);
      if (sent.mine === null || viewer.backlog() > SLOW_BYTES) this.#snapshot(viewer, sent, view, privately);
      else this.#change(viewer, sent, { view, diff: mine, privately }, directory, common);
    }
  }

  #ownChange(viewer: Viewer, sent: Sent): { view: PrivateView | null; diff: unknown; ids: Set<string> } {
    const view = this.#views.mine(viewer.seat);
    const change = sent.mine === null ? view : diff(sent.mine.view, view);
    return { view, diff: change, ids: textIdsIn(change) };
  }

  #snapshot(
    viewer: Viewer,
    sent: Sent,
    mine: PrivateView | null,
    privately: [string, string | null][],
  ): void {
    // Still full: nothing is queued, it will be tried again with the next change or ping.
    if (viewer.backlog() > SLOW_BYTES) {
      sent.mine = null;
      return;
    }
    if (!this.#latest) return;
    const { sharedView, directory } = this.#latest;
    const texts = { ...directory.texts, ...Object.fromEntries(privately) };
    sent.version += 1;
    sent.mine = { view: mine };
    sent.texts = new Set(privately.map(([id]) => id));
    viewer.send(
      JSON.stringify({
        t: "snap",
        s: { view: sharedView, privateView: mine, directory: { ...directory, texts } },
        v: sent.version,
      }),
    );
  }

  #change(
    viewer: Viewer,
    sent: Sent,
    mine: { view: PrivateView | null; diff: unknown; privately: [string, string | null][] },
    directory: unknown,
    common: { sharedView: string; directory: string },
  ): void {
    const fresh = mine.privately.filter(([id]) => !sent.texts.has(id));
    const parts: string[] = [];
    if (common.sharedView) parts.push(`"view":${common.sharedView}`);
    if (mine.diff !== undefined) parts.push(`"privateView":${JSON.stringify(mine.diff)}`);
    if (fresh.length > 0) parts.push(`"directory":${JSON.stringify(withTexts(directory, fresh))}`);
    else if (common.directory) parts.push(`"directory":${common.directory}`);
    if (parts.length === 0) return;
    for (const [id] of fresh) sent.texts.add(id);
    sent.version += 1;
    sent.mine = { view: mine.view };
    viewer.send(`{"t":"diff","v":${sent.version},"d":{${parts.join(",")}}}`);
  }
}

function same(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

const encoded = (change: unknown): string => (change === undefined ? "" : JSON.stringify(change));

function withTexts(change: unknown, fresh: [string, string | null][]): unknown {
  const directory = change as { texts?: Record<string, unknown> } | undefined;
  const texts = Object.fromEntries(fresh.map(([id, body]) => [id, { $set: body }]));
  return { ...directory, texts: { ...directory?.texts, ...texts } };
}
