/** The main job, through pages only: from sign-up to everybody's scorecard. */
import { expect } from "@playwright/test";
import { ALWAYS } from "../../evidence.ts";
import { Api } from "../../fixtures/api.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { test } from "../../fixtures/test.ts";

const PEOPLE = ["Ana Ruiz", "Bo Lind", "Cleo Marsh"] as const;

test(
  "an Owner signs up, plans a session and invites three people, who play it to its scorecard",
  ALWAYS,
  async ({ page, browser, baseURL }) => {
    const owner = newOwner();
    const domain = owner.email.split("@")[1];
    const addressOf = (name: string) => `${name.split(" ")[0]?.toLowerCase()}@${domain}`;

    await signUp(page, owner);

    await page.goto("/dashboard/createConsumer");
    await page.getByRole("tab", { name: "Paste a list" }).click();
    await page
      .getByLabel("One person per line")
      .fill(PEOPLE.map((name) => `${name} <${addressOf(name)}>`).join("\n"));
    await page.getByRole("button", { name: "Check the list" }).click();
    await page.getByRole("button", { name: "Add 3 people" }).click();
    await expect(page.getByText("3 people added.")).toBeVisible();
    await page.goto("/dashboard/participants");
    for (const name of PEOPLE) await expect(page.getByText(name)).toBeVisible();

    await page.goto("/dashboard/createSession");
    await expect(page.getByRole("group", { name: "Adventure" }).getByRole("radio").first()).toBeAttached();
    await expect(page.getByText("The Dark House")).toHaveCount(0);
    await page
      .getByRole("group", { name: "Adventure" })
      .getByText("The Quiet Station", { exact: true })
      .click();
    await page.getByLabel("Title, as people will see it").fill("A dark evening");
    for (const name of PEOPLE) await page.getByRole("checkbox", { name: new RegExp(name) }).check();
    await page.getByRole("button", { name: "Day", exact: true }).click();
    await page.getByRole("button", { name: "Go to the Next Month" }).click();
    await page.getByRole("gridcell").getByRole("button").nth(14).click();
    await page.getByRole("button", { name: /Create and confirm/ }).click();
    await expect(page.getByText("Event details confirmed successfully!")).toBeVisible();
    await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}$/);
    // No page offers the adventure of ninety seconds, so the session gets it over the API.
    const api = await Api.open(String(baseURL));
    await api.signIn(owner.email, owner.password);
    await api.ok("PATCH", `/api/session/${page.url().split("/").at(-1)}`, { experience: "dark-house" });
    await api.close();
    await page.reload();

    await page.getByRole("button", { name: "Send 3 invitations" }).click();
    await expect(page.getByText("Attendees invited successfully!")).toBeVisible();
    const emails = await Promise.all(
      PEOPLE.map((name) => emailTo(page.request, addressOf(name), /dark evening/i)),
    );

    // Three independent browser contexts.
    const pages = await Promise.all(
      emails.map(async (email) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const participantPage = await context.newPage();
        await participantPage.goto(linkIn(email, "/experience/"));
        await participantPage.getByRole("button", { name: "Join" }).click();
        await participantPage.waitForURL(/\/experience\/wait\//);
        return participantPage;
      }),
    );
    for (const participantPage of pages)
      await expect(participantPage.getByRole("heading", { name: "3 are here" })).toBeVisible();

    await page.getByRole("button", { name: "Start now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start now" }).click();
    for (const participantPage of pages) await participantPage.waitForURL(/\/experience\/live\//);

    await Promise.all(pages.map((participantPage) => playToTheEnd(participantPage, 120_000)));

    for (const [at, participantPage] of pages.entries()) {
      await expect(participantPage.getByText("of 1000 points")).toBeVisible();
      await expect(participantPage.getByText(/The Warm House|One Window/).first()).toBeVisible();
      await expect(participantPage.getByText("When we meet, we will say what we see.").first()).toBeVisible();
      await expect(
        participantPage.getByText((PEOPLE[at] as string).split(" ")[0] as string).first(),
      ).toBeVisible();
    }

    await page.reload();
    await expect(page.getByText("Completed").first()).toBeVisible();

    // Whoever has played is not told to plan a first session.
    await page.goto("/dashboard/home");
    await expect(page.getByRole("region", { name: "Recent reports" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No session is planned" })).toBeVisible();
    await expect(page.getByText("Plan your first session")).toHaveCount(0);
  },
);
