/** Renewing a token of Microsoft without a window, and how long an account is stored. */
import { expect } from "@playwright/test";
import { openWithLantern } from "../../fixtures/lantern.ts";
import {
  button,
  hourMs,
  later,
  loginHint,
  rejection,
  settled,
  signInThere,
  silent,
  test,
} from "../../fixtures/microsoft-page.ts";

const day = 24 * hourMs;

test("[M12–M14, M16] a token comes silently from the cache, by the refresh token or in a hidden frame, else by the button", async ({
  open: page,
  authority,
}) => {
  await signInThere(page);
  const before = authority.requests.length;
  expect((await silent(page)).fromCache).toBe(true);
  expect(authority.requests).toHaveLength(before);

  await later(page, 2 * hourMs);
  expect((await silent(page)).fromCache).toBe(false);
  expect([authority.count("refresh"), authority.count("frame")]).toEqual([1, 0]);

  await later(page, 4 * hourMs);
  authority.revokeRefresh();
  expect((await silent(page)).fromCache).toBe(false);
  expect([authority.count("refresh"), authority.count("frame")]).toEqual([2, 1]);

  await later(page, 6 * hourMs);
  authority.revokeRefresh();
  authority.loginRequired = true;
  expect(await rejection(page)).toEqual(["InteractionRequiredAuthError", "login_required"]);
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await expect.poll(() => authority.count("authorize")).toBe(2);
});

test("[M15] parallel hidden frames wait for the first one and use its result", async ({
  open: page,
  authority,
}) => {
  await signInThere(page);
  await later(page, 2 * hourMs);
  authority.revokeRefresh();
  const release = authority.delay("frame");
  const results = page.evaluate(async () => {
    const { instance } = lantern.microsoft;
    const [account] = instance.getAllAccounts();
    // Identical requests are merged, so these three differ.
    const three = [["openid"], ["openid", "User.Read"], ["openid", "Calendars.Read"]];
    const all = await Promise.all(three.map((scopes) => instance.acquireTokenSilent({ scopes, account })));
    return all.map(({ idToken }) => idToken.length > 0);
  });
  await expect.poll(() => authority.count("frame")).toBe(1);
  await expect.poll(() => authority.count("refresh")).toBe(3);
  release();
  expect(await results).toEqual([true, true, true]);
  expect(authority.count("frame")).toBe(1);

  // The page's own calls, which are identical.
  await later(page, 4 * hourMs);
  authority.revokeRefresh();
  const released = authority.delay("frame");
  const own = page.evaluate(() =>
    Promise.all([1, 2, 3].map(async () => (await lantern.microsoft.acquireSilent()).idToken.length > 0)),
  );
  await expect.poll(() => authority.count("frame")).toBe(2);
  released();
  expect(await own).toEqual([true, true, true]);
  expect(authority.count("frame")).toBe(2);
});

test("[K21] an account is stored for four days, also after the sign-in expired, and removed after six", async ({
  open: page,
  authority,
  context,
  person,
  baseURL,
}) => {
  await settled(baseURL as string, person);
  await button(page).click();
  await page.waitForURL("**/dashboard/home");
  await page.close();

  const reopened = async (ms: number) => {
    const next = await context.newPage();
    await next.clock.install({ time: Date.now() + ms });
    await openWithLantern(next);
    await next.evaluate(() => lantern.microsoft.init());
    return next;
  };

  const fourth = await reopened(4 * day);
  expect((await fourth.evaluate(() => lantern.microsoft.account))?.username).toBe(person.email);
  await signInThere(fourth);
  expect(loginHint(authority)).toBe(person.email);
  await fourth.close();

  const sixth = await reopened(6 * day);
  expect(await sixth.evaluate(() => lantern.microsoft.account)).toBeNull();
  expect(await rejection(sixth)).toEqual(["BrowserAuthError", "no_account_error"]);
  await signInThere(sixth);
  expect(loginHint(authority)).toBeNull();
});
