/** Who may open which page, and where everybody else is sent. */
import { expect, type Page, type Route } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as profileCompletionTexts } from "../../../apps/web/app/company/profile-completion/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { sampled } from "../../../scripts/lib/sample.ts";
import {
  accountMenu,
  newOwner,
  ownerByApi,
  signIn,
  signInToDashboard,
  signOut,
} from "../../fixtures/company.ts";
import { demoAdmin, demoOwner, demoSubAdministrator } from "../../fixtures/demo.ts";
import { signInWith } from "../../fixtures/identity.ts";
import { changePageConfig } from "../../fixtures/page-config.ts";
import { test } from "../../fixtures/test.ts";

const session = "/experience/0199a000-0000-7000-8000-000000000001";
const at = (page: Page) => new URL(page.url()).pathname;

/** Collects every path that the page navigates to from now on. */
function navigationsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on(
    "framenavigated",
    (frame) => frame === page.mainFrame() && paths.push(new URL(frame.url()).pathname),
  );
  return paths;
}

test("[R03, R37, R46] visitors see the public pages, and a live session has its own join page", async ({
  page,
}) => {
  for (const path of ["/", "/login", "/signup", "/verify", "/password/reset"]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator("[data-layout]").first()).toBeVisible();
    expect(at(page)).toBe(path);
  }
  await page.goto("/login");
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  await expect(page.getByLabel(credentialTexts.email)).toBeVisible();
  await expect(page.getByLabel(credentialTexts.password, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: loginTexts.submit, exact: true })).toHaveCount(1);

  const paths = navigationsOf(page);
  const [, , id] = session.split("/");
  for (const path of [session, `/experience/wait/${id}`, `/experience/live/${id}`, "/experience/end"]) {
    await page.goto(path);
    await page.waitForURL(path === "/experience/end" ? path : session);
    await expect(page.locator('[data-layout="experience"]')).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(paths.every((path) => path.startsWith("/experience"))).toBe(true);
});

test("[R32, R43] visitors are redirected from every other page to /login", async ({ page }) => {
  for (const path of [
    ...["/dashboard", "/dashboard/home", "/dashboard/profile", "/dashboard/team", "/dashboard/sessions"],
    ...["/checkoutSuccess", "/password-change", "/profile-completion", "/console"],
  ]) {
    await page.goto(path);
    await page.waitForURL("**/login");
  }
});

test("[R39] pages of emailed links open with an expired sign-in, without a redirect or message", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const encrypted = { iv: "00", data: "00", salt: "00", version: 2 };
    localStorage.setItem("token", JSON.stringify({ token: encrypted, token_expiration: 1 }));
    localStorage.setItem("experience_token", JSON.stringify(encrypted));
  });
  const secret = "a-secret-of-another-day";
  for (const path of [
    ...[`/reset-password/${secret}`, `/invite-admin/${secret}`, `/verify/email/${secret}`],
    "/systemCheck",
  ]) {
    await page.goto(path);
    // The check of the clock has found the token expired.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(at(page)).toBe(path);
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  }
  await page.goto(`${session}#join=${secret}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(at(page)).toBe(session);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  // The demo goes on to its stage by itself.
  await page.goto("/demo");
  await page.waitForURL("**/experience/live/**");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("[R40, R44, R45] a signed-in person is sent to the dashboard, except during logout", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    await page.waitForURL("**/dashboard/home");
  }
  await page.goto("/login?logout=true");
  await expect(page.getByRole("button", { name: loginTexts.submit, exact: true })).toBeVisible();
  expect(page.url()).toContain("/login?logout=true");

  await page.clock.install();
  await page.goto("/dashboard/home");
  await expect(accountMenu(page, owner)).toBeVisible();
  const paths = navigationsOf(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/logout", async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest("**/api/logout");
  await signOut(page, owner);
  await requested;
  // During the two seconds of the server, neither the check of the sign-in nor navigation redirects anybody.
  await page.clock.runFor(2_000);
  await page.getByRole("link", { name: names.sessions }).first().click();
  await page.waitForURL("**/dashboard/sessions");
  release();
  await page.waitForURL("**/?logout=true");
  expect(paths.at(-1)).toBe("/");
  expect(paths.slice(0, -1).filter((path) => !/^\/dashboard\/(?:home|sessions)$/.test(path))).toEqual([]);
  await owner.api.close();
});

test("[A29, R31, R41, R42, V06] an incomplete profile without a password must be completed first, with all five fields", async ({
  page,
}) => {
  const { company, email } = newOwner();
  const paths = navigationsOf(page);
  await page.goto("/login");
  await signInWith(page, "google", { name: "Ida Holm", email });
  await page.waitForURL("**/profile-completion");
  await expect(page.locator('[data-layout="profile-completion"]')).toBeVisible();

  for (const path of ["/login", "/signup", "/dashboard/sessions"]) {
    paths.length = 0;
    await page.goto(path);
    await page.waitForURL("**/profile-completion");
    await expect(page.getByLabel(accountTexts.company)).toBeVisible();
    // The router replaces the state of the entry that it starts from, which is reported as a navigation too.
    const steps = paths.filter((step, index) => step !== paths[index - 1]);
    expect(steps).toEqual([path, "/profile-completion"]);
  }
  await page.goto("/");
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  expect(at(page)).toBe("/");

  await page.goto("/profile-completion");
  const save = page.getByRole("button", { name: profileCompletionTexts.submit });
  await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  const facts = {
    company: (text: string) => page.getByLabel(accountTexts.company).fill(text),
    country: (id: string) => page.getByLabel(accountTexts.country, { exact: true }).selectOption(id),
    code: (text: string) => page.getByLabel(accountTexts.areaCode).fill(text),
    phone: (text: string) => page.getByLabel(accountTexts.phone).fill(text),
  };
  const values = { company, country: "DK", code: "+45", phone: "20 12 34 56" } as const;
  for (const missing of Object.keys(facts) as (keyof typeof facts)[]) {
    for (const [fact, fill] of Object.entries(facts)) await fill(values[fact as keyof typeof facts]);
    await facts[missing]("");
    await save.click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    expect(at(page)).toBe("/profile-completion");
  }
  for (const [fact, fill] of Object.entries(facts)) await fill(values[fact as keyof typeof facts]);
  await save.click();
  await page.waitForURL("**/dashboard/home");

  // The server stores no incomplete profile, so each is made incomplete on its way here.
  const profileFacts = ["company_id", "country_id", "timezone_id", "area_code", "phone_number"];
  for (const fact of [...profileFacts, null]) {
    const changed = async (route: Route) => {
      const response = await route.fetch();
      const user = await response.json();
      await route.fulfill({
        response,
        json: { ...user, profile: { ...user.profile, ...(fact && { [fact]: "" }) } },
      });
    };
    await page.route("**/api/user", changed);
    await page.goto("/dashboard/sessions");
    await page.waitForURL(fact ? "**/profile-completion" : "**/dashboard/sessions");
    await expect(page.locator(`[data-layout="${fact ? "profile-completion" : "dashboard"}"]`)).toBeVisible();
    await page.unroute("**/api/user", changed);
  }
});

test("[A29] an incomplete profile with a password need not be completed", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/sessions");
  await expect(accountMenu(page, owner)).toBeVisible();
  expect(at(page)).toBe("/dashboard/sessions");
  await owner.api.close();
});

test("[O06] the three kinds of administrators may open the dashboard, other kinds may not", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  for (const [type, target] of [
    [1, "/dashboard/home"],
    [2, "/dashboard/home"],
    [4, "/dashboard/home"],
    [3, "/login"],
  ] as const) {
    await page.route("**/api/user", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), user_type_id: type } });
    });
    await page.goto("/dashboard/home");
    if (target === "/login") await page.waitForURL("**/login");
    else await expect(accountMenu(page, owner)).toBeVisible();
    expect(at(page)).toBe(target);
    await page.unrouteAll({ behavior: "wait" });
  }
  await owner.api.close();
});

test("[X06] in production only ADMIN sees the debug pages, not visitors, Owners and Sub-Administrators", async ({
  page,
}) => {
  // The configuration of a server in production. The tests of the page server cover the status of its documents.
  await changePageConfig(page, (config) => ({ ...config, local: false }));
  const pages = ["award", "intercom", "scorecard", "experience", "collaboration-analysis", "kit"];
  const paths = navigationsOf(page);
  for (const [nth, who] of [null, demoOwner, demoSubAdministrator, demoAdmin].entries()) {
    const theirPages = sampled(pages, 3, nth);
    if (who) {
      await signIn(page, who);
      await page.waitForURL(/\/(dashboard\/home|console)$/);
      await page.locator("[data-layout]").waitFor();
    }
    paths.length = 0;
    for (const name of theirPages) {
      await page.goto(`/debug/${name}`);
      const missing = page.locator("main[data-status='404']");
      if (who === demoAdmin) {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(missing).toHaveCount(0);
      } else await expect(missing.getByText(errorsTexts.screen.pageNotFound(`/debug/${name}`))).toBeVisible();
    }
    expect([...new Set(paths)]).toEqual(theirPages.map((name) => `/debug/${name}`));
    if (who) await page.evaluate(() => [localStorage, sessionStorage].map((store) => store.clear()));
  }
  // A request in flight must not outlive the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
