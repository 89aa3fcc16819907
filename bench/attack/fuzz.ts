import type { Operation } from "@lantern/contract/http";
import type { Company } from "./company.ts";
import { Dice } from "./dice.ts";
import type { Findings } from "./findings.ts";
import { fieldsOf, isPlatform, jsonOf, operations, sampleOf } from "./operations.ts";
import type { RequestSender, Sent } from "./request-sender.ts";

const AT_ONCE = 12;
/** Sent only without a token: with one they would revoke it, or start sessions that nobody plays. */
const WITHOUT_TOKEN =
  /^(logout|experienceLogout|deleteUser|deleteCompany|eraseOwnData|endSignIns?|putPassword|refreshToken|endPlatformSignIns|patchPlatformUser|removeAdmin|rehearseSession|startSession)$/;

/** Inserted into the JSON unchanged, because JSON.stringify never produces them. */
const RAW: Record<string, string> = {
  infinite: "1e309",
  negative: "-1e309",
  precise: "0.1000000000000000055511151231257827",
  huge: "9".repeat(400),
  prototype: '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  twice: '{"id":1,"id":2}',
  deepList: "[".repeat(8000) + "]".repeat(8000),
  deepObject: `${'{"a":'.repeat(4000)}1${"}".repeat(4000)}`,
  loneSurrogate: '"\\ud800"',
};
const raw = (name: string) => `raw:${name}`;

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 2 ** 53, -(2 ** 63), 1e21],
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\u202e\u2066abc",
    "a\u0301".repeat(2000),
    "🏮".repeat(1000),
    "\ufeff",
    "ﷺ".repeat(300),
  ],
  ...[
    "x".repeat(100_000),
    " ".repeat(50_000),
    "\n".repeat(5000),
    `${"a".repeat(64)}@${"b.".repeat(120)}example`,
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "NaN",
    "Infinity",
    "0x10",
    "1e3",
    "null",
    "undefined",
  ],
  ...[
    "'; drop table users; --",
    "' or 1=1 --",
    "%' ilike '%",
    "\\",
    "%",
    "_",
    "$1",
    "{{7*7}}",
    "#{7*7}",
    "%s%n",
  ],
  ...[
    "<script>alert(1)</script>",
    "=cmd|'/c calc'!A1",
    "../../../../etc/passwd",
    "file:///etc/passwd",
    "javascript:1",
  ],
  ...["a@b.example\r\nBcc: c@d.example", "a@b", "@", "http://169.254.169.254/latest", "//evil.example"],
  ...[
    "9999-12-31T23:59:59Z",
    "0000-00-00",
    "2026-02-30",
    "-271821-04-20T00:00:00Z",
    "+275760-09-13T00:00:00Z",
    "now",
  ],
  ...[
    "00000000-0000-0000-0000-000000000000",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "Europe/Nowhere",
    "xx-XX-xx",
  ],
  ...[[], {}, [[]], [null], { $ne: null }, { toString: 1, valueOf: 1 }, { length: 1e9 }, Array(3000).fill(1)],
  ...Object.keys(RAW).map(raw),
];

const TYPES = [
  "text/plain",
  "application/json; charset=utf-16",
  "multipart/form-data; boundary=x",
  "application/xml",
  "",
];

/** Sends this many hostile requests over all operations. The seed and the number reproduce each of them. */
export async function fuzz(
  sender: RequestSender,
  { seed, count, attacker, admin }: { seed: number; count: number; attacker: Company; admin: string },
  findings: Findings,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const nth = next++;
      const { operation, sent, mayRead } = fuzzRequest({
        seed,
        nth,
        attacker,
        admin,
        from: sender.address(nth),
      });
      const summary = `${sent.method} ${sent.path.slice(0, 200)} ${(sent.body ?? "").slice(0, 200)}`;
      findings.check(
        `fuzz ${nth} of seed ${seed}, ${operation.id}: ${summary}`,
        await sender.send(sent),
        mayRead,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface FuzzOptions {
  seed: number;
  nth: number;
  attacker: Company;
  admin: string;
  from: string | undefined;
}

function fuzzRequest({ seed, nth, attacker, admin, from }: FuzzOptions) {
  // Each request has its own random sequence, so that it can be repeated without those before it.
  const dice = new Dice(seed * 1_000_003 + nth);
  const operation = operations[nth % operations.length] as Operation;
  const token = WITHOUT_TOKEN.test(operation.id) ? undefined : tokenFor(operation, dice, attacker, admin);
  const sent: Sent = {
    method: operation.method,
    path: pathOf(operation, dice, attacker),
    // Each demo starts a session, so there are only as many as one visitor may have.
    token,
    from: operation.id === "startDemo" ? undefined : from,
    ...bodyOf(operation, dice, attacker),
  };
  return { operation, sent, mayRead: token === admin };
}

function tokenFor(operation: Operation, dice: Dice, attacker: Company, admin: string): string | undefined {
  if (dice.chance(0.1)) return dice.pick([undefined, "x", "x".repeat(3000), "undefined"]);
  if (dice.chance(0.1)) return dice.pick([attacker.owner, attacker.participant, attacker.subAdministrator]);
  if (isPlatform(operation)) return admin;
  return operation.access === "participant" ? attacker.participant : attacker.owner;
}

function pathOf(operation: Operation, dice: Dice, attacker: Company): string {
  const under = Object.keys(attacker.ids).find((path) => operation.path.startsWith(`${path}/`));
  const own = (under && attacker.ids[under]) ?? attacker.sessionId;
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    if (dice.chance(0.3))
      return encodeURIComponent(asText(dice.pick(VALUES)).toWellFormed().slice(0, 3000)) || "-";
    return name === "slug" ? "the-quiet-station" : own;
  });
  const names = operation.query ? fieldsOf(jsonOf(operation.query)) : [];
  if (names.length === 0 && dice.chance(0.9)) return path;
  const search = new URLSearchParams();
  for (const name of [...names, "__proto__", "constructor"])
    if (dice.chance(0.5)) search.append(name, asText(dice.pick(VALUES)).toWellFormed().slice(0, 3000));
  if (names[0] && dice.chance(0.2)) search.append(names[0], "again");
  return `${path}?${search.toString()}${dice.chance(0.1) ? "&%zz=%ff&[]=1&a[b]=2" : ""}`;
}

function asText(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.startsWith("raw:") ? (RAW[text.slice("raw:".length)] ?? text) : text;
}

function bodyOf(operation: Operation, dice: Dice, attacker: Company): Pick<Sent, "body" | "headers"> {
  const headers: Record<string, string> = {};
  if (dice.chance(0.1)) headers["if-match"] = dice.pick(['"1"', "*", '"', "W/x", "9".repeat(500)]);
  if (dice.chance(0.1)) headers["idempotency-key"] = dice.pick(["", "a", "x".repeat(2000), "__proto__"]);
  if (dice.chance(0.05)) headers["accept-language"] = dice.pick(["*", "xx", ";q=9", "es-".repeat(300)]);
  if (operation.method === "GET" || (!operation.body && dice.chance(0.8))) return { headers };
  if (dice.chance(0.06)) headers["content-type"] = dice.pick(TYPES);
  if (dice.chance(0.08))
    return { headers, body: dice.pick(["", "{", "[]", "7", '"x"', "null", ...Object.values(RAW)]) };

  const schema = operation.body ? jsonOf(operation.body) : {};
  const sample = sampleOf(schema, dice.pick([attacker.sessionId, attacker.consumerId]));
  const fields = fieldsOf(schema);
  const body: Record<string, unknown> = typeof sample === "object" && sample !== null ? { ...sample } : {};
  for (let n = 1 + dice.below(3); n > 0; n--) {
    const name =
      dice.chance(0.1) || fields.length === 0 ? dice.pick(["extra", "constructor", "id"]) : dice.pick(fields);
    // One field in five is missing, and one in five contains a list of its values.
    const how = dice.below(5);
    if (how === 0) delete body[name];
    else body[name] = how === 1 ? [body[name], dice.pick(VALUES)] : dice.pick(VALUES);
  }
  const text = JSON.stringify(body).replace(/"raw:(\w+)"/g, (whole, name: string) => RAW[name] ?? whole);
  return { headers, body: dice.chance(0.03) ? text.slice(0, dice.below(text.length)) : text };
}
