/** Reads everything that a backup contains from a database, in one snapshot. */
import type { Readable } from "node:stream";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type BackupEnd, type Frame, RowCounter, type TableHeader } from "./frames.ts";

/** The pending jobs, in the shape in which `add_job` takes them: its own tables differ between versions. */
export const jobs: TableHeader & { query: string } = {
  name: "jobs",
  columns: ["task", "payload", "queue", "run_at", "max_attempts", "key", "priority", "flags"],
  query: `
    select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
      (select array_agg(flag) from jsonb_object_keys(j.flags) flag)
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts
    order by j.id`,
};

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** `"name" ("column", …)` for COPY. */
export const copyTarget = ({ name, columns }: TableHeader) =>
  `${quoted(name)} (${columns.map(quoted).join(", ")})`;

/**
 * Everything in the database, of one moment, as the frames after the header. Sessions go on meanwhile.
 *
 * @param client a connection of its own; its transaction ends with the last frame
 */
export async function* dump(client: pg.ClientBase): AsyncGenerator<Frame> {
  await client.query("begin transaction isolation level repeatable read, read only");
  try {
    const tables = await tablesOf(client);
    let rows = 0;
    for (const table of [...tables, jobs]) {
      yield { type: "table", value: { name: table.name, columns: table.columns } };
      const source = table === jobs ? `(${jobs.query})` : copyTarget(table);
      const counter = new RowCounter();
      const stream: Readable = client.query(copyTo(`copy ${source} to stdout`));
      for await (const chunk of stream) {
        counter.add(chunk as Buffer);
        yield { type: "rows", value: chunk as Buffer };
      }
      const end = counter.end();
      rows += end.rows;
      yield { type: "tableEnd", value: end };
    }
    yield { type: "end", value: { tables: tables.length + 1, rows, sequences: await sequencesOf(client) } };
  } finally {
    await client.query("rollback").catch(() => {});
  }
}

/** Our tables with the columns that are stored and not computed. */
export async function tablesOf(client: pg.ClientBase): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

async function sequencesOf(client: pg.ClientBase): Promise<BackupEnd["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: BackupEnd["sequences"] = {};
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${quoted(name)}`,
    );
    const [first] = state.rows;
    if (first) sequences[name] = { last: first.last_value, called: first.is_called };
  }
  return sequences;
}
