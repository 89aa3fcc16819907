import type { TeamId } from "@lantern/engine";
import type { MemoryTexts } from "../texts/memory.ts";
import type { Append, Appended, LiveLog, Nodes, OtherNode, Row, Run, RunState } from "./log.ts";

interface StoredRun {
  run: Run;
  rows: Row[];
  commands: Set<string>;
  state: RunState;
  claimedUntil: number;
}

/** SQLSTATE, as PostgreSQL would report it. */
const checkViolation = "23514";

/** A log in memory: rehearsals and tests. */
export class MemoryLog implements LiveLog {
  /** By run id, in the order of opening. */
  readonly #runs = new Map<number, StoredRun>();
  readonly #texts: MemoryTexts | null;

  /** @param texts the store of what people write */
  constructor(texts: MemoryTexts | null = null) {
    this.#texts = texts;
  }

  async open(sessionId: string, after: number, first: Row, state: RunState): Promise<Run | null> {
    if ((this.#newest(sessionId)?.run.run ?? 0) > after) return null;
    const run = { id: this.#runs.size + 1, sessionId, run: after + 1 };
    const stored = { run, rows: [], commands: new Set<string>(), state, claimedUntil: 0 };
    this.#runs.set(run.id, stored);
    store(stored, { run, rows: [first], state });
    return run;
  }

  async append(appends: Append[]): Promise<Appended[]> {
    const open = appends.map((append) => {
      const stored = this.#runs.get(append.run.id);
      const first = append.rows[0]?.seq ?? 0;
      // A programming error: nothing of the call is stored.
      if (!stored || first > latestSeqOf(stored) + 1) {
        const message = `row ${first} of run ${append.run.id} has none before it`;
        throw Object.assign(new Error(message), { code: checkViolation });
      }
      return { stored: stored, append };
    });
    return open.map(({ stored, append }) => {
      const ids = append.rows.map(({ commandId }) => commandId);
      const lost =
        append.rows[0]?.seq !== latestSeqOf(stored) + 1 || ids.some((id) => stored.commands.has(id));
      if (lost || new Set(ids).size < ids.length) return "lost";
      store(stored, append);
      for (const text of append.texts ?? []) this.#texts?.put(text);
      return "stored";
    });
  }

  async read(run: Run, after: number, limit = Number.POSITIVE_INFINITY): Promise<Row[]> {
    const rows = this.#rows(run).filter(({ seq }) => seq > after);
    return structuredClone(rows.slice(0, limit));
  }

  async readTeam(run: Run, team: TeamId): Promise<Row[]> {
    return structuredClone(this.#rows(run).filter((row) => row.team === null || row.team === team));
  }

  async latestSeqs(runs: Run[]): Promise<Map<number, number>> {
    return new Map(
      runs.flatMap((run) => {
        const stored = this.#runs.get(run.id);
        return stored && stored.rows.length > 0 ? [[run.id, latestSeqOf(stored)] as const] : [];
      }),
    );
  }

  async latest(sessionId: string): Promise<{ run: Run; state: RunState } | null> {
    const stored = this.#newest(sessionId);
    return stored ? structuredClone({ run: stored.run, state: stored.state }) : null;
  }

  async running(): Promise<Run[]> {
    return this.#runsWhere(({ state }) => state.nextDeadline !== null);
  }

  async connectedAt(nodes: string[]): Promise<Run[]> {
    return this.#runsWhere(({ state }) => state.nodes.some((node) => nodes.includes(node)));
  }

  async claimOverdue(now: number, leaseMs: number, limit: number): Promise<Run[]> {
    const overdue = [...this.#runs.values()]
      .filter(
        ({ state: { nextDeadline }, claimedUntil }) =>
          nextDeadline !== null && nextDeadline <= now && claimedUntil <= now,
      )
      .slice(0, limit);
    for (const stored of overdue) stored.claimedUntil = now + leaseMs;
    return overdue.map(({ run }) => run);
  }

  async finish(run: Run, latestSeq: number): Promise<void> {
    const stored = this.#runs.get(run.id);
    if (stored && latestSeqOf(stored) <= latestSeq) stored.state = { ...stored.state, nextDeadline: null };
  }

  async end(run: Run, row: Row): Promise<void> {
    const stored = this.#runs.get(run.id);
    if (stored) stored.rows = [structuredClone(row), ...stored.rows.filter(({ seq }) => seq > row.seq)];
  }

  #rows(run: Run): Row[] {
    return this.#runs.get(run.id)?.rows ?? [];
  }

  #newest(sessionId: string): StoredRun | undefined {
    return [...this.#runs.values()].findLast(({ run }) => run.sessionId === sessionId);
  }

  #runsWhere(matches: (stored: StoredRun) => boolean): Run[] {
    return [...this.#runs.values()].filter(matches).map(({ run }) => run);
  }
}

const latestSeqOf = ({ rows }: StoredRun): number => rows.at(-1)?.seq ?? 0;

function store(stored: StoredRun, { rows, state }: Append): void {
  for (const row of rows) {
    stored.rows.push(structuredClone(row));
    stored.commands.add(row.commandId);
  }
  if (!state) return;
  stored.state = structuredClone(state);
  stored.claimedUntil = 0;
}

/** The nodes of one process: rehearsals and tests. */
export class MemoryNodes implements Nodes {
  readonly #beats = new Map<string, number>();
  #pulse: number | null = null;

  async beat(node: string, now: number): Promise<OtherNode[]> {
    this.#beats.set(node, now);
    this.#pulse = Math.max(this.#pulse ?? now, now);
    const others = [...this.#beats].filter(([other]) => other !== node);
    return others.map(([other, lastBeatAt]) => ({ node: other, lastBeatAt, readsAddresses: true }));
  }

  async leave(node: string): Promise<void> {
    this.#beats.delete(node);
  }

  async pulse(): Promise<number | null> {
    return this.#pulse;
  }
}
