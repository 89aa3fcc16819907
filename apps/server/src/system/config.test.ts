import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { environment } from "./environment.ts";
import { sampleOperator } from "./operator.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lantern-config-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
const faultsOf = (env: Record<string, string>) => {
  try {
    load(env);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};
const reachable = {
  PUBLIC_URL: "https://play.example.com",
  APP_KEY: "k".repeat(32),
  SMTP_URL: "smtp://mail.example.com:25",
};

describe("local mode", () => {
  test("[K26] nothing set: port 3000 of this machine only, log level 3", () => {
    expect(load({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      local: true,
      logLevel: 3,
      origin: "http://localhost:3000",
      databaseUrl: null,
      smtpUrl: null,
    });
  });

  test("its key is made once and can be read by its owner only", () => {
    const first = load({}).appKey;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load({}).appKey).toBe(first);
    expect(statSync(join(dataDir, "app.key")).mode & 0o777).toBe(0o600);
  });

  test.each(["", "cut-off"])("a key file that contains %j is rejected with one line", (content) => {
    const broken = mkdtempSync(join(dataDir, "broken-"));
    writeFileSync(join(broken, "app.key"), content);
    expect(() => load({ DATA_DIR: broken })).toThrow(/^[^\n]*app\.key does not hold a whole key[^\n]*$/);
  });

  test("an empty setting counts as absent", () => {
    expect(load({ PORT: "", PUBLIC_URL: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, local: true });
  });

  test.each(["0.0.0.0", "::", "192.168.1.4", "play.example.com"])("HOST %s alone fails", (HOST) => {
    expect(faultsOf({ HOST })).toEqual([expect.stringMatching(/^HOST .*PUBLIC_URL/)]);
  });

  test.each(["127.0.0.1", "localhost", "::1"])("HOST %s is this machine", (HOST) => {
    expect(load({ HOST }).local).toBe(true);
  });
});

describe("with PUBLIC_URL", () => {
  test("local mode is off, even on a loopback address behind a proxy", () => {
    expect(load(reachable)).toMatchObject({ local: false, origin: "https://play.example.com" });
  });

  test("HOST can be open", () => {
    expect(load({ ...reachable, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  });

  test("start requires APP_KEY and SMTP_URL, one line each", () => {
    expect(faultsOf({ PUBLIC_URL: "https://play.example.com" })).toEqual([
      expect.stringMatching(/^APP_KEY /),
      expect.stringMatching(/^SMTP_URL /),
    ]);
  });

  test("emails come from its host unless MAIL_FROM says otherwise", () => {
    expect(load(reachable).mailFrom).toContain("@play.example.com");
    expect(load({ ...reachable, MAIL_FROM: "a@b.example" }).mailFrom).toBe("a@b.example");
  });
});

test("an installation that sends no emails needs no email server", () => {
  const { SMTP_URL: _, ...without } = reachable;
  expect(load({ ...without, EMAIL: "hold" })).toMatchObject({ sendsEmails: false, smtpUrl: null });
  expect(load(reachable).sendsEmails).toBe(true);
  expect(faultsOf({ ...reachable, EMAIL: "maybe" })).toEqual(["EMAIL must be send or hold"]);
});

test("inbound email needs an address that leaves room for a token, and a secret", () => {
  const secret = "x".repeat(32);
  const both = { INBOUND_EMAIL_ADDRESS: "replies@mail.example.com", INBOUND_EMAIL_SECRET: secret };
  expect(load({}).inboundEmail).toBeNull();
  expect(load(both).inboundEmail).toEqual({ address: "replies@mail.example.com", secret });
  for (const wrong of [
    { INBOUND_EMAIL_SECRET: "" },
    { INBOUND_EMAIL_SECRET: "short" },
    { INBOUND_EMAIL_ADDRESS: "" },
    { INBOUND_EMAIL_ADDRESS: "elevenchars@mail.example.com" },
    { INBOUND_EMAIL_ADDRESS: "Replies@mail.example.com" },
    { INBOUND_EMAIL_ADDRESS: "replies+a@mail.example.com" },
  ])
    expect(faultsOf({ ...both, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
});

test("every fault has its own line, and no line repeats a value", () => {
  const faults = faultsOf({
    PORT: "secret-1",
    LOG_LEVEL: "4",
    DATABASE_URL: "mysql://secret-2",
    APP_KEY: "secret-3",
    PUBLIC_URL: "https://play.example.com/secret-4",
  });
  expect(faults.map((line) => line.split(" ")[0]).sort()).toEqual([
    "APP_KEY",
    "DATABASE_URL",
    "LOG_LEVEL",
    "PORT",
    "PUBLIC_URL",
  ]);
  expect(faults.join()).not.toContain("secret");
});

test("[C01] the API is here unless another origin is named; allowed origins are a list", () => {
  expect(load({})).toMatchObject({ publicApi: null, allowedOrigins: [] });
  expect(
    load({
      PUBLIC_API_URL: "https://api.example.com/",
      ALLOWED_ORIGINS: "https://a.example.com, http://localhost:4000",
    }),
  ).toMatchObject({
    publicApi: "https://api.example.com",
    allowedOrigins: ["https://a.example.com", "http://localhost:4000"],
  });
  expect(faultsOf({ ALLOWED_ORIGINS: "https://a.example.com/path" })).toHaveLength(1);
  expect(faultsOf({ ALLOWED_ORIGINS: "*" })).toHaveLength(1);
});

test("forwarded addresses are trusted from a proxy on this machine or from named ones, in local mode from none", () => {
  expect(load({}).trustedProxies).toEqual([]);
  expect(load({ TRUSTED_PROXIES: "loopback" }).trustedProxies).toEqual([]);
  expect(load(reachable).trustedProxies).toEqual(["loopback"]);
  expect(load({ ...reachable, TRUSTED_PROXIES: "none" }).trustedProxies).toEqual([]);
  expect(load({ ...reachable, TRUSTED_PROXIES: "10.0.0.5, 192.168.0.0/16" }).trustedProxies).toEqual([
    "10.0.0.5",
    "192.168.0.0/16",
  ]);
  for (const TRUSTED_PROXIES of ["proxy.example.com", "10.0.0.0/99", "*", "true"])
    expect(faultsOf({ TRUSTED_PROXIES })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES must be /)]);
});

const seller = {
  OPERATOR_NAME: "Lantern Hour ApS",
  OPERATOR_STREET: "Kajen 4",
  OPERATOR_POSTCODE: "2100",
  OPERATOR_CITY: "København Ø",
  OPERATOR_COUNTRY: "dk",
  OPERATOR_VAT: "dk 12 34 56 78",
  OPERATOR_IBAN: "DK50 0040 0440 1162 43",
  OPERATOR_BIC: "NDEADKKK",
};

test("the operator is the seller on documents; local mode sells samples in its place", () => {
  expect(load({ ...reachable, ...seller })).toMatchObject({
    operator: {
      name: "Lantern Hour ApS",
      country: "DK",
      vat: "DK12345678",
      iban: "DK5000400440116243",
      register: null,
    },
    billing: { prefix: "LH" },
  });
  expect(Object.values(load(reachable).operator).filter((value) => value !== null)).toEqual([]);
  const local = load({ OPERATOR_CITY: "Potsdam", DOCUMENT_PREFIX: "LAMP" });
  expect(local).toMatchObject({
    operator: { ...sampleOperator, city: "Potsdam" },
    billing: { prefix: "SAMPLE" },
  });
});

test("a wrong country, VAT number, account, email address or prefix of the operator is refused at the start", () => {
  for (const [name, value] of [
    ["OPERATOR_COUNTRY", "XX"],
    ["OPERATOR_COUNTRY", "Denmark"],
    ["OPERATOR_VAT", "DK1234"],
    ["OPERATOR_VAT", "DE123456789"],
    ["OPERATOR_IBAN", "DK50 0040 0440 1162 44"],
    ["OPERATOR_IBAN", "0040 0440 1162 43"],
    ["OPERATOR_BIC", "NDEA"],
    ["OPERATOR_EMAIL", "accounts"],
    ["DOCUMENT_PREFIX", "SAMPLE"],
  ] as const)
    expect(faultsOf({ ...reachable, ...seller, [name]: value }), `${name} ${value}`).toEqual([
      expect.stringMatching(new RegExp(`^${name} must `)),
    ]);
});

test(".env.example documents every setting, and is valid as it is", () => {
  const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
  const lines = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const { TEST_DATABASE_URL: _onlyForTests, ...settings } = lines;
  expect(Object.keys(settings)).toEqual(Object.keys(environment.shape));
  expect(load({ ...settings, DATA_DIR: dataDir }).local).toBe(true);
});
