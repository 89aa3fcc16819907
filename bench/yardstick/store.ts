import pg from "pg";

/** A command. `id` is unique within its session, so that a repeated command is stored once. */
export interface Command {
  session: string;
  id: string;
  actor: string;
  c: unknown;
}

interface Waiting {
  command: Command;
  done: () => void;
  failed: (error: unknown) => void;
}

const table = `create table if not exists yardstick_log (session text, seq int, command_id text not null,
  actor text not null, c json not null, primary key (session, seq), unique (session, command_id))`;
const insert = `insert into yardstick_log (session, seq, command_id, actor, c)
  select session, seq, id, actor, c
  from json_to_recordset($1::json) as x(session text, seq int, id text, actor text, c json)
  on conflict (session, command_id) do nothing`;

/**
 * The cheapest durable log: all commands of one turn of the event loop, or of the duration of a statement, are one
 * INSERT. Only one process writes it, so sequence numbers are counted in memory.
 */
export class Store {
  readonly #database: pg.Client;
  readonly #latest: Map<string, number>;
  #queue: Waiting[] = [];
  #busy = false;

  private constructor(database: pg.Client, latest: Map<string, number>) {
    this.#database = database;
    this.#latest = latest;
  }

  static async open(url: string): Promise<Store> {
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    await database.query(table);
    const latest = await database.query(
      "select session, max(seq) as seq from yardstick_log group by session",
    );
    return new Store(database, new Map(latest.rows.map(({ session, seq }) => [session, seq])));
  }

  /** Resolves after the commit. @throws the database's error, when nothing of the statement was stored */
  append(command: Command): Promise<void> {
    return new Promise((done, failed) => {
      this.#queue.push({ command, done, failed });
      if (!this.#busy) this.#drain();
      this.#busy = true;
    });
  }

  close(): Promise<void> {
    return this.#database.end();
  }

  #drain(): void {
    // Sockets that were readable in the same turn of the loop are read before this runs.
    setImmediate(async () => {
      const batch = this.#queue.splice(0);
      const rows = batch.map(({ command }) => ({ ...command, seq: this.#next(command.session) }));
      try {
        await this.#database.query({ name: "append", text: insert, values: [JSON.stringify(rows)] });
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      if (this.#queue.length > 0) this.#drain();
      else this.#busy = false;
    });
  }

  #next(session: string): number {
    const seq = (this.#latest.get(session) ?? 0) + 1;
    this.#latest.set(session, seq);
    return seq;
  }
}
