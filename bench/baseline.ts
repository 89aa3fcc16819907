import pg from "pg";
import { WebSocket, WebSocketServer } from "ws";

export interface Baseline {
  /** Milliseconds of a bare echo over `ws` followed by one committed insert, one number for each sample. */
  stop(): Promise<number[]>;
}

const EVERY_MS = 50;

/**
 * What the same machine can do at best at the same moment: a message there and back over a bare `ws`, and one
 * durable row in the same PostgreSQL.
 */
export async function measureBaseline(databaseUrl: string): Promise<Baseline> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    "create table if not exists bench_commits (id bigint generated always as identity, note json)",
  );
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  server.on("connection", (line) => line.on("message", (data) => line.send(String(data))));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const line = new WebSocket(`ws://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
  await new Promise((resolve) => line.once("open", resolve));

  const samples: number[] = [];
  let running = true;
  const loop = (async () => {
    while (running) {
      const since = performance.now();
      line.send(JSON.stringify({ t: "cmd", id: "0".repeat(36), c: { type: "ready" } }));
      await new Promise((resolve) => line.once("message", resolve));
      await database.query("insert into bench_commits (note) values ($1)", [
        JSON.stringify({ some: "move" }),
      ]);
      samples.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    async stop() {
      running = false;
      await loop;
      line.close();
      server.close();
      await database.query("drop table bench_commits");
      await database.end();
      return samples;
    },
  };
}
