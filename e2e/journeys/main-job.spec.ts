/** The main job, through pages only: from sign-up to everybody's scorecard. */
import { expect, test } from "@playwright/test";
import { newOwner, signUp } from "../fixtures/company.ts";
import { emailTo, linkIn } from "../fixtures/mailbox.ts";
import { playToTheEnd } from "../fixtures/player.ts";

const PEOPLE = ["Ana Ruiz", "Bo Lind", "Cleo Marsh"] as const;

test("a company owner signs up, plans an hour, invites three people, and they play it to its scorecard", async ({
  page,
  browser,
}) => {
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
  await page.getByText("The Dark House").click();
  await page.getByLabel("Title, as people will see it").fill("A dark evening");
  for (const name of PEOPLE) await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await page.getByRole("button", { name: "Go to the Next Month" }).click();
  await page.getByRole("gridcell").getByRole("button").nth(14).click();
  await page.getByRole("button", { name: /Create and confirm/ }).click();
  await expect(page.getByText("Event details confirmed successfully!")).toBeVisible();
  await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}$/);

  await page.getByRole("button", { name: "Send 3 invitations" }).click();
  await expect(page.getByText("Attendees invited successfully!")).toBeVisible();
  const mails = await Promise.all(
    PEOPLE.map((name) => emailTo(page.request, addressOf(name), /dark evening/i)),
  );

  // Three browsers that know nothing of each other.
  const players = await Promise.all(
    mails.map(async (mail) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const player = await context.newPage();
      await player.goto(linkIn(mail, "/experience/"));
      await player.getByRole("button", { name: "Join" }).click();
      await player.waitForURL(/\/experience\/wait\//);
      return player;
    }),
  );
  for (const player of players) await expect(player.getByText("3 are here")).toBeVisible();

  await page.getByRole("button", { name: "Start now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start now" }).click();
  for (const player of players) await player.waitForURL(/\/experience\/live\//);

  await Promise.all(players.map((player) => playToTheEnd(player, 120_000)));

  for (const [at, player] of players.entries()) {
    await expect(player.getByText("of 1000 points")).toBeVisible();
    await expect(player.getByText(/The Warm House|One Window/).first()).toBeVisible();
    await expect(player.getByText("We say what we see.")).toBeVisible();
    await expect(player.getByText((PEOPLE[at] as string).split(" ")[0] as string).first()).toBeVisible();
  }

  await page.reload();
  await expect(page.getByText("Completed").first()).toBeVisible();
});
