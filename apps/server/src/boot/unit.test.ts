import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installedUnit, unitFault } from "./unit.ts";

const example = fileURLToPath(new URL("../../../../deploy/lantern.service", import.meta.url));
let folder: string;
let users: string;
let unit: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-unit-"));
  users = join(folder, "passwd");
  unit = join(folder, "lantern.service");
  chmodSync(folder, 0o700);
  writeFileSync(
    users,
    `root:x:0:0::/root:/bin/sh\nlantern:x:${statSync(folder).uid}:990::/:/usr/sbin/nologin\n`,
  );
  writeFileSync(
    unit,
    `[Service]\nUser=lantern\nStateDirectory=lantern-hour\nReadWritePaths=-${folder} /mnt/other\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the unit of this project lets the server write into its data and its backups", () => {
  const installed = installedUnit(example, users);
  expect(installed).toMatchObject({
    user: "lantern",
    folders: ["/var/backups/lantern-hour", "/var/lib/lantern-hour"],
  });
  expect(unitFault(installed!, "/var/lib/lantern-hour/data")).toBeNull();
});

test("a folder that the unit keeps closed, a user that is missing and another owner are each one line", () => {
  const installed = installedUnit(unit, users)!;
  expect(unitFault(installed, folder)).toBeNull();
  expect(unitFault(installed, join(folder, "inner"))).toBeNull();
  expect(unitFault(installed, `${folder}-2`)).toMatch(/add ReadWritePaths=.*-2 to it$/);
  expect(unitFault({ ...installed, uid: null }, folder)).toMatch(/^there is no user lantern/);
  expect(unitFault({ ...installed, uid: 123_456 }, folder)).toBe(
    `lantern.service runs as lantern, who does not own it: chown -R lantern ${folder}`,
  );
});

test("without a unit there is nothing to agree with", () => {
  expect(installedUnit(join(folder, "none"), users)).toBeNull();
});
