/**
 * The examples in deploy/ name settings that the server reads, and nothing that it needs is missing in them. nginx, Caddy
 * and systemd read their examples where they are installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environment } from "../apps/server/src/system/environment.ts";
import { inRoot } from "./lib/root.mjs";

const read = (file) => readFileSync(inRoot("deploy", file), "utf8");
const ofServer = Object.keys(environment.shape);
const settingsOf = (text) => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

/** Read by the compose file, not by the server. */
const ofCompose = ["DOMAIN", "POSTGRES_PASSWORD"];
const compose = read("compose.yaml");
const setByCompose = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
const needed = [
  ...["PUBLIC_URL", "APP_KEY", "SMTP_URL", "MAIL_FROM", "DATABASE_URL", "REDIS_URL", "TURN_SECRET"],
  ...["BACKUP_DIR", "BACKUP_PASSPHRASE", "INVOICE_YEARS"],
  ...ofServer.filter((name) => name.startsWith("OPERATOR_") && name !== "OPERATOR_TAX_NOTE"),
];

test("the example for systemd has settings of the server, and all that it needs", () => {
  const settings = settingsOf(read("systemd.env.example"));
  expect(settings.filter((name) => !ofServer.includes(name))).toEqual([]);
  expect(needed.filter((name) => !settings.includes(name))).toEqual([]);
});

test("the unit and its example name one folder for data, so that npm run admin finds the database", () => {
  const [, folder] = /^DATA_DIR=(\S+)$/m.exec(read("systemd.env.example")) ?? [];
  expect(folder).toBeDefined();
  expect(read("lantern.service")).toContain(`DATA_DIR=${folder}`);
});

test("the server can write into the folders that its settings name, as a user that stays the same", () => {
  const [, backups] = /^BACKUP_DIR=(\S+)$/m.exec(read("systemd.env.example")) ?? [];
  expect(read("lantern.service")).toMatch(new RegExp(`^ReadWritePaths=${backups}$`, "m"));
  expect(read("lantern.service")).toMatch(/^User=lantern$/m);
  expect(read("lantern.service")).not.toContain("DynamicUser");
  const [, mounted] = /^ {6}BACKUP_DIR: (\S+)$/m.exec(compose) ?? [];
  expect(compose).toContain(`volumes: [data:/data, backups:${mounted}]`);
  expect(read("Containerfile")).toContain(`install -d -o 10001 -g 10001 -m 700 /data ${mounted}\n`);
});

test("the compose file and its example have settings of the server, and all that it needs", () => {
  const settings = settingsOf(read("compose.env.example"));
  expect(settings.filter((name) => !ofServer.includes(name) && !ofCompose.includes(name))).toEqual([]);
  for (const name of ofCompose) expect(compose).toContain(`\${${name}}`);
  const [server = ""] = /^ {2}server:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
  const inServer = setByCompose.filter((name) => server.includes(`      ${name}:`));
  expect(inServer.length).toBeGreaterThan(3);
  expect(inServer.filter((name) => !ofServer.includes(name))).toEqual([]);
  expect(needed.filter((name) => !settings.includes(name) && !inServer.includes(name))).toEqual([]);
});

test("unit and image start the same program, which is there", () => {
  const program = "apps/server/build/main.mjs";
  expect(readFileSync(inRoot(program), "utf8")).not.toBe("");
  for (const file of ["Containerfile", "lantern.service", "chroot.sh"]) expect(read(file)).toContain(program);
  expect(read("Containerfile")).toMatch(/^USER 10001:10001$/m);
});

describe("read by the program that it is for", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "lantern-deploy-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const isInstalled = (...programs) =>
    programs.every((program) =>
      ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin"].some((dir) =>
        existsSync(join(dir, program)),
      ),
    );
  /** What the program prints; its exit code must be 0. */
  function run(program, args, environment = {}) {
    const path = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`;
    const env = { ...process.env, HOME: folder, PATH: path, ...environment };
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env });
    expect(status, `${stdout}${stderr}`).toBe(0);
    return `${stdout}${stderr}`;
  }
  function write(name, text) {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  }

  test.skipIf(!isInstalled("nginx", "openssl"))("nginx.conf (skipped without nginx and openssl)", () => {
    const key = join(folder, "privkey.pem");
    const certificate = [
      "-keyout",
      key,
      "-out",
      join(folder, "fullchain.pem"),
      "-subj",
      "/CN=play.example.com",
    ];
    run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", ...certificate]);
    const site = write(
      "site.conf",
      read("nginx.conf").replaceAll("/etc/letsencrypt/live/play.example.com", folder),
    );
    const logs = `pid ${folder}/pid;\nerror_log stderr;\n`;
    const all = write("nginx.conf", `${logs}events {}\nhttp {\naccess_log off;\ninclude ${site};\n}\n`);
    expect(run("nginx", ["-t", "-p", folder, "-c", all])).toContain("test is successful");
  });

  test.skipIf(!isInstalled("caddy"))("Caddyfile, for one node and for two (skipped without caddy)", () => {
    for (const UPSTREAM of ["127.0.0.1:3000", "10.0.0.5:3000 10.0.0.6:3000"]) {
      const settings = {
        DOMAIN: "play.example.com",
        UPSTREAM,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      const args = ["validate", "--adapter", "caddyfile", "--config", inRoot("deploy", "Caddyfile")];
      expect(run("caddy", args, settings)).toContain("Valid configuration");
    }
  });

  test.skipIf(!isInstalled("systemd-analyze"))("lantern.service (skipped without systemd)", () => {
    // The unit names the folder where the guide builds it; an empty program stands for the server's Node.
    const unit = read("lantern.service")
      .replace(/^ExecStart=\S+/m, "ExecStart=/bin/true")
      .replace(/^Documentation=.*$/m, "");
    expect(run("systemd-analyze", ["verify", "--man=no", write("lantern.service", unit)])).not.toContain(
      "lantern.service:",
    );
  });
});
