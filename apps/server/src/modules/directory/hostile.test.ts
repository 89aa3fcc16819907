import * as operations from "@lantern/contract/http";
import { randomNumbers } from "@lantern/engine/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../test/company.ts";
import { enterprise, makeKey } from "../../../test/directory.ts";

/** Sends the directory's interface hostile bodies, filters and paths, from a seed. */

const requests = 3000;

let t: TestApplication;
let company: TestCompany;
let other: TestCompany;
let key: string;

beforeAll(async () => {
  t = await testApplication();
  [company, other] = [await testCompany(t), await testCompany(t)];
  ({ key } = await makeKey(company));
});
afterAll(() => t.close());

function randomFrom(seed: number) {
  const next = randomNumbers(seed);
  const below = (n: number) => Math.floor(next() * n);
  return { below, of: <T>(values: readonly T[]): T => values[below(values.length)]! };
}
type Random = ReturnType<typeof randomFrom>;

const attributes = [
  ..."userName externalId active name name.givenName name.familyName emails emails.value timezone addresses id".split(
    " ",
  ),
  ...[
    'emails[type eq "work"].value',
    'emails[type eq "',
    "emails[",
    "addresses[].formatted",
    "[]",
    ".",
    "a.b.c",
  ],
  ...[enterprise, `${enterprise}:department`, "schemas", "meta", "constructor", "toString", "hasOwnProperty"],
  ...["\u0000", "ünï", "x".repeat(300), "", " "],
];
const scalars: unknown[] = [
  ...[null, true, false, 0, -1, 1e300, "", " ", "True", "false", "a@b.example", "Europe/Oslo", "No/Where"],
  ...[
    "\u0000",
    "a\u0000@b.example",
    "\ud800",
    "%00",
    "'; drop table consumers; --",
    "a@b.example\r\nBcc: c@d.example",
  ],
  ...["x".repeat(5000), "<script>", "{{7*7}}", "__proto__"],
];

function anything(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 1 : 4);
  const size = random.below(4);
  if (kind === 2) return Array.from({ length: size }, () => anything(random, depth + 1));
  if (kind === 3)
    return Object.fromEntries(
      Array.from({ length: size }, () => [
        random.of([...attributes, "value", "type", "primary", "formatted", "department"]),
        anything(random, depth + 1),
      ]),
    );
  return random.of(scalars);
}

const anyUser = (random: Random) => ({
  userName: random.of([`u${random.below(50)}@b.example`, random.of(scalars)]),
  ...Object.fromEntries(Array.from({ length: 3 }, () => [random.of(attributes), anything(random)])),
});

const anyPatch = (random: Random) => ({
  Operations: random.of([
    anything(random),
    Array.from({ length: 1 + random.below(3) }, () =>
      random.of([
        anything(random),
        {
          op: random.of(["add", "Replace", "remove", "move", null]),
          ...(random.below(4) > 0 && { path: random.of(attributes) }),
          value: anything(random),
        },
      ]),
    ),
  ]),
});

function anyFilter(random: Random): string {
  const tokens = [
    ...[...attributes, "eq", "ne", "co", "sw", "ew", "pr", "gt", "and", "or", "not", "(", ")", "[", "]"],
    ...['"x"', '"', '"\\u0000"', "true", "null", "1", "\\", "%", "_", '"a@b.example"'],
  ];
  const compare = () =>
    `${random.of(attributes)} ${random.of(["eq", "ne", "co", "sw", "ew", "gt"])} ${JSON.stringify(random.of(scalars))}`;
  return random.of([
    compare(),
    `${compare()} ${random.of(["and", "or"])} not (${compare()})`,
    `emails[${compare()}]`,
    Array.from({ length: random.below(12) }, () => random.of(tokens)).join(" "),
  ]);
}

test("3000 hostile requests get no 5xx, and the other company stays as it was", async () => {
  const random = randomFrom(20_261_124);
  const before = (await other.owner(operations.listConsumers)).body;
  const made = await t.app.inject({
    method: "POST",
    url: "/scim/v2/Users",
    headers: { authorization: `Bearer ${key}` },
    payload: { userName: "first@b.example" },
  });
  const ids = [made.json().id, crypto.randomUUID(), "x", "%00", "..", "%2e%2e"];
  const statuses: Record<number, number> = {};
  for (let n = 0; n < requests; n++) {
    // A minute restores the key's limit.
    if (n % 50 === 0) t.clock.at = new Date(t.clock.at.getTime() + 60_000);
    const method = random.of(["GET", "POST", "PUT", "PATCH", "PATCH", "GET", "DELETE"] as const);
    const path = method === "POST" ? "" : `/${random.of(method === "DELETE" ? ids.slice(1) : ids)}`;
    const query = {
      filter: anyFilter(random),
      ...(random.below(3) === 0 && {
        startIndex: String(random.of(scalars)),
        count: String(random.of(scalars)),
      }),
    };
    const list = method === "GET" && random.below(3) > 0;
    const body = method === "PATCH" ? anyPatch(random) : anyUser(random);
    const text = JSON.stringify(random.below(10) === 0 ? anything(random) : body);
    const cut = random.below(20) === 0 ? text?.slice(0, random.below(text.length)) : text;
    const response = await t.app.inject({
      method,
      url: `/scim/v2/Users${list ? `?${new URLSearchParams(query)}` : path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(method !== "GET" &&
          method !== "DELETE" && {
            "content-type": random.of(["application/scim+json", "application/json", "text/plain"]),
          }),
      },
      ...(method !== "GET" && method !== "DELETE" && { payload: cut ?? "" }),
    });
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    if (response.statusCode >= 500) expect([method, query, list ? "" : path, cut, response.body]).toBeNull();
    if (response.statusCode >= 400) expect(response.json().status).toBe(String(response.statusCode));
  }
  // The requests reach what they are meant to break.
  for (const status of [200, 201, 400, 404, 409])
    expect([status, statuses[status] ?? 0]).not.toEqual([status, 0]);
  expect((await other.owner(operations.listConsumers)).body).toEqual(before);
}, 120_000);
