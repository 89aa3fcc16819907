import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { companyWithDirectory, enterprise, find, listed, patch } from "../../../test/directory.ts";

/** The requests of Entra ID and Okta in the order in which they really send them. */

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const core = "urn:ietf:params:scim:schemas:core:2.0:User";

/** As its default mappings send it. */
const entraUser = (name: string, objectId: string) => ({
  schemas: [core, enterprise],
  externalId: objectId,
  userName: `${name}@entra.example`,
  active: true,
  addresses: [{ type: "work", formatted: "Building 2", locality: "Oslo", primary: false }],
  displayName: "Ana Holm",
  emails: [{ type: "work", value: `${name}@entra.example`, primary: true }],
  meta: { resourceType: "User" },
  name: { formatted: "Ana Holm", familyName: "Holm", givenName: "Ana" },
  phoneNumbers: [{ type: "mobile", value: "555" }],
  preferredLanguage: "nb-NO",
  title: "Engineer",
  [enterprise]: { department: "Research", employeeNumber: "7" },
});

test("Entra ID: test, create, manager, update, deactivate, return, delete, re-create, groups", async () => {
  const { company, directory } = await companyWithDirectory(t);
  // "Test Connection" looks for a user that nobody has.
  expect(await find(directory, `userName eq "${crypto.randomUUID()}"`)).toMatchObject({
    totalResults: 0,
    Resources: [],
  });
  const sent = entraUser("ana", "object-1");
  expect(await find(directory, `userName eq "${sent.userName}"`)).toMatchObject({ totalResults: 0 });
  const created = await directory("POST", "/Users", sent);
  const { id } = created.body;
  expect(created.status).toBe(201);
  // References are compared by a query, then set.
  expect(await find(directory, `id eq "${id}" and manager eq "object-9"`)).toMatchObject({ totalResults: 0 });
  const manager = { op: "Add", path: `${enterprise}:manager`, value: [{ $ref: null, value: "object-9" }] };
  expect((await directory("PATCH", `/Users/${id}`, patch(manager))).status).toBe(200);

  const updates = [
    { op: "Replace", path: "name.familyName", value: "Berg" },
    { op: "Replace", path: "displayName", value: "Ana Berg" },
    { op: "Replace", path: "userName", value: "ana.berg@entra.example" },
    { op: "Replace", path: 'emails[type eq "work"].value', value: "ana.berg@entra.example" },
    { op: "Add", path: 'addresses[type eq "work"].formatted', value: "Building 3" },
    { op: "Remove", path: 'phoneNumbers[type eq "mobile"].value' },
  ];
  expect((await directory("PATCH", `/Users/${id}`, patch(...updates))).body).toMatchObject({
    id,
    userName: "ana.berg@entra.example",
    displayName: "Ana Berg",
  });
  expect(await listed(company)).toMatchObject([{ last_name: "Berg", office: "Building 3" }]);

  // A soft deletion, and back within the month.
  for (const [value, active] of [
    ["False", false],
    ["True", true],
    ["False", false],
  ] as const) {
    const list = await find(directory, `userName eq "ana.berg@entra.example"`);
    expect(list.Resources[0].id).toBe(id);
    const changed = await directory("PATCH", `/Users/${id}`, patch({ op: "Replace", path: "active", value }));
    expect(changed.body.active).toBe(active);
  }
  // Then for good, and a new user with the same name.
  expect((await directory("DELETE", `/Users/${id}`)).status).toBe(204);
  expect((await directory("DELETE", `/Users/${id}`)).status).toBe(404);
  const second = await directory("POST", "/Users", entraUser("ana.berg", "object-2"));
  expect([second.status, second.body.id === id]).toEqual([201, false]);
  expect(await listed(company)).toHaveLength(1);

  // Somebody has left the groups mapping on.
  const query = `excludedAttributes=members&filter=${encodeURIComponent('displayName eq "Team"')}`;
  expect((await directory("GET", `/Groups?${query}`)).body).toMatchObject({ totalResults: 0, Resources: [] });
  const group = await directory("POST", "/Groups", { displayName: "Team", members: [] });
  expect([group.status, group.body.detail]).toEqual([404, expect.stringContaining("groups")]);
});

test("Okta: import, create, profile update, deactivate, reactivate, password, groups", async () => {
  const { company, directory } = await companyWithDirectory(t);
  expect((await directory("GET", "/Users?startIndex=1&count=100")).body).toMatchObject({ totalResults: 0 });
  expect((await directory("GET", "/Groups?startIndex=1&count=100")).body).toMatchObject({ totalResults: 0 });
  const sent = {
    schemas: [core],
    userName: "leo@okta.example",
    name: { givenName: "Leo", familyName: "Falk" },
    emails: [{ primary: true, value: "leo@okta.example", type: "work" }],
    displayName: "Leo Falk",
    locale: "en-US",
    timezone: "America/Los_Angeles",
    externalId: "00ujl29u0le5T6Aj10h7",
    groups: [],
    password: "1mz050nq",
    active: true,
  };
  expect(await find(directory, 'userName eq "leo@okta.example"')).toMatchObject({ totalResults: 0 });
  const { body: user } = await directory("POST", "/Users", sent);
  expect(JSON.stringify(user)).not.toContain("1mz050nq");
  // Before each change it reads, and sends everything back by PUT.
  const { body: read } = await directory("GET", `/Users/${user.id}`);
  const put = {
    ...read,
    name: { givenName: "Leo", familyName: "Berg" },
    displayName: "Leo Berg",
    groups: [],
  };
  expect((await directory("PUT", `/Users/${user.id}`, put)).body).toMatchObject({ displayName: "Leo Berg" });
  const password = patch({ op: "replace", value: { password: "new" } });
  expect((await directory("PATCH", `/Users/${user.id}`, password)).status).toBe(200);

  const setActive = (active: boolean) =>
    directory("PATCH", `/Users/${user.id}`, patch({ op: "replace", value: { active } }));
  expect((await setActive(false)).body.active).toBe(false);
  expect(await listed(company)).toEqual([]);
  // Assigned again: it looks for the name, and either activates whom it finds or makes them.
  expect((await find(directory, 'userName eq "leo@okta.example"')).Resources[0].id).toBe(user.id);
  expect((await setActive(true)).body).toMatchObject({ id: user.id, active: true });
  await setActive(false);
  const back = await directory("POST", "/Users", sent);
  expect([back.status, back.body.id, back.body.active]).toEqual([201, user.id, true]);
  expect(await listed(company)).toMatchObject([{ id: user.id, first_name: "Leo", last_name: "Falk" }]);
  expect((await directory("PUT", "/Groups/1", { displayName: "Team" })).status).toBe(404);
});
