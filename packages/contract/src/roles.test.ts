import { expect, test } from "vitest";
import { isCompanyAdmin, Role, roleName } from "./roles.ts";

test.each([
  ["[O01] [D01]", Role.ADMIN, 1, "ADMIN"],
  ["[O02] [D02]", Role.CONSUMER_ADMIN, 2, "Company Owner"],
  ["[O03] [D03]", Role.CONSUMER_ADMIN_SUB, 4, "Sub-Administrator"],
])("%s type %i is the number %i, shown as %s", (_, role, number, name) => {
  expect([role, roleName(number)]).toEqual([number, name]);
});

test("[O04] any other type is shown as 'User'", () => {
  for (const type of [0, 3, 5, 8, -1]) expect(roleName(type)).toBe("User");
});

test("[O05] types 2 and 4 administer a company", () => {
  expect([1, 2, 3, 4, 8].filter(isCompanyAdmin)).toEqual([2, 4]);
});
