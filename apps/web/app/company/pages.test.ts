import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { insteadOf, mayOpen, namedFor, pageAt, pages, sectionAt, sidebarFor } from "./pages.ts";

const administrator = { billing_only: false, may_buy: true };
const users = {
  owner: { ...administrator, user_type_id: Role.CONSUMER_ADMIN },
  "Sub-Administrator": { ...administrator, user_type_id: Role.CONSUMER_ADMIN_SUB, may_buy: false },
  "limited to billing": { ...administrator, user_type_id: Role.CONSUMER_ADMIN_SUB, billing_only: true },
  ADMIN: { user_type_id: Role.ADMIN, billing_only: false, may_buy: false },
};
type Who = keyof typeof users;

test.each([
  ["/dashboard/sessions/1/report", "sessions"],
  ["/dashboard/series/1", "sessions"],
  ["/dashboard/createSeries", "sessions"],
  ["/dashboard/createConsumer", "participants"],
  ["/checkoutSuccess", "billing"],
  ["/dashboard/settings/keys", undefined],
  ["/dashboard/profile", undefined],
])("%s belongs to %s in the sidebar", (address, folder) => {
  expect(sectionAt(address)?.folder).toBe(folder);
});

test.each<[Who, string, ReturnType<typeof insteadOf>]>([
  ["owner", "/dashboard/settings/keys", null],
  ["Sub-Administrator", "/dashboard/sessions", null],
  ["Sub-Administrator", "/dashboard/checkout", null],
  ["limited to billing", "/dashboard/home", "billing"],
  ["limited to billing", "/dashboard/works-council", "billing"],
  ["limited to billing", "/checkoutSuccess", null],
  ["limited to billing", "/dashboard/profile", null],
  ["ADMIN", "/dashboard/sessions", "no company"],
  ["ADMIN", "/dashboard/checkout", "no company"],
  ["ADMIN", "/password-change", null],
])("the guard lets %s at %s through, or says what they get instead", (who, address, instead) => {
  expect(insteadOf(pageAt(address), users[who])).toBe(instead);
});

test("an Owner's page shows its content to Owners only", () => {
  const keys = pageAt("/dashboard/settings/keys");
  expect(Object.values(users).map((user) => mayOpen(user, keys))).toEqual([true, false, false, false]);
});

test.each(Object.entries(users))("links of %s lead only where they may go", (_, user) => {
  const main = sidebarFor(user, "main").filter(({ folder }) => folder !== "home");
  for (const page of [...namedFor(user), ...main, ...sidebarFor(user, "company")])
    expect(mayOpen(user, page), page.path).toBe(true);
});

test("those who are limited to billing have links to it and to their account", () => {
  const folders = namedFor(users["limited to billing"]).map(({ folder }) => folder);
  expect(folders).toEqual(["billing", "profile", "checkout", "password-change"]);
  expect(sidebarFor(users["limited to billing"], "main")).toEqual([]);
  expect(sidebarFor(users.ADMIN, "main").map(({ folder }) => folder)).toEqual(["home"]);
});

test("no two pages have one folder, and the page above another one is in the list", () => {
  expect(new Set(pages.map(({ folder }) => folder)).size).toBe(pages.length);
  expect(pages.filter(({ under }) => under && !pageAt(under))).toEqual([]);
});
