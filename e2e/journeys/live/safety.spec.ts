/** Texts of participants: they can be reported and hidden, and scripts in them never run. */
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { texts as hostTexts } from "../../../apps/web/app/company/host/texts.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { confirmAddress, newOwner, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { like, startingWith } from "../../fixtures/texts.ts";

const [firstName, lastName] = ["<b>Ana</b>", "<i>Lind</i>"];
const unkind = "something unkind";

const wide = { viewport: { width: 1440, height: 900 } } as const;
const DAY_MS = 86_400_000;
const attack = (mark: string) => `<img src=x onerror="globalThis.${mark}=1"><script>${mark}=1</script>`;

const chat = (page: Page) => page.getByRole("region", { name: liveTexts.dock.chat });
const messageOf = (page: Page, text: string) => chat(page).getByRole("listitem").filter({ hasText: text });

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder(liveTexts.dock.write).fill(text);
  await page.keyboard.press("Enter");
}

test("a message is reported, hidden and restored; script in names, chat and messages stays text", async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? "";
  const owner = await ownerByApi(baseURL, newOwner());
  const { api } = owner;
  await confirmAddress(owner);
  const emails = ["ana", "bo"].map((name) => `${name}@${owner.email.split("@")[1]}`);
  const ids: unknown[] = [];
  for (const [index, email] of emails.entries()) {
    const first_name = index === 0 ? firstName : "Bo";
    ids.push((await api.ok("POST", "/api/consumer", { first_name, last_name: lastName, email })).id);
  }
  const title = `<u>Hour</u> ${randomBytes(3).toString("hex")}`;
  const { id } = await api.ok("POST", "/api/session", {
    title,
    experience: "the-quiet-station",
    seats: 2,
    timezone: "Europe/Copenhagen",
    starts_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  await api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: ids });
  await api.ok("POST", `/api/session/${id}/confirm`);
  await api.ok("POST", `/api/session/${id}/invite`);
  const links: string[] = [];
  for (const email of emails) links.push(linkIn(await emailTo(api.http, email, /Hour/), "/experience/"));

  const ana = await takeSeat(browser, links[0] ?? "", { ...wide, baseURL });
  const bo = await takeSeat(browser, links[1] ?? "", { ...wide, baseURL });
  const host = await (await browser.newContext({ ...wide, baseURL })).newPage();
  await signInToDashboard(host, owner);
  await host.goto(`/dashboard/sessions/${id}/host`);
  await expect(host.getByText(hostTexts.lobbySum(2, 2))).toBeVisible();
  await host.getByRole("button", { name: like(hostTexts.actions.start) }).click();
  await host.getByRole("button", { name: hostTexts.confirm.startYes }).click();
  for (const page of [ana, bo]) {
    // The lobby has a chat button too: press the one of the stage.
    await page
      .locator("[data-scene]")
      .getByRole("button", { name: startingWith(liveTexts.dock.chat) })
      .click();
  }

  await test.step("a teammate's message can be reported, one's own cannot", async () => {
    await sendMessage(ana, unkind);
    await expect(messageOf(bo, unkind)).toBeVisible();
    await expect(chat(ana).getByRole("button", { name: startingWith(liveTexts.dock.report) })).toHaveCount(0);
    const report = messageOf(bo, unkind).getByRole("button", {
      name: like(liveTexts.dock.reportOf),
    });
    await report.focus();
    await bo.keyboard.press("Enter");
    await expect(chat(bo).getByText(liveTexts.dock.reported)).toBeVisible();
  });

  await test.step("a host hides it for everybody, and restores it", async () => {
    const reports = host.getByRole("region", { name: hostTexts.reports.title });
    await expect(reports).toContainText(unkind);
    await reports.getByRole("button", { name: hostTexts.reports.hide }).click();
    for (const page of [ana, bo]) {
      await expect(messageOf(page, unkind)).toHaveCount(0);
      await expect(messageOf(page, liveTexts.dock.removed)).toBeVisible();
    }
    await reports.getByRole("button", { name: hostTexts.reports.show }).click();
    for (const page of [ana, bo]) await expect(messageOf(page, unkind)).toBeVisible();
  });

  await test.step("script is text everywhere", async () => {
    await sendMessage(ana, attack("byChat"));
    await expect(messageOf(bo, attack("byChat"))).toBeVisible();
    await host.getByRole("button", { name: hostTexts.actions.messageAll }).click();
    await host.getByLabel(hostTexts.message.label).fill(attack("byHost"));
    await host.getByRole("button", { name: hostTexts.message.send(2) }).click();
    for (const page of [ana, bo])
      await expect(page.locator(".l-notifications")).toContainText(attack("byHost"));
    await expect(host.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(
      host.getByRole("button", { name: startingWith(`${firstName} ${lastName}, `) }).first(),
    ).toBeVisible();
    for (const page of [ana, bo, host]) {
      const ran = await page.evaluate(() => ["byChat", "byHost"].filter((mark) => mark in globalThis));
      expect(ran).toEqual([]);
      await expect(page.locator("img[src=x]")).toHaveCount(0);
    }
  });

  for (const page of [ana, bo, host]) await page.context().close();
  await api.close();
});
