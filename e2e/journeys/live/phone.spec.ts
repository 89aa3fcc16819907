/** The stage on a small phone: everything that is needed to act is above the fold, and its texts can be read. */
import { expect, type Locator, type Page } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { adventures, openScene } from "../../fixtures/cameos.ts";
import { test } from "../../fixtures/test.ts";
import { like, wording } from "../../fixtures/texts.ts";

/** Scenes in which people act. Those that are only read may be longer than the screen. */
const SCENES = [
  "film",
  "briefing",
  "decision-silent",
  "decision-talk",
  "decision-all",
  "decision-closing",
  "decision-long",
  "switchboard",
  "switchboard-named",
  "switchboard-two",
  "switchboard-together",
  "switchboard-drawn",
  "match",
  "match-long",
  "cipher",
  "route",
  "order",
  "order-proposed",
  "code",
  "code-words",
  "allocation",
  "reflection",
  "kudos",
  "commitment",
  "camp",
];

async function open(page: Page, scene: string): Promise<void> {
  await page.goto(`/debug/experience?frame=scene&scene=${scene}`);
  await expect(page.locator(".l-dock")).toBeVisible();
  if (!["film", "briefing", "camp"].includes(scene))
    await expect(
      page.locator(":is(.l-controls, .l-route) :is(button, textarea, input)").first(),
    ).toBeVisible();
}

/**
 * The names of enabled buttons and fields whose lower edge is behind the dock or below the screen, or that are cut off
 * at a side of the screen. A row that scrolls sideways by design may go on beyond it.
 */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fold = document.querySelector(".l-dock")?.getBoundingClientRect().top ?? 0;
    const all = document.querySelectorAll<HTMLElement>("main :is(button, textarea, input)");
    return [...all]
      .filter((one) => one.checkVisibility() && !(one as HTMLButtonElement).disabled)
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        const scrolls = one.closest('[class*="overflow-x-auto"]') !== null;
        return bottom > fold + 1 || (!scrolls && (left < -1 || right > innerWidth + 1));
      })
      .map((one) => one.getAttribute("aria-label") ?? one.innerText);
  });
}

/** The dock is one row at the lower edge of a screen of this height. */
async function expectLowDock(page: Page, height: number, where: string): Promise<void> {
  const dock = await page.locator(".l-dock").boundingBox();
  expect(dock?.height, where).toBeLessThanOrEqual(64);
  expect(Math.round((dock?.y ?? 0) + (dock?.height ?? 0)), where).toBeLessThanOrEqual(height);
}

/** How far the board or the person's card goes on below the fold. */
const belowFold = (page: Page) =>
  page.evaluate(() => {
    const fold = document.querySelector(".l-dock")?.getBoundingClientRect().top ?? 0;
    const parts = document.querySelectorAll("main :is(.l-instruction, .l-hand, .l-route, .l-controls > *)");
    return Math.max(0, ...[...parts].map((one) => one.getBoundingClientRect().bottom - fold));
  });

/** The parts of a board that others act with, whose lower edge is below the fold. */
const boardBelowFold = (page: Page) =>
  page.evaluate(() => {
    const fold = document.querySelector(".l-dock")?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll<HTMLElement>("main.l-scene[data-kind=puzzle] .l-controls li")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > fold + 1)
      .map((one) => one.innerText);
  });

/** What is missing of the two rows of a clue that can be read without scrolling, as a negative height. */
async function missingRows(page: Page): Promise<number> {
  const clue = page.locator(".l-hand article > p[lang]").first();
  const text = (await clue.count()) > 0 ? await clue.boundingBox() : null;
  const fold = (await page.locator(".l-dock").boundingBox())?.y ?? 0;
  return text ? Math.min(text.height, fold - text.y) - Math.min(text.height, 44) : 0;
}

/** What a notification covers of what people read or act with. Faces of the team and the picture may be covered. */
function coveredByNotifications(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needed = document.querySelectorAll<HTMLElement>(
      "header :is(button, header > span, header > div > span), #instruction, .l-caption p, .l-hand article > p[lang], main :is(button, textarea, input), .l-dock button",
    );
    const notifications = [...document.querySelectorAll(".l-notification")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...needed]
      .filter((one) => one.checkVisibility({ opacityProperty: true }) && !(one as HTMLButtonElement).disabled)
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return notifications.some(
          (other) =>
            other.width > 0 &&
            left < other.right - 1 &&
            right > other.left + 1 &&
            top < other.bottom - 1 &&
            bottom > other.top + 1,
        );
      })
      .map((one) => one.getAttribute("aria-label") ?? one.innerText);
  });
}

test("on a phone, upright or on its side, no action is out of reach, the dock is one row, cards can be read, and notifications cover nothing", async ({
  page,
}) => {
  test.slow();
  for (const scene of SCENES) {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, scene);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [640, 360],
    ] as const) {
      const where = `${scene}, ${width} by ${height}`;
      await page.setViewportSize({ width, height });
      await expect.poll(() => outOfReach(page), { message: where }).toEqual([]);
      await expect.poll(() => boardBelowFold(page), { message: where }).toEqual([]);
      if (height === 844) await expect.poll(() => belowFold(page), { message: where }).toBeLessThanOrEqual(1);
      else await expectLowDock(page, height, where);
      if (width > height)
        await expect.poll(() => missingRows(page), { message: where }).toBeGreaterThanOrEqual(-1);
      await expect(page.locator(".l-notification").last(), where).toBeInViewport({ ratio: 1 });
      await expect.poll(() => coveredByNotifications(page), { message: where }).toEqual([]);
    }
  }
});

test("the hints of a puzzle are one tap away on a phone, whatever the board needs", async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "switchboard-together");
    await expect(page.getByRole("button", { name: liveScenesTexts.puzzle.hintButton(2) })).toBeHidden();
    await page
      .getByRole("button", {
        name: `${liveScenesTexts.puzzle.hints}: ${liveScenesTexts.puzzle.hintsUsed(1, 3)}`,
      })
      .click();
    await expect(
      page.getByText(wording("One window listens to only one dial. Find it first.")),
    ).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole("button", { name: liveScenesTexts.puzzle.hintButton(2) })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: liveScenesTexts.puzzle.hintButton(2) })).toBeHidden();
  }
});

test("a phone's button for the story tells whose session it is, its end and its resources", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "decision-talk");
  await page.getByRole("button", { name: liveTexts.stage.soFar }).click();
  const dialog = page.getByRole("dialog", { name: liveTexts.stage.soFar });
  await expect(dialog.getByText(like(liveTexts.stage.endsAt))).toBeVisible();
  await expect(dialog.getByText(wording(/Trust: \d+ of \d+/))).toBeVisible();
});

for (const slug of adventures)
  test(`the top bar of a small phone has the whole title: ${slug}`, async ({ page }) => {
    await openScene(page, slug);
    const title = page.locator("header .font-display");
    await expect(title).toBeVisible();
    const cut = () => title.evaluate((one) => one.scrollWidth > one.clientWidth);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await cut(), `${width} wide`).toBe(false);
    }
  });

test("words and names fit their wheels, places and buttons", async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scene of ["match-long", "code-words", "switchboard-named", "switchboard-two"]) {
      await open(page, scene);
      const cut = () =>
        page
          .locator(".l-controls :is(button, .l-drum)")
          .evaluateAll((all) =>
            all
              .filter(
                (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
              )
              .map((one) => one.textContent),
          );
      await expect.poll(cut, { message: `${scene}, ${width} wide` }).toEqual([]);
    }
  }
});

test("the items of an order have visible names: a story's signs alone do not say what they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "order");
  const names = page.locator(".l-controls fieldset .l-row-token > span");
  await expect(names).toHaveCount(6);
  for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeGreaterThan(20);
});

/** The contrast (WCAG 2.2) of a text with the brightest place behind it. */
async function contrastOf(text: Locator): Promise<number> {
  const color = await text.evaluate((one) => getComputedStyle(one).color);
  await text.evaluate((one) => one.style.setProperty("color", "transparent", "important"));
  const picture = (await text.screenshot()).toString("base64");
  return text.page().evaluate(
    async ([png, textColor]) => {
      const linear = Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      const brightest = () => {
        const { data } = pen.getImageData(0, 0, image.width, image.height);
        const of = (at: number) => linear[data[at] as number] as number;
        let most = 0;
        for (let at = 0; at < data.length; at += 4)
          most = Math.max(most, 0.2126 * of(at) + 0.7152 * of(at + 1) + 0.0722 * of(at + 2));
        return most;
      };
      pen.drawImage(image, 0, 0);
      const behind = brightest();
      pen.fillStyle = textColor;
      pen.fillRect(0, 0, image.width, image.height);
      return (brightest() + 0.05) / (behind + 0.05);
    },
    [picture, color] as const,
  );
}

test("the heading and what it says to do can be read even over a white picture", async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scene of ["kudos", "commitment"]) {
      await open(page, scene);
      await page.addStyleTag({ content: ".l-picture img { filter: brightness(0) invert(1) }" });
      for (const text of ["#instruction", "#instruction + p"])
        expect(await contrastOf(page.locator(text)), `${scene} ${text} at ${width}`).toBeGreaterThan(4.5);
    }
  }
});
