/** The examples in deploy/ name settings that the server reads, and nothing that it needs is missing in them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment } from "../apps/server/src/system/config.ts";
import { inRoot } from "./lib/root.mjs";

const read = (file) => readFileSync(inRoot("deploy", file), "utf8");
const ofServer = Object.keys(environment.shape);
const settingsOf = (text) => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

/** Read by the compose file, not by the server. */
const ofCompose = ["DOMAIN", "POSTGRES_PASSWORD"];
const compose = read("compose.yaml");
const setByCompose = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
const needed = ["PUBLIC_URL", "APP_KEY", "SMTP_URL", "MAIL_FROM", "DATABASE_URL", "REDIS_URL", "TURN_SECRET"];

test("the example for systemd has settings of the server, and all that it needs", () => {
  const settings = settingsOf(read("systemd.env.example"));
  expect(settings.filter((name) => !ofServer.includes(name))).toEqual([]);
  expect(needed.filter((name) => !settings.includes(name))).toEqual([]);
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
  const program = "apps/server/src/boot/main.ts";
  expect(readFileSync(inRoot(program), "utf8")).not.toBe("");
  for (const file of ["Containerfile", "lantern.service", "chroot.sh"]) expect(read(file)).toContain(program);
  expect(read("Containerfile")).toMatch(/^USER 10001:10001$/m);
});
