/** Signing in with Microsoft's library against the authority of the fixture. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as socialTexts } from "../../../apps/web/app/api/access/social/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { enableLantern } from "../../fixtures/lantern.ts";
import {
  button,
  hourMs,
  later,
  loginHint,
  settled,
  signInThere,
  silent,
  test,
} from "../../fixtures/microsoft-page.ts";
import { like } from "../../fixtures/texts.ts";

const state = (page: Page) => page.evaluate(() => lantern.microsoft.state);
const signedIn = (page: Page) =>
  page.evaluate(() => {
    const { account, lastResult } = lantern.microsoft;
    return { account, lastResult };
  });

/** Collects what all pages write to the console from now on, and checks it for personal data. */
function watchConsole(page: Page) {
  const logged: string[] = [];
  page.context().on("console", (line) => logged.push(line.text()));
  return {
    expectNothingPersonal(email: string, { account, lastResult }: Awaited<ReturnType<typeof signedIn>>) {
      const log = logged.join("\n");
      for (const secret of [email, lastResult?.idToken, lastResult?.accessToken, account?.homeAccountId]) {
        expect(log).not.toContain(String(secret));
        expect(log).not.toContain(encodeURIComponent(String(secret)));
      }
    },
  };
}

async function phone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

test("[M03, M10, M20, M22–M24] the first click starts the library, one window opens, the authority is the common tenant", async ({
  open: page,
  authority,
}) => {
  authority.waits = true;
  expect(await state(page)).toBe("uninitialised");
  const opened = page.waitForEvent("popup");
  await button(page).dblclick();
  await opened;
  await expect.poll(() => authority.count("authorize")).toBe(1);
  const [{ url, given }] = authority.requests as [(typeof authority.requests)[number]];
  expect(url.href).toMatch(/^https:\/\/login\.microsoftonline\.com\/common\/oauth2\/v2\.0\/authorize\?/);
  expect(given.get("client_id")).toBe(authority.clientId);
  expect(given.get("redirect_uri")?.replace(/\/$/, "")).toBe(new URL(page.url()).origin);
  expect(page.context().pages()).toHaveLength(2);
  const second = await page.evaluate(() => lantern.microsoft.signInByPopup().catch((e) => e.message));
  expect(second).toContain("already under way");
});

for (const tenant of ["work", "personal"] as const) {
  test(`[M22, M27–M29] somebody with a ${tenant} account signs in through the window; one token is sent, nothing is logged`, async ({
    open: page,
    authority,
    person,
    baseURL,
  }) => {
    await settled(baseURL as string, person);
    authority.tenant = tenant;
    const log = watchConsole(page);
    // The page is left after this request, so its result is read before.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/auth/microsoft/verify", async (route) => {
      await released;
      await route.continue();
    });
    const posted = page.waitForRequest("**/api/auth/microsoft/verify");
    await button(page).click();
    await posted;
    const { account, lastResult } = await signedIn(page);
    release();
    await page.waitForURL("**/dashboard/home");
    expect(page.context().pages()).toHaveLength(1);
    expect(authority.count("code")).toBe(1);

    expect(Object.keys(account ?? {}).sort()).toEqual(
      ["homeAccountId", "localId", "loginHint", "nativeAccountId", "sid", "username"].sort(),
    );
    expect(account?.username).toBe(person.email);
    expect(Object.keys(lastResult ?? {}).sort()).toEqual(
      ["accessToken", "account", "correlationId", "fromCache", "idToken", "state"].sort(),
    );
    const body = (await posted).postDataJSON();
    expect(Object.keys(body).sort()).toEqual(["nonce", "provider", "token"]);
    expect(body.token).toBe(lastResult?.idToken);

    log.expectNothingPersonal(person.email, { account, lastResult });
  });
}

test("[M27] nothing is logged of an account that the library knows, at a second sign-in and a renewal", async ({
  open: page,
  authority,
  person,
}) => {
  const log = watchConsole(page);
  await signInThere(page);
  await signInThere(page);
  expect(loginHint(authority)).toBe(person.email);
  await later(page, 2 * hourMs);
  expect((await silent(page)).fromCache).toBe(false);
  log.expectNothingPersonal(person.email, await signedIn(page));
});

test("[M26] the library's cache is in local storage, and no token or account in the tab's", async ({
  open: page,
}) => {
  await signInThere(page);
  const [local, tab] = await page.evaluate(() => [Object.keys(localStorage), Object.entries(sessionStorage)]);
  expect(local?.filter((key) => /^msal\./.test(String(key))).length).toBeGreaterThan(3);
  expect(JSON.stringify(tab)).not.toMatch(/accesstoken|idtoken|refreshtoken|eyJ|"secret"/i);
});

test("[M04] without a client ID the page shows an error and sends no request", async ({
  open: page,
  authority,
}) => {
  await expect(button(page)).toBeVisible();
  authority.clientId = null;
  await page.evaluate(() => {
    const element = document.querySelector("#lantern-config") as Element;
    const config = JSON.parse(element.textContent ?? "");
    for (const offer of config.providers) offer.client_id = "";
    element.textContent = JSON.stringify(config);
  });
  await button(page).click();
  await expect(page.getByText(signInTexts.microsoftNotConfigured)).toBeVisible();
  expect(authority.requests).toEqual([]);
  const refused = await page.evaluate(() => lantern.microsoft.init().catch((e) => e.message));
  expect(refused).toBe("Microsoft client ID is not configured");
  await page.reload();
  await expect(page.getByRole("button", { name: loginTexts.submit, exact: true })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test("[M05, M21, M25] on a phone the sign-in leaves the page, returns, and continues to the dashboard", async ({
  context,
  authority,
  person,
  baseURL,
}) => {
  await settled(baseURL as string, person);
  const page = await phone(context);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  await page.goto("/signup");
  await button(page).click();
  await page.waitForURL("**/dashboard/home");
  expect(authority.count("authorize")).toBe(1);
  const from = addresses.findIndex((url) => url.startsWith("https://login.microsoftonline.com/"));
  expect(from).toBeGreaterThan(0);
  expect(addresses.slice(from).filter((url) => url.includes("/signup"))).toEqual([]);
  expect(page.url()).not.toContain("code=");
  await page.goBack();
  expect(page.url()).not.toContain("code=");
});

test("[M06] a forged response causes a warning in the console, and the page stays usable", async ({
  page,
  authority,
}) => {
  await enableLantern(page);
  const warned = page.waitForEvent("console", (line) => line.type() === "warning");
  await page.goto("/#code=forged&state=forged");
  await warned;
  await page.waitForURL("**/login");
  await page.waitForFunction(() => lantern.microsoft);
  await page.evaluate(() => lantern.microsoft.init());
  expect(await state(page)).toBe("initialised");
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(authority.requests).toEqual([]);
});

test("[M07] two sign-ins without a reload use one instance and request the metadata at most once", async ({
  open: page,
  authority,
}) => {
  await signInThere(page);
  expect(await state(page)).toBe("initialised");
  const outcome = await page.evaluate(async () => {
    const { microsoft } = lantern;
    const before = microsoft.instance;
    const initialised = (await microsoft.init()) === before;
    await microsoft.signInByPopup();
    return { exists: before !== null, initialised, isSame: before === microsoft.instance };
  });
  expect(outcome).toEqual({ exists: true, initialised: true, isSame: true });
  expect(authority.count("authorize")).toBe(2);
  expect(authority.count("metadata")).toBeLessThanOrEqual(1);
});

test("[M08, M17–M19] the library starts once, and invalid requests are rejected", async ({
  open: page,
  authority,
}) => {
  const outcome = await page.evaluate(async () => {
    const { microsoft } = lantern;
    const [first, second] = [microsoft.init(), microsoft.init()];
    const refused = async (call: () => Promise<unknown>) =>
      call().then(
        () => "accepted",
        (error) => String(error.errorCode),
      );
    return {
      isOne: first === second,
      isReused: (await first) === microsoft.instance,
      silent: await refused(() => microsoft.acquireSilent()),
      both: await refused(() => microsoft.acquireByCode({ code: "a", nativeAccountId: "b" })),
      neither: await refused(() => microsoft.acquireByCode({})),
    };
  });
  expect(outcome).toEqual({
    isOne: true,
    isReused: true,
    silent: "no_account_error",
    both: "spa_code_and_nativeAccountId_present",
    neither: "auth_code_or_nativeAccountId_required",
  });
  expect(authority.requests).toEqual([]);

  await signInThere(page);
  const account = await page.evaluate(() => lantern.microsoft.account);
  expect((await silent(page)).account).toEqual(account);
  const given = await page.evaluate((one) => lantern.microsoft.acquireSilent({ account: one }), account);
  expect(given.account).toEqual(account);
});

test("[M09] a library that cannot start shows an error and can be retried", async ({
  open: page,
  authority,
}) => {
  await page.evaluate(() => {
    const { generateKey } = crypto.subtle;
    const once = () => {
      Object.assign(crypto.subtle, { generateKey });
      return Promise.reject(new Error("no keys here"));
    };
    Object.assign(crypto.subtle, { generateKey: once });
  });
  await button(page).click();
  await expect(page.getByText(signInTexts.microsoftFailed)).toBeVisible();
  expect([await state(page), authority.requests]).toEqual(["uninitialised", []]);
  await button(page).click();
  await expect.poll(() => authority.count("code")).toBe(1);
});

test("[M11] no sign-in starts during a sign-out", async ({ open: page, authority }) => {
  await signInThere(page);
  authority.waits = true;
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void lantern.microsoft.signOut());
  const popup = await opened;
  await expect.poll(() => authority.count("logout")).toBe(1);
  await button(page).click();
  await expect(page.getByText(signInTexts.microsoftBusy)).toBeVisible();
  expect(authority.count("authorize")).toBe(1);

  const closed = popup.waitForEvent("close");
  await popup.close();
  await closed;
  authority.waits = false;
  await expect
    .poll(() =>
      page.evaluate(() =>
        lantern.microsoft.signInByPopup().then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true);
});

test("a sign-out ends the session of the authority and removes the account", async ({
  open: page,
  authority,
}) => {
  await signInThere(page);
  await page.evaluate(() => lantern.microsoft.signOut());
  expect(authority.count("logout")).toBe(1);
  expect(await page.evaluate(() => lantern.microsoft.account)).toBeNull();
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test("closing the window shows a message, and the next click opens another window", async ({
  open: page,
  authority,
}) => {
  authority.waits = true;
  const opened = page.waitForEvent("popup");
  await button(page).click();
  const popup = await opened;
  await expect.poll(() => authority.count("authorize")).toBe(1);
  await popup.close();
  await expect(page.getByText(socialTexts.closed)).toBeVisible();
  authority.waits = false;
  const release = authority.delay("code");
  await button(page).click();
  await expect.poll(() => authority.count("code")).toBe(1);
  await expect(page.getByText(like(socialTexts.waiting))).toBeVisible();
  await expect(page.getByText(signInTexts.social)).toHaveCount(0);
  release();
  await page.waitForURL("**/profile-completion");
});
