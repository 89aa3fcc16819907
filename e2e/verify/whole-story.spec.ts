/**
 * The demo session, started by its button and played whole by four browsers to their scorecards: the real
 * story, eight times as fast. About five minutes, so it is no part of `npm test`.
 */
import { expect, test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import type { Email } from "../fixtures/mailbox.ts";
import { linkIn } from "../fixtures/mailbox.ts";
import { playToTheEnd } from "../fixtures/player.ts";

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
  const players = await Promise.all(
    invitations.slice(0, 4).map(async (mail) => {
      const player = await (await browser.newContext()).newPage();
      await player.goto(linkIn(mail, `/experience/${session.id}#join`));
      await player.getByRole("button", { name: "Join" }).click();
      await player.waitForURL(/\/experience\/wait\//);
      return player;
    }),
  );
  expect(players).toHaveLength(4);

  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${session.id}`);
  await page.getByRole("button", { name: "Start now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start now" }).click();

  await Promise.all(players.map((player) => playToTheEnd(player, 540_000)));
  for (const player of players) await expect(player.getByText("of 1000 points")).toBeVisible();
});
