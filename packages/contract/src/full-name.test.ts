import { expect, test } from "vitest";
import { calledName, fullName, isolatedName } from "./full-name.ts";

test("first and last name make one, and people read it in its own direction", () => {
  expect([fullName("Ana", "Holm"), fullName("", "王"), fullName(null, null)]).toEqual(["Ana Holm", "王", ""]);
  expect([fullName("שרה", "(כהן)"), isolatedName("שרה", "(כהן)")]).toEqual([
    "שרה (כהן)",
    "\u2068שרה (כהן)\u2069",
  ]);
  expect([isolatedName("Ana", "Holm"), isolatedName(null, undefined)]).toEqual(["Ana Holm", ""]);
  expect([calledName("محمد", "علي"), calledName("", "王"), calledName(null, null)]).toEqual([
    "\u2068محمد\u2069",
    "王",
    "",
  ]);
});
