import type { ByeCode, ServerFrame } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import { Audience, type AudienceDeps, type AudienceViews, type Viewer } from "./audience.ts";

interface BroadcastDeps extends AudienceDeps {
  /** The audience of a seat: a team's id, the lobby, or the host's console. */
  audienceOf(seat: Seat): string;
  /** As long as it is identical, nobody's audience has changed. */
  seating(): unknown;
  viewsOf(audience: string, language: string): AudienceViews;
}

/**
 * All viewers of one session on this node, each in the audience of their seat. People of a team who read in another
 * language are an audience of their own, so that its view is drawn and encoded once for each language that is here.
 */
export class Broadcast {
  readonly #deps: BroadcastDeps;
  /** By language, then by id. */
  readonly #audiences = new Map<string, Map<string, Audience>>();
  readonly #audienceIds = new Map<Viewer, string>();
  /** The pages of each person, the oldest first. */
  readonly #pages = new Map<string, Set<Viewer>>();
  /** The seating for which viewers were last assigned to audiences. */
  #seating: unknown = null;

  constructor(deps: BroadcastDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#audienceIds.size;
  }

  get viewers(): Viewer[] {
    return [...this.#audienceIds.keys()];
  }

  /** @param most pages that a person may have here; the oldest is closed */
  admit(viewer: Viewer, most = 1): void {
    const own = [...(this.#pages.get(viewer.person) ?? [])];
    for (const older of own.slice(0, Math.max(0, own.length - most + 1))) this.#dismiss(older, "elsewhere");
    this.#enter(viewer, this.#deps.audienceOf(viewer.seat), 0);
    const pages = this.#pages.get(viewer.person);
    if (pages) pages.add(viewer);
    else this.#pages.set(viewer.person, new Set([viewer]));
  }

  /** False when the viewer had left already. */
  remove(viewer: Viewer): boolean {
    const audience = this.#audienceIds.get(viewer);
    if (audience === undefined) return false;
    this.#audienceIds.delete(viewer);
    this.#audienceOf(viewer, audience)?.leave(viewer);
    const pages = this.#pages.get(viewer.person);
    pages?.delete(viewer);
    if (pages?.size === 0) this.#pages.delete(viewer.person);
    return true;
  }

  /** The pages of a person here. */
  pagesOf(person: string): Iterable<Viewer> {
    return this.#pages.get(person) ?? [];
  }

  /**
   * Any view may have changed.
   * @param decidedAt when the rows behind the change were decided, wall ms
   */
  changed(decidedAt?: number): void {
    const seating = this.#deps.seating();
    if (seating !== this.#seating) this.#move();
    this.#seating = seating;
    for (const audiences of this.#audiences.values())
      for (const [id, audience] of audiences) {
        if (audience.empty) audiences.delete(id);
        else audience.changed(false, decidedAt);
      }
  }

  #audienceOf({ language }: Viewer, id: string): Audience | undefined {
    return this.#audiences.get(language)?.get(id);
  }

  /** Moves each viewer to the audience of their seat. */
  #move(): void {
    for (const [viewer, at] of this.#audienceIds) {
      const to = this.#deps.audienceOf(viewer.seat);
      if (to !== at) this.#enter(viewer, to, this.#audienceOf(viewer, at)?.leave(viewer) ?? 0);
    }
  }

  /** Names and texts may have changed too. */
  redraw(): void {
    for (const audiences of this.#audiences.values())
      for (const audience of audiences.values()) audience.forget();
    this.changed();
  }

  /** The views of this audience have changed without a row of the log. */
  audienceChanged(id: string): void {
    for (const audiences of this.#audiences.values()) audiences.get(id)?.changed(true);
  }

  /** A slow connection has sent a sign of life. */
  retry(viewer: Viewer): void {
    const audience = this.#audienceIds.get(viewer);
    if (audience !== undefined) this.#audienceOf(viewer, audience)?.retry(viewer);
  }

  /** Sends a frame that is not stored to everybody of an audience, or to those that `isRecipient` accepts. */
  send(audience: string, frame: ServerFrame, isRecipient: (seat: Seat) => boolean = () => true): void {
    const text = JSON.stringify(frame);
    for (const [viewer, at] of this.#audienceIds)
      if (at === audience && isRecipient(viewer.seat)) viewer.send(text);
  }

  /** Sends a frame to the connections of this seat on this node. */
  sendTo(seat: Seat, frame: ServerFrame): void {
    for (const viewer of this.#audienceIds.keys())
      if (viewer.seat === seat) viewer.send(JSON.stringify(frame));
  }

  /** Sends a goodbye to those that have a reason to go. They get nothing after it, however long they take to close. */
  dismiss(reason: (viewer: Viewer) => ByeCode | null): void {
    for (const viewer of this.viewers) {
      const code = reason(viewer);
      if (code !== null) this.#dismiss(viewer, code);
    }
  }

  /** The same for the pages of one person. */
  dismissPerson(person: string, reason: (viewer: Viewer) => ByeCode | null): void {
    for (const viewer of [...this.pagesOf(person)]) {
      const code = reason(viewer);
      if (code !== null) this.#dismiss(viewer, code);
    }
  }

  #dismiss(viewer: Viewer, code: ByeCode): void {
    this.remove(viewer);
    viewer.bye(code);
  }

  #enter(viewer: Viewer, id: string, version: number): void {
    const { language } = viewer;
    const audiences = this.#audiences.get(language) ?? new Map<string, Audience>();
    this.#audiences.set(language, audiences);
    const audience = audiences.get(id) ?? new Audience(this.#deps.viewsOf(id, language), this.#deps);
    audiences.set(id, audience);
    this.#audienceIds.set(viewer, id);
    audience.join(viewer, version);
  }
}
