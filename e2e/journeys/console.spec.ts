/** The console of the platform and its tools. */

import { errorTexts } from "@lantern/contract/error-texts";
import { fieldTexts } from "@lantern/contract/field-texts";
import { Role, roleName } from "@lantern/contract/roles";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { texts as accountTexts } from "../../apps/web/app/company/shared/account/texts.ts";
import { texts as companyShellTexts } from "../../apps/web/app/company/shell/texts.ts";
import { texts as loginTexts } from "../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../apps/web/app/doors/texts.ts";

import { liveScorecard as german } from "../../apps/web/app/i18n/de/live-scorecard.ts";
import { liveScenes as liveScenesTexts } from "../../apps/web/app/i18n/en/live-scenes.ts";
import { liveScorecard as english } from "../../apps/web/app/i18n/en/live-scorecard.ts";
import { puzzles as puzzlesTexts } from "../../apps/web/app/i18n/en/puzzles.ts";
import { liveScorecard as spanish } from "../../apps/web/app/i18n/es/live-scorecard.ts";
import { errors as errorsTexts } from "../../apps/web/app/i18n/start/errors.ts";
import { texts as consoleCompanyTexts } from "../../apps/web/app/platform/company/texts.ts";
import { texts as consoleDebugCollaborationAnalysisTexts } from "../../apps/web/app/platform/debug/collaboration-analysis/texts.ts";
import { texts as consoleDebugExperienceTexts } from "../../apps/web/app/platform/debug/experience/texts.ts";
import { texts as consoleDebugIntercomTexts } from "../../apps/web/app/platform/debug/intercom/texts.ts";
import { texts as consoleDebugTexts } from "../../apps/web/app/platform/debug/texts.ts";
import { texts as consoleHomeTexts } from "../../apps/web/app/platform/home/texts.ts";
import { names as consoleNames } from "../../apps/web/app/platform/names.ts";
import { texts as consoleSessionTexts } from "../../apps/web/app/platform/session/texts.ts";
import { texts as consoleSettingsTexts } from "../../apps/web/app/platform/settings/texts.ts";
import { texts as consoleSharedTexts } from "../../apps/web/app/platform/shared/texts.ts";
import { texts as consoleUserTexts } from "../../apps/web/app/platform/user/texts.ts";
import { texts as notificationsTexts } from "../../apps/web/app/shell/notifications/texts.ts";
import { texts as shellTexts } from "../../apps/web/app/shell/texts.ts";
import { Api } from "../fixtures/api.ts";
import { newOwner, signUp } from "../fixtures/company.ts";
import { readPageConfig } from "../fixtures/page-config.ts";
import { test } from "../fixtures/test.ts";
import { like, storyTitle, wording } from "../fixtures/texts.ts";

const ida = "Ida Keeper";
const session = "To be cancelled";

const admin = { email: "admin@lantern.example", password: "seven boats home" };
const subAdministrator = { email: "benedikt@northwind.example", password: admin.password };
const scorecardTexts = [english, spanish, german];
const owner = { email: "maren@northwind.example", password: admin.password };

const maren = "Maren Solberg";
const benedikt = "Benedikt Hahn";
const signOutReason = "A lost laptop";
const cancelReason = "The company has cancelReason for it";
const longName = "Featherstonehaugh";
const cancelNow = consoleSessionTexts.cancel.replace("…", "");

async function signIn(page: Page, { email, password }: typeof admin): Promise<void> {
  await page.goto("/login");
  await page.getByLabel(credentialTexts.email).fill(email);
  await page.getByLabel(credentialTexts.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: loginTexts.submit, exact: true }).click();
  await page.waitForURL("**/dashboard/home");
}

const notFound = (page: Page) => page.locator('main[data-status="404"]');

/** Enters the reason in the open dialog and confirms it. */
async function confirm(page: Page, button: string, why: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(consoleSharedTexts.reason.label).fill(why);
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toBeHidden();
}

test("[O01, O06] ADMIN signs in, finds the console in the account menu, and has the role ADMIN there", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(response.url()));
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: companyShellTexts.noCompany.title })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel(accountTexts.phone)).toBeVisible();
  await expect(page.getByLabel(accountTexts.company, { exact: true })).toHaveCount(0);
  expect(refused).toEqual([]);
  await page.getByRole("button", { name: ida }).click();
  await expect(page.getByRole("menu").getByText(roleName(Role.ADMIN), { exact: true })).toBeVisible();
  await page.getByRole("menuitem", { name: shellTexts.console }).click();
  await expect(page.getByRole("heading", { name: consoleHomeTexts.title })).toBeVisible();
  await expect(page.getByRole("button", { name: notificationsTexts.title })).toBeVisible();
  const backups = page.getByRole("region", { name: consoleHomeTexts.backups.title });
  await expect(backups.getByText(consoleHomeTexts.backups.proven)).toBeVisible();
  await expect(backups.getByText(/^\d+\.\d+\.\d+ \([0-9a-f]{12}\)$/)).toBeVisible();
  await page.getByRole("link", { name: consoleNames.users }).click();
  await page.getByRole("searchbox").fill(admin.email.split("@")[1] ?? "");
  const row = page.getByRole("row", { name: ida });
  await expect(row.getByText(roleName(Role.ADMIN), { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(owner.email.split("@")[1] ?? "");
  await expect(page.getByRole("row", { name: maren }).getByText(roleName(Role.CONSUMER_ADMIN))).toBeVisible();
  await expect(
    page.getByRole("row", { name: benedikt }).getByText(roleName(Role.CONSUMER_ADMIN_SUB)),
  ).toBeVisible();
});

test("[R33] /admin opens the console, or the login page for visitors", async ({ page }) => {
  await page.goto("/admin");
  await page.waitForURL("**/login");
});

for (const [type, who] of [
  [2, owner],
  [4, subAdministrator],
] as const)
  test(`[O10] there is no console for type ${type}`, async ({ page }) => {
    await signIn(page, who);
    for (const path of ["/console", "/console/users", "/console/settings"]) {
      await page.goto(path);
      await expect(notFound(page)).toBeVisible();
    }
  });

test("[O04] any other type has the name User", async ({ page }) => {
  await signIn(page, admin);
  await page.route("**/api/admin/users?*", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: { user_type_id: number }[] };
    await route.fulfill({ json: { ...body, items: body.items.map((one) => ({ ...one, user_type_id: 3 })) } });
  });
  await page.route("**/api/admin/users", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: { user_type_id: number }[] };
    await route.fulfill({ json: { ...body, items: body.items.map((one) => ({ ...one, user_type_id: 3 })) } });
  });
  await page.goto(`/console/users?search=${owner.email}`);
  await expect(page.getByRole("row", { name: maren }).getByText(roleName(3), { exact: true })).toBeVisible();
});

test("ADMIN finds a company, cancels its session, signs its Owner out; the log contains the reason", async ({
  page,
  browser,
  baseURL,
}) => {
  const company = newOwner();
  const other = await theirs(browser);
  await signUp(other, company);
  const api = await Api.open(baseURL as string);
  await api.signIn(company.email, company.password);
  await api.ok("POST", "/api/session", { title: session, experience: "the-quiet-station" });

  await signIn(page, admin);
  await page.goto("/console/companies");
  await page.getByRole("searchbox").fill(company.company);
  await page.getByRole("link", { name: company.company }).click();
  await expect(
    page
      .getByText(`6 ${consoleCompanyTexts.figures.free(6)}`)
      .or(page.getByLabel(company.company).getByText("6")),
  ).toBeVisible();
  // The credits were granted but the response was lost: a second click must not grant them again.
  await page.route(
    "**/api/admin/companies/*/credits",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: consoleCompanyTexts.adjust.open }).click();
  const adjusting = page.getByRole("dialog");
  await adjusting.getByLabel(consoleCompanyTexts.adjust.amount, { exact: true }).fill("5");
  await adjusting.getByLabel(consoleSharedTexts.reason.label).fill("A kind word");
  await adjusting.getByRole("button", { name: consoleCompanyTexts.adjust.submit }).click();
  await expect(adjusting.getByRole("alert")).toContainText(errorsTexts.offline);
  await adjusting.getByRole("button", { name: consoleCompanyTexts.adjust.submit }).click();
  await expect(page.getByText(consoleCompanyTexts.adjust.done("11"))).toBeVisible();
  expect(await api.ok("GET", "/api/company/credits")).toMatchObject({ balance: 11 });
  await page.getByRole("main").getByRole("link", { name: consoleNames.sessions }).click();
  await page.getByRole("link", { name: session }).click();
  await page.getByRole("button", { name: consoleSessionTexts.cancel }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: cancelNow }).click();
  await expect(dialog.getByText(fieldTexts.REASON)).toBeVisible();
  await confirm(page, cancelNow, cancelReason);
  await expect(page.getByText(consoleSessionTexts.cancelled)).toBeVisible();

  await page.getByRole("link", { name: company.company }).click();
  await page.getByRole("link", { name: `${company.firstName} ${company.lastName}` }).click();
  await page.getByRole("button", { name: consoleUserTexts.signOut }).click();
  await confirm(page, consoleUserTexts.signOut, signOutReason);
  await other.goto("/dashboard/home");
  await other.waitForURL(/\/login/);

  await page.getByRole("link", { name: consoleNames.audit }).click();
  await expect(page.getByText(signOutReason).first()).toBeVisible();
  await expect(page.getByText(cancelReason).first()).toBeVisible();
  await api.close();
});

test("a wrong setting is rejected at its field, a valid one applies at once", async ({ page, request }) => {
  await signIn(page, admin);
  await page.goto("/console/settings");
  await page.getByRole("button", { name: consoleSettingsTexts.changeOf("Support email") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: consoleSettingsTexts.labels["support.email"] }).fill("nobody");
  await dialog.getByLabel(consoleSharedTexts.reason.label).fill("A new desk");
  await dialog.getByRole("button", { name: consoleSettingsTexts.save }).click();
  await expect(dialog.getByText(errorTexts.EMAIL)).toBeVisible();
  await dialog
    .getByRole("textbox", { name: consoleSettingsTexts.labels["support.email"] })
    .fill("desk@lantern.example");
  await dialog.getByRole("button", { name: consoleSettingsTexts.save }).click();
  await expect(dialog).toBeHidden();
  const supportAddress = async () =>
    ((await readPageConfig(request, "/contact")).operator as { support_email: string | null }).support_email;
  expect(await supportAddress()).toBe("desk@lantern.example");
  await page.getByRole("button", { name: consoleSettingsTexts.resetOf("Support email") }).click();
  await expect.poll(supportAddress).toBeNull();
});

test("[X01] the page shows the badges of every story and the share pictures", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/debug/award");
  await expect(page.getByRole("heading", { name: storyTitle })).toBeVisible();
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(20);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length),
    )
    .toBe(0);
});

test("[X02] the page shows the state of the chat widget", async ({ page }) => {
  await page.goto("/debug/intercom");
  await expect(page.getByRole("heading", { name: consoleNames.widget })).toBeVisible();
  await expect(page.getByText(consoleDebugIntercomTexts.notConfigured)).toBeVisible();
});

test("[X03] the page shows a scorecard of an example and of a log", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/debug/scorecard");
  const card = page.frameLocator("iframe");
  await expect(card.getByRole("heading", { level: 1, name: wording("The Half-Open Door") })).toBeVisible();
  await page.getByRole("button", { name: consoleDebugExperienceTexts.tabs.log }).click();
  await expect(page.getByLabel(consoleDebugTexts.log.of)).toHaveValue("sample");
  await expect(card.getByText(wording(/Seat 1/)).first()).toBeVisible();
});

test("[X04] the page shows every scene, and a session row by row", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/debug/experience");
  const stage = page.frameLocator("iframe");
  await page.getByLabel(consoleDebugExperienceTexts.scene, { exact: true }).selectOption("allocation");
  await expect(stage.locator('[data-scene][data-step="active"]')).toBeVisible();

  await page.getByRole("button", { name: consoleDebugExperienceTexts.tabs.log }).click();
  const row = page.getByRole("slider", { name: like(consoleDebugExperienceTexts.rowOf) });
  const length = Number(await row.getAttribute("max"));
  await expect(row).toHaveValue(String(length));
  const marks = page.getByLabel(consoleDebugExperienceTexts.mark);
  const second = (await marks.locator("option").nth(2).getAttribute("value")) as string;
  await marks.selectOption(second);
  await expect(row).toHaveValue(second);
  await expect(stage.locator("[data-scene]")).toBeVisible();
  await page.getByRole("button", { name: consoleDebugExperienceTexts.on }).click();
  await expect(row).toHaveValue(String(Number(second) + 1));
  await expect(page.locator("pre")).toContainText(wording('"type"'));
});

test("the overview of a large platform fits every screen", async ({ page }) => {
  await page.route("**/api/admin/overview", async (route) => {
    const response = await route.fetch();
    const overview = JSON.parse(await response.text(), (_, value) =>
      typeof value === "number" ? 1_234_567 : value,
    );
    await route.fulfill({ response, json: overview });
  });
  await page.route("**/api/admin/audit?*", async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    const [entry] = items;
    const company = { id: crypto.randomUUID(), name: "Wasserwirtschaft".repeat(6) };
    const address = "2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff";
    const user = { id: crypto.randomUUID(), name: longName.repeat(5) };
    const detail = { email: `${"a".repeat(64)}@northwind.example` };
    await route.fulfill({
      response,
      json: { ...rest, items: [{ ...entry, company, address, detail, user }] },
    });
  });
  await signIn(page, admin);
  for (const width of [1024, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/console");
    await expect(page.getByRole("definition").filter({ hasText: "1,234,567" })).toHaveCount(9);
    await expect(page.getByRole("row").filter({ hasText: longName })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("labels of a decision and numbers of an order stay clear of what is beside them", async ({ page }) => {
  await signIn(page, admin);
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("it is not visible");
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  type Box = Awaited<ReturnType<typeof boxOf>>;
  const overlap = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/debug/experience?frame=scene&scene=decision-all");
    const option = page
      .getByRole("group", { name: liveScenesTexts.decision.yourVote })
      .getByRole("button")
      .first();
    const label = await boxOf(option.getByText(liveScenesTexts.decision.chosen, { exact: true }));
    const outside = await boxOf(option);
    expect(label.right).toBeLessThanOrEqual(outside.right);
    expect(label.bottom).toBeLessThanOrEqual(outside.bottom);
    const portraits = await option.locator(".l-chip").all();
    expect(portraits).toHaveLength(6);
    for (const portrait of portraits) expect(overlap(await boxOf(portrait), label)).toBe(false);

    await page.goto("/debug/experience?frame=scene&scene=order");
    const first = page.getByRole("list", { name: puzzlesTexts.order.order }).getByRole("button").first();
    const number = await boxOf(first.getByText("1", { exact: true }));
    expect(overlap(number, await boxOf(first.getByText(wording("Moon spoon"))))).toBe(false);
  }
});

test("the bar of points shows a name only where all of it fits, in every language", async ({ page }) => {
  await signIn(page, admin);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/debug/scorecard?frame=card");
    const names = page.locator("[data-points-name]");
    await expect(names).toHaveCount(4);
    for (const { story, puzzles, collaboration, spirit } of scorecardTexts) {
      const cut = await names.evaluateAll(
        (elements, texts) =>
          elements.flatMap((element, at) => {
            element.textContent = texts[at] ?? "";
            const bar = element.parentElement?.getBoundingClientRect();
            const { right, top } = element.getBoundingClientRect();
            const isHidden = bar === undefined || top >= bar.bottom;
            return isHidden || right <= bar.right ? [] : [texts[at]];
          }),
        [story, puzzles, collaboration, spirit],
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  }
});

test("[X05] the measures change from scene to scene", async ({ page }) => {
  await signIn(page, admin);
  await page.goto("/debug/collaboration-analysis");
  const table = page.getByRole("table", { name: consoleDebugCollaborationAnalysisTexts.title });
  await expect(table.getByRole("row")).toHaveCount(7);
  const last = await table.innerText();
  await page.getByRole("slider").fill("0");
  await expect(page).toHaveURL(/step=0/);
  await expect.poll(() => table.innerText()).not.toBe(last);
});

async function theirs(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
