import { getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "../db/schema/index.ts";
import { companyTables, leftOut } from "./company-tables.ts";

const names = companyTables.map(({ name }) => name);

test("of every table it is decided whether its rows come back", () => {
  const all = Object.values(schema).filter((value) => isTable(value));
  expect([...names, ...Object.keys(leftOut)].sort()).toEqual(all.map(getTableName).sort());
});
