import { readdirSync, readFileSync } from "node:fs";
import { fault } from "@lantern/contract/fault";
import * as operations from "@lantern/contract/http";
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import {
  emailedSecret,
  password,
  registration,
  type TestCompany,
  testCompany,
} from "../../../../test/company.ts";
import { newPasswordHash } from "./passwords.ts";

const maren = {
  email: "Maren.Solberg@northwind.example",
  firstName: "Maren",
  lastName: "Sölberg",
  company: "Northwind Instruments",
};
const error = { code: "REQUEST_001", fields: { password: [{ code: expect.any(String) }] } };
let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
});
afterAll(() => t.close());

test.each([
  "maren.solberg@northwind.example",
  "MAREN.SOLBERG@NORTHWIND.EXAMPLE",
  "MarenSolberg",
  "solberg, maren",
  "Sölberg1984!",
  "northwind2026",
  "Maren@Northwind#1",
  "instruments 42",
])("the password %s is the person's own name or address, and is rejected", async (word) => {
  await expect(newPasswordHash(word, maren)).rejects.toMatchObject(error);
});

test.each(["maren walks to the sea", "marenade1", "20 lanterns", "83749201635", "冬の灯りは遠い道を照らす"])(
  "the password %s is more than that, and is accepted",
  async (word) => {
    await expect(newPasswordHash(word, maren)).resolves.toMatch(/^\$argon2id\$/);
  },
);

test.each([
  "aaaaaaaa",
  "aAaAaAaAa",
  "000000000000000000",
  "        ",
  "!!!!!!!!!!",
  "\u0130".repeat(8),
  "é".normalize("NFD").repeat(8),
  "ＡAａaＡAａa",
  "👍🏽".repeat(4),
])("the password %s is one character repeated, and is rejected with a text of its own", async (word) => {
  const fields = { password: [fault("REPEATED_PASSWORD")] };
  await expect(newPasswordHash(word, maren)).rejects.toMatchObject({ code: "REQUEST_001", fields });
});

test.each(["aaaaaaab", "a a a a a", "👍🏽👍🏿👍🏽👍🏿"])(
  "the password %s is more than one character",
  async (word) => {
    await expect(newPasswordHash(word, maren)).resolves.toMatch(/^\$argon2id\$/);
  },
);

test("the 10,000 most common passwords are rejected in any letter case", async () => {
  const most = dictionary["passwords-common"].slice(0, 10_000);
  expect(most).toHaveLength(10_000);
  const removed: string[] = [];
  for (const [n, word] of most.entries()) {
    const typed = n % 2 ? word.toUpperCase() : word;
    await newPasswordHash(typed, maren).then(
      () => removed.push(typed),
      () => {},
    );
  }
  expect(removed).toEqual([]);
});

test("[V01] every operation that sets a password rejects a common one, one character repeated and the person's own name, and accepts another one", async () => {
  const invited = "benedikt.hahn@colleagues.example";
  await company.owner(operations.inviteAdmin, { body: { email: invited, user_type_id: 4 } });
  const invitation = await emailedSecret(t, invited);
  await t.client()(operations.forgotPassword, { body: { email: company.email } });
  const token = await emailedSecret(t, company.email);
  const names = { first_name: "Benedikt", last_name: "Hahn", terms: true };
  const methods: Record<string, (word: string) => ReturnType<TestCompany["owner"]>> = {
    signUp: (word) => {
      const body = { ...registration("maren@another.example"), password: word, password_confirmation: word };
      return t.client()(operations.register, { body });
    },
    invitation: (word) => {
      const body = { ...names, password: word, password_confirmation: word };
      return t.client()(operations.acceptInvitation, { params: { token: invitation }, body });
    },
    change: (word) => {
      const body = { current_password: password, password: word, password_confirmation: word };
      return company.owner(operations.putPassword, { body });
    },
    reset: (word) => {
      const body = { token, password: word, password_confirmation: word };
      return t.client()(operations.resetPassword, { body });
    },
  };
  const own: Record<string, string> = { invitation: "benedikt.hahn1" };
  for (const [method, set] of Object.entries(methods)) {
    for (const word of ["password123", "zzzzzzzzzzzz", own[method] ?? "Maren.Solberg1"]) {
      const response = await set(word);
      expect([method, word, response.status, response.body.code, Object.keys(response.body.errors)]).toEqual([
        method,
        word,
        422,
        "REQUEST_001",
        ["password"],
      ]);
    }
    expect([method, (await set("a lamp on the far shore")).status < 300]).toEqual([method, true]);
  }
});

test("a person whose password was changed gets an email, whichever way it was changed, without a secret or typed text", async () => {
  const { owner, email } = await testCompany(t);
  const word = "a lamp on the far shore";
  const body = { current_password: password, password: word, password_confirmation: word };
  await owner(operations.putPassword, { body });
  await t.client()(operations.forgotPassword, { body: { email } });
  const token = await emailedSecret(t, email);
  await t.client()(operations.resetPassword, { body: { token, password, password_confirmation: password } });
  const emails = (await t.emails(email)).filter(({ kind }) => kind === "password-changed");
  expect(emails.map(({ links }) => links)).toEqual(
    Array(2).fill(["http://localhost:3000/password/reset", "http://localhost:3000/contact"]),
  );
  expect(emails[0]?.text).not.toContain("Maren");
});

test("every password is hashed with these rules, except those of the demo", () => {
  const root = new URL("../../../", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const hashing = files.filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) && readFileSync(new URL(file, root), "utf8").includes("hashPassword("),
  );
  expect(hashing.toSorted()).toEqual(["local/demo/seed.ts", "modules/access/users/passwords.ts"]);
});
