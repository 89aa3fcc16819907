import { servicePurposes } from "@lantern/contract/data-protection";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { testCompany } from "../../../../test/company.ts";
import { pdfText, readPdf } from "../../../../test/pdf.ts";
import { settings } from "../../../../test/settings.ts";
import { companies } from "../../../db/schema/index.ts";
import { sampleOperator } from "../../../system/operator.ts";
import { agreementPdf } from "./pdf.ts";
import { servicesOf } from "./service.ts";
import { texts } from "./texts.ts";

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
  expect(await read()).toMatchObject({ person_measures: true, chat_retention_days: 30, log_months: 12 });
  await t.database.db
    .update(companies)
    .set({ personMeasures: false, chatRetentionDays: 7 })
    .where(eq(companies.id, company.id));
  expect(await read()).toMatchObject({ person_measures: false, chat_retention_days: 7 });
  await t.database.pool.query("delete from settings");
  expect(await read()).toMatchObject({ log_months: 0 });
});

test("the agreement names the company and its own period", async () => {
  const company = await testCompany(t);
  await t.database.db.update(companies).set({ chatRetentionDays: 7 }).where(eq(companies.id, company.id));
  const { name } = (await company.owner(operations.getCompany)).body;
  const agreement = await pdfText(t, "/api/company/data-processing?format=pdf", company.token);
  expect(agreement).toContain(name);
  expect(agreement).toContain("stored for 7 days");
});

const textOf = async (facts: Parameters<typeof agreementPdf>[0]) =>
  (await readPdf(await agreementPdf(facts))).text;

test("each service and the operator are in the agreement; without them, it says so and has rules to write on", async () => {
  const facts = { company: "Acme", chatDays: 30, origin: "https://play.example.com", created: new Date(0) };
  const services = [{ purpose: "relay" as const, name: "relay.example.com" }];
  const full = await textOf({ ...facts, operator: sampleOperator, services });
  expect(full).toContain("relay.example.com");
  expect(full).toContain(servicePurposes.relay.gets.slice(0, 30));
  expect(full).toContain(sampleOperator.name);
  const nobody = {
    ...sampleOperator,
    name: null,
    street: null,
    postcode: null,
    city: null,
    country: null,
    vat: null,
  };
  const empty = await textOf({ ...facts, operator: nobody, services: [] });
  expect(empty).toContain(texts.noServices.slice(0, 30));
  expect(empty).not.toContain(sampleOperator.name);
});
