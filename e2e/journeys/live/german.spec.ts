/** A session in German, in an English browser: join, system check, and the first scenes. */
import { expect } from "@playwright/test";
import { pageTitle } from "../../../apps/web/app/document/product-name.ts";
import { joining as joiningTextsInGerman } from "../../../apps/web/app/i18n/de/joining.ts";
import { live as liveTextsInGerman } from "../../../apps/web/app/i18n/de/live.ts";
import { liveScenes as liveScenesTextsInGerman } from "../../../apps/web/app/i18n/de/live-scenes.ts";
import { systemCheck as systemCheckTextsInGerman } from "../../../apps/web/app/i18n/de/system-check.ts";
import { collectTexts, englishTextsIn } from "../../fixtures/english-texts.ts";
import { FAKE_DEVICES } from "../../fixtures/media.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { anyOf } from "../../fixtures/texts.ts";

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
  await expect(page.getByText(joiningTextsInGerman.join.greeting, { exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await button(joiningTextsInGerman.join.submit).click();
  await expect(page.getByRole("heading", { name: liveTextsInGerman.lobby.here(1) })).toBeVisible();

  await page.goto(`/systemCheck?sessionId=${session.id}`);
  await expect(page).toHaveTitle(pageTitle(systemCheckTextsInGerman.title));
  await button(systemCheckTextsInGerman.tryMicrophone).click();
  await expect(page.locator(`[data-check="${systemCheckTextsInGerman.parts.microphone}"]`)).toContainText(
    systemCheckTextsInGerman.microphoneOk,
  );
  await button(systemCheckTextsInGerman.trySpeakers).click();
  await button(systemCheckTextsInGerman.audible).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    anyOf(systemCheckTextsInGerman.allGood, systemCheckTextsInGerman.mostlyGood),
  );
  await page.goto(`/experience/wait/${session.id}`);
  await expect(page.getByRole("heading", { name: liveTextsInGerman.lobby.here(1) })).toBeVisible();

  await session.start();
  // A film of eight seconds comes first, and a talk after the silent vote.
  const soon = { timeout: 60_000 };
  await button(liveTextsInGerman.stage.ready).click(soon);
  const vote = page.getByRole("group", { name: liveScenesTextsInGerman.decision.yourVote });
  await vote.getByRole("button").first().click(soon);
  await button(liveScenesTextsInGerman.decision.lockMine).click();
  await expect(page.locator('main[data-kind="puzzle"]')).toBeVisible(soon);
  expect(texts).toContain(liveScenesTextsInGerman.decision.lockMine);
  expect(englishTextsIn(texts)).toEqual([]);
  await session.close();
});
