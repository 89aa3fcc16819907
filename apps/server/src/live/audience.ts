import type { ByeCode, ServerFrame } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import { Room, type Scenery, type Viewer } from "./room.ts";

/** Where a seat's people look, and what is seen there. A place is a team's id, or "" for the lobby. */
export interface Places {
  placeOf(seat: Seat): string;
  scenery(place: string): Scenery;
}

/** Everybody on this node who watches one session, each in the room of their seat. */
export class Audience {
  readonly #places: Places;
  readonly #rooms = new Map<string, Room>();
  readonly #where = new Map<Viewer, string>();

  constructor(places: Places) {
    this.#places = places;
  }

  get size(): number {
    return this.#where.size;
  }

  get viewers(): Viewer[] {
    return [...this.#where.keys()];
  }

  /** The newest line of a person is the only one: older ones here say goodbye. */
  admit(viewer: Viewer): void {
    this.displace(viewer.person, viewer.epoch);
    this.#enter(viewer, this.#places.placeOf(viewer.seat), 0);
  }

  /** False when the viewer had left already. */
  remove(viewer: Viewer): boolean {
    const place = this.#where.get(viewer);
    if (place === undefined) return false;
    this.#where.delete(viewer);
    this.#rooms.get(place)?.leave(viewer);
    return true;
  }

  /** Lines of this person that are older than this one say goodbye. */
  displace(person: string, before: number, code: ByeCode = "elsewhere"): void {
    for (const viewer of this.viewers)
      if (viewer.person === person && viewer.epoch < before) viewer.bye(code);
  }

  /** Views of this place may look different now; null: of every place. */
  changed(place: string | null): void {
    for (const [viewer, at] of this.#where) {
      const to = this.#places.placeOf(viewer.seat);
      if (to !== at) this.#enter(viewer, to, this.#rooms.get(at)?.leave(viewer) ?? 0);
    }
    for (const [at, room] of this.#rooms) if (place === null || at === place) room.changed();
  }

  /** A line that was slow has been heard of again. */
  heard(viewer: Viewer): void {
    const place = this.#where.get(viewer);
    if (place !== undefined) this.#rooms.get(place)?.retry(viewer);
  }

  /** Sends something that is not kept to everybody of a place, or to those of them that are meant. */
  float(place: string, frame: ServerFrame, meant: (seat: Seat) => boolean = () => true): void {
    const text = JSON.stringify(frame);
    for (const [viewer, at] of this.#where) if (at === place && meant(viewer.seat)) viewer.send(text);
  }

  /** Sends something to whoever sits there, on this node. */
  tell(seat: Seat, frame: ServerFrame): void {
    for (const viewer of this.viewers) if (viewer.seat === seat) viewer.send(JSON.stringify(frame));
  }

  /** Says goodbye to everybody, or to those who are meant. */
  dismiss(code: ByeCode, meant: (viewer: Viewer) => boolean = () => true): void {
    for (const viewer of this.viewers) if (meant(viewer)) viewer.bye(code);
  }

  #enter(viewer: Viewer, place: string, version: number): void {
    const room = this.#rooms.get(place) ?? new Room(this.#places.scenery(place));
    this.#rooms.set(place, room);
    this.#where.set(viewer, place);
    room.join(viewer, version);
  }
}
