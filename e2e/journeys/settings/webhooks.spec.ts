/** An Owner sets up a webhook; its events arrive, and its log shows what was sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as webhooksTexts } from "../../../apps/web/app/company/webhooks/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";
import { addSession, host, sessionTitle } from "../sessions/arrange.ts";

/** What the receiver responds. */
const reply = "thank you";

test("a webhook is added, tested, gets the events of a session, and is sent again what failed", async ({
  page,
  baseURL,
}) => {
  const bodies: { type: string }[] = [];
  let status = 200;
  const receiver = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(JSON.parse(body));
    response.writeHead(status).end(status === 200 ? reply : "not today");
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  try {
    const owner = await host(page, baseURL);
    await page.goto("/dashboard/settings");
    await page.getByRole("link", { name: names.webhooks }).click();
    await expect(page.getByText(webhooksTexts.none)).toBeVisible();
    await page.getByRole("button", { name: webhooksTexts.addSubmit }).click();
    await expect(page.getByText(errorTexts.REQUIRED)).toBeVisible();
    await checkPage(page, "webhooks-form");
    await page.getByLabel(webhooksTexts.url).fill(`http://127.0.0.1:${port}/hook`);
    await page.getByRole("checkbox", { name: webhooksTexts.eventNames["credits.bought"] }).uncheck();
    await page.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await page.getByRole("button", { name: webhooksTexts.addSubmit }).click();
    const secret = page.getByRole("dialog", { name: webhooksTexts.secretTitle });
    await expect(secret.getByLabel(webhooksTexts.secret)).toHaveValue(/^whsec_/);
    await checkPage(page, "webhooks-secret");
    await secret.getByRole("button", { name: uiTexts.done }).click();

    const id = await addSession(owner, { title: "Autumn hour" });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
    await page.getByRole("button", { name: webhooksTexts.showLog }).click();
    const log = page.getByRole("table", { name: webhooksTexts.logOf(`127.0.0.1:${port}`) });
    const confirmed = log.getByRole("row", { name: webhooksTexts.eventNames["session.confirmed"] });
    await expect(confirmed).toContainText(webhooksTexts.states.delivered, { timeout: 15_000 });
    expect(bodies.map(({ type }) => type)).toContain("session.confirmed");
    await confirmed.getByText(webhooksTexts.details).click();
    await expect(confirmed).toContainText(sessionTitle);
    await expect(confirmed).toContainText(reply);

    status = 500;
    await page.getByRole("button", { name: webhooksTexts.sendTest }).click();
    const tested = log.getByRole("row", { name: webhooksTexts.test });
    await expect(tested).toContainText(String(status), { timeout: 15_000 });
    await checkPage(page, "webhooks-log");
    status = 200;
    const before = bodies.length;
    await confirmed.getByRole("button", { name: webhooksTexts.resend }).click();
    await expect.poll(() => bodies.length, { timeout: 15_000 }).toBeGreaterThan(before);

    await page.getByRole("button", { name: webhooksTexts.renew }).click();
    const renewing = page.getByRole("dialog", { name: webhooksTexts.renewTitle });
    await renewing.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
    await renewing.getByRole("button", { name: webhooksTexts.renew }).click();
    await secret.getByRole("button", { name: uiTexts.done }).click();
    await expect(page.getByText(like(webhooksTexts.oldSecret))).toBeVisible();
    await checkPage(page, "webhooks-two-secrets");

    await page.getByRole("button", { name: webhooksTexts.pause }).click();
    await expect(page.getByText(webhooksTexts.pausedText)).toBeVisible();
    await page.getByRole("button", { name: webhooksTexts.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: webhooksTexts.remove }).click();
    await expect(page.getByText(webhooksTexts.none)).toBeVisible();
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
