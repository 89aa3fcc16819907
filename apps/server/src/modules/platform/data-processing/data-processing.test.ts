import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { testCompany } from "../../../../test/company.ts";
import { settings } from "../../../../test/settings.ts";
import { companies } from "../../../db/schema/index.ts";
import { servicesOf } from "./service.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("each configured service is named by its host, without its secrets", () => {
  const received = servicesOf({
    settings: {
      ...settings,
      local: false,
      billing: { ...settings.billing, vatCheck: "on" },
      smtpUrl: "smtps://user:hush-hush@mail.example.com:465",
      intercomAppId: "abcd1234",
      sentryDsn: "https://hush-hush@reports.example.com/7",
      databaseUrl: "postgres://user:hush-hush@db.example.com/lantern",
      relay: {
        urls: ["turn:relay.example.com:3478?transport=udp", "turns:relay.example.com:443"],
        secret: "hush-hush",
      },
    },
    social: { microsoft: { offer: {}, identify: async () => Promise.reject(new Error("unused")) } as never },
    payments: { kind: "stripe" } as never,
  });
  expect(received).toEqual([
    { purpose: "email", name: "mail.example.com" },
    { purpose: "payments", name: "Stripe" },
    { purpose: "vat_numbers", name: "ec.europa.eu" },
    { purpose: "sign_in", name: "Microsoft" },
    { purpose: "relay", name: "relay.example.com" },
    { purpose: "chat", name: "Intercom" },
    { purpose: "error_reports", name: "reports.example.com" },
    { purpose: "database", name: "db.example.com" },
  ]);
  expect(JSON.stringify(received)).not.toContain("hush");
});

test("the page for works councils has the company's own settings", async () => {
  const company = await testCompany(t);
  const read = async () => (await company.owner(operations.getDataProcessing)).body;
  expect(await read()).toMatchObject({ person_measures: true, chat_retention_days: 30 });
  await t.database.db
    .update(companies)
    .set({ personMeasures: false, chatRetentionDays: 7 })
    .where(eq(companies.id, company.id));
  expect(await read()).toMatchObject({ person_measures: false, chat_retention_days: 7 });
});
