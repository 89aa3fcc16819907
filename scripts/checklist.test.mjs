import { expect, test } from "vitest";
import { idsIn, readRows } from "./checklist.mjs";

test("rows are read by id with their fact", () => {
  const rows = readRows(
    "| id | fact |\n|---|---|\n| R01 | `/` is the home page | GET |\n| K10 | Version 2 | look |\n",
  );
  expect([...rows]).toEqual([
    ["R01", "/ is the home page"],
    ["K10", "Version 2"],
  ]);
});

test("ids are found one by one, in lists and in ranges; other brackets are none", () => {
  const source = `test("[E40] [V04] x"); test("[R01, R03] y"); test("[K07–K09] z"); const a = rows[R]; [V3] [ABC]`;
  expect(idsIn(source)).toEqual(["E40", "V04", "R01", "R03", "K07", "K08", "K09"]);
});
