/** The stored token: how it is encrypted, when it is renewed, and everything that ends it. */
import { expect, type Page } from "@playwright/test";
import { texts as accessTexts } from "../../../apps/web/app/api/access/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { Api } from "../../fixtures/api.ts";
import { accountMenu, type Owner, ownerByApi, signIn, signInToDashboard } from "../../fixtures/company.ts";
import { counted } from "../../fixtures/counted.ts";
import { test } from "../../fixtures/test.ts";

const minute = 60_000;
const life = 480 * minute;
let owner: Awaited<ReturnType<typeof ownerByApi>>;

test.beforeAll(async ({ baseURL }) => {
  owner = await ownerByApi(baseURL as string);
});
test.afterAll(() => owner.api.close());

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("token") ?? "null"));
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

const settled = (page: Page, who: Pick<Owner, "firstName" | "lastName"> = owner) =>
  expect(accountMenu(page, who)).toBeVisible();

async function openHome(page: Page): Promise<void> {
  await page.goto("/dashboard/home");
  await settled(page);
}

/** Waits for the last request that the page sends by itself: a later one must not be the first to meet a changed token. */
async function openIdleHome(page: Page): Promise<void> {
  const drawn = page.waitForResponse((response) => response.url().endsWith("/api/consumer?limit=1"));
  await openHome(page);
  await drawn;
}

/** Moves the expiration of the stored token, as if it had been issued at another time. */
async function endsIn(page: Page, ms: number): Promise<void> {
  await page.evaluate((left) => {
    const record = JSON.parse(localStorage.getItem("token") ?? "{}");
    localStorage.setItem("token", JSON.stringify({ ...record, token_expiration: Date.now() + left }));
  }, ms);
}

test("[A01, A02, A04–A07, C06, K01] email and password sign in; the token is stored encrypted, the password nowhere", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|sanctum)\//.test(pathname)) order.push(`${request.method()} ${pathname}`);
  });
  await page.goto("/login");
  await expect.poll(() => order.filter((call) => call.includes("/sanctum"))).toHaveLength(1);
  order.length = 0;
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let token = "";
  await page.route("**/api/login", async (route) => {
    await released;
    const response = await route.fetch();
    token = (await response.json()).token;
    await route.fulfill({ response });
  });
  const requested = page.waitForRequest((request) => request.url().endsWith("/api/user"));
  const signedInAt = Date.now();
  await page.getByLabel(credentialTexts.email).fill(owner.email);
  await page.getByLabel(credentialTexts.password, { exact: true }).fill(owner.password);
  const button = page.locator("form button[type=submit]");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true });
  go();
  expect((await requested).headers().authorization).toBe(`Bearer ${token}`);
  await page.waitForURL("**/dashboard/home");
  await settled(page);
  expect(order.filter((call) => /login|api\/user$/.test(call)).slice(0, 2)).toEqual([
    "POST /api/login",
    "GET /api/user",
  ]);
  expect(order.filter((call) => call.includes("login"))).toHaveLength(1);

  const record = await stored(page);
  expect(Object.keys(record).sort()).toEqual(["token", "token_expiration"]);
  expect(Object.keys(record.token).sort()).toEqual(["data", "iv", "salt", "version"]);
  for (const part of ["iv", "data", "salt"]) expect(record.token[part]).toMatch(/^[0-9a-f]+$/);
  expect(Math.abs(record.token_expiration - signedInAt - life)).toBeLessThan(5_000);
  const [everything, credentials] = await page.evaluate(() => [
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    JSON.parse(sessionStorage.getItem("credentials") ?? "{}"),
  ]);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(owner.password);
  expect(credentials).toEqual({ email: owner.email, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("[A07] a second tab gets the key from an open one; after all tabs have closed nobody can decrypt the token", async ({
  page,
  context,
}) => {
  await signInToDashboard(page, owner);
  const second = await context.newPage();
  await openHome(second);
  await page.close();
  const third = await context.newPage();
  await openHome(third);
  await second.close();
  await third.close();
  const alone = await context.newPage();
  await alone.goto("/dashboard/home");
  await alone.waitForURL("**/login");
  await expect(alone.getByText(accessTexts.decrypt)).toBeVisible();
  expect(await storedToken(alone)).toBeNull();
});

test("[A08] without session storage nothing is stored, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this === sessionStorage) throw new DOMException("blocked", "SecurityError");
      setItem.call(this, key, value);
    };
  });
  await signIn(page, owner);
  await expect(page.getByText(accessTexts.credentialsRequired)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("[A09–A11] a token that cannot be decrypted shows a message; one of another format is removed silently", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  const [raw = "", credentials = ""] = await page.evaluate(() => [
    localStorage.getItem("token") ?? "",
    sessionStorage.getItem("credentials") ?? "",
  ]);
  const spoilt = async (change: string) => {
    await page.evaluate(
      ([how, raw, credentials]) => {
        sessionStorage.setItem("credentials", credentials);
        const record = JSON.parse(raw);
        const flip = (hex: string) => hex.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
        if (how === "data") record.token.data = flip(record.token.data);
        if (how === "version") record.token.version = 1;
        if (how === "salt") record.token.salt = undefined;
        const put = { string: "plain-old-token", json: raw.slice(0, -3) }[how] ?? JSON.stringify(record);
        localStorage.setItem("token", put);
      },
      [change, raw, credentials] as const,
    );
    await page.goto("/dashboard/home");
    await page.waitForURL("**/login");
    expect(await storedToken(page)).toBeNull();
  };
  await spoilt("data");
  await expect(page.getByText(accessTexts.decrypt)).toBeVisible();
  await spoilt("version");
  await expect(page.getByText(accessTexts.tokenVersion)).toBeVisible();
  for (const change of ["string", "json", "salt"]) {
    await spoilt(change);
    for (const text of [accessTexts.decrypt, accessTexts.tokenVersion])
      await expect(page.getByText(text)).toHaveCount(0);
  }
});

test("[A12] at the start the user is fetched once, before anything is drawn; visitors send no request", async ({
  page,
  browser,
}) => {
  await signInToDashboard(page, owner);
  const users = counted(page, "GET", "/api/user");
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/user", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/dashboard/home");
  await expect.poll(() => users.count).toBe(1);
  await expect(page.locator('[data-layout="dashboard"]')).toHaveCount(0);
  await expect(page.getByRole("heading")).toHaveCount(0);
  go();
  await settled(page);
  expect(users.count).toBe(1);

  // Other pages of the app start in the same way; the pages before the sign-in redirect.
  for (const [path, target] of [
    ["/password-change", "/password-change"],
    ["/login", "/dashboard/home"],
    ["/signup", "/dashboard/home"],
  ] as const) {
    users.count = 0;
    await page.goto(path);
    await page.waitForURL(`**${target}`);
    await settled(page);
    expect([path, users.count]).toEqual([path, 1]);
  }

  const stranger = await browser.newPage();
  const requested = counted(stranger, "GET", "/api/user");
  await stranger.goto("/login", { waitUntil: "networkidle" });
  expect(requested.count).toBe(0);
  await expect(stranger.locator("[data-toast]")).toHaveCount(0);
  await stranger.close();
});

test("[A13, K02] a token past half its life is renewed at the start, a younger one is not", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  const renewals = counted(page, "POST", "/api/refresh-token");
  await endsIn(page, life - 239 * minute);
  await openHome(page);
  expect(renewals.count).toBe(0);

  await endsIn(page, life - 241 * minute);
  const before = await stored(page);
  await openHome(page);
  expect(renewals.count).toBe(1);
  const after = await stored(page);
  expect(after.token.data).not.toBe(before.token.data);
  expect(after.token_expiration).toBeGreaterThan(before.token_expiration);
  await openHome(page);
  expect(renewals.count).toBe(1);
});

test("[A14, A24–A26, K03, K06] the user is cached for five minutes; an idle dashboard fetches it every five", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  const openedAt = await page.evaluate(() => Date.now());
  await openHome(page);
  const users = counted(page, "GET", "/api/user");
  const go = async (name: string) => {
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const fetchedBefore = await page.evaluate(() => Date.now());
  await go(names.sessions);
  await page.waitForURL("**/dashboard/sessions");
  // Only the wall clock moves, as on a machine that slept: no timer has run.
  await page.clock.setSystemTime(openedAt + 298_000);
  await go(names.participants);
  await page.waitForURL("**/dashboard/participants");
  expect(users.count).toBe(0);
  await page.clock.setSystemTime(fetchedBefore + 301_000);
  await go(names.sessions);
  await page.waitForURL("**/dashboard/sessions");
  await expect.poll(() => users.count).toBe(1);

  await openHome(page);
  users.count = 0;
  await page.clock.runFor(301_000);
  await expect.poll(() => users.count).toBe(1);
  await page.clock.runFor(300_000);
  await expect.poll(() => users.count).toBe(2);

  for (const path of ["/verify", "/experience/0199a000-0000-7000-8000-000000000001"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    users.count = 0;
    await page.clock.runFor(601_000);
    expect(users.count).toBe(0);
  }
});

test("[A15, A24, K01] past half its life a token is renewed by keys and clicks, and not on an idle dashboard", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await openIdleHome(page);
  const renewals = counted(page, "POST", "/api/refresh-token");
  const users = counted(page, "GET", "/api/user");
  await endsIn(page, 20 * minute);
  const before = await stored(page);
  await page.keyboard.press("Tab");
  await expect
    .poll(async () => (await stored(page)).token_expiration)
    .toBeGreaterThan(before.token_expiration);
  expect(renewals.count).toBe(1);

  await endsIn(page, 6 * minute);
  await page.clock.runFor(301_000);
  await expect.poll(() => users.count).toBe(1);
  await page.clock.runFor(61_000);
  await page.waitForURL("**/login");
  expect([renewals.count, await storedToken(page)]).toEqual([1, null]);
});

test("[A24] the background check removes an expired token, also when the timer is stopped", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await page.addInitScript(() => {
    const every = window.setInterval;
    const stubbed = (act: () => void, ms?: number, ...rest: unknown[]) =>
      every(ms === 1000 ? () => {} : act, ms, ...rest);
    window.setInterval = stubbed as typeof window.setInterval;
  });
  await page.goto("/password-change");
  await settled(page);
  await endsIn(page, -1);
  await page.clock.runFor(10_000);
  expect(await storedToken(page)).not.toBeNull();
  await page.clock.runFor(291_000);
  await page.waitForURL("**/login");
  expect(await storedToken(page)).toBeNull();
});

test("[A25, E57] the background check detects a token that the server has revoked", async ({
  page,
  baseURL,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  const requested = page.waitForRequest((request) => request.url().endsWith("/api/user"));
  await openIdleHome(page);
  const { authorization = "" } = (await requested).headers();
  const elsewhere = await Api.open(baseURL as string);
  elsewhere.token = authorization.replace("Bearer ", "");
  await elsewhere.ok("POST", "/api/logout");
  await elsewhere.close();
  // In one step: otherwise the message would disappear before the clock arrives.
  await page.clock.fastForward(301_000);
  await page.waitForURL("**/login");
  await expect(page.getByText(accessTexts.unauthenticated)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("[A15–A17, K04] the page logs out automatically when the token expires, and gives the reason", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await openIdleHome(page);
  await endsIn(page, -1);
  await page.clock.runFor(2_000);
  await page.waitForURL("**/login");
  const toast = page.locator('[data-color="error"]');
  await expect(toast.getByText(accessTexts.expiredTitle)).toBeVisible();
  await expect(toast.getByText(accessTexts.expired)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("[A15, K01] a laptop that slept past the expiration is logged out as soon as it wakes", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await openIdleHome(page);
  await page.clock.pauseAt(Date.now() + minute);
  await page.clock.setSystemTime(Date.now() + 481 * minute);
  expect(await storedToken(page)).not.toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForURL("**/login");
  expect(await storedToken(page)).toBeNull();
});
