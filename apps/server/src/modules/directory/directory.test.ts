import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testPeople } from "../../../test/company.ts";
import {
  added,
  companyWithDirectory,
  enterprise,
  find,
  invitedSession,
  listed,
  newUser,
  own,
  patch,
} from "../../../test/directory.ts";

/** How directories add, find and change people. */

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("a joiner is on the company's list, with department and office, and in its audit log", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const sent = newUser({
    timezone: "Europe/Oslo",
    preferredLanguage: "nb-NO, de-DE;q=0.8, en;q=0.5",
    addresses: [{ type: "work", formatted: "Bergen" }],
    [enterprise]: { department: "Research", manager: { value: "7" } },
    phoneNumbers: [{ value: "1" }],
  });
  const { status, headers, body } = await directory("POST", "/Users", sent);
  expect([status, headers["content-type"]]).toEqual([201, "application/scim+json; charset=utf-8"]);
  expect(headers.location).toBe(`http://localhost:3000/scim/v2/Users/${body.id}`);
  expect(body).toMatchObject({
    userName: sent.userName,
    externalId: sent.externalId,
    active: true,
    [enterprise]: { department: "Research" },
    [own]: { office: "Bergen" },
    preferredLanguage: "de",
    meta: { resourceType: "User", location: headers.location },
  });
  expect(await listed(company)).toMatchObject([
    {
      id: body.id,
      first_name: "Ana",
      last_name: "Silva",
      email: sent.userName,
      department: "Research",
      office: "Bergen",
      timezone: "Europe/Oslo",
      language: "de",
    },
  ]);
  const { items } = (await company.owner(operations.listAudit)).body;
  expect(items[0]).toMatchObject({
    action: "consumer.add",
    subject: `consumer:${body.id}`,
    detail: { by: "directory" },
    key: { id: expect.any(String) },
  });
  expect(items[1]).toMatchObject({ action: "key.use", detail: { operation: "directory POST" } });
  expect((await directory("GET", `/Users/${body.id}`)).body).toEqual(body);
});

test("a person needs a user name and an address; nobody has another's", async () => {
  const { directory } = await companyWithDirectory(t);
  const { userName } = await added(directory);
  for (const [over, status, scimType] of [
    [{ userName: "" }, 400, "invalidValue"],
    [{ userName: "no-address", emails: [] }, 400, "invalidValue"],
    [{ emails: [{ value: "no address" }] }, 400, "invalidValue"],
    [{ name: { givenName: "x".repeat(500) } }, 400, "invalidValue"],
    [{ userName: userName.toUpperCase() }, 409, "uniqueness"],
    [{ emails: [{ value: userName }] }, 409, "uniqueness"],
  ] as const) {
    const response = await directory("POST", "/Users", newUser(over));
    expect([over, response.status, response.body]).toEqual([
      over,
      status,
      {
        schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
        status: String(status),
        scimType,
        detail: expect.any(String),
      },
    ]);
  }
});

test("the same requests at once make one person, and one notification of a leaver", async () => {
  const { company, directory } = await companyWithDirectory(t, 20);
  const sent = newUser();
  const made = await Promise.all(Array.from({ length: 8 }, () => directory("POST", "/Users", sent)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  const { id } = made.find(({ status }) => status === 201)!.body;
  await invitedSession(t, company, [id, ...(await testPeople(company.owner, 1))]);
  const inactive = patch({ op: "replace", path: "active", value: false });
  const left = await Promise.all(
    Array.from({ length: 8 }, () => directory("PATCH", `/Users/${id}`, inactive)),
  );
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200]));
  const { items } = (await company.owner(operations.listNotifications)).body;
  expect(items.filter(({ kind }) => kind === "person_left")).toHaveLength(1);
});

test("people who are on the list already are found and taken over, not added again", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const [id] = await testPeople(company.owner, 1);
  const [{ email }] = (await listed(company)) as [{ email: string }];
  expect((await find(directory, `userName eq "${email}"`)).Resources).toMatchObject([
    { id, userName: email },
  ]);
  const body = newUser({ userName: "upn@directory.example", emails: [{ value: email, type: "work" }] });
  expect((await directory("POST", "/Users", body)).body).toMatchObject({ id, name: { givenName: "Ana" } });
  expect((await directory("POST", "/Users", body)).status).toBe(409);
  expect(await listed(company)).toMatchObject([{ id, email, first_name: "Ana" }]);
});

test("a list is filtered and paged", async () => {
  const { directory } = await companyWithDirectory(t);
  const all = [];
  for (const department of ["A", "A", "B"])
    all.push(await added(directory, { [enterprise]: { department } }));
  const [first, second, third] = all;
  await directory("PATCH", `/Users/${third.id}`, patch({ op: "replace", path: "active", value: false }));
  for (const [filter, expected] of [
    [`userName eq "${first.userName.toUpperCase()}"`, [first]],
    [`USERNAME Eq "${first.userName}" and active eq true`, [first]],
    [`userName eq "${third.userName}" and active eq "True"`, []],
    [`externalId eq "${second.externalId}"`, [second]],
    [`externalId eq "${second.externalId.toUpperCase()}"`, []],
    [`emails.value eq "${second.userName}"`, [second]],
    [`emails[type eq "work" and value eq "${second.userName}"]`, [second]],
    [`emails[type eq "home" and value eq "${second.userName}"]`, []],
    ["active eq false", [third]],
    ["not (active eq false)", [first, second]],
    [`userName eq "${first.userName}" or externalId eq "${third.externalId}"`, [first, third]],
    [`active eq true and (id eq "${first.id}" or id eq "${third.id}")`, [first]],
    [`${enterprise}:department eq "a"`, [first, second]],
    [
      `userName sw "${first.userName.slice(0, 6)}" and userName co "@directory" and userName ew "example"`,
      null,
    ],
    ["timezone pr", []],
    [`userName ne "${first.userName}"`, [second, third]],
    [`userName eq "' or 1=1 --"`, []],
  ] as const) {
    const body = await find(directory, filter);
    if (expected === null) expect(body.totalResults).toBeGreaterThan(0);
    else
      expect([filter, body.Resources?.map((one: { id: string }) => one.id)]).toEqual([
        filter,
        expected.map(({ id }) => id),
      ]);
  }
  for (const filter of ["userName", "userName eq", ")(", "(".repeat(500), "active gt 1"])
    expect([filter, (await find(directory, filter)).scimType]).toEqual([filter, "invalidFilter"]);

  const page = (await directory("GET", "/Users?startIndex=2&count=1")).body;
  expect(page).toMatchObject({
    totalResults: 3,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: [{ id: second.id }],
  });
  expect((await directory("GET", "/Users?count=0")).body).toMatchObject({ totalResults: 3, Resources: [] });
  expect((await directory("GET", "/Users?startIndex=-5")).body.startIndex).toBe(1);
  expect((await directory("GET", "/Users?startIndex=99")).body).toMatchObject({
    totalResults: 3,
    Resources: [],
  });
  expect((await directory("GET", "/Users?count=abc")).body.scimType).toBe("invalidValue");
});

test.each([
  [
    "Entra: one path each",
    [
      { op: "Replace", path: "name.givenName", value: "Bea" },
      { op: "Add", path: `${enterprise}:department`, value: "Sales" },
      { op: "Add", path: `${enterprise}:manager`, value: "7" },
      { op: "Replace", path: 'addresses[type eq "work"].formatted', value: "Oslo" },
      { op: "Replace", path: 'emails[type eq "work"].value', value: "bea-entra@directory.example" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "1" },
    ],
    "bea-entra@directory.example",
  ],
  [
    "Entra: no path, dotted names",
    [
      {
        op: "replace",
        value: { "name.givenName": "Bea", [`${enterprise}:department`]: "Sales", [`${own}:office`]: "Oslo" },
      },
      { op: "replace", path: 'emails[type eq "home"].value', value: "not an address" },
    ],
    null,
  ],
  [
    "Okta: no path, whole attributes",
    [
      {
        op: "replace",
        value: {
          name: { givenName: "Bea", familyName: "Silva" },
          [enterprise]: { department: "Sales" },
          [own]: { office: "Oslo" },
          emails: [{ value: "bea-okta@directory.example", primary: true }],
        },
      },
    ],
    "bea-okta@directory.example",
  ],
])("PATCH as sent by %s", async (_, Operations, email) => {
  const { company, directory } = await companyWithDirectory(t);
  const user = await added(directory);
  const { status, body } = await directory("PATCH", `/Users/${user.id}`, patch(...Operations));
  expect([status, body.name.givenName]).toEqual([200, "Bea"]);
  expect(await listed(company)).toMatchObject([
    {
      first_name: "Bea",
      last_name: "Silva",
      department: "Sales",
      office: "Oslo",
      email: email ?? user.userName,
    },
  ]);
  const removed = await directory(
    "PATCH",
    `/Users/${user.id}`,
    patch({ op: "Remove", path: `${enterprise}:department` }, { op: "remove", path: own }),
  );
  expect([removed.body[enterprise], removed.body[own]]).toEqual([undefined, undefined]);
  expect(await listed(company)).toMatchObject([{ department: null, office: null }]);
});

test("PUT changes what it has, and repeating it writes nothing into the audit log", async () => {
  const { company, directory } = await companyWithDirectory(t);
  const user = await added(directory, { [enterprise]: { department: "Research" } });
  const body = newUser({ userName: user.userName, name: { givenName: "Bea", familyName: "" } });
  body.emails = user.emails;
  expect((await directory("PUT", `/Users/${user.id}`, body)).status).toBe(200);
  expect(await listed(company)).toMatchObject([
    { first_name: "Bea", last_name: null, department: "Research" },
  ]);
  const entries = async () => (await company.owner(operations.listAudit)).body.items.length;
  const before = await entries();
  expect((await directory("PUT", `/Users/${user.id}`, body)).status).toBe(200);
  expect(await entries()).toBe(before);
});
