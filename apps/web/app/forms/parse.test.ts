import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { parse } from "./parse.ts";

test("valid values come back as the schema reads them", async () => {
  const sent = { email: "freja@north.example", user_type_id: Role.CONSUMER_ADMIN_SUB };
  const result = await parse("inviteAdminBody", sent);
  expect(result).toMatchObject({ values: sent });
});

test("each wrong field has one text", async () => {
  const result = await parse("passwordBody", { password: "x", password_confirmation: "y" });
  if (!("errors" in result)) throw new Error("accepted");
  expect(Object.keys(result.errors)).toContain("password");
  for (const text of Object.values(result.errors)) expect(text).toMatch(/\w/);
});
