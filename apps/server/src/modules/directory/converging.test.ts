import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testPeople } from "../../../test/company.ts";
import {
  added,
  attendeesOf,
  companyWithDirectory,
  enterprise,
  find,
  invitedSession,
  listed,
  newUser,
  patch,
  setStatus,
} from "../../../test/directory.ts";

/** Whatever order a directory sends things in, there is one person for each of its people. */

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const inactive = patch({ op: "replace", value: { active: false } });

test.each<[string, (sent: ReturnType<typeof newUser>) => Record<string, unknown>]>([
  ["as before", () => ({})],
  ["in capital letters", ({ userName }) => ({ userName: userName.toUpperCase() })],
  ["without an externalId", () => ({ externalId: undefined })],
  ["without saying that they are active", () => ({ active: undefined })],
  [
    "with another user name",
    ({ userName }) => ({ userName: `new-${userName}`, emails: [{ value: `new-${userName}` }] }),
  ],
])("POST of somebody who left, %s, brings the same person back", async (_, change) => {
  const { company, directory } = await companyWithDirectory(t, 20);
  const sent = newUser();
  const first = (await directory("POST", "/Users", sent)).body;
  const past = await invitedSession(t, company, [first.id, ...(await testPeople(company.owner, 1))]);
  await setStatus(t, past, "completed");
  await directory("PATCH", `/Users/${first.id}`, inactive);
  const again = { ...sent, name: { givenName: "Bea", familyName: "Holm" }, ...change(sent) };
  const back = await directory("POST", "/Users", again);
  expect([back.status, back.body.id, back.body.active]).toEqual([201, first.id, true]);
  expect(back.headers.location).toContain(first.id);
  const people = (await listed(company)).filter(({ email }) => String(email).endsWith("@directory.example"));
  expect(people).toMatchObject([{ id: first.id, first_name: "Bea", last_name: "Holm" }]);
  expect(await attendeesOf(company, past)).toHaveLength(2);
  expect(await find(directory, `externalId eq "${sent.externalId}"`)).toMatchObject({ totalResults: 1 });
  // From now on they are on the list, so a third POST is a mistake.
  expect((await directory("POST", "/Users", again)).status).toBe(409);
});

test("somebody who left and whom the directory sends as inactive stays away", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const sent = newUser();
  const { id } = (await directory("POST", "/Users", sent)).body;
  await directory("PATCH", `/Users/${id}`, inactive);
  const again = await directory("POST", "/Users", { ...sent, active: false });
  expect([again.status, again.body.id, again.body.active]).toEqual([201, id, false]);
  expect(await listed(company)).toEqual([]);
});

test("externalId is who a person is: a POST with a new name changes them, and nobody else can have it", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const [ana, leo] = [await added(directory), await added(directory)];
  const renamed = newUser({ externalId: ana.externalId });
  const response = await directory("POST", "/Users", renamed);
  expect([response.status, response.body.id, response.body.userName]).toEqual([
    201,
    ana.id,
    renamed.userName,
  ]);
  expect(await listed(company)).toHaveLength(2);
  for (const [method, path, body] of [
    ["PATCH", `/Users/${leo.id}`, patch({ op: "add", path: "externalId", value: ana.externalId })],
    ["PUT", `/Users/${leo.id}`, { userName: leo.userName, externalId: ana.externalId }],
    // The address is Leo's, and the id is Ana's: nobody can say who is meant.
    ["POST", "/Users", newUser({ externalId: ana.externalId, userName: leo.userName })],
  ] as const) {
    const refused = await directory(method, path, body);
    expect([method, refused.status, refused.body.scimType]).toEqual([method, 409, "uniqueness"]);
  }
  expect((await directory("GET", `/Users/${leo.id}`)).body).toEqual(leo);
});

test("an address that a directory gives to somebody else makes nobody inherit a person", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const sent = newUser();
  const { id } = (await directory("POST", "/Users", sent)).body;
  await directory("PATCH", `/Users/${id}`, inactive);
  const other = { ...sent, externalId: "another-person" };
  const refused = await directory("POST", "/Users", other);
  expect([refused.status, refused.body.scimType]).toEqual([409, "uniqueness"]);
  expect(refused.body.detail).toContain("externalId");
  expect(refused.body.detail).toContain(id);
  expect(await listed(company)).toEqual([]);
  expect((await directory("DELETE", `/Users/${id}`)).status).toBe(204);
  const made = await directory("POST", "/Users", other);
  expect([made.status, made.body.id === id]).toEqual([201, false]);
});

test.each([
  'manager eq "7"',
  'title eq "x"',
  'members[value eq "7"]',
  'groups.value eq "7"',
  'urn:example:params:1.0:User:costCenter eq "7"',
  'meta.lastModified gt "2026-01-01T00:00:00Z"',
  `${enterprise}:manager.value eq "7"`,
  "nickName pr",
  "userName eq null",
  'active eq "perhaps"',
])("the filter %s is no reason to refuse a query", async (condition) => {
  const { directory } = await companyWithDirectory(t);
  const { id } = await added(directory);
  const ids = async (filter: string) => {
    const body = await find(directory, filter);
    return [body.detail, body.Resources?.map((one: { id: string }) => one.id)];
  };
  expect(await ids(`id eq "${id}" and ${condition}`)).toEqual([undefined, []]);
  expect(await ids(`id eq "${id}" or ${condition}`)).toEqual([undefined, [id]]);
  expect(await ids(`id eq "${id}" and not (${condition})`)).toEqual([undefined, [id]]);
});

test("people are found by the names that they are listed with", async () => {
  const { directory } = await companyWithDirectory(t);
  const { id } = await added(directory, { name: { givenName: "Zoë", familyName: "Ångström" } });
  for (const filter of [
    'displayName eq "Zoë Ångström"',
    'name.formatted eq "zoë ÅngSTRöm"',
    'name.familyName ge "a" and name.givenName lt "zz"',
    'meta.resourceType eq "User"',
    'emails[type ne "home"]',
    'displayName ne "Somebody"',
  ])
    expect([filter, (await find(directory, filter)).Resources?.[0]?.id]).toEqual([filter, id]);
});

test("addresses with slashes too many, or in capital letters, are the same addresses", async () => {
  const { directory } = await companyWithDirectory(t);
  const user = await added(directory);
  const filter = `filter=${encodeURIComponent(`userName eq "${user.userName}"`)}`;
  for (const [method, path, status, body] of [
    ["GET", `/Users/?${filter}`, 200],
    ["GET", `//Users?${filter}`, 200],
    ["GET", `//Users//?${filter}`, 200],
    ["GET", `/users?${filter}`, 200],
    ["GET", "/ServiceProviderConfig/", 200],
    ["GET", "/resourcetypes/user/", 200],
    ["GET", `/Schemas/${enterprise}/`, 200],
    ["GET", `/Users/${user.id}/`, 200],
    ["GET", `//Users/${user.id.toUpperCase()}`, 200],
    ["POST", "/Users/", 201, newUser()],
    ["POST", "//Users", 201, newUser()],
    ["PUT", `/Users/${user.id}/`, 200, newUser({ userName: user.userName, externalId: undefined })],
    ["PATCH", `//Users/${user.id}`, 200, patch({ op: "replace", value: { active: true } })],
    ["DELETE", `//Users/${user.id}/`, 204],
  ] as const) {
    const response = await directory(method, path, body);
    expect([method, path, response.status]).toEqual([method, path, status]);
    if (path.includes(filter)) expect([path, response.body.totalResults]).toEqual([path, 1]);
  }
  // Elsewhere an address stays what it is.
  for (const url of ["/api//user", "/scim/v2x//Users", "/scim//v2"])
    expect([url, (await t.app.inject({ method: "GET", url })).statusCode]).toEqual([url, 404]);
});

test.each<[string, unknown[], Record<string, unknown>]>([
  [
    "a value in a list",
    [{ op: "Replace", path: "name.givenName", value: [{ $ref: null, value: "Bo" }] }],
    { first_name: "Bo" },
  ],
  [
    "a list of plain values",
    [{ op: "Add", path: `${enterprise}:department`, value: ["Sales"] }],
    { department: "Sales" },
  ],
  [
    "a value in an object",
    [{ op: "Add", path: "timezone", value: { value: "Europe/Oslo" } }],
    { timezone: "Europe/Oslo" },
  ],
  [
    "a whole attribute in a list",
    [{ op: "replace", path: "name", value: [{ givenName: "Bo", familyName: "Li" }] }],
    { first_name: "Bo", last_name: "Li" },
  ],
  [
    "lists without a path",
    [
      {
        op: "replace",
        value: { "name.familyName": [{ value: "Li" }], [enterprise]: [{ department: ["IT"] }] },
      },
    ],
    { last_name: "Li", department: "IT" },
  ],
  [
    "an address in a list",
    [{ op: "Replace", path: 'emails[type eq "work"].value', value: [{ value: "list@directory.example" }] }],
    { email: "list@directory.example" },
  ],
  ["an empty list", [{ op: "replace", path: "name.givenName", value: [] }], { first_name: null }],
  ["a number", [{ op: "add", path: `${enterprise}:department`, value: 42 }], { department: "42" }],
  [
    "a time zone that nobody knows",
    [
      { op: "add", path: "timezone", value: "Mars/Olympus" },
      { op: "replace", path: "name.givenName", value: "Bo" },
    ],
    { timezone: null, first_name: "Bo" },
  ],
  [
    "a path that we cannot read, of an attribute that is not ours",
    [
      { op: "add", path: "Büro und Raum", value: "7" },
      { op: "add", path: 'roles[primary eq "True"].value', value: "x" },
      { op: "replace", path: "name.givenName", value: "Bo" },
    ],
    { first_name: "Bo" },
  ],
  [
    "more departments than fit",
    [{ op: "add", path: `${enterprise}:department`, value: "D".repeat(400) }],
    { department: null },
  ],
])("PATCH with %s", async (_, operations, expected) => {
  const { company, directory } = await companyWithDirectory(t);
  const { id } = await added(directory, { timezone: "Europe/Berlin" });
  const { status, body } = await directory("PATCH", `/Users/${id}`, patch(...operations));
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(await listed(company)).toMatchObject([expected]);
});

test("an inactive person in a list is a leaver", async () => {
  const { directory } = await companyWithDirectory(t);
  for (const value of [[{ $ref: null, value: "False" }], ["false"], { value: false }, 0, "0"]) {
    const { id } = await added(directory);
    const { body } = await directory(
      "PATCH",
      `/Users/${id}`,
      patch({ op: "Replace", path: "active", value }),
    );
    expect([value, body.active]).toEqual([value, false]);
  }
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["displayName alone", { displayName: "Suharto" }, { first_name: "Suharto", last_name: null }],
  ["name.formatted alone", { name: { formatted: "Suharto" } }, { first_name: "Suharto", last_name: null }],
  [
    "empty names beside it",
    { name: { givenName: "", familyName: null }, displayName: "王小明" },
    { first_name: "王小明", last_name: null },
  ],
  [
    "a family name beside it",
    { name: { familyName: "Li" }, displayName: "Bo Li" },
    { first_name: null, last_name: "Li" },
  ],
  [
    "both names beside it",
    { displayName: "Holm, Ana (HR)", name: { givenName: "Ana", familyName: "Holm" } },
    { first_name: "Ana", last_name: "Holm" },
  ],
  ["no name at all", {}, { first_name: null, last_name: null }],
])("a name that comes as %s", async (_, names, expected) => {
  const { company, directory } = await companyWithDirectory(t);
  const { id } = await added(directory, { name: undefined, ...names });
  expect(await listed(company)).toMatchObject([expected]);
  // A new display name is the name of those who have no other.
  const change = patch({ op: "Replace", path: "displayName", value: "New Name" });
  await directory("PATCH", `/Users/${id}`, change);
  const isOnlyName = expected.last_name === null;
  expect(await listed(company)).toMatchObject([isOnlyName ? { first_name: "New Name" } : expected]);
});

test("a person is added without what we cannot store", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const made = await directory(
    "POST",
    "/Users",
    newUser({ timezone: "Atlantis", [enterprise]: { department: "x".repeat(500) }, addresses: "nowhere" }),
  );
  expect([made.status, made.body.timezone]).toEqual([201, undefined]);
  expect(await listed(company)).toMatchObject([{ first_name: "Ana", timezone: null, department: null }]);
});
