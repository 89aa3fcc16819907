/**
 * `npm run verify:operations`: what an operator does by the guide, on two nodes that run a release of these sources with a
 * PostgreSQL of Debian: a start whose database comes 60 seconds late; updates by deploy/update.sh with the way back by itself
 * and by command, also one that changes tables; another public address behind nginx. Makes the release first, and needs
 * Debian's postgresql and nginx. Exits with 1 when something did not hold.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ApiClient } from "./api-client.ts";
import { freePort } from "./chaos/server.ts";
import { DebianDatabase } from "./operations/debian-database.ts";
import { platform, ReleaseNode } from "./operations/release-node.ts";
import { releaseOf, restarter, update, watch } from "./operations/updates.ts";
import { recordProof } from "./proof.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const archive = join(root, "build/release", `lantern-hour-${version}-${platform}.tar.gz`);
const folder = mkdtempSync(join(tmpdir(), "lantern-operations-"));
chmodSync(folder, 0o711);
const faults: string[] = [];
const figures: Record<string, string | number> = {};

function expect(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? "ok  " : "FAIL"} ${what}`);
  if (!isTrue) faults.push(what);
}

async function startsLate(database: DebianDatabase, node: ReleaseNode): Promise<void> {
  node.start();
  await pause(60_000);
  const lines = node.log.split("\n").filter((line) => line.includes("database")).length;
  expect("without its database the node waits, and has not ended", node.exits.length === 0);
  expect("and says so about every ten seconds", lines >= 5 && lines <= 8);
  await database.start();
  const began = Date.now();
  await node.ready();
  figures["PostgreSQL 60 s late: node ready after it, s"] = Number(((Date.now() - began) / 1000).toFixed(1));
  expect("it is ready by itself once the database is there", node.exits.length === 0);
}

async function updates([first, second]: [ReleaseNode, ReleaseNode]): Promise<void> {
  const next = releaseOf({ archive, folder, version: "9.1.0" });
  const watching = watch([first, second]);
  const updated = [await update(first, next), await update(second, next)];
  expect(
    "both nodes are updated, one after the other",
    updated.every(({ code }) => code === 0),
  );
  figures["update of a node by update.sh, s"] = Math.max(...updated.map(({ seconds }) => seconds));
  const broken = releaseOf({
    archive,
    folder,
    version: "9.2.0",
    change: (files) => writeFileSync(join(files, "apps/server/build/main.mjs"), "process.exit(1);\n"),
  });
  const failed = await update(first, broken);
  expect(
    "a release that does not start is taken back by itself",
    failed.code === 1 &&
      failed.output.includes("lantern-hour-9.1.0") &&
      failed.output.includes("runs again") &&
      (await first.isReady()),
  );
  const back = [await update(first, "--back"), await update(second, "--back")];
  expect(
    "both nodes go back when they are told to",
    back.every(({ code }) => code === 0) &&
      (await second.isReady()) &&
      back[1]?.output.includes(`lantern-hour-${version}`) === true,
  );
  figures["longest time without any serving node, ms"] = await watching.stop();
  expect(
    "one of the two served all the time",
    Number(figures["longest time without any serving node, ms"]) < 1000,
  );
}

function addMigration(files: string): void {
  const journal = join(files, "apps/server/drizzle/meta/_journal.json");
  const content = JSON.parse(readFileSync(journal, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = content.entries.at(-1);
  if (!last) throw new Error("there are no migrations");
  content.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: "9999_try" });
  writeFileSync(journal, JSON.stringify(content));
  writeFileSync(join(files, "apps/server/drizzle/9999_try.sql"), "create table update_tried (one int);\n");
}

const changedByNewer = "changed by a newer version";

/** When something has become so, ms. @throws after a minute */
async function when(isSo: () => unknown): Promise<number> {
  for (const until = Date.now() + 60_000; !(await isSo()); await pause(50))
    if (Date.now() > until) throw new Error(`nothing happened within a minute: ${isSo}`);
  return Date.now();
}

/** The newer release has one more migration. */
async function changedTables(
  database: DebianDatabase,
  [first, second]: [ReleaseNode, ReleaseNode],
): Promise<void> {
  const newer = releaseOf({ archive, folder, version: "9.3.0", change: addMigration });
  const watching = watch([first, second]);
  second.exits.length = 0;
  const updating = update(first, newer);
  const changed = await when(
    async () =>
      (await database.query<{ is: boolean }>("select to_regclass('update_tried') is not null as is"))[0]?.is,
  );
  const noticed = await when(() => second.log.includes(changedByNewer));
  const ended = await when(() => second.exits.length > 0);
  figures["tables change: the earlier node detects it after, ms"] = noticed - changed;
  // It looks every five seconds, and its query takes a moment.
  expect("the node of the earlier version notices it within five seconds", noticed - changed < 6000);
  expect("it ends by itself within nine seconds", ended - noticed < 9000);
  expect("one line of its log says why", second.log.split(changedByNewer).length === 2);
  expect("and its unit does not start it again", second.exits.join() === "1" && !(await second.isReady()));
  expect("an update that changes tables runs on the first node", (await updating).code === 0);
  expect("the second one runs again with the new release", (await update(second, newer)).code === 0);
  expect("then both serve", (await first.isReady()) && (await second.isReady()));
  // The guide promises no more: the second one can end before the first one serves.
  figures["the same while an update changes tables, ms"] = await watching.stop();
  const back = await update(first, "--back");
  expect(
    "the way back refuses tables that the newer version changed",
    back.code === 1 && first.log.includes(changedByNewer),
  );
  // The link names the earlier release by now, so the same command leads to the newer one again.
  expect("and the newer release is back by the same command", (await update(first, "--back")).code === 0);
}

async function changedAddress(
  database: DebianDatabase,
  node: ReleaseNode,
  other: ReleaseNode,
): Promise<void> {
  await other.stop();
  const program = join(node.home, "current/lantern");
  const made = spawnSync(program, ["admin", "ops@example.com"], {
    env: node.environment(),
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const [email] = await database.query<{ link: string }>(
    "select links ->> 0 as link from outbox order by id desc limit 1",
  );
  const link = new URL(email?.link ?? "");
  expect("an email from before has the earlier address", link.origin === "https://play.example.com");
  node.publicUrl = "https://new.example.com";
  await node.stop();
  node.start();
  await node.ready();

  const [location, path] = await redirected(link);
  expect(
    "nginx sends a link to the earlier address to the new one, path and query included",
    location === `https://new.example.com${path}`,
  );
  const page = await fetch(node.url + path);
  expect("its page is there", page.ok);
  const api = new ApiClient(node.url);
  const token = link.pathname.split("/").at(-1);
  const password = "a lantern in the fog";
  const set = await api.request("POST", "/api/auth/reset-password", {
    token,
    password,
    password_confirmation: password,
  });
  expect("its secret is still accepted", set.status < 300);
  const signedIn = await new ApiClient(node.url).request("POST", "/api/login", {
    email: "ops@example.com",
    password,
  });
  expect("and the person signs in at the new address", signedIn.status < 300);
  const forged = async (origin: string) =>
    (
      await fetch(`${node.url}/api/login`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: "{}",
      })
    ).status;
  expect(
    "requests from pages of the earlier address are refused",
    (await forged("https://play.example.com")) === 419,
  );
}

/** Where nginx sends a link, with the lines of the guide. */
async function redirected(link: URL): Promise<[string | null, string]> {
  const guide = readFileSync(join(root, "docs/guides/run.md"), "utf8");
  const line = /^ *(return 308 .*;)$/m.exec(guide)?.[1];
  if (!line) throw new Error("the guide has no line for the redirect");
  const port = await freePort();
  const config = join(folder, "redirect.conf");
  writeFileSync(
    config,
    `pid ${folder}/nginx.pid; error_log stderr; daemon off; events {}
    http { access_log off; server { listen 127.0.0.1:${port}; server_name play.example.com; ${line} } }`,
  );
  const nginx = spawn("nginx", ["-c", config, "-e", "stderr"], { stdio: "ignore" });
  try {
    const path = `${link.pathname}?from=mail`;
    for (const until = Date.now() + 5000; ; await pause(100)) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" }).catch(
        () => null,
      );
      if (response) return [response.headers.get("location"), path];
      if (Date.now() > until) throw new Error("nginx did not start");
    }
  } finally {
    nginx.kill();
    await once(nginx, "exit");
  }
}

execFileSync(process.execPath, [join(root, "scripts/release.mjs")], { cwd: root, stdio: "inherit" });
const database = new DebianDatabase(folder, await freePort());
const settings = {
  DATABASE_URL: database.url,
  APP_KEY: randomBytes(32).toString("hex"),
  EMAIL: "hold",
  LOG_LEVEL: "1",
};
const nodes: [ReleaseNode, ReleaseNode] = [
  new ReleaseNode(folder, "first", await freePort(), settings),
  new ReleaseNode(folder, "second", await freePort(), settings),
];
const control = await restarter(nodes);
try {
  // The first installation: update.sh unpacks and starts it, and cannot go back.
  for (const { home } of nodes) {
    execFileSync("tar", ["-xzf", archive, "-C", home]);
    execFileSync("ln", ["-s", `lantern-hour-${version}-${platform}`, join(home, "current")]);
  }
  await startsLate(database, nodes[0]);
  nodes[1].start();
  await nodes[1].ready();
  await updates(nodes);
  await changedTables(database, nodes);
  await changedAddress(database, ...nodes);
} catch (error) {
  faults.push((error as Error).message);
  console.error(error);
} finally {
  for (const node of nodes) await node.stop();
  control.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
figures["what did not hold"] = faults.length;
console.log(figures);
if (faults.length === 0)
  recordProof({
    title: "Run by its guide",
    command: "npm run verify:operations",
    text: "Two nodes run a release with a PostgreSQL of Debian. The database comes 60 seconds after the first of them; both are updated by deploy/update.sh and taken back, by command and by themselves from a release that does not start; an update changes tables; the public address changes behind nginx.",
    figures,
  });
process.exit(faults.length === 0 ? 0 : 1);
