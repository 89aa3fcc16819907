import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ApiClient,
  malformed,
  type TestApplication,
  testApplication,
} from "../../../../test/application.ts";
import { testAdmin, testCompany, testDraft, testPeople } from "../../../../test/company.ts";
import { sampleOperator } from "../../../system/operator.ts";
import { signJoinToken } from "../../access/tokens/join-token.ts";

let t: TestApplication;
let client: ApiClient;

beforeAll(async () => {
  t = await testApplication({ operator: { ...sampleOperator, support: "desk@lantern.example" } });
  client = (await testAdmin(t)).client;
});
afterAll(() => t.close());

const put = (key: string, value: unknown) =>
  client(operations.putSetting, { params: { key }, body: malformed({ value }) });
const get = async (key: string) => (await client(operations.getSetting, { params: { key } })).body;
const drop = (key: string) => client(operations.deleteSetting, { params: { key } });

test("[D16] a stored setting is read back: key and value", async () => {
  expect(await get("credits.low")).toMatchObject({ key: "credits.low", changed_at: null, required: true });
  expect((await put("credits.low", 12)).status).toBe(200);
  expect(await get("credits.low")).toMatchObject({
    key: "credits.low",
    value: 12,
    changed_at: t.clock.now().toISOString(),
  });
});

test("[E54] an unknown setting gets SETTING_002", async () => {
  const missing = { status: 404, body: { code: "SETTING_002", message: "Setting not found" } };
  const key = "no.such";
  expect(await client(operations.getSetting, { params: { key } })).toMatchObject(missing);
  expect(await put(key, 1)).toMatchObject(missing);
  expect(await drop(key)).toMatchObject(missing);
  expect(await client(operations.getSetting, { params: { key: "constructor" } })).toMatchObject(missing);
});

test("[E53] a required setting cannot be deleted", async () => {
  const before = await get("credits.low");
  expect(await drop("credits.low")).toMatchObject({
    status: 409,
    body: { code: "SETTING_001", message: "Failed to delete setting" },
  });
  expect(await get("credits.low")).toEqual(before);
});

test.each([
  ["credits.low", -1],
  ["credits.low", 1.5],
  ["credits.low", "12"],
  ["support.email", "not an address"],
  ["media.kind", "pigeons"],
  ["media.daily_room", "http://rooms.example/a"],
  ["media.daily_room", "javascript:alert(1)"],
  ["experiences.withdrawn", ["../etc"]],
  ["experiences.withdrawn", ["no-such-story"]],
  ["experiences.withdrawn", "the-quiet-station"],
])("%s rejects %j, at the field", async (key, value) => {
  const before = await get(key);
  const response = await put(key, value);
  expect([response.status >= 400, Object.keys(response.body.errors!)]).toEqual([true, ["value"]]);
  expect(await get(key)).toEqual(before);
});

test("the address for help is the setting, or else that of the operator", async () => {
  const allowed = async () => (await t.client()(operations.getConfig)).body.operator.support_email;
  expect(await allowed()).toBe("desk@lantern.example");
  await put("support.email", "help@lantern.example");
  expect(await allowed()).toBe("help@lantern.example");
  expect((await drop("support.email")).status).toBe(204);
  expect(await allowed()).toBe("desk@lantern.example");
});

test("[P26] participants get the kind of call that is set, if its service is configured", async () => {
  const company = await testCompany(t, { credits: 4 });
  const [consumerId] = await testPeople(company.owner, 1);
  const sessionId = await testDraft(t, company.owner, { starts_at: t.clock.in(10) });
  const params = { id: sessionId };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [consumerId!] } });
  await company.owner(operations.confirmSession, { params });
  const link = { sessionId, consumerId: consumerId!, linkVersion: 1 };
  const body = { token: signJoinToken(t.context.settings.appKey, link) };
  const seat = t.client((await t.client()(operations.experienceLogin, { body })).body.token);
  const media = async () => (await seat(operations.getDataPackage, { query: { sessionId } })).body.media;

  expect(await media()).toEqual({ kind: "mesh", customDailyRoomUrl: null });
  await put("media.kind", "daily");
  expect(await media()).toEqual({ kind: "mesh", customDailyRoomUrl: null });
  await put("media.daily_room", "https://rooms.example/hour");
  expect(await media()).toEqual({ kind: "daily", customDailyRoomUrl: "https://rooms.example/hour" });
});
