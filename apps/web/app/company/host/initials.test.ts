import type { Directory } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { distinctInitials } from "./model.ts";

const named = (...names: string[]) =>
  ({ people: Object.fromEntries(names.map((name) => [name, { name }])), texts: {} }) as unknown as Directory;
const all = (...names: string[]) => names.map((name) => distinctInitials(named(...names), name));

test("people of the same initials get a letter more", () => {
  expect(all("Ana Lima", "Bo Holm")).toEqual(["AL", "BH"]);
  expect(all("Ana Lima", "Aki Laine")).toEqual(["ALi", "ALa"]);
  expect(all("Ana Lima", "Aki Lima")).toEqual(["AnL", "AkL"]);
});

test("people of the same name cannot be told apart by letters", () => {
  expect(all("Ana Lima", "Ana Lima")).toEqual(["AL"].concat("AL"));
});
