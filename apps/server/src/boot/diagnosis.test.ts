import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { newestMigration } from "../db/migrate.ts";
import { backups } from "../db/schema/index.ts";
import { diagnose } from "./diagnosis.ts";

let database: TestDatabase;
let dataDir: string;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "lantern-doctor-"));
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    BACKUP_DIR: dataDir,
    BACKUP_PASSPHRASE: "six boats in one harbor",
  };
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const wrongLines = async (env = environment) =>
  (await diagnose(env)).flatMap(({ state, text }) => (state === "wrong" ? [text] : []));
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

test("a healthy installation has no wrong line, and its version, tables and audit log are named", async () => {
  const findings = await diagnose(environment);
  const text = findings.map((finding) => finding.text).join("\n");
  for (const part of [
    "version 0.",
    "settings are valid",
    "tables are of this version",
    "audit log only grows",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/^PostgreSQL \d+\.\d+.* replies$/m);
  expect(findings.filter(({ state }) => state === "wrong")).toEqual([]);
});

test("what comes on top of prices is said, and what is left to set", async () => {
  const lines = async (set: Record<string, string>) =>
    (await diagnose({ ...environment, OPERATOR_COUNTRY: "DE", ...set }))
      .map(({ text }) => text)
      .filter((text) => /VAT|tax is/.test(text));
  expect(await lines({ OPERATOR_VAT: "DE123456789" })).toEqual([
    "prices are net: companies in DE pay 19% VAT on top",
    "VAT numbers are checked by form: set VAT_CHECK=on",
  ]);
  expect((await lines({ OPERATOR_EXEMPT: "yes" }))[0]).toBe(
    "prices are net: companies in DE pay no VAT (OPERATOR_EXEMPT) on top",
  );
  expect(await lines({ OPERATOR_COUNTRY: "US", OPERATOR_VAT: "12-3456789" })).toEqual([
    "no tax is computed for sellers in US: set OPERATOR_TAX_NOTE",
  ]);
  expect(await wrongLines({ ...environment, OPERATOR_EXEMPT: "yes", OPERATOR_OSS: "yes" })).toEqual([
    "setting: OPERATOR_OSS and OPERATOR_EXEMPT exclude each other: only one of them can be yes",
  ]);
});

test("each fault is one line with what helps", async () => {
  const { db, pool } = database;
  const at = hoursAgo(50);
  await db.insert(backups).values({
    startedAt: at,
    endedAt: at,
    file: "1.age",
    drillFailure: "it differs",
    afterFailure: "no route",
  });
  await db
    .insert(backups)
    .values({ startedAt: hoursAgo(3), endedAt: hoursAgo(3), failure: "the disk is full" });
  await pool.query("alter table audit_log disable trigger user");
  expect(await wrongLines()).toEqual([
    expect.stringMatching(/^the last backup is 50 h old: see the log/),
    "the last attempt failed: the disk is full",
    "no drill has restored it: it differs",
    "the program after the backup failed: no route",
    expect.stringMatching(/^the audit log can be changed.*restore/),
  ]);
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [
    newestMigration() + 1,
  ]);
  expect(await wrongLines()).toEqual(["tables are of a newer version: start that version"]);
  expect(await wrongLines({ ...environment, BACKUP_PASSPHRASE: "short" })).toEqual([
    "setting: BACKUP_PASSPHRASE must have at least 16 characters",
  ]);
  const reachable = {
    ...environment,
    PUBLIC_URL: "https://play.example.com",
    APP_KEY: "k".repeat(32),
    SMTP_URL: "smtp://mail.example.com:25",
    OPERATOR_NAME: "Lantern Hour ApS",
    OPERATOR_STREET: "Kajen 4",
    OPERATOR_CITY: "København Ø",
    OPERATOR_COUNTRY: "DK",
  };
  expect((await wrongLines(reachable))[0]).toBe(
    "nothing can be bought: set OPERATOR_POSTCODE, OPERATOR_VAT or OPERATOR_TAX_NUMBER",
  );
  const away = { ...environment, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  expect(await wrongLines(away)).toEqual([
    expect.stringMatching(/^database: .*ECONNREFUSED.*check DATABASE_URL/),
  ]);
});
