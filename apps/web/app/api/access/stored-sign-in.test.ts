import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { isAdministrator } from "./stored-sign-in.ts";

test("everybody who has a dashboard can open it, and a participant cannot", () => {
  for (const user_type_id of Object.values(Role))
    expect([user_type_id, isAdministrator({ user_type_id })]).toEqual([user_type_id, true]);
  for (const user_type_id of [3, 8]) expect(isAdministrator({ user_type_id })).toBe(false);
  expect(isAdministrator({ consumer_id: "c1" })).toBe(false);
});
