/** The commands of docs/guides/wal-archiving.md, run on Debian's PostgreSQL. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { connect } from "./client.ts";
import { freePort } from "./embedded/port.ts";

const bin = "/usr/lib/postgresql/15/bin";
const guide = readFileSync(new URL("../../../../docs/guides/wal-archiving.md", import.meta.url), "utf8");
const [switchOn = "", copy = "", restore = ""] = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(
  ([, text]) => text,
);
// PostgreSQL refuses to run as root.
const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const folder = mkdtempSync(join(tmpdir(), "lantern-wal-"));
const data = join(folder, "lib/main");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A block of the guide, with its folders here. */
function run(commands: string, port: number): void {
  const here = commands
    .replaceAll("/var/lib/postgresql/15", join(folder, "lib"))
    .replaceAll("/var/backups/postgresql", join(folder, "backups"));
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: "127.0.0.1",
    PGPORT: String(port),
    PGUSER: "app",
    PGDATABASE: "postgres",
  };
  execFileSync("sh", ["-eu", "-c", here], { ...user, env, stdio: "pipe" });
}

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const { pool } = connect(url);
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await pool.end();
  }
}

async function start(port: number) {
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder],
    {
      ...user,
      stdio: "ignore",
    },
  );
  const exited = once(server, "exit");
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  await expect
    .poll(
      () =>
        rowsOf(url, "select 1").then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return {
    url,
    async stop(signal: NodeJS.Signals) {
      server.kill(signal);
      await exited;
    },
  };
}

test.skipIf(!existsSync(join(bin, "pg_basebackup")))(
  "what was written after the copy is there after a restore (skipped without Debian's PostgreSQL)",
  async () => {
    mkdirSync(join(folder, "lib"));
    mkdirSync(join(folder, "backups"));
    for (const one of [folder, join(folder, "lib"), join(folder, "backups")])
      if (user.uid) chownSync(one, user.uid, user.uid);
    execFileSync(join(bin, "initdb"), ["-D", data, "-U", "app", "-A", "trust", "-E", "UTF8"], {
      ...user,
      stdio: "ignore",
    });
    const port = await freePort();
    const before = await start(port);
    run(switchOn, port);
    await before.stop("SIGINT");
    const archived = await start(port);
    await rowsOf(
      archived.url,
      "create table moves (text text); insert into moves values ('before the copy')",
    );
    run(copy, port);
    await rowsOf(archived.url, "insert into moves values ('after the copy')");
    const [{ file }] = (await rowsOf(
      archived.url,
      "select pg_walfile_name(pg_current_wal_lsn()) as file",
    )) as [{ file: string }];
    await rowsOf(archived.url, "select pg_switch_wal()");
    await expect.poll(() => readdirSync(join(folder, "backups/wal")), { timeout: 20_000 }).toContain(file);
    // The machine is lost at once.
    await archived.stop("SIGQUIT");
    run(restore, port);
    const restored = await start(port);
    await expect
      .poll(() => rowsOf(restored.url, "select text from moves order by 1"), {
        timeout: 20_000,
      })
      .toEqual([{ text: "after the copy" }, { text: "before the copy" }]);
    await restored.stop("SIGINT");
  },
  120_000,
);
