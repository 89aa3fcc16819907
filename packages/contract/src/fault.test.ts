import { expect, test } from "vitest";
import * as z from "zod";
import { textsOf } from "../test/texts-of.ts";
import { englishText, errorTexts } from "./error-texts.ts";
import { errorCatalog } from "./errors.ts";
import { fault, faultMessage, faultOf } from "./fault.ts";
import * as operations from "./http/index.ts";
import { settingSchemas } from "./http/setting.ts";

test("a message carries a code with its values", () => {
  expect(faultOf(faultMessage("TOO_LONG", { max: 40 }))).toEqual({ code: "TOO_LONG", values: { max: 40 } });
  expect(faultOf(faultMessage("REQUIRED"))).toEqual({ code: "REQUIRED", values: {} });
});

test("a rule without a message of ours has Zod's sentence", () => {
  expect(textsOf(z.number().safeParse("x"))).toEqual(["Invalid input: expected number, received string"]);
});

test("every code of the catalog has its text there", () => {
  for (const [code, { message }] of Object.entries(errorCatalog))
    expect(errorTexts).toHaveProperty(code, message);
});

test.each([
  [fault("USER_013"), "The password must be at least 8 characters long"],
  [
    fault("UNKNOWN_ZONE", { zone: "Middle/Earth" }),
    "We don’t know the time zone “Middle/Earth”, so we left it out.",
  ],
  [
    fault("TAX_NUMBER_ELSEWHERE", { number: "DE", address: "FR" }),
    "This number is from Germany, but the address is in France.",
  ],
  [fault("UNPAID", { cents: 22_800, currency: "USD" }), "$228.00 is still to be paid."],
])("%o in English", (given, text) => {
  expect(englishText(given)).toBe(text);
});

/** Every schema and check inside a schema. */
function* schemasIn(value: unknown, visited = new Set<unknown>()): Generator<Definition> {
  if (typeof value !== "object" || value === null || visited.has(value)) return;
  visited.add(value);
  if ("_zod" in value) {
    const { def } = value._zod as { def: Definition };
    yield def;
    yield* schemasIn(def, visited);
  } else for (const inner of Object.values(value)) yield* schemasIn(inner, visited);
}
interface Definition {
  error?: (issue: object) => unknown;
}

test.each(Object.entries({ ...operations, ...settingSchemas }).filter(([, one]) => typeof one === "object"))(
  "%s names faults by code, never by a sentence",
  (_, schemas) => {
    const sentences = [...schemasIn(schemas)]
      .map(({ error }) => error?.({ code: "custom", input: "x" }))
      .filter((message) => typeof message === "string" && faultOf(message).code === "INVALID");
    expect(sentences).toEqual([]);
  },
);
