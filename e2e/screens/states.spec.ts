/** Takes screenshots into `screens/` of states without an address: dialogs, messages, empty and running states. */
import { type Browser, expect, type Page } from "@playwright/test";
import { texts as checkoutTexts } from "../../apps/web/app/company/checkout/texts.ts";
import { texts as checkoutSuccessTexts } from "../../apps/web/app/company/checkout-success/texts.ts";
import { texts as createParticipantTexts } from "../../apps/web/app/company/create-participant/texts.ts";
import { texts as createSessionTexts } from "../../apps/web/app/company/create-session/texts.ts";
import { texts as insightsTexts } from "../../apps/web/app/company/insights/texts.ts";
import { names } from "../../apps/web/app/company/names.ts";
import { texts as participantsTexts } from "../../apps/web/app/company/participants/texts.ts";
import { texts as sessionTeamsTexts } from "../../apps/web/app/company/session/teams/texts.ts";
import { texts as sessionTexts } from "../../apps/web/app/company/session/texts.ts";
import { texts as sessionsTexts } from "../../apps/web/app/company/sessions/texts.ts";
import { texts as settingsTexts } from "../../apps/web/app/company/settings/texts.ts";
import { creditTexts } from "../../apps/web/app/company/shared/billing/credit-texts.ts";
import { texts as editConflictTexts } from "../../apps/web/app/company/shared/edit-conflict/texts.ts";
import { texts as peopleTexts } from "../../apps/web/app/company/shared/people/texts.ts";
import { texts as peoplePickerTexts } from "../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../apps/web/app/company/shared/planning/texts.ts";
import { texts as reportSectionTexts } from "../../apps/web/app/company/shared/report/texts.ts";
import { actionTexts } from "../../apps/web/app/company/shared/session/action-texts.ts";
import { questionTexts } from "../../apps/web/app/company/shared/session/question-texts.ts";
import { texts as sharedSessionTexts } from "../../apps/web/app/company/shared/session/texts.ts";
import { joining as joiningTexts } from "../../apps/web/app/i18n/en/joining.ts";
import { liveScorecard as liveScorecardTexts } from "../../apps/web/app/i18n/en/live-scorecard.ts";
import { texts as consoleOrdersTexts } from "../../apps/web/app/platform/orders/texts.ts";
import { texts as consoleSettingsTexts } from "../../apps/web/app/platform/settings/texts.ts";
import { texts as consoleSharedTexts } from "../../apps/web/app/platform/shared/texts.ts";
import { texts as notificationsTexts } from "../../apps/web/app/shell/notifications/texts.ts";
import { texts as uiTexts } from "../../apps/web/app/ui/texts.ts";
import { Api } from "../fixtures/api.ts";
import { addBilling, signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin, demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { emailTo, linkIn } from "../fixtures/mailbox.ts";
import { playSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";
import { like, startingWith, storyTitle, wording } from "../fixtures/texts.ts";
import { addPeople, addSession, type Host, host, turnMonth } from "../journeys/sessions/arrange.ts";
import { takeAll } from "./take.ts";

const theirs = "A title of theirs";

/** A company with a color and a logo, a purchase and a refund. */
let company: { id: string; links: string[]; logo: string };
/** A session with responses to its invitations. */
let played: string;

test.beforeAll(async ({ baseURL, browser }) => {
  await playSession(baseURL as string, 6, 1);
  played = await playSession(baseURL as string, 8, 2);
  const api = await Api.open(baseURL as string);
  for (const [nth, rating] of [5, 5, 4, 3, 5].entries()) {
    const email = await emailTo(api.http, `sim-00${nth + 1}@`, /Simulation/);
    const token = /#join=([^&]+)/.exec(linkIn(email, played))?.[1];
    const { token: authToken } = await api.ok("POST", "/api/exp/auth", { token });
    api.token = String(authToken);
    await api.ok("POST", "/api/exp/feedback", { rating });
  }
  await api.signIn(demoOwner.email, demoOwner.password);
  const logo = await drawnLogo(browser);
  await api.ok("PUT", "/api/company/logo", { data: logo });
  await api.ok("PATCH", "/api/company", { brand_color: "#0f766e" });
  const { items } = (await api.ok("GET", "/api/consumer?limit=100")) as {
    items: { id: string; email: string }[];
  };
  const attendees = items.filter(({ email }) => email.endsWith("@northwind.example")).slice(0, 5);
  const { id } = await api.ok("POST", "/api/session", {
    title: "An hour of five",
    experience: "the-quiet-station",
    seats: 5,
    timezone: "Europe/Copenhagen",
    starts_at: new Date(Date.now() + 600_000).toISOString(),
  });
  await api.ok("PUT", `/api/session/${id}/attendees`, {
    consumer_ids: attendees.map((participantPage) => participantPage.id),
  });
  await api.ok("POST", `/api/session/${id}/confirm`);
  await api.ok("POST", `/api/session/${id}/invite`);
  const emails = await Promise.all(attendees.map(({ email }) => emailTo(api.http, email, /An hour of five/)));
  company = { id: String(id), links: emails.map((email) => linkIn(email, "/experience/")), logo };
  await api.close();
});

const shoot = (page: Page, name: string) => takeAll(page, `state-${name}`);

test("a new company", async ({ browser, baseURL }) => {
  const { page } = await newcomer(browser, baseURL);
  await shoot(page, "home-new");
  for (const area of ["sessions", "participants", "insights", "billing"]) {
    await page.goto(`/dashboard/${area}`);
    await expect(page.locator("h1")).toBeVisible();
    await shoot(page, `${area}-new`);
  }
});

test("dialogs of a session", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  const people = await addPeople(owner, 3);
  const id = await addSession(owner);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("button", { name: sessionTexts.facts.changeDate }).click();
  await shoot(page, "date");
  await page.getByRole("dialog").getByRole("button", { name: planningTexts.day, exact: true }).click();
  await shoot(page, "date-day");
  await page.keyboard.press("Escape");
  await owner.api.ok("PATCH", `/api/session/${id}`, { notes: "Bring a cup" });
  const later = {
    starts_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    timezone: "Asia/Singapore",
  };
  await owner.api.ok("PUT", `/api/session/${id}/date`, later);
  await page.getByRole("button", { name: sessionTexts.dating.submit }).click();
  await expect(page.getByRole("alert").filter({ hasText: like(editConflictTexts.title) })).toBeVisible();
  await shoot(page, "date-conflict");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: sharedSessionTexts.editTitle }).click();
  await page.getByLabel(planningTexts.title).fill("A title of mine");
  await owner.api.ok("PATCH", `/api/session/${id}`, { title: theirs });
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: like(editConflictTexts.title) })).toBeVisible();
  await shoot(page, "edit-conflict");
  await page.getByRole("button", { name: editConflictTexts.useTheirs }).click();
  await page.getByRole("button", { name: sessionTexts.editing.submit, exact: true }).click();
  await page.getByRole("button", { name: actionTexts.actions.menu(theirs) }).click();
  await shoot(page, "session-menu");
  await page.getByRole("menuitem", { name: actionTexts.actions.cancel }).click();
  await shoot(page, "cancel");
  await page.getByRole("button", { name: like(questionTexts.cancelling.submit) }).click();
  await expect(page.getByText(actionTexts.done.cancelled)).toBeVisible();
  await shoot(page, "cancelled-toast");
  await page.goto("/dashboard/sessions?search=retro");
  await expect(page.getByText(like(sessionsTexts.noMatch))).toBeVisible();
  await shoot(page, "sessions-no-match");
});

test("choosing teams and people", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  const people = await addPeople(owner, 14);
  const id = await addSession(owner, { seats: 16 });
  await page.goto(`/dashboard/sessions/${id}?add`);
  await expect(page.getByRole("button", { name: peoplePickerTexts.selectAll })).toBeVisible();
  await page.getByRole("button", { name: peoplePickerTexts.selectAll }).click();
  await shoot(page, "attendees-dialog");
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  await page.getByRole("button", { name: sessionTeamsTexts.form }).click();
  await page.getByRole("menuitem").first().click();
  await shoot(page, "teams-formed");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill("Field service meets support");
  await page.getByRole("button", { name: peoplePickerTexts.selectAll }).click();
  await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
  await shoot(page, "create-day");
  await turnMonth(page, "Next");
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await shoot(page, "create-filled");
  await page.getByRole("link", { name: names.home, exact: true }).locator("visible=true").click();
  await expect(page.getByRole("dialog", { name: uiTexts.leave.title })).toBeVisible();
  await shoot(page, "leave");
});

test("an import", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  const domain = owner.email.split("@")[1];
  const rows = Array.from({ length: 1200 }, (_, n) =>
    n % 40 === 7 ? `Bad ${n};nobody;Sales` : `Zoë ${n};p${n}@${domain};Department ${n % 7}`,
  );
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  await shoot(page, "import-source");
  // "Łukasz" as Windows-1250 has it.
  const buffer = Buffer.from("First name;Email\r\n\u00a3ukasz;lukasz@firm.example\r\n", "latin1");
  await page
    .getByLabel(createParticipantTexts.chooseFile)
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText(createParticipantTexts.chooseEncoding)).toBeVisible();
  await shoot(page, "import-letters");
  await page.getByRole("button", { name: createParticipantTexts.change }).click();
  await page.getByLabel(peopleTexts.pasteLabel).fill("Zorp;Blim;Quax\nde Vries;Pieter;pieter@firm.example");
  await page.getByRole("button", { name: createParticipantTexts.check }).click();
  await expect(page.getByText(createParticipantTexts.unknownHeadings)).toBeVisible();
  await shoot(page, "import-columns");
  await page.getByRole("button", { name: createParticipantTexts.change }).click();
  await page.getByLabel(peopleTexts.pasteLabel).fill(`Name;E-mail;Team\n${rows.join("\n")}`);
  await page.getByRole("button", { name: createParticipantTexts.check }).click();
  await expect(
    page.getByText(
      like((added: number) =>
        createParticipantTexts.sum({ added, updated: 0, existing: 0, duplicates: 0, failed: 0 }),
      ),
    ),
  ).toBeVisible();
  await shoot(page, "import-preview");
  await page.route("**/api/consumer/import", async (route) => {
    if ((route.request().postData() ?? "").includes(`p600@`)) await route.abort();
    else await route.continue();
  });
  await page.getByRole("button", { name: createParticipantTexts.submitList(1170, 0) }).click();
  await expect(page.getByText(like(createParticipantTexts.stopped))).toBeVisible();
  await shoot(page, "import-stopped");
  await page.unroute("**/api/consumer/import");
  await page.getByRole("button", { name: createParticipantTexts.goOn }).click();
  await expect(page.getByRole("heading", { name: createParticipantTexts.finished })).toBeVisible();
  await shoot(page, "import-result");
  await page.goto("/dashboard/participants");
  await page.getByRole("checkbox", { name: participantsTexts.chooseAll }).check();
  await shoot(page, "participants-chosen");
});

test("payments and refunds", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  await page.goto("/dashboard/checkout");
  await shoot(page, "checkout-first");
  await addBilling(owner);
  await page.reload();
  await page.getByRole("radio", { name: startingWith(checkoutTexts.pack(12)) }).check();
  await shoot(page, "checkout");
  await page.getByRole("button", { name: checkoutTexts.card }).click();
  await expect(page.getByRole("heading", { name: wording("Sandbox checkout") })).toBeVisible();
  await shoot(page, "sandbox");
  await page.getByRole("button", { name: /\$228\.00/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.title })).toBeVisible();
  await shoot(page, "paid");
  const { items } = (await owner.api.ok("GET", "/api/checkout/orders")) as { items: { id: string }[] };
  const { id } = await owner.api.ok("POST", "/api/session", {
    title: "Session",
    experience: "the-quiet-station",
    timezone: "UTC",
    seats: 16,
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  const consolePage = await open(browser);
  await signInToDashboard(consolePage, demoAdmin);
  await consolePage.goto(`/console/orders?search=${items[0]?.id}`);
  await consolePage.getByRole("button", { name: like(consoleOrdersTexts.refundOf) }).click();
  await shoot(consolePage, "refund");
  await consolePage.getByLabel(consoleSharedTexts.reason.label).fill("Bought twice by mistake");
  await consolePage
    .getByRole("dialog")
    .getByRole("button", { name: like(consoleOrdersTexts.refundOf) })
    .click();
  await expect(consolePage.getByRole("dialog")).toBeHidden();
  await shoot(consolePage, "refunded");
  await consolePage.goto("/console/settings");
  await consolePage
    .getByRole("button", {
      name: consoleSettingsTexts.changeOf(String(consoleSettingsTexts.labels["support.email"])),
    })
    .click();
  await shoot(consolePage, "console-setting");
  await consolePage.context().close();
  await page.goto(`/checkoutSuccess?order=${items[0]?.id}`);
  await expect(
    page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.refundedTitle }),
  ).toBeVisible();
  await shoot(page, "paid-back");
  for (const area of ["billing", "checkout"]) {
    await page.goto(`/dashboard/${area}`);
    await expect(page.getByText(like(creditTexts.debt.title)).first()).toBeVisible();
    await shoot(page, `${area}-owed`);
  }
  await page
    .getByRole("button", { name: startingWith(notificationsTexts.title) })
    .locator("visible=true")
    .first()
    .click();
  await shoot(page, "bell");
});

test("the join pages of a session, and its end", async ({ browser, baseURL }) => {
  const page = await open(browser);
  await page.goto(company.links[0] as string);
  await expect(page.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await shoot(page, "door");
  await page.getByRole("button", { name: joiningTexts.join.submit }).click();
  await page.waitForURL(/\/experience\/wait\//);
  await expect(page.getByText(wording("Northwind Instruments")).first()).toBeVisible();
  await shoot(page, "lobby");
  const visitor = await open(browser);
  await visitor.goto(`${company.links[1]}&rsvp=no`);
  await expect(visitor.getByRole("button", { name: joiningTexts.decline.yes })).toBeVisible();
  await shoot(visitor, "rsvp");
  await visitor.getByRole("button", { name: joiningTexts.decline.no }).click();
  await expect(visitor.getByText(joiningTexts.decline.notComingText, { exact: false })).toBeVisible();
  await shoot(visitor, "rsvp-declined");
  await visitor.getByRole("button", { name: joiningTexts.decline.afterAll }).click();
  await shoot(visitor, "rsvp-coming");

  const api = await Api.open(baseURL as string);
  const email = await emailTo(api.http, "sim-006@", /Simulation/);
  await api.close();
  const participantPage = await open(browser);
  await participantPage.goto(linkIn(email, played));
  await expect(participantPage.locator("[data-scorecard], h1").first()).toBeVisible({ timeout: 30_000 });
  await shoot(participantPage, "end");
  const followUpPage = await open(browser);
  await followUpPage.route("**/api/exp/commitment*", (route) =>
    route.fulfill({ json: { requested: true, outcome: null } }),
  );
  await followUpPage.goto(linkIn(email, played));
  await expect(followUpPage.getByText(liveScorecardTexts.followUp.question).first()).toBeVisible({
    timeout: 30_000,
  });
  await shoot(followUpPage, "end-follow-up");
});

test("reports", async ({ browser }) => {
  const page = await open(browser);
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${played}/report`);
  await expect(page.getByText(reportSectionTexts.came.again).first()).toBeVisible();
  await page.locator("details > summary").evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  await shoot(page, "report-open");
  await page.goto("/dashboard/insights");
  await expect(page.getByRole("heading", { name: insightsTexts.departments.title })).toBeVisible();
  await shoot(page, "insights");
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("img", { name: like(settingsTexts.branding.logoAlt) })).toBeVisible();
  await shoot(page, "settings-logo");
});

async function open(browser: Browser): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  return (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
}

async function newcomer(browser: Browser, baseURL: string | undefined): Promise<{ page: Page; owner: Host }> {
  const page = await open(browser);
  return { page, owner: await host(page, baseURL) };
}

/** A realistic logo. @returns base64 */
async function drawnLogo(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 360, height: 96 } });
  await page.setContent(
    `<body style="margin:0;background:#fff"><p style="margin:0;font:600 40px/96px Georgia;color:#0f766e;text-align:center">northwind ▲</p>`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture.toString("base64");
}
