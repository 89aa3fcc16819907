/** Takes screenshots into `screens/` of states without an address: dialogs, messages, empty and running states. */
import { type Browser, expect, type Page } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin, demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { emailTo, linkIn } from "../fixtures/mailbox.ts";
import { playSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";
import { addPeople, addSession, type Host, host } from "../journeys/sessions/arrange.ts";
import { takeAll } from "./take.ts";

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
  await page.getByRole("button", { name: "Change date" }).click();
  await shoot(page, "date");
  await page.getByRole("dialog").getByRole("button", { name: "Day", exact: true }).click();
  await shoot(page, "date-day");
  await page.keyboard.press("Escape");
  await owner.api.ok("PATCH", `/api/session/${id}`, { notes: "Bring a cup" });
  const later = {
    starts_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    timezone: "Asia/Singapore",
  };
  await owner.api.ok("PUT", `/api/session/${id}/date`, later);
  await page.getByRole("button", { name: "Set this date" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Changed by" })).toBeVisible();
  await shoot(page, "date-conflict");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit title and note" }).click();
  await page.getByLabel("Title, as people will see it").fill("A title of mine");
  await owner.api.ok("PATCH", `/api/session/${id}`, { title: "A title of theirs" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Changed by" })).toBeVisible();
  await shoot(page, "edit-conflict");
  await page.getByRole("button", { name: "Use theirs" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "More for A title of theirs" }).click();
  await shoot(page, "session-menu");
  await page.getByRole("menuitem", { name: "Cancel session…" }).click();
  await shoot(page, "cancel");
  await page.getByRole("button", { name: /^Cancel and tell/ }).click();
  await expect(page.getByText("Session cancelled successfully!")).toBeVisible();
  await shoot(page, "cancelled-toast");
  await page.goto("/dashboard/sessions?search=retro");
  await expect(page.getByText("No sessions match")).toBeVisible();
  await shoot(page, "sessions-no-match");
});

test("choosing teams and people", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  const people = await addPeople(owner, 14);
  const id = await addSession(owner, { seats: 16 });
  await page.goto(`/dashboard/sessions/${id}?add`);
  await expect(page.getByRole("button", { name: "Select all results" })).toBeVisible();
  await page.getByRole("button", { name: "Select all results" }).click();
  await shoot(page, "attendees-dialog");
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await page.goto(`/dashboard/sessions/${id}?tab=teams`);
  await page.getByRole("button", { name: "Form teams" }).click();
  await page.getByRole("menuitem").first().click();
  await shoot(page, "teams-formed");
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: "Adventure" })
    .getByText("The Quiet Station", { exact: true })
    .click();
  await page.getByLabel("Title, as people will see it").fill("Field service meets support");
  await page.getByRole("button", { name: "Select all results" }).click();
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await shoot(page, "create-day");
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await shoot(page, "create-filled");
  await page.getByRole("link", { name: "Home", exact: true }).locator("visible=true").click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await shoot(page, "leave");
});

test("an import", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  const domain = owner.email.split("@")[1];
  const rows = Array.from({ length: 1200 }, (_, n) =>
    n % 40 === 7 ? `Bad ${n};nobody;Sales` : `Zoë ${n};p${n}@${domain};Department ${n % 7}`,
  );
  await page.goto("/dashboard/createConsumer");
  await page.getByRole("tab", { name: "Paste a list" }).click();
  await shoot(page, "import-source");
  // "Łukasz" as Windows-1250 has it.
  const buffer = Buffer.from("First name;Email\r\n\u00a3ukasz;lukasz@firm.example\r\n", "latin1");
  await page.getByLabel("Choose a file").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("Which of these is written correctly?")).toBeVisible();
  await shoot(page, "import-letters");
  await page.getByRole("button", { name: "Change the list" }).click();
  await page.getByLabel("One person per line").fill("Zorp;Blim;Quax\nde Vries;Pieter;pieter@firm.example");
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText("We don’t know some of these headings.")).toBeVisible();
  await shoot(page, "import-columns");
  await page.getByRole("button", { name: "Change the list" }).click();
  await page.getByLabel("One person per line").fill(`Name;E-mail;Team\n${rows.join("\n")}`);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText(/1170 people to add/)).toBeVisible();
  await shoot(page, "import-preview");
  await page.route("**/api/consumer/import", async (route) => {
    if ((route.request().postData() ?? "").includes(`p600@`)) await route.abort();
    else await route.continue();
  });
  await page.getByRole("button", { name: "Add 1170 people" }).click();
  await expect(page.getByText(/The import stopped after/)).toBeVisible();
  await shoot(page, "import-stopped");
  await page.unroute("**/api/consumer/import");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible();
  await shoot(page, "import-result");
  await page.goto("/dashboard/participants");
  await page.getByRole("checkbox", { name: "Select everyone shown" }).check();
  await shoot(page, "participants-chosen");
});

test("payments and refunds", async ({ browser, baseURL }) => {
  const { page, owner } = await newcomer(browser, baseURL);
  await page.goto("/dashboard/checkout");
  await shoot(page, "checkout-first");
  const details = { name: "Havn ApS", address: "Kajen 4", country_id: "DK", vat_id: "" };
  await owner.api.ok("PUT", "/api/company/billing", details);
  await page.reload();
  await page.getByRole("button", { name: "Buy 12 credits" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
  await shoot(page, "sandbox");
  await page.getByRole("button", { name: "Pay $228.00" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible();
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
  await consolePage.getByRole("button", { name: /^Refund/ }).click();
  await shoot(consolePage, "refund");
  await consolePage.getByLabel("Reason").fill("Bought twice by mistake");
  await consolePage
    .getByRole("dialog")
    .getByRole("button", { name: /^Refund/ })
    .click();
  await expect(consolePage.getByRole("dialog")).toBeHidden();
  await shoot(consolePage, "refunded");
  await consolePage.goto("/console/settings");
  await consolePage.getByRole("button", { name: "Change: Support email" }).click();
  await shoot(consolePage, "console-setting");
  await consolePage.context().close();
  await page.goto(`/checkoutSuccess?order=${items[0]?.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "This order was refunded" })).toBeVisible();
  await shoot(page, "paid-back");
  for (const area of ["billing", "checkout"]) {
    await page.goto(`/dashboard/${area}`);
    await expect(page.getByText(/are owed|is owed|owed/).first()).toBeVisible();
    await shoot(page, `${area}-owed`);
  }
  await page
    .getByRole("button", { name: /notification|News|unread/i })
    .locator("visible=true")
    .first()
    .click();
  await shoot(page, "bell");
});

test("the join pages of a session, and its end", async ({ browser, baseURL }) => {
  const page = await open(browser);
  await page.goto(company.links[0] as string);
  await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
  await shoot(page, "door");
  await page.getByRole("button", { name: "Join" }).click();
  await page.waitForURL(/\/experience\/wait\//);
  await expect(page.getByText("Northwind Instruments").first()).toBeVisible();
  await shoot(page, "lobby");
  const visitor = await open(browser);
  await visitor.goto(`${company.links[1]}&rsvp=no`);
  await expect(visitor.getByRole("button", { name: "I’ll be there" })).toBeVisible();
  await shoot(visitor, "rsvp");
  await visitor.getByRole("button", { name: "I can’t come" }).click();
  await expect(visitor.getByText("Your seat is free now.", { exact: false })).toBeVisible();
  await shoot(visitor, "rsvp-declined");
  await visitor.getByRole("button", { name: "I can come after all" }).click();
  await shoot(visitor, "rsvp-coming");

  const api = await Api.open(baseURL as string);
  const email = await emailTo(api.http, "sim-006@", /Simulation/);
  await api.close();
  const participantPage = await open(browser);
  await participantPage.goto(linkIn(email, played));
  await shoot(participantPage, "door-after");
  await participantPage.getByRole("button", { name: "Open my scorecard" }).click();
  await expect(participantPage.locator("[data-scorecard], h1").first()).toBeVisible({ timeout: 30_000 });
  await shoot(participantPage, "end");
  const followUpPage = await open(browser);
  await followUpPage.route("**/api/exp/commitment*", (route) =>
    route.fulfill({ json: { requested: true, outcome: null } }),
  );
  await followUpPage.goto(linkIn(email, played));
  await followUpPage.getByRole("button", { name: "Open my scorecard" }).click();
  await expect(followUpPage.getByText("Two weeks later: how did it go?").first()).toBeVisible({
    timeout: 30_000,
  });
  await shoot(followUpPage, "end-follow-up");
});

test("reports", async ({ browser }) => {
  const page = await open(browser);
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${played}/report`);
  await expect(page.getByText("Would play again").first()).toBeVisible();
  await page.locator("details > summary").evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  await shoot(page, "report-open");
  await page.goto("/dashboard/insights");
  await expect(page.getByRole("heading", { name: "Departments reached" })).toBeVisible();
  await shoot(page, "insights");
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("img", { name: /^Logo of/ })).toBeVisible();
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
