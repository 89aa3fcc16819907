import Fastify from "fastify";
import { expect, test } from "vitest";
import { installSecurityText } from "./security-text.ts";

async function fields(support: string | null): Promise<[string, string][]> {
  const app = Fastify();
  installSecurityText(app, { origin: "https://play.example", operator: { support } });
  const { body, headers } = await app.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  return body
    .trim()
    .split("\n")
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
}

test("security.txt has a contact, and an expiry within a year", async () => {
  const text = Object.fromEntries(await fields(null));
  expect(text.Contact).toBe("https://play.example/contact");
  expect(text.Policy).toBe("https://play.example/security");
  const days = (Date.parse(text.Expires ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("the operator's address comes first", async () => {
  expect((await fields("help@play.example"))[0]).toEqual(["Contact", "mailto:help@play.example"]);
});
