import type { ByeCode, Directory, HostSessionView, Person } from "@lantern/contract/live";
import { diff } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView, SharedView } from "@lantern/engine/views";
import type { DrawQueue } from "./draw-queue.ts";
import type { Timers } from "./ports.ts";
import { type TextCache, textIdsIn } from "./texts/cache.ts";

/** One connection to a person's page. */
export interface Viewer {
  readonly person: string;
  readonly epoch: number;
  readonly seat: Seat;
  /** The language in which this page reads the story. */
  readonly language: string;
  send(frame: string): void;
  /** Bytes that the connection has not sent yet. */
  backlog(): number;
  /** Sends a goodbye and closes the connection. */
  bye(code: ByeCode): void;
}

/** The views of one audience, computed again at every change. */
export interface AudienceViews {
  /**
   * Everything that the views read: while all of it is identical, the views are too. The list itself is the same one as
   * long as nothing in the session has changed that could be in it.
   */
  parts(): unknown[];
  sharedView(): SharedView | HostSessionView;
  mine(seat: Seat): PrivateView | null;
  people(): Record<Seat, Person>;
  /** Changes are sent at most once in this many ms; 0: at once. */
  everyMs: number;
}

export interface AudienceDeps {
  texts: TextCache;
  timers: Timers;
  draws: DrawQueue;
  /** Called after frames have left, with the time of the oldest decision that they show. */
  sent?(decidedAt: number): void;
  failed(error: unknown): void;
}

/** A connection with a longer backlog gets no more changes; once it has sent everything, it gets a new snapshot. */
const SLOW_BYTES = 256 * 1024;
/** Usually the storage was away: what could not be sent is tried again after this time. */
const RETRY_MS = 500;

interface Sent {
  version: number;
  /** Null: the next frame to send is a snapshot. */
  mine: { view: PrivateView | null } | null;
  texts: Set<string>;
}

interface LatestView {
  sharedView: SharedView | HostSessionView;
  directory: Directory;
}

/**
 * The viewers who see the same. Their common view is compared and encoded once; the view of a single seat is added
 * for that seat alone.
 */
export class Audience {
  readonly #views: AudienceViews;
  readonly #deps: AudienceDeps;
  readonly #viewers = new Map<Viewer, Sent>();
  #latest: LatestView | null = null;
  /** The inputs of the latest view. */
  #parts: unknown[] = [];
  /** Something is to be sent. */
  #dirty = false;
  /** The views may have changed although their inputs are the same. */
  #redraws = false;
  #drawing = false;
  /** The oldest decision that no frame has shown yet, wall ms. */
  #decidedAt: number | null = null;
  #cancelWait: (() => void) | null = null;

  constructor(views: AudienceViews, deps: AudienceDeps) {
    this.#views = views;
    this.#deps = deps;
  }

  get empty(): boolean {
    return this.#viewers.size === 0;
  }

  /** Adds a viewer, who first gets a snapshot with the version after `version`. */
  join(viewer: Viewer, version = 0): void {
    this.#viewers.set(viewer, { version, mine: null, texts: new Set() });
    this.#drawSoon();
  }

  /** Removes a viewer and returns the version that they have, for the next audience. */
  leave(viewer: Viewer): number {
    const version = this.#viewers.get(viewer)?.version ?? 0;
    this.#viewers.delete(viewer);
    return version;
  }

  /** A slow connection may be able to take its snapshot now. */
  retry(viewer: Viewer): void {
    if (this.#viewers.get(viewer)?.mine === null) this.#drawSoon();
  }

  forget(): void {
    this.#parts = [];
  }

  /**
   * The views may have changed.
   * @param always also when nothing that the views read has changed
   * @param decidedAt when the change was decided, wall ms
   */
  changed(always = false, decidedAt?: number): void {
    if (this.empty || (!always && same(this.#parts, this.#views.parts()))) return;
    this.#redraws ||= always;
    if (decidedAt !== undefined) this.#decidedAt ??= decidedAt;
    this.#drawSoon();
  }

  #drawSoon(): void {
    this.#dirty = true;
    if (this.#drawing || this.#cancelWait) return;
    const { everyMs } = this.#views;
    if (everyMs > 0)
      this.#cancelWait = this.#deps.timers.after(everyMs, () => {
        this.#cancelWait = null;
        if (this.#dirty) this.#drawSoon();
      });
    this.#drawing = true;
    this.#deps.draws.add(() => void this.#draw());
  }

  async #draw(): Promise<void> {
    try {
      while (this.#dirty && !this.empty) {
        this.#dirty = false;
        if (this.#latest && !this.#redraws && same(this.#parts, this.#views.parts()))
          await this.#drawJoined(this.#latest);
        else await this.#drawOnce();
        if (this.#cancelWait) break;
      }
    } catch (error) {
      this.#deps.failed(error);
      // Tried again for all viewers, because the next change may be minutes away.
      this.#deps.timers.after(RETRY_MS, () => this.changed(true));
    } finally {
      this.#drawing = false;
    }
  }

  /** Sends the latest view to those who have none yet. */
  async #drawJoined(latest: LatestView): Promise<void> {
    const { texts } = this.#deps;
    const own = [...this.#viewers].flatMap(([viewer, sent]) =>
      sent.mine === null ? [{ viewer, ...this.#ownChange(viewer, sent) }] : [],
    );
    const neededIds = new Set(own.flatMap(({ ids }) => [...ids]));
    while (!texts.has(neededIds)) await texts.load(neededIds);
    for (const { viewer, view, ids } of own) {
      const sent = this.#viewers.get(viewer);
      if (sent) this.#snapshot(viewer, sent, view, this.#ownTexts(ids, latest.directory.texts));
    }
  }

  async #drawOnce(): Promise<void> {
    const { texts } = this.#deps;
    this.#redraws = false;
    const decidedAt = this.#decidedAt;
    this.#decidedAt = null;
    const before = this.#latest;
    const parts = this.#views.parts();
    const redrawn = this.#parts.length === 0;
    const sharedView = this.#views.sharedView();
    const change = diff(before?.sharedView, sharedView);
    const own = new Map([...this.#viewers].map(([viewer, sent]) => [viewer, this.#ownChange(viewer, sent)]));

    // Only changes are searched for texts; the texts shown before are known.
    const textIds = redrawn || !before ? textIdsIn(sharedView) : textIdsIn(change);
    if (redrawn && before) for (const id of Object.keys(before.directory.texts)) textIds.add(id);
    const neededIds = new Set(textIds);
    for (const { ids } of own.values()) for (const id of ids) neededIds.add(id);
    while (!texts.has(neededIds)) await texts.load(neededIds);

    const next: LatestView = {
      sharedView,
      directory: { people: this.#views.people(), texts: before?.directory.texts ?? {} },
    };
    const directory = this.#directoryChange(before?.directory.people, next.directory, textIds);
    this.#latest = next;
    this.#parts = parts;
    const shared = next.directory.texts;

    const common = { sharedView: encoded(change), directory: encoded(directory) };
    for (const [viewer, { view, diff: mine, ids }] of own) {
      const sent = this.#viewers.get(viewer);
      if (!sent) continue;
      const ownTexts = this.#ownTexts(ids, shared);
      if (sent.mine === null || viewer.backlog() > SLOW_BYTES) this.#snapshot(viewer, sent, view, ownTexts);
      else this.#change(viewer, sent, { view, diff: mine, ownTexts }, directory, common);
    }
    // The host's console waits on purpose.
    if (decidedAt !== null && this.#views.everyMs === 0) this.#deps.sent?.(decidedAt);
  }

  /**
   * Adds these texts to the directory, and returns what has changed in it. A team has written hundreds of texts in the
   * end, so neither are all of them copied nor compared.
   */
  #directoryChange(
    people: Directory["people"] | undefined,
    directory: Directory,
    textIds: Set<string>,
  ): unknown {
    const changedTexts: Record<string, unknown> = {};
    for (const id of textIds) {
      const text = this.#deps.texts.get(id);
      if (directory.texts[id] !== text) changedTexts[id] = { $set: text };
      directory.texts[id] = text;
    }
    const changedPeople = diff(people ?? {}, directory.people);
    const hasTexts = Object.keys(changedTexts).length > 0;
    if (!hasTexts && changedPeople === undefined) return undefined;
    return {
      ...(changedPeople !== undefined && { people: changedPeople }),
      ...(hasTexts && { texts: changedTexts }),
    };
  }

  /** Those of these texts that only this seat sees. */
  #ownTexts(ids: Set<string>, shared: Directory["texts"]): [string, string | null][] {
    return [...ids].flatMap((id) => (id in shared ? [] : [[id, this.#deps.texts.get(id)]]));
  }

  #ownChange(viewer: Viewer, sent: Sent): { view: PrivateView | null; diff: unknown; ids: Set<string> } {
    const view = this.#views.mine(viewer.seat);
    const change = sent.mine === null ? view : diff(sent.mine.view, view);
    return { view, diff: change, ids: textIdsIn(change) };
  }

  #snapshot(viewer: Viewer, sent: Sent, mine: PrivateView | null, ownTexts: [string, string | null][]): void {
    // Still full: nothing is queued, and the next change or ping tries again.
    if (viewer.backlog() > SLOW_BYTES) {
      sent.mine = null;
      return;
    }
    if (!this.#latest) return;
    const { sharedView, directory } = this.#latest;
    const texts = { ...directory.texts, ...Object.fromEntries(ownTexts) };
    sent.version += 1;
    sent.mine = { view: mine };
    sent.texts = new Set(ownTexts.map(([id]) => id));
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
    mine: { view: PrivateView | null; diff: unknown; ownTexts: [string, string | null][] },
    directory: unknown,
    common: { sharedView: string; directory: string },
  ): void {
    const newTexts = mine.ownTexts.filter(([id]) => !sent.texts.has(id));
    const parts: string[] = [];
    if (common.sharedView) parts.push(`"view":${common.sharedView}`);
    if (mine.diff !== undefined) parts.push(`"privateView":${JSON.stringify(mine.diff)}`);
    if (newTexts.length > 0) parts.push(`"directory":${JSON.stringify(withTexts(directory, newTexts))}`);
    else if (common.directory) parts.push(`"directory":${common.directory}`);
    if (parts.length === 0) return;
    for (const [id] of newTexts) sent.texts.add(id);
    sent.version += 1;
    sent.mine = { view: mine.view };
    viewer.send(`{"t":"diff","v":${sent.version},"d":{${parts.join(",")}}}`);
  }
}

function same(a: unknown[], b: unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((part, index) => part === b[index]));
}

const encoded = (change: unknown): string => (change === undefined ? "" : JSON.stringify(change));

function withTexts(change: unknown, newTexts: [string, string | null][]): unknown {
  const directory = change as { texts?: Record<string, unknown> } | undefined;
  const texts = Object.fromEntries(newTexts.map(([id, body]) => [id, { $set: body }]));
  return { ...directory, texts: { ...directory?.texts, ...texts } };
}
