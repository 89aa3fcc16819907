import { expect, test } from "vitest";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import { missingOf, personOf } from "./people.ts";

const entry = (consumerId: string, firstName: string, lastName: string) => ({
  consumerId,
  firstName,
  lastName,
});
const info = {
  roster: [entry("a", "שרה", "(כהן)"), entry("b", "محمد", "علي"), entry("c", "Ana", ""), entry("d", "", "")],
} as unknown as LiveSessionInfo;
const seats = { s1: { key: "a" }, s2: { key: "b" }, s3: { key: "c" }, s4: { key: "d" } } as never;
const nameOf = (seat: string) => personOf(info, seats, seat).name;

test("a name that is read from right to left stays where it stands in a list", () => {
  expect([nameOf("s1"), nameOf("s2")]).toEqual(["\u2068שרה (כהן)\u2069", "\u2068محمد علي\u2069"]);
  expect(missingOf(info, {})[0]).toBe("\u2068שרה (כהן)\u2069");
});

test("one name is enough, and without any the seat has a number", () => {
  expect([nameOf("s3"), nameOf("s4")]).toEqual(["Ana", "Guest 4"]);
});
