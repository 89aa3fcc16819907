import type { StreamId } from "../streams.ts";
import type { Append, LiveLog, LogRow, StreamHead } from "./log.ts";

interface Kept extends StreamHead {
  rows: LogRow[];
  commands: Set<string>;
  claimedUntil: number;
}

/** A log that lives as long as its process: rehearsals and tests. */
export class MemoryLog implements LiveLog {
  readonly #streams = new Map<string, Kept>();

  async append(rows: Append[]): Promise<boolean[]> {
    return rows.map(({ stream, row, summary, nextDeadline }) => {
      const kept = this.#streams.get(stream.name);
      const head = kept?.head ?? 0;
      if (row.seq <= head || kept?.commands.has(row.commandId)) return false;
      if (row.seq > head + 1) throw new Error(`gap in ${stream.name}: ${row.seq} after ${head}`);
      const commands = kept?.commands ?? new Set();
      const all = kept?.rows ?? [];
      all.push(structuredClone(row));
      commands.add(row.commandId);
      this.#streams.set(stream.name, {
        stream,
        rows: all,
        commands,
        head: row.seq,
        summary: structuredClone(summary),
        nextDeadline,
        claimedUntil: 0,
      });
      return true;
    });
  }

  async read(stream: string, after: number, limit = Number.POSITIVE_INFINITY): Promise<LogRow[]> {
    return structuredClone(this.#streams.get(stream)?.rows.slice(after, after + limit) ?? []);
  }

  async heads(streams: string[]): Promise<Map<string, number>> {
    return new Map(
      streams.flatMap((name) => {
        const kept = this.#streams.get(name);
        return kept ? [[name, kept.head] as const] : [];
      }),
    );
  }

  async streamsOf(sessionId: string): Promise<StreamHead[]> {
    const all = [...this.#streams.values()].filter(({ stream }) => stream.sessionId === sessionId);
    const run = Math.max(...all.map(({ stream }) => stream.run));
    return all
      .filter(({ stream }) => stream.run === run)
      .sort((a, b) => (a.stream.name < b.stream.name ? -1 : 1))
      .map(({ stream, head, summary, nextDeadline }) => ({ stream, head, summary, nextDeadline }));
  }

  async running(): Promise<StreamId[]> {
    return [...this.#streams.values()]
      .filter(({ stream, nextDeadline }) => stream.team === null && nextDeadline !== null)
      .map(({ stream }) => stream);
  }

  async claimDue(now: number, leaseMs: number, limit: number): Promise<StreamId[]> {
    const due = [...this.#streams.values()]
      .filter((kept) => kept.nextDeadline !== null && kept.nextDeadline <= now && kept.claimedUntil <= now)
      .slice(0, limit);
    for (const kept of due) kept.claimedUntil = now + leaseMs;
    return due.map(({ stream }) => stream);
  }

  async rest(stream: string, head: number): Promise<void> {
    const kept = this.#streams.get(stream);
    if (kept?.head === head) kept.nextDeadline = null;
  }
}
