import * as operations from "@lantern/contract/http";
import { expect, test } from "vitest";
import { testApplication } from "../../../test/application.ts";
import { testCompany, testDraft } from "../../../test/company.ts";

const isolate = (name: string) => `\u2068${name}\u2069`;

test("names that are read from right to left keep their place in subject, title and text; the calendar has them plain", async () => {
  const t = await testApplication();
  const company = await testCompany(t);
  await company.owner(operations.patchUser, { body: { first_name: "محمد", last_name: "علي" } });
  const person = { first_name: "שרה", last_name: "(כהן)", email: "sara@people.example" };
  const added = await company.owner(operations.createConsumer, { body: person });
  const only = { last_name: "王", email: "wang@people.example" };
  const other = await company.owner(operations.createConsumer, { body: only });
  const params = { id: await testDraft(t, company.owner) };
  const consumer_ids = [added.body.id, other.body.id];
  await company.owner(operations.putAttendees, { params, body: { consumer_ids } });
  await company.owner(operations.confirmSession, { params });
  await company.owner(operations.inviteAttendees, { params });

  const [email] = await t.emails(person.email);
  expect(email?.subject).toContain(`${isolate("محمد علي")} (Northwind Instruments) invites you`);
  for (const body of [email!.text, email!.html]) {
    expect(body).toContain(`${isolate("שרה")}, you have a seat`);
    expect(body).toContain(isolate("محمد علي"));
  }
  expect(email?.calendar?.content).not.toMatch(/[\u2066-\u2069]/);
  // Who has one name is addressed by it.
  expect((await t.emails(only.email))[0]?.text).toContain("王, you have a seat");
  await t.close();
});
