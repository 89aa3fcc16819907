import { expect, test } from "vitest";
import { countries } from "./countries.ts";

test("[C13] the list of countries has those that one can live in, by name", () => {
  const list = countries();
  const ids = list.map((one) => one.id);
  expect(ids).toEqual(expect.arrayContaining(["DK", "GB", "PT", "US", "TW", "XK"]));
  for (const none of ["EU", "UK", "DD", "SU", "ZZ", "AA"]) expect(ids).not.toContain(none);
  expect(list.length).toBeGreaterThan(240);
  expect(list.length).toBeLessThan(256);
  expect(list[0]).toEqual({ id: "AF", name: "Afghanistan" });
});
