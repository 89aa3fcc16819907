import { expect, test } from "vitest";
import { readGroups } from "./groups-policy.ts";

const settings = { groupClaim: "groups", ownerGroup: "owners" };
const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";

test.each<[Record<string, unknown>, boolean]>([
  [{ groups: ["owners"] }, true],
  [{ groups: "owners" }, true],
  [{ groups: [" owners "] }, true],
  [{ groups: ["staff", "owners"], _claim_names: { groups: "src1" } }, true],
  [{ groups: ["staff"] }, false],
  [{ groups: ["co-owners", "owners of pets"] }, false],
])("%j says whether somebody is an Owner", (claims, isOwner) => {
  expect(readGroups(settings, claims)).toEqual({ isOwner, groupProblem: null, groupsReceived: null });
});

test.each([
  [{}, "missing"],
  [{ groups: null }, "missing"],
  [{ groups: [] }, "missing"],
  [{ groups: "" }, "missing"],
  [{ Groups: ["owners"] }, "missing"],
  [{ _claim_names: { groups: "src1" }, _claim_sources: { src1: {} } }, "too_many"],
  [{ groups: [], _claim_names: { groups: "src1" } }, "too_many"],
  [{ hasgroups: true }, "too_many"],
  [{ hasgroups: "true" }, "too_many"],
  [{ _claim_names: "src1" }, "missing"],
])("%j says nothing, and why", (claims, groupProblem) => {
  expect(readGroups(settings, claims)).toEqual({ isOwner: false, groupProblem, groupsReceived: null });
});

test.each<[unknown, string[]]>([
  [["/owners"], ["/owners"]],
  [["Owners", "staff"], ["Owners"]],
  [["OWNERS"], ["OWNERS"]],
  [["ｏｗｎｅｒｓ"], ["ｏｗｎｅｒｓ"]],
  [["CN=Owners,OU=Groups,DC=firm,DC=example"], ["CN=Owners,OU=Groups,DC=firm,DC=example"]],
  [["FIRM\\owners"], ["FIRM\\owners"]],
  ["staff,owners", ["staff,owners"]],
  ['["owners"]', ['["owners"]']],
  [[{ name: "owners" }], ['{"name":"owners"}']],
  [{ owners: true }, ['{"owners":true}']],
  [[id], [id]],
])("%j gives nobody a right, and the Owner reads what came", (groups, groupsReceived) => {
  expect(readGroups(settings, { groups })).toEqual({
    isOwner: false,
    groupProblem: "other_form",
    groupsReceived,
  });
});

test("without a claim or a group in the settings, nobody is asked", () => {
  for (const none of [{ groupClaim: null }, { ownerGroup: null }])
    expect(readGroups({ ...settings, ...none }, {})).toMatchObject({ isOwner: false, groupProblem: null });
  expect(readGroups({ ...settings, ownerGroup: id }, { groups: [id] }).isOwner).toBe(true);
  const many = Array.from({ length: 200 }, () => id);
  expect(readGroups(settings, { groups: many }).groupsReceived).toHaveLength(5);
});
