/**
 * The demo session, started by its button and played to the scorecards by four browsers: the real story at eight times
 * its speed. It takes about five minutes, so `npm test` does not run it.
 */
import { expect, test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import type { Email } from "../fixtures/mailbox.ts";
import { linkIn } from "../fixtures/mailbox.ts";
import { playToTheEnd } from "../fixtures/play-by-page.ts";

test("four browsers play the demo session to its scorecard", async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  const api = await Api.open(baseURL as string);
  await api.signIn(demoOwner.email, demoOwner.password);
  const { items } = (await api.ok("GET", "/api/session?when=upcoming")) as {
    items: { id: string; title: string }[];
  };
  const session = items.find(({ title }) => title === "Product autumn hour") as { id: string };
  await api.ok("PATCH", `/api/session/${session.id}`, { speed: 8 });

  const box = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
  const invitations = ((await box.json()) as { items: Email[] }).items.filter(({ links }) =>
    links.some((link) => link.includes(`/experience/${session.id}#join`)),
  );
  const pages = await Promise.all(
    invitations.slice(0, 4).map(async (email) => {
      const participantPage = await (await browser.newContext()).newPage();
      await participantPage.goto(linkIn(email, `/experience/${session.id}#join`));
      await participantPage.getByRole("button", { name: "Join" }).click();
      await participantPage.waitForURL(/\/experience\/wait\//);
      return participantPage;
    }),
  );
  expect(pages).toHaveLength(4);

  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${session.id}`);
  await page.getByRole("button", { name: "Start now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start now" }).click();

  await Promise.all(pages.map((participantPage) => playToTheEnd(participantPage, 540_000)));
  for (const participantPage of pages)
    await expect(participantPage.getByText("of 1000 points")).toBeVisible();
});
