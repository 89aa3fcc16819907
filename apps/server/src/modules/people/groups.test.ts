import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testPeople } from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;
let people: string[];

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  people = await testPeople(company.owner, 4);
});
afterAll(() => t.close());

const create = (name: string, consumer_ids: string[] = [], as = company) =>
  as.owner(operations.createGroup, { body: { name, consumer_ids } });
const change = (id: string, body: object, as = company) =>
  as.owner(operations.patchGroup, { params: { id }, body });
const saved = async () => (await company.owner(operations.consumerGroups)).body.saved;
const idsIn = async (group: string, as = company) =>
  (await as.owner(operations.listConsumers, { query: { group } })).body.items.map(({ id }) => id);

test("a list of people is saved under a name, found by it, changed, and deleted", async () => {
  const made = await create("Winter guests", people.slice(0, 3));
  expect(made).toMatchObject({ status: 201, body: { name: "Winter guests", count: 3 } });
  const { id } = made.body;
  expect(await saved()).toEqual([{ id, name: "Winter guests", count: 3 }]);
  expect((await idsIn(id)).sort()).toEqual(people.slice(0, 3).sort());
  const csv = await company.owner(operations.exportConsumers, { query: { group: id } });
  expect(csv.body.trim().split("\r\n")).toHaveLength(4);

  // Twice the same person is once in the group.
  const changed = await change(id, { name: "Guests", add: [people[3]!, people[2]!], remove: [people[0]!] });
  expect(changed.body).toEqual({ id, name: "Guests", count: 3 });
  expect((await idsIn(id)).sort()).toEqual(people.slice(1).sort());

  await company.owner(operations.deleteConsumer, { params: { id: people[3]! } });
  expect(await saved()).toEqual([{ id, name: "Guests", count: 2 }]);
  expect((await company.owner(operations.deleteGroup, { params: { id } })).status).toBe(204);
  expect(await saved()).toEqual([]);
  expect((await company.owner(operations.listConsumers)).body.items).toHaveLength(3);
});

test("two groups have different names, whatever the case", async () => {
  await create("Leads");
  const { body } = await create("Engineers");
  const nameInUse = { status: 422, body: { errors: { name: ["You already have a group with this name."] } } };
  expect(await create("leads")).toMatchObject(nameInUse);
  expect(await change(body.id, { name: "LEADS" })).toMatchObject(nameInUse);
  expect((await saved()).map(({ name }) => name)).toEqual(["Engineers", "Leads"]);
});

test("a company sees and changes only its own groups, with its own people", async () => {
  const other = await testCompany(t);
  const { id } = (await create("Ours", people.slice(0, 1))).body;
  const unknown = { status: 404, body: { code: "GROUP_UNKNOWN" } };
  expect(await change(id, { name: "Theirs" }, other)).toMatchObject(unknown);
  expect(await other.owner(operations.deleteGroup, { params: { id } })).toMatchObject(unknown);
  expect(await idsIn(id, other)).toEqual([]);
  expect((await other.owner(operations.consumerGroups)).body.saved).toEqual([]);
  const stranger = { status: 404, body: { code: "CONSUMER_001" } };
  expect(await create("Mixed", people.slice(0, 1), other)).toMatchObject(stranger);
  expect(await change(id, { add: await testPeople(other.owner, 1) })).toMatchObject(stranger);
  expect((await saved()).find((group) => group.id === id)).toMatchObject({
    name: "Ours",
    count: 1,
  });
});
