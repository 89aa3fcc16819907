/**
 * Every form of the dashboard and the console, typed letter by letter: it keeps what is typed, sends once, and an error at
 * one field survives the edit of another.
 */
import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Locator, type Page } from "@playwright/test";
import { demoCompanyName } from "../../apps/server/src/local/demo/people.ts";
import { texts as createParticipantTexts } from "../../apps/web/app/company/create-participant/texts.ts";
import { texts as directoryTexts } from "../../apps/web/app/company/directory/texts.ts";
import { texts as hostTexts } from "../../apps/web/app/company/host/texts.ts";
import { texts as participantTexts } from "../../apps/web/app/company/participant/texts.ts";
import { texts as participantsTexts } from "../../apps/web/app/company/participants/texts.ts";
import { texts as profileTexts } from "../../apps/web/app/company/profile/texts.ts";
import { texts as reportTexts } from "../../apps/web/app/company/report/texts.ts";
import { texts as seriesTexts } from "../../apps/web/app/company/series/texts.ts";
import { texts as accountTexts } from "../../apps/web/app/company/shared/account/texts.ts";
import { texts as accountsTexts } from "../../apps/web/app/company/shared/billing/texts.ts";
import { texts as sharedSessionTexts } from "../../apps/web/app/company/shared/session/texts.ts";
import { texts as consoleCompanyTexts } from "../../apps/web/app/platform/company/texts.ts";
import { texts as experiencesTexts } from "../../apps/web/app/platform/experiences/texts.ts";
import { texts as ordersTexts } from "../../apps/web/app/platform/orders/texts.ts";
import { texts as productsTexts } from "../../apps/web/app/platform/products/texts.ts";
import { texts as settingsTexts } from "../../apps/web/app/platform/settings/texts.ts";
import { texts as userTexts } from "../../apps/web/app/platform/user/texts.ts";
import { Api } from "../fixtures/api.ts";
import { addBilling, signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin, demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { companyPages, openReachable, platformPages, type ReachablePage } from "../fixtures/every-page.ts";
import { playedSession } from "../fixtures/play.ts";
import { arrangeSession } from "../fixtures/session.ts";
import { joinWithoutPage } from "../fixtures/team.ts";
import { ALWAYS, test } from "../fixtures/test.ts";
import { like } from "../fixtures/texts.ts";
import { typedForms } from "../fixtures/typed-forms.ts";

const dayMs = 86_400_000;

/** The schemas of the forms that the test has typed into. */
const typed = new Set<string>();

test.beforeEach(({ page }) => {
  test.slow();
  typed.clear();
  // Pages ask before they are left with something half written.
  page.on("dialog", (dialog) => void dialog.accept());
});

/** What the schema of a field accepts. Others get a few words. */
const accepted: Record<string, string> = {
  email: "ana@harbour.example",
  reply_to: "ana@harbour.example",
  url: "https://hooks.harbour.example/a",
  issuer: "https://login.harbour.example",
  domain: "harbour.example",
  area_code: "+45",
  phone_number: "20123456",
  brand_color: "#0f766e",
  chat_retention_days: "31",
  audit_retention_days: "401",
  team_page_days: "31",
  code: "123456",
  credits: "12",
  value: "12",
  seats: "12",
  amount: "12",
  price_cents: "12.50",
  id: "twelve",
};
/** What single forms accept, by their schema. */
const acceptedBy: Record<string, Record<string, string>> = {
  // The page itself refuses another name.
  deleteCompanyBody: { name: demoCompanyName },
};
/** Fields that may be empty and whose form is strict, such as certificates and tax numbers. */
const leftEmpty = ["certificates", "vat_id"];

const controlIn = (field: Locator) =>
  field.locator(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=color], [type=search], [role=combobox]), textarea",
  );
const errorIn = (field: Locator) => field.getByRole("alert");
const fieldOf = (form: Locator, name: string) => form.locator(`[data-field="${name}"]`);

async function typeLetters(page: Page, control: Locator, text: string): Promise<void> {
  await control.click();
  await control.press("ControlOrMeta+a");
  await control.press("Delete");
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key);
  await expect(control).toHaveValue(text);
}

async function deleteLast(page: Page, control: Locator): Promise<void> {
  await control.press("End");
  await page.keyboard.press("Backspace");
}

/** Fills in a form by keys, and chooses what has to be chosen. Returns the names of the fields for text. */
async function fillByKeys(page: Page, form: Locator): Promise<string[]> {
  const typed: string[] = [];
  const ofForm = acceptedBy[String(await form.getAttribute("data-schema"))] ?? {};
  for (const field of await form.locator("[data-field]").all()) {
    const name = String(await field.getAttribute("data-field"));
    if (!(await field.isVisible())) continue;
    const select = field.locator("select");
    if ((await select.count()) === 1 && (await select.inputValue()) === "")
      await select.selectOption({ index: 1 });
    const boxes = field.getByRole("checkbox");
    if ((await boxes.count()) > 1 && (await boxes.and(page.locator(":checked")).count()) === 0)
      await boxes.first().check();
    const control = controlIn(field);
    if ((await control.count()) !== 1 || !(await control.isEditable()) || leftEmpty.includes(name)) continue;
    const text =
      ofForm[name] ?? accepted[name] ?? (name.includes("password") ? "seven boats home" : "Berlin harbour");
    await typeLetters(
      page,
      control,
      text.slice(0, Number((await control.getAttribute("maxlength")) ?? 1000)),
    );
    typed.push(name);
  }
  return typed;
}

/** Requests that only look something up. */
const lookUp = /\/(preview|played)$/;

/** What the server of this journey says is wrong with a field. */
const faultOf = (name: string) => `Refused: ${name}`;

/** Refuses every change until it is released, at these fields. */
async function refuseChanges(page: Page, names: readonly string[]) {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === "GET" || lookUp.test(pathname)) return route.fallback();
    count += 1;
    await released;
    const errors = Object.fromEntries(names.map((name) => [name, [faultOf(name)]]));
    await route.fulfill({ status: 422, json: { code: "REQUEST_001", message: "Refused", errors } });
  });
  return { count: () => count, release };
}

async function expectGoodForm(page: Page, form: Locator, where: string): Promise<void> {
  await test.step(where, async () => {
    typed.add(String(await form.getAttribute("data-schema")));
    await expectInRows(form);
    const names = await fillByKeys(page, form);
    const texts = await Promise.all(names.map((name) => controlIn(fieldOf(form, name)).inputValue()));
    const changes = await refuseChanges(page, names);
    const line = form
      .locator("[data-field] input:not([type=hidden], [type=search], [role=combobox])")
      .first();
    if ((await line.count()) > 0) {
      await line.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    } else {
      // In a text area Enter is a new line.
      const id = await form.getAttribute("id");
      await form
        .locator("button[type=submit]")
        .or(page.locator(`button[type=submit][form="${id}"]`))
        .dblclick();
    }
    await expect.poll(changes.count, where).toBe(1);
    changes.release();
    for (const name of names) await expect(errorIn(fieldOf(form, name)), where).toHaveText(faultOf(name));
    await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
    expect(changes.count(), where).toBe(1);
    const values = await Promise.all(names.map((name) => controlIn(fieldOf(form, name)).inputValue()));
    expect(values, where).toEqual(texts);
    for (const [at, name] of names.entries()) {
      await deleteLast(page, controlIn(fieldOf(form, name)));
      await expect(fieldOf(form, name).getByText(faultOf(name)), where).toHaveCount(0);
      for (const other of names.slice(at + 1))
        await expect(errorIn(fieldOf(form, other)), where).toHaveText(faultOf(other));
    }
    await page.unroute("**/api/**");
  });
}

/** Fields beside each other have their controls at one height, however long their labels are. */
async function expectInRows(form: Locator): Promise<void> {
  const uneven = await form.evaluate((element) => {
    const fields = [...element.querySelectorAll<HTMLElement>("[data-field]")].flatMap((field) => {
      const control = field.querySelector("input:not([type=hidden]), select, textarea");
      if (!control || field.tagName === "FIELDSET" || field.offsetHeight === 0) return [];
      return [{ name: field.dataset.field, top: field.offsetTop, at: control.getBoundingClientRect().top }];
    });
    return fields.flatMap(({ name, top, at }, nth) => {
      const other = fields[nth + 1];
      return other && other.top === top && Math.abs(other.at - at) > 1 ? [`${name}, ${other.name}`] : [];
    });
  });
  expect(uneven, "fields of a row with controls at two heights").toEqual([]);
}

/** The forms of the pages, which are sent without a date or a choice that the journey would have to make. */
async function expectGoodForms(page: Page, pages: readonly ReachablePage[]): Promise<number> {
  let count = 0;
  for (const one of pages) {
    await openReachable(page, one);
    const forms = page.getByRole("main").locator("form:has([data-field])");
    for (let at = 0; at < (await forms.count()); at++) {
      const form = forms.nth(at);
      // A series needs its days; without them nothing is sent.
      if ((await form.locator('[data-field^="sessions."]').count()) > 0) continue;
      await expectGoodForm(page, form, `form ${at + 1} of ${one.address}`);
      count += 1;
    }
  }
  return count;
}

/** Opens each dialog by its button and expects its form to be good. */
async function expectGoodDialogs(
  page: Page,
  pages: readonly ReachablePage[],
  buttons: readonly [path: string, ...names: (string | RegExp)[]][],
): Promise<void> {
  for (const [path, ...names] of buttons) {
    const one = pages.find((each) => each.path === path);
    if (!one) throw new Error(`no page ${path}`);
    for (const name of names) {
      await openReachable(page, one);
      const row = page.getByRole("main").getByRole("row").getByRole("checkbox").first();
      if (path === "/dashboard/participants") await row.check();
      await page.getByRole("main").getByRole("button", { name }).first().click();
      const form = page.getByRole("dialog").locator("form:has([data-field])");
      await expect(form, String(name)).toBeVisible();
      await expectGoodForm(page, form, `dialog "${name}" of ${one.address}`);
    }
  }
}

test("every form of a company's pages is typed letter by letter and sent once", async ({ page, baseURL }) => {
  const pages = await companyPages(String(baseURL));
  await signInAsOwner(page);
  expect(await expectGoodForms(page, pages)).toBeGreaterThan(15);
  expect([...typed]).toEqual(expect.arrayContaining([...typedForms.pages]));
});

test("so is every form in a dialog of a company's pages", async ({ page, baseURL }) => {
  const pages = await companyPages(String(baseURL));
  await signInAsOwner(page);
  await expectGoodDialogs(page, pages, [
    ["/dashboard/participants", participantsTexts.moveChosen, participantsTexts.groupChosen],
    ["/dashboard/participants/:id", participantTexts.edit],
    ["/dashboard/sessions/:id", sharedSessionTexts.editTitle],
    ["/dashboard/series/:id", seriesTexts.rename],
    ["/dashboard/sessions/:id/report", reportTexts.share],
    ["/dashboard/settings/directory", directoryTexts.make],
    [
      "/dashboard/profile",
      accountTexts.authenticator.setUp,
      accountTexts.passkeys.add,
      profileTexts.signIns.endAll,
      profileTexts.yourData.company.button,
    ],
  ]);
  const opened = async (path: string, names: (string | RegExp)[], item?: string) => {
    const one = pages.find((each) => each.path === path);
    if (!one) throw new Error(`no page ${path}`);
    await openReachable(page, one);
    for (const name of names) await page.getByRole("main").getByRole("button", { name }).first().click();
    if (item) await page.getByRole("menuitem", { name: item }).click();
  };
  for (const item of [seriesTexts.actions.move, seriesTexts.actions.cancel]) {
    await opened("/dashboard/series/:id", [like(seriesTexts.menu)], item);
    await expectGoodForm(page, page.getByRole("dialog").locator("form"), `"${item}" of a series`);
  }
  await opened("/dashboard/billing", []);
  await page.getByRole("button", { name: accountsTexts.add }).click();
  await expectGoodForm(page, page.locator("form[data-schema=billingAccountBody]"), "a billing account");
  await opened("/dashboard/createConsumer", []);
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  await expectGoodForm(page, page.locator("form[data-schema=pastedListBody]"), "a pasted list");
  expect([...typed]).toEqual(expect.arrayContaining([...typedForms.opened]));
});

test("so are the forms of people who have no account", ALWAYS, async ({ page, baseURL }) => {
  const { id } = await playedSession(String(baseURL));
  const api = await Api.open(String(baseURL));
  await api.signIn(demoOwner.email, demoOwner.password);
  const link = await api.ok("POST", `/api/session/${id}/report-links`, {
    expires_at: new Date(Date.now() + dayMs).toISOString(),
    password: "seven boats home",
  });
  await api.close();
  await page.goto(String(link.url));
  await expectGoodForm(page, page.locator("form[data-schema=openReportLinkBody]"), "a shared report");

  await page.goto(`/experience/data?sessionId=${id}`);
  const request = page.locator("form[data-schema=joinCodeBody]");
  await expectGoodForm(page, request, "the request for a code");
  await request.getByRole("button").click();
  await expectGoodForm(page, page.locator("form[data-schema=emailedCodeBody]"), "the emailed code");
  expect([...typed].toSorted()).toEqual(typedForms.outside);
});

test("a host's message is typed letter by letter and sent once; a move needs a person and a team", async ({
  page,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 7, experience: "the-quiet-station" });
  const team = await joinWithoutPage(String(baseURL), session.links);
  await session.start();
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${session.id}/host`);
  await page.getByRole("button", { name: hostTexts.actions.messageAll }).click();
  const dialog = page.getByRole("dialog");
  const message = controlIn(fieldOf(dialog, "text"));
  await dialog.getByRole("button", { name: hostTexts.message.send(7) }).click();
  await expect(errorIn(fieldOf(dialog, "text"))).toHaveText(errorTexts.REQUIRED);
  const text = "Five more minutes.";
  await typeLetters(page, message, text);
  await expect(errorIn(fieldOf(dialog, "text"))).toHaveCount(0);
  await dialog.getByRole("button", { name: hostTexts.message.send(7) }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`“${text}”`)).toHaveCount(1);

  await page
    .getByRole("button", { name: like(hostTexts.teams.more) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: hostTexts.teams.movePerson }).click();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: hostTexts.move.yes }).click();
  for (const name of ["seat", "to"])
    await expect(errorIn(fieldOf(dialog, name))).toHaveText(errorTexts.REQUIRED);
  await fieldOf(dialog, "seat").getByRole("radio").first().check();
  await expect(errorIn(fieldOf(dialog, "seat"))).toHaveCount(0);
  await expect(errorIn(fieldOf(dialog, "to"))).toHaveText(errorTexts.REQUIRED);
  for (const client of team) client.close();
  await session.close();
});

test("so is every form of the console", async ({ page, baseURL }) => {
  await orderTwice(String(baseURL));
  const pages = await platformPages(String(baseURL));
  await signInToDashboard(page, demoAdmin);
  await expectGoodDialogs(page, pages, [
    [
      "/console/companies/:id",
      consoleCompanyTexts.limit.open,
      consoleCompanyTexts.adjust.open,
      consoleCompanyTexts.save.open,
      consoleCompanyTexts.end.open,
    ],
    ["/console/users/:id", userTexts.signOut],
    ["/console/products", productsTexts.add],
    ["/console/settings", settingsTexts.changeOf(Object.values(settingsTexts.labels)[0] ?? "")],
    ["/console/experiences", new RegExp(experiencesTexts.withdraw)],
    ["/console/orders", like(ordersTexts.paidOf), like(ordersTexts.refundOf)],
  ]);
  expect([...typed]).toEqual(expect.arrayContaining([...typedForms.console]));
});

/** An order by invoice that is paid, and one that is not. */
async function orderTwice(baseURL: string): Promise<void> {
  const api = await Api.open(baseURL);
  await api.signIn(demoOwner.email, demoOwner.password);
  await addBilling({ api });
  const paid = await api.ok("POST", "/api/checkout/invoices", { credits: 20, again: true });
  await api.ok("POST", "/api/checkout/invoices", { credits: 30, again: true });
  await api.close();
  const admin = await Api.open(baseURL);
  await admin.signIn(demoAdmin.email, demoAdmin.password);
  await admin.ok("POST", `/api/admin/orders/${paid.id}/paid`, { note: "By transfer" });
  await admin.close();
}

test("a series without days says so at each date, also while another field is edited", async ({ page }) => {
  await signInAsOwner(page);
  await page.goto("/dashboard/createSeries");
  const title = controlIn(page.locator('[data-field="title"]'));
  await typeLetters(page, title, "Evenings");
  await page.keyboard.press("Enter");
  const errors = page.locator('[data-field$=".starts_at"]').getByRole("alert");
  await expect(errors).toHaveCount(3);
  // Nobody is chosen either, and the people come first.
  await expect(page.locator('[data-field="consumer_ids"] :focus')).toHaveCount(1);
  await deleteLast(page, title);
  await expect(title).toHaveValue("Evening");
  await expect(errors).toHaveCount(3);
});
