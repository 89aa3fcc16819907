/** Which date suits: a draft offers two, people choose by their emailed links, and one press confirms one of them. */
import { expect, type Page } from "@playwright/test";
import { texts as datePollTexts } from "../../../apps/web/app/company/session/date-poll/texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host, turnMonth } from "./arrange.ts";

const { dates: texts, closed } = joiningTexts;
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function pickDay(page: Page, number: number, nth: number): Promise<void> {
  await page
    .getByRole("dialog", { name: datePollTexts.form.title })
    .getByRole("button", { name: datePollTexts.form.date(number), exact: true })
    .click();
  await turnMonth(page, "Next");
  await page.getByRole("gridcell").getByRole("button").nth(nth).click();
}

test("people are asked which of two dates suit them, and one press confirms one and invites them", async ({
  page,
  baseURL,
  browser,
}) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner, { starts_at: null });
  const [ana, ben] = await addPeople(owner, 2);
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: [ana!.id, ben!.id] });
  await page.goto(`/dashboard/sessions/${id}`);
  await button(page, datePollTexts.offer).click();
  await button(page, datePollTexts.form.submit(2)).click();
  await expect(page.getByText(datePollTexts.form.choose).first()).toBeVisible();
  await pickDay(page, 1, 14);
  await pickDay(page, 2, 15);
  await button(page, datePollTexts.form.submit(2)).click();
  await expect(page.getByText(datePollTexts.status(2, 0, 0))).toBeVisible();

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const reader = await context.newPage();
  const link = linkIn(await emailTo(owner.api.http, ana!.email, /which dates suit/i), "&dates=");
  await reader.goto(link);
  await expect(heading(reader, texts.heading)).toBeVisible();
  await button(reader, texts.submit).click();
  await expect(reader.getByText(texts.choose)).toBeVisible();
  await reader.getByRole("checkbox").nth(1).check();
  await button(reader, texts.submit).click();
  await expect(heading(reader, texts.done)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(texts.given)).toBeVisible();
  await expect(reader.getByRole("checkbox").nth(1)).toBeChecked();
  await expect(reader.getByRole("checkbox")).toHaveCount(2);
  const other = linkIn(await emailTo(owner.api.http, ben!.email, /which dates suit/i), "&dates=");
  await reader.goto(other);
  await button(reader, texts.none).click();
  await expect(heading(reader, texts.done)).toBeVisible();

  await page.reload();
  await expect(page.getByText(datePollTexts.status(2, 2, 1))).toBeVisible();
  const dates = page.getByRole("region", { name: datePollTexts.title }).getByRole("listitem");
  await expect(dates.nth(1)).toContainText(datePollTexts.suits(1, 2));
  await dates.nth(1).getByRole("button").click();
  await expect(page.getByText(datePollTexts.confirmed)).toBeVisible();
  const invitation = await emailTo(owner.api.http, ana!.email, /invites you/i);
  expect(invitation.text).toContain("&rsvp=yes");
  await reader.goto(link);
  await expect(heading(reader, closed.POLL_CLOSED.heading)).toBeVisible();
  await context.close();
});
