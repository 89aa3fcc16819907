/** Something that a screen reader should speak. */
export interface Announcement {
  /** A waiting announcement with the same key is replaced. */
  key: string;
  text: string;
  /**
   * `now`: a new scene or result. `soon`: within two seconds. `spare`: only while few others were announced; otherwise
   * with the next one.
   */
  urgency: "now" | "soon" | "spare";
  /** Dropped when the team has left this area. Without one it is never stale. */
  area?: string;
}

/** How long announcements wait for others that belong to the same change, ms. */
const SAME_CHANGE_MS = 300;
/** The same when they are less urgent, or while many were announced. Leaves a slow browser one second of the two. */
const SOON_MS = 1000;
/** A slow browser shows an announcement up to two seconds late, and the next one at once. */
export const MINUTE_MS = 62_000;
/** More in a minute would keep people from listening to each other. */
export const MOST_PER_MINUTE = 12;
/** From this number on even urgent announcements wait for others. */
const MANY = 6;
/** From this number on less important ones wait for an important one. */
const SPARE = 4;

type Waiting = Announcement & { since: number };

/** Joins announcements, limits how many there are in a minute, and drops what is no longer true. All times in ms. */
export class AnnouncementQueue {
  readonly #waiting = new Map<string, Waiting>();
  #announced: number[] = [];
  #areas: readonly string[] = [];

  add(announcement: Announcement, now: number): void {
    const { key, area } = announcement;
    if (area !== undefined && !this.#areas.includes(area)) return;
    // A replacement keeps its turn, or frequent changes would never be announced.
    const since = this.#waiting.get(key)?.since ?? now;
    this.#waiting.set(key, { ...announcement, since });
  }

  /** The team is at these areas now: announcements about others are dropped. */
  enter(areas: readonly string[]): void {
    this.#areas = areas;
    for (const { key, area } of this.#waiting.values())
      if (area !== undefined && !areas.includes(area)) this.#waiting.delete(key);
  }

  /** What to announce now, if anything. */
  ready(now: number): string | null {
    this.#announced = this.#announced.filter((at) => now - at < MINUTE_MS);
    const waiting = [...this.#waiting.values()];
    const isReady = waiting.some(({ urgency, since }) => now - since >= this.#waitFor(urgency));
    if (!isReady || this.#announced.length >= MOST_PER_MINUTE) return null;
    this.#waiting.clear();
    this.#announced.push(now);
    return waiting.map(({ text }) => text).join(" ");
  }

  #waitFor(urgency: Announcement["urgency"]): number {
    const count = this.#announced.length;
    if (urgency === "spare") return count < SPARE ? SOON_MS : Number.POSITIVE_INFINITY;
    return urgency === "now" && count < MANY ? SAME_CHANGE_MS : SOON_MS;
  }
}
