/** An Owner sets up a webhook; its events arrive, and its log shows what was sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addSession, host } from "../sessions/arrange.ts";

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
    response.writeHead(status).end(status === 200 ? "thank you" : "not today");
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  try {
    const owner = await host(page, baseURL);
    await page.goto("/dashboard/settings");
    await page.getByRole("link", { name: "Webhooks" }).click();
    await expect(page.getByText("No webhooks yet.")).toBeVisible();
    await page.getByRole("button", { name: "Add webhook" }).click();
    await expect(page.getByText("Please fill in this field.")).toBeVisible();
    await checkPage(page, "webhooks-form");
    await page.getByLabel("Address").fill(`http://127.0.0.1:${port}/hook`);
    await page.getByRole("checkbox", { name: "Credits bought" }).uncheck();
    await page.getByLabel("Your password").fill(owner.password);
    await page.getByRole("button", { name: "Add webhook" }).click();
    const secret = page.getByRole("dialog", { name: "The signing secret" });
    await expect(secret.getByLabel("Secret")).toHaveValue(/^whsec_/);
    await checkPage(page, "webhooks-secret");
    await secret.getByRole("button", { name: "Done" }).click();

    const id = await addSession(owner, { title: "Autumn hour" });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
    await page.getByRole("button", { name: "Show the log" }).click();
    const log = page.getByRole("table", { name: `Log of 127.0.0.1:${port}` });
    const confirmed = log.getByRole("row", { name: /Session confirmed/ });
    await expect(confirmed).toContainText("Delivered", { timeout: 15_000 });
    expect(bodies.map(({ type }) => type)).toContain("session.confirmed");
    await confirmed.getByText("Details").click();
    await expect(confirmed).toContainText("Autumn hour");
    await expect(confirmed).toContainText("thank you");

    status = 500;
    await page.getByRole("button", { name: "Send a test event" }).click();
    const tested = log.getByRole("row", { name: /Test event/ });
    await expect(tested).toContainText("The receiver responded with 500", { timeout: 15_000 });
    await checkPage(page, "webhooks-log");
    status = 200;
    const before = bodies.length;
    await confirmed.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => bodies.length, { timeout: 15_000 }).toBeGreaterThan(before);

    await page.getByRole("button", { name: "Make a new secret" }).click();
    const renewing = page.getByRole("dialog", { name: "Make a new secret?" });
    await renewing.getByLabel("Your password").fill(owner.password);
    await renewing.getByRole("button", { name: "Make a new secret" }).click();
    await secret.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(/we sign with the earlier secret as well/)).toBeVisible();
    await checkPage(page, "webhooks-two-secrets");

    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("We send nothing while the webhook is paused.")).toBeVisible();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No webhooks yet.")).toBeVisible();
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
