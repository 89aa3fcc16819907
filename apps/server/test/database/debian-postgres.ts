import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onServer } from "./test-database.ts";

const bin = "/usr/lib/postgresql/15/bin";
const nobody = { uid: 65534, gid: 65534 };

/**
 * A PostgreSQL other than the built-in one, for tests: that of TEST_DATABASE_URL, else Debian's 15 started in a
 * folder of its own, else null (the test then says that it was skipped).
 */
export async function externalPostgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  if (!existsSync(join(bin, "postgres"))) return null;

  const folder = mkdtempSync(join(tmpdir(), "lantern-external-"));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? nobody : {};
  if ("uid" in user) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "app", "-A", "trust", "-E", "UTF8", "-N"];
  const [code] = await once(spawn(join(bin, "initdb"), initdb, { ...user, stdio: "ignore" }), "exit");
  if (code !== 0) throw new Error(`Debian's initdb ended with ${code}`);

  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"],
    { ...user, stdio: "ignore" },
  );
  const exited = once(server, "exit");
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  await reachable(url);
  return {
    url,
    async stop() {
      server.kill("SIGINT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function reachable(url: string): Promise<void> {
  for (const until = Date.now() + 10_000; ; await pause(50)) {
    try {
      return await onServer(url, "select 1");
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
