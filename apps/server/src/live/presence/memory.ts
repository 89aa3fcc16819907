import type { Closed, Line, Opened, PresenceStore } from "./presence.ts";

/** Presence within one process: rehearsals and tests. */
export class MemoryPresence implements PresenceStore {
  readonly #rooms = new Map<string, Map<string, Line>>();
  readonly #nodes = new Map<string, number>();
  #pulse: number | null = null;

  async open({ room, person, node, browser, playAt }: Opened): Promise<number> {
    const lines = this.#rooms.get(room) ?? new Map<string, Line>();
    this.#rooms.set(room, lines);
    const before = lines.get(person);
    const epoch = (before?.epoch ?? 0) + 1;
    const connected = before && before.graceEndsAt === null;
    lines.set(person, {
      ...{ person, epoch, node, browser, graceEndsAt: null, expired: false },
      presentMs: before?.presentMs ?? 0,
      presentFrom: connected ? before.presentFrom : playAt,
    });
    return epoch;
  }

  async close({ room, person, epoch, graceEndsAt, playAt }: Closed): Promise<boolean> {
    const line = this.#rooms.get(room)?.get(person);
    if (!line || line.epoch !== epoch || line.graceEndsAt !== null) return false;
    line.graceEndsAt = graceEndsAt;
    line.presentMs += Math.max(0, playAt - line.presentFrom);
    return true;
  }

  async renew({ room, person, epoch, node, playAt }: Opened & { epoch: number }): Promise<void> {
    const line = this.#rooms.get(room)?.get(person);
    if (!line || line.epoch !== epoch) return;
    if (line.graceEndsAt !== null) line.presentFrom = playAt;
    Object.assign(line, { node, graceEndsAt: null, expired: false });
  }

  async lines(room: string): Promise<Line[]> {
    const lines = [...(this.#rooms.get(room)?.values() ?? [])];
    return structuredClone(lines.sort((a, b) => (a.person < b.person ? -1 : 1)));
  }

  async expire(now: number): Promise<{ room: string; person: string }[]> {
    return this.#mark(
      (line) => line.graceEndsAt !== null && line.graceEndsAt <= now && !line.expired,
      (line) => {
        line.expired = true;
      },
    );
  }

  async beat(node: string, now: number): Promise<boolean> {
    const known = this.#nodes.has(node);
    this.#nodes.set(node, now);
    return known;
  }

  async leave(node: string, graceEndsAt: number): Promise<string[]> {
    this.#nodes.delete(node);
    return this.#dropAll(node, graceEndsAt);
  }

  async dropStale(before: number, graceMs: number, floor: number): Promise<string[]> {
    const rooms = [...this.#nodes]
      .filter(([, at]) => at < before)
      .flatMap(([node, at]) => {
        this.#nodes.delete(node);
        return this.#dropAll(node, Math.max(at, floor) + graceMs);
      });
    return [...new Set(rooms)];
  }

  async pulse(): Promise<number | null> {
    return this.#pulse;
  }

  async setPulse(now: number): Promise<void> {
    this.#pulse = Math.max(this.#pulse ?? now, now);
  }

  #dropAll(node: string, graceEndsAt: number): string[] {
    const dropped = this.#mark(
      (line) => line.node === node && line.graceEndsAt === null,
      (line) => {
        line.graceEndsAt = graceEndsAt;
      },
    );
    return [...new Set(dropped.map(({ room }) => room))];
  }

  #mark(which: (line: Line) => boolean, change: (line: Line) => void): { room: string; person: string }[] {
    const marked: { room: string; person: string }[] = [];
    for (const [room, lines] of this.#rooms)
      for (const line of lines.values())
        if (which(line)) {
          change(line);
          marked.push({ room, person: line.person });
        }
    return marked;
  }
}
