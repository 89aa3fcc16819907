import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { breakingChanges, type Described } from "../../../../test/breaking-changes.ts";
import { allOperations } from "../../../../test/operations.ts";

/** The interface for programs, as it was promised. `npx vitest run -u` on this file accepts additions. */
const committed = fileURLToPath(new URL("../../../../../../docs/openapi.json", import.meta.url));
const before = existsSync(committed) ? (JSON.parse(readFileSync(committed, "utf8")) as Described) : null;

let t: TestApplication;
let now: Described;

beforeAll(async () => {
  t = await testApplication();
  const whole = (await t.app.inject("/api/openapi.json")).json() as Described;
  const scoped = new Set(allOperations.filter(({ scope }) => scope).map(({ id }) => id));
  const paths = Object.entries(whole.paths).flatMap(([path, methods]) => {
    const retained = Object.entries(methods).filter(([, { operationId }]) => scoped.has(operationId));
    return retained.length > 0 ? [[path, Object.fromEntries(retained)] as const] : [];
  });
  const { schemas } = whole.components;
  const named = namesIn(paths, schemas, new Set());
  now = {
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => named.has(name))) },
  };
});
afterAll(() => t.close());

/** The names of all schemas that a part refers to, also through others. */
function namesIn(
  part: unknown,
  schemas: Described["components"]["schemas"],
  names: Set<string>,
): Set<string> {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (!name || names.has(name)) continue;
    names.add(name);
    namesIn(schemas[name], schemas, names);
  }
  return names;
}

test("nothing that a program can rely on was removed or narrowed", () => {
  expect(before).not.toBeNull();
  expect(breakingChanges(before!, now)).toEqual([]);
});

test("the committed description is today's", async () => {
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(committed);
});

test("a removed operation, response field or enumeration value, a new required field and another type are breaking", () => {
  const changed = (change: (copy: Described) => void) => {
    const copy = structuredClone(now);
    change(copy);
    return breakingChanges(now, copy);
  };
  const body = (copy: Described) =>
    copy.paths["/api/session"]!.post!.requestBody!.content["application/json"]!.schema;
  const response = (copy: Described) => copy.components.schemas.Session!;
  expect(changed(() => {})).toEqual([]);
  expect(changed((copy) => delete copy.paths["/api/session/{id}/confirm"])).toHaveLength(1);
  expect(changed((copy) => delete response(copy).properties!.title)).not.toEqual([]);
  expect(changed((copy) => Object.assign(response(copy).properties!.title!, { type: "number" }))).not.toEqual(
    [],
  );
  const widened = (type: string) =>
    changed((copy) => {
      body(copy).properties!.title = { anyOf: [{ type }, { type: "null" }] };
    });
  expect(widened("string")).toEqual([]);
  expect(widened("number")).not.toEqual([]);
  expect(changed((copy) => body(copy).required!.push("notes"))).not.toEqual([]);
  expect(changed((copy) => Object.assign(response(copy).properties!, { more: { type: "string" } }))).toEqual(
    [],
  );
  expect(changed((copy) => Object.assign(body(copy).properties!, { more: { type: "string" } }))).toEqual([]);
});

test("/api/docs shows every operation that a key can call, under a policy that allows no script", async () => {
  const { body, headers, statusCode } = await t.app.inject("/api/docs");
  expect(statusCode).toBe(200);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  const [, nonce] = /style-src 'nonce-([\w-]+)'/.exec(policy)!;
  expect(body).toContain(`<style nonce="${nonce}">`);
  expect(body).not.toContain("<script");
  for (const { method, path, scope } of allOperations.filter((call) => call.scope)) {
    expect(body).toContain(`<h3>${method} ${path.replace(/:(\w+)/g, "{$1}")}</h3>`);
    expect(body).toContain(`Scope of a key: ${scope}`);
  }
});
