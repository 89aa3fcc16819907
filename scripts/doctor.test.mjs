/** `npm run doctor` as people run it: its lines and its exit code. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inRoot } from "./lib/root.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-doctor-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const seller = {
  OPERATOR_NAME: "Lantern Hour ApS",
  OPERATOR_STREET: "Kajen 4",
  OPERATOR_POSTCODE: "2100",
  OPERATOR_CITY: "København Ø",
  OPERATOR_COUNTRY: "DK",
  OPERATOR_VAT: "DK12345678",
  OPERATOR_TAX_NUMBER: "",
  OPERATOR_IBAN: "",
};

/** Its exit code and the lines that say WRONG, for a server that others reach and that has no data yet. */
function doctor(settings) {
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: "",
    BACKUP_DIR: folder,
    BACKUP_PASSPHRASE: "six boats in one harbor",
    PUBLIC_URL: "https://play.example.com",
    APP_KEY: "k".repeat(32),
    SMTP_URL: "smtp://mail.example.com:25",
    ...settings,
  };
  const { status, stdout } = spawnSync(process.execPath, [inRoot("scripts/doctor.mjs")], {
    encoding: "utf8",
    env,
  });
  return { status, wrong: stdout.split("\n").filter((line) => line.startsWith("WRONG")), stdout };
}

test("without the operator's data the doctor names the settings and fails", () => {
  const complete = doctor(seller);
  expect(complete.stdout).toContain("absent nothing is sold by invoice: set OPERATOR_IBAN");
  expect(complete.stdout).toContain(
    "absent buyers cannot get XRechnung: set OPERATOR_CONTACT, OPERATOR_PHONE, OPERATOR_EMAIL",
  );
  expect(complete.stdout).toContain("set OPERATOR_REGISTER or OPERATOR_TAX_NUMBER");
  expect([complete.status, complete.wrong]).toEqual([0, []]);
  const { status, wrong } = doctor({ ...seller, OPERATOR_STREET: "", OPERATOR_COUNTRY: "" });
  expect([status, wrong]).toEqual([
    1,
    ["WRONG  nothing can be bought: set OPERATOR_STREET, OPERATOR_COUNTRY"],
  ]);
}, 60_000);

test("a server that others reach and that makes no backups fails too", () => {
  const { status, wrong } = doctor({ ...seller, BACKUP_DIR: "" });
  expect([status, wrong]).toEqual([
    1,
    ["WRONG  no backups on schedule: set BACKUP_DIR and BACKUP_RECIPIENT or BACKUP_PASSPHRASE"],
  ]);
}, 60_000);
