/** A session in German, in an English browser: join, system check, and the first scenes. */
import { expect } from "@playwright/test";
import { collectTexts, englishTextsIn } from "../../fixtures/english-texts.ts";
import { FAKE_DEVICES } from "../../fixtures/media.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

test.use({
  locale: "en-US",
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FAKE_DEVICES] }),
});

test("in German somebody joins, passes the system check, and plays a scene", async ({ page, baseURL }) => {
  const session = await arrangeSession(baseURL ?? "", {
    people: 2,
    experience: "dark-house",
    language: "de",
  });
  const texts = await collectTexts(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto(session.links[0] ?? "");
  await expect(page.getByText("Schön, dass du dabei bist.", { exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await button("Beitreten").click();
  await expect(page.getByRole("heading", { name: "1 Person ist da" })).toBeVisible();

  await page.goto(`/systemCheck?sessionId=${session.id}`);
  await expect(page).toHaveTitle("Technik-Check · Lantern Hour");
  await button("Mikrofon testen").click();
  await expect(page.locator('[data-check="Mikrofon"]')).toContainText("Dein Mikrofon funktioniert.");
  await button("Glocke läuten").click();
  await button("Ja, gehört").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(Alles ist bereit|Du kannst teilnehmen)\.$/,
  );
  await page.goto(`/experience/wait/${session.id}`);
  await expect(page.getByRole("heading", { name: "1 Person ist da" })).toBeVisible();

  await session.start();
  // A film of eight seconds comes first, and a talk after the silent vote.
  const soon = { timeout: 60_000 };
  await button("Bereit").click(soon);
  const vote = page.getByRole("group", { name: "Deine Stimme" });
  await vote.getByRole("button").first().click(soon);
  await button("Meine Stimme festlegen").click();
  await expect(page.locator('main[data-kind="puzzle"]')).toBeVisible(soon);
  expect(texts).toContain("Meine Stimme festlegen");
  expect(englishTextsIn(texts)).toEqual([]);
  await session.close();
});
