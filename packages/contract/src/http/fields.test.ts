import { describe, expect, test } from "vitest";
import * as z from "zod";
import { registerBody } from "./access-forms.ts";
import { country, email, line, timezone } from "./fields.ts";
import * as calls from "./index.ts";
import type { Operation } from "./operation.ts";

describe("fields", () => {
  test("a line is trimmed and holds no control characters, so it cannot write a mail header", () => {
    expect(line(80).parse("  Ana\r\nBcc: x@y.example\u0000 ")).toBe("Ana Bcc: x@y.example");
    expect(line(80).safeParse(" \n\t ").error?.issues[0]?.message).toBe("Please fill in this field.");
    expect(line(3).safeParse("abcd").error?.issues[0]?.message).toBe("Please use at most 3 characters.");
  });

  test("an e-mail address is trimmed; lists and names around it are none", () => {
    expect(email.parse(" ana@x.example ")).toBe("ana@x.example");
    for (const wrong of [
      "ana",
      "a@x.example,b@x.example",
      "Ana <a@x.example>",
      `${"a".repeat(250)}@x.example`,
    ]) {
      expect(email.safeParse(wrong).error?.issues[0]?.message).toBe("Please enter a valid e-mail address.");
    }
  });

  test("zones are those the platform knows, countries two capital letters", () => {
    expect(timezone.safeParse("Asia/Kathmandu").success).toBe(true);
    expect(timezone.safeParse("Europe/Atlantis").success).toBe(false);
    expect(country.safeParse("dk").success).toBe(false);
  });

  test("[E43] two passwords that differ are told at the second field, beside all other faults", () => {
    const form = { first_name: " ", last_name: "B", email: "a@b.example", company_name: "C", terms: true };
    const wrong = registerBody.safeParse({ ...form, password: "12345678", password_confirmation: "x" });
    expect(z.flattenError(wrong.error!).fieldErrors).toEqual({
      first_name: ["Please fill in this field."],
      password_confirmation: ["The passwords do not match"],
    });
  });
});

test("every operation has an id and an address of its own", () => {
  const exported: unknown[] = Object.values(calls);
  const operations = exported.filter(
    (value): value is Operation =>
      typeof value === "object" && value !== null && "method" in value && "path" in value,
  );
  expect(operations.length).toBeGreaterThan(45);
  const addresses = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});
