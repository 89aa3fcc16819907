/**
 * `npm run screens -- boards`: a picture of every board of the adventures in every language, as a laptop and a phone show
 * it to a team of six, and a overview for each story and size with the languages beside each other, into `screens/boards`.
 */
import { readFileSync } from "node:fs";
import { languages } from "@lantern/contract/languages";
import { expect, type Page } from "@playwright/test";
import { drawBoards, openBoards, type Size, type View } from "../fixtures/boards.ts";
import { adventures } from "../fixtures/cameos.ts";
import { everyStill } from "../fixtures/story-stills.ts";
import { test } from "../fixtures/test.ts";

const folder = "../screens/boards";
const sizes: Size[] = [
  [1440, 900],
  [390, 844],
];
/** Width of a picture on a overview. */
const columns: Record<number, number> = { 1440: 720, 390: 390 };

const fileOf = (slug: string, scene: string, [width]: Size, language: string) =>
  `${folder}/${slug}-${scene}-${width}-${language}.png`;

/** The overview of a story: a board in each row, a language in each column. */
async function takeOverview(page: Page, slug: string, size: Size, scenes: readonly string[]): Promise<void> {
  const [width] = size;
  const pictures = scenes.flatMap((scene) =>
    languages.map((language) => {
      const picture = readFileSync(fileOf(slug, scene, size, language)).toString("base64");
      return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${scene} ${language}</figcaption></figure>`;
    }),
  );
  await page.setViewportSize({ width: languages.length * ((columns[width] ?? width) + 10), height: 900 });
  await page.setContent(
    `<style>body { display: grid; grid-template-columns: repeat(${languages.length}, 1fr); gap: 10px; margin: 0 } figure { margin: 0 } img { width: 100% }</style>${pictures.join("")}`,
  );
  await page.screenshot({ path: `${folder}/${slug}-${width}.png`, fullPage: true });
}

for (const slug of adventures)
  test(`boards of ${slug} in every language`, async ({ page, context }) => {
    test.setTimeout(600_000);
    const begins = new Map(
      everyStill(slug, [6], ["puzzle"]).flatMap((still) =>
        still.kind.startsWith("puzzle active") && still.name.includes("first moment")
          ? [[still.scene, still] as const]
          : [],
      ),
    );
    const scenes = [...begins.keys()].sort();
    expect(scenes.length).toBeGreaterThan(3);
    await openBoards(page);
    const views = scenes.flatMap((scene) =>
      languages.flatMap((language): View[] => {
        const still = begins.get(scene);
        return still ? [{ still, language, sizes, chat: false }] : [];
      }),
    );
    const { failing } = await drawBoards(page, views, async (frame, { still, language }, size) => {
      await frame.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await page.locator("iframe").screenshot({ path: fileOf(slug, still.scene, size, language) });
      return [];
    });
    expect(failing).toEqual([]);
    const overview = await context.newPage();
    for (const size of sizes) await takeOverview(overview, slug, size, scenes);
  });
