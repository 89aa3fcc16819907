import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test, vi } from "vitest";
import { loadConfig } from "./config.ts";
import { createLog, toFile } from "./log.ts";
import { readableLine } from "./log-line.ts";

function logged(level: 0 | 1 | 2 | 3 = 3) {
  const lines: string[] = [];
  return { log: createLog(level, (line) => lines.push(line)), lines };
}

test.each([
  [0, ["error"]],
  [1, ["error", "warn"]],
  [2, ["error", "warn", "info"]],
  [3, ["error", "warn", "info", "debug"]],
] as const)("[K26] level %i writes %j", (level, expected) => {
  const { log, lines } = logged(level);
  log.error("x");
  log.warn("x");
  log.info("x");
  log.debug("x");
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected);
});

test("[K26] without a setting the log has its finest lines, with LOG_LEVEL=2 it does not", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "lantern-log-"));
  const finest = (setting: Record<string, string>) => {
    const { log, lines } = logged(loadConfig({ DATA_DIR, ...setting }).logLevel);
    log.debug("x");
    return lines.length;
  };
  expect([finest({}), finest({ LOG_LEVEL: "3" }), finest({ LOG_LEVEL: "2" })]).toEqual([1, 1, 0]);
  rmSync(DATA_DIR, { recursive: true });
});

test("[K26] at a terminal, and without a LOG_LEVEL of its own, level 3 also writes readable debug lines", () => {
  const { isTTY } = process.stdout;
  const output: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    output.push(String(line));
    return true;
  });
  vi.stubEnv("LOG_LEVEL", undefined);
  process.stdout.isTTY = true;
  try {
    for (const level of [3, 2] as const) {
      const log = createLog(level);
      log.info("told");
      log.debug("detail");
    }
  } finally {
    process.stdout.isTTY = isTTY;
    write.mockRestore();
    vi.unstubAllEnvs();
  }
  const lines = output.map((line) => stripVTControlCharacters(line).slice(9));
  expect(lines).toEqual(["info  told\n", "debug detail\n", "info  told\n"]);
});

test("[K26] beside a log in a file, the terminal gets warnings and errors alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lantern-log-"));
  const path = join(folder, "new", "server.log");
  const output: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    output.push(String(line));
    return true;
  });
  try {
    const log = createLog(3, toFile(path));
    log.debug("detail");
    log.warn("careful");
    log.info({ text: '{"level":"error"' }, "told");
    log.error("broken");
    await vi.waitFor(() => expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(4));
  } finally {
    write.mockRestore();
    rmSync(folder, { recursive: true });
  }
  expect(output.map((line) => JSON.parse(line).msg)).toEqual(["careful", "broken"]);
});

const token = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4";

test.each([
  ["a secret field", { password: "hunter22" }, "hunter22"],
  ["a nested one", { body: { user: { passwordConfirmation: "hunter22" } } }, "hunter22"],
  ["a header", { headers: { authorization: "abc" } }, "abc"],
  ["a token", { token: "abc" }, "abc"],
  ["a cookie", { headers: { cookie: "abc", "set-cookie": ["a=abc"] } }, "abc"],
  ["a key", { app_key: "abc" }, "abc"],
  ["an address in a value", { note: "sent to ada.l@example.com" }, "ada.l"],
  ["an address in a field", { email: "ada" }, "ada"],
  ["a token in a path", { url: `/verify/email/${token}` }, token],
  ["a token in a query", { url: "/x?a=1&token=short&b=2" }, "short"],
  ["an address in a query", { url: "/api/exp/auth?email=ada%40example.com&sessionId=1" }, "ada"],
  [
    "an address in the call to join, oddly written",
    { url: "/api/exp/auth?%65mail=ada%26&sessionId=1" },
    "ada",
  ],
  ["an address that is encoded twice", { url: "/x?who=ada%2540example.com" }, "ada"],
  ["a sign-in code in a query", { url: "/?code=4fa2&state=77" }, "4fa2"],
  ["a card number", { note: "card 4242 4242 4242 4242" }, "4242"],
  ["a card number of fifteen digits", { note: "card 3782 822463 10005" }, "822463"],
  ["a card number as a number", { note: 4242424242424242 }, "4242"],
  ["a password in an address", { url: "postgres://app:hunter22@127.0.0.1/x" }, "hunter22"],
  ["an error's message", { err: new Error("no user ada@example.com") }, "ada@"],
])("[X09] [X10] redacts %s", (_, record, secret) => {
  const { log, lines } = logged();
  log.info(record, "message");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(secret);
});

test("of an error's own fields only its code is logged, whatever is attached to it", () => {
  const { log, lines } = logged();
  const own = { code: "57P01", client: { host: "db" }, query: "select 1", params: ["Ada"] };
  log.warn({ err: Object.assign(new Error("terminated", { cause: new Error("by command") }), own) }, "broke");
  log.warn({ err: "no error at all" }, "odd");
  const [error, odd] = lines.map((line) => JSON.parse(line).err);
  expect(error).toEqual({
    type: "Error",
    message: "terminated: by command",
    code: "57P01",
    stack: expect.stringMatching(/^Error: terminated\n.*caused by: Error: by command/s),
  });
  expect(odd).toBe("no error at all");
});

test("redacts the message itself", () => {
  const { log, lines } = logged();
  log.info(`mail for ada@example.com, Bearer ${token}`);
  expect(lines[0]).not.toMatch(/ada@|Zm9v/);
});

test.each([
  ["one word", "a".repeat(100_000), "… (100000 characters)"],
  ["a path", `${"/a".repeat(250)}/${"b".repeat(5000)}`, `${"/a".repeat(250)}… (5501 characters)`],
  [
    "an address at the cut",
    `${"a ".repeat(495)}ada.lovelace@example.com`,
    `${"a ".repeat(495).trim()}… (1014 characters)`,
  ],
  [
    "a token at the cut",
    `${"a ".repeat(490)}x=${token.repeat(3)}`,
    `${"a ".repeat(490)}x… (1126 characters)`,
  ],
  [
    "a card at the cut",
    `${"a ".repeat(493)}card 4242 4242 4242 4242`,
    `${"a ".repeat(493)}card… (1010 characters)`,
  ],
  ["a text just within the limit", "a ".repeat(500), "a ".repeat(500)],
])("cuts a long text before it is redacted: %s", (_, text, expected) => {
  const { log, lines } = logged();
  log.info({ text, list: [{ text }] });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ text: expected, list: [{ text: expected }] });
});

test("keeps what is no secret", () => {
  const { log, lines } = logged();
  const record = {
    id: "0190b6a4-6d2b-7c3e-8f11-1234567890ab",
    tokenId: "0190b6a4-6d2b-7c3e-8f11-1234567890ac",
    at: 1_763_718_000_000,
    url: "/dashboard/sessions?cursor=12",
    scorecard: { score: 710 },
  };
  log.info(record, "move stored");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ...record, msg: "move stored" });
});

test("whatever a field contains, it stays on its line, as JSON with a time in UTC", () => {
  const { log, lines } = logged();
  const forged = 'x\r\n{"level":"info","msg":"signed in"}\u2028\u0000';
  log.info({ url: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\r\n]*\n$/);
  const record = JSON.parse(lines[0] as string);
  expect([record.url, record.msg, record.err.message]).toEqual([forged, forged, forged]);
  expect(record.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test("a person at a terminal reads time, level, message, fields and stack", () => {
  const line = readableLine(
    '{"level":"warn","time":"2026-11-21T10:34:48.956Z","story":"x","err":{"stack":"Error: y\\n at z"},"msg":"odd"}',
  );
  expect(stripVTControlCharacters(line)).toBe('10:34:48 warn  odd {"story":"x"}\nError: y\n at z\n');
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
  ["2001:db8::1", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["203.0.113.77:50123", "203.0.113.0"],
  ["ada@example.com", "unknown"],
  ["127.0.0.1", "127.0.0.0"],
])("the address of a visitor, %s, is logged as %s", (remoteAddress, short) => {
  const { log, lines } = logged();
  log.info({ req: { remoteAddress } }, "incoming request");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ req: { remoteAddress: short } });
});
