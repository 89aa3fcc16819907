import { describe, expect, test } from "vitest";
import * as z from "zod";
import { fieldsOf } from "../../test/fields-of.ts";
import { textsOf } from "../../test/texts-of.ts";
import { faultOf } from "../fault.ts";
import { singleLine } from "../text.ts";
import { registerBody } from "./access-forms.ts";
import { country, email, instant, name, timezone } from "./fields.ts";
import * as contract from "./index.ts";
import type { Operation } from "./operation.ts";

describe("fields", () => {
  test("a line is trimmed and contains no control characters, so it cannot inject an email header", () => {
    expect(singleLine(80).parse("  Ana\r\nBcc: x@y.example\u0007 ")).toBe("Ana Bcc: x@y.example");
    expect(textsOf(singleLine(80).safeParse(" \n\t "))).toEqual(["Please fill in this field."]);
    expect(textsOf(singleLine(3).safeParse("abcd"))).toEqual(["Please use at most 3 characters."]);
  });

  test("an email address is trimmed; lists and addresses with names are invalid", () => {
    expect(email.parse(" ana@x.example ")).toBe("ana@x.example");
    for (const wrong of [
      "ana",
      "a@x.example,b@x.example",
      "Ana <a@x.example>",
      `${"a".repeat(250)}@x.example`,
    ]) {
      expect(textsOf(email.safeParse(wrong))[0]).toBe("Please enter a valid email address.");
    }
  });

  test("time zones are those of the platform, countries are two capital letters", () => {
    expect(timezone.safeParse("Asia/Kathmandu").success).toBe(true);
    expect(timezone.safeParse("Europe/Atlantis").success).toBe(false);
    expect(country.safeParse("dk").success).toBe(false);
  });

  test("[E43] different passwords are an error of the second field, in addition to all other errors", () => {
    const form = { first_name: " ", last_name: "", email: "a@b.example", company_name: "C", terms: true };
    const wrong = registerBody.safeParse({ ...form, password: "12345678", password_confirmation: "x" });
    expect(z.flattenError(wrong.error!, ({ message }) => faultOf(message)).fieldErrors).toEqual({
      first_name: [{ code: "ONE_NAME", values: {} }],
      password_confirmation: [{ code: "USER_014", values: {} }],
    });
  });
});

const operations = Object.values<unknown>(contract).filter(
  (value): value is Operation =>
    typeof value === "object" && value !== null && "method" in value && "path" in value,
);

describe("a date", () => {
  test.each(["9999-12-31T00:00:00Z", "0001-01-01T00:00:00Z", "1969-12-31T00:00:00+02:00"])(
    "%s is refused as beyond reason",
    (value) => {
      expect(textsOf(instant.safeParse(value))).toEqual(["Please choose a date within the next 5 years."]);
    },
  );

  test("a date may be up to five years ahead, and an invalid one has its own text", () => {
    const days = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
    expect([days(0), days(1800)].map((at) => instant.safeParse(at).success)).toEqual([true, true]);
    expect(instant.safeParse(days(1900)).success).toBe(false);
    expect(instant.safeParse("tomorrow").error?.issues).toHaveLength(1);
  });

  test("is accepted by no operation in any other form", () => {
    const dates: string[] = [];
    const others: string[] = [];
    for (const operation of operations)
      for (const source of ["params", "query", "body"] as const) {
        const schema = operation[source];
        if (!schema) continue;
        for (const { path, type } of fieldsOf(schema, `${operation.id} ${source}`)) {
          if (type === instant) dates.push(path);
          else if (isDate(path, type)) others.push(path);
        }
      }
    expect(dates.length).toBeGreaterThanOrEqual(3);
    expect(others).toEqual([]);
  });
});

test.each<[string, RegExp, z.core.$ZodType, number]>([
  ["a person's name", /\.(first|last)_name$/, name, 8],
  ["an email address", /\.(\w+_)?(email|reply_to)$/, email, 10],
  ["a time zone", /\.(timezone|timezone_id|zone)$/, timezone, 6],
])("%s from outside always passes its gate", (_, named, gate, least) => {
  const fields = operations.flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema ? fieldsOf(schema, id) : [])),
  );
  const paths = new Set(fields.map(({ path }) => path).filter((path) => named.test(path)));
  const gated = new Set(fields.filter(({ type }) => type === gate).map(({ path }) => path));
  expect(paths.size).toBeGreaterThanOrEqual(least);
  expect([...paths].filter((path) => !gated.has(path))).toEqual([]);
});

/** A date by its type or its format, or a text that is named like one. */
function isDate(path: string, type: z.core.$ZodType): boolean {
  const { def } = type._zod as z.core.$ZodTypes["_zod"];
  if (def.type === "date") return true;
  if (def.type !== "string") return false;
  const format = "format" in def ? String(def.format) : "";
  return (
    /^(date|datetime|time)$/.test(format) || /(_at|_on|_date|_time|\.at|\.date|\.since|\.until)$/.test(path)
  );
}

test("every operation has a unique id and address", () => {
  expect(operations.length).toBeGreaterThan(45);
  const addresses = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});
