/** Without a mouse: one participant joins, votes and solves the puzzles with the keyboard alone. */
import { expect, type Locator, type Page } from "@playwright/test";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { puzzles as puzzlesTexts } from "../../../apps/web/app/i18n/en/puzzles.ts";
import type { LiveClient } from "../../../packages/live-client/src/index.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { joinWithoutPage } from "../../fixtures/team.ts";
import { test } from "../../fixtures/test.ts";
import { like, startingWith, wording } from "../../fixtures/texts.ts";

const still = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;

/** Presses Tab (or Shift and Tab) until the element has the focus, then presses Enter, as without a mouse. */
async function walkTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no ${key} leads to ${target}`);
}

async function activate(page: Page, target: Locator, key?: "Shift+Tab"): Promise<void> {
  await walkTo(page, target, key);
  await page.keyboard.press("Enter");
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** @param mate does what the participant may not */
type Solve = (page: Page, mate: LiveClient) => Promise<void>;

/** Turns only the participant's own dials. */
const switchboard: Solve = async (page) => {
  for (const dial of "ABCDEF") {
    const up = button(page, puzzlesTexts.switchboard.up(dial));
    if ((await up.count()) === 0) continue;
    await walkTo(page, up);
    for (const at of [1, 2]) {
      await page.keyboard.press(at === 1 ? "Enter" : "ArrowUp");
      await expect(
        page.getByRole("status").getByText(puzzlesTexts.switchboard.dial(dial, at)),
      ).toBeAttached();
    }
  }
};

const match: Solve = async (page) => {
  const needs = { Kitchen: 1, Dish: 2, Bed: 3, Garden: 4, Memory: 5 };
  for (const [target, cells] of Object.entries(needs)) {
    await activate(page, button(page, puzzlesTexts.match.tile(String(cells))));
    await activate(page, button(page, puzzlesTexts.match.position(String(cells), target)), "Shift+Tab");
    await expect(button(page, puzzlesTexts.match.slot(target, String(cells)))).toBeFocused();
  }
};

const cipher: Solve = async (page) => {
  const pictures = page.getByRole("table", { name: puzzlesTexts.cipher.grid });
  for (const [at, picture] of ["many lights", "wait", "dark", "sing", "soft"].entries()) {
    await activate(page, pictures.getByRole("button", { name: picture }));
    await expect(button(page, `${puzzlesTexts.cipher.position(at + 1)}: ${picture}`)).toBeVisible();
  }
};

const nextStop = (stop: string) => `${stop}, ${puzzlesTexts.route.next}`;

const route: Solve = async (page, mate) => {
  for (const [at, stop] of ["Workshop", "Store", "Hall", "Bay", "Tank", "Garden"].entries()) {
    const own = button(page, nextStop(stop));
    await expect(own.or(button(page, startingWith(`${stop}. `)))).toBeVisible();
    if (await own.isVisible()) {
      await activate(page, own);
      await expect(button(page, startingWith(puzzlesTexts.route.stop(stop, at + 2)))).toBeFocused();
    } else await mate.send({ type: "move", move: { do: "put", node: stop.toLowerCase() } });
    await expect(button(page, startingWith(puzzlesTexts.route.stop(stop, at + 2)))).toBeVisible();
  }
};

const order: Solve = async (page, mate) => {
  const { items, placed, put } = puzzlesTexts.order;
  const tray = page.getByRole("group", { name: items });
  for (const [at, sign] of ["Moon", "Star", "Circle", "Wave", "Square", "Triangle"].entries()) {
    const spoon = `${sign} spoon`;
    const own = tray.getByRole("button", { name: spoon });
    await expect(own.or(tray.getByRole("img", { name: startingWith(spoon) }))).toBeVisible();
    if (await own.isVisible()) {
      await activate(page, own);
      await activate(page, button(page, put(spoon, at + 1)), "Shift+Tab");
      await expect(button(page, placed(spoon, at + 1))).toBeFocused();
    } else await mate.send({ type: "move", move: { do: "put", slot: at, item: sign.toLowerCase() } });
    await expect(button(page, startingWith(placed(spoon, at + 1)))).toBeVisible();
  }
  // The last two change places: one of them is the participant's.
  const [triangle, square] = [placed("Triangle spoon", 6), placed("Square spoon", 5)];
  const hasTriangle = await button(page, triangle).isVisible();
  await walkTo(page, button(page, hasTriangle ? triangle : square), "Shift+Tab");
  for (const [key, position] of hasTriangle
    ? ([
        ["ArrowLeft", 5],
        ["ArrowLeft", 4],
        ["ArrowRight", 5],
      ] as const)
    : ([
        ["ArrowRight", 6],
        ["ArrowLeft", 5],
        ["ArrowRight", 6],
      ] as const)) {
    await page.keyboard.press(key);
    await expect(
      button(page, placed(hasTriangle ? "Triangle spoon" : "Square spoon", position)),
    ).toBeFocused();
  }
};

/** Turns only the participant's own leaves; holding takes the whole team. */
const leaves: Solve = async (page) => {
  const own = page
    .getByRole("list", { name: puzzlesTexts.lights.board })
    .getByRole("group", { name: wording(/^Leaf \d$/) });
  await expect(own.first()).toBeVisible();
  for (const leaf of await own.all()) {
    const up = leaf.getByRole("button", { name: wording("up"), exact: true });
    await activate(page, up);
    await expect(up).toHaveAttribute("aria-pressed", "true");
  }
  await walkTo(page, button(page, liveScenesTexts.together.submit));
};

/** Each kind of puzzle with the element that identifies it. */
const kinds: [shows: (page: Page) => Locator, solve: Solve][] = [
  [(page) => page.getByRole("region", { name: wording("The windows") }), switchboard],
  [(page) => page.getByRole("list", { name: puzzlesTexts.match.board }), match],
  [(page) => page.getByRole("list", { name: wording("The song") }), cipher],
  [(page) => page.getByRole("region", { name: puzzlesTexts.route.map }), route],
  [(page) => page.getByRole("list", { name: puzzlesTexts.order.order }), order],
  [(page) => page.getByRole("list", { name: puzzlesTexts.lights.board }), leaves],
];

test("a participant joins, votes and solves every puzzle with the keyboard alone", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const session = await arrangeSession(baseURL as string, { people: 2, experience: "the-quiet-station" });
  const [linkA = "", linkB = ""] = session.links;
  const [bo] = (await joinWithoutPage(baseURL as string, [linkB])) as [LiveClient];
  const ana = await (await browser.newContext({ ...still, baseURL })).newPage();
  await ana.goto(linkA);
  await activate(ana, ana.getByRole("button", { name: joiningTexts.join.submit }));
  await ana.waitForURL(/\/experience\/wait\//);
  await expect(ana.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible();
  await session.start();
  const host = await session.host();

  await host.skipTo("decision", [ana, bo]);
  const options = ana.getByRole("group", { name: liveScenesTexts.decision.yourVote }).getByRole("button");
  await expect(options.nth(1)).toBeEnabled();
  await ana.keyboard.press("2");
  await expect(options.nth(1)).toHaveAttribute("aria-pressed", "true");

  for (const nth of [1, 2, 3, 4, 5]) {
    await host.skipTo("puzzle", [ana, bo]);
    const puzzles = kinds.map(([shows]) => shows(ana));
    const [first = ana.locator("main"), ...others] = puzzles;
    await expect(others.reduce((any, other) => any.or(other), first)).toBeVisible();
    for (const [at, position] of puzzles.entries()) {
      if (!(await position.isVisible())) continue;
      const solve = kinds[at]?.[1] as Solve;
      await solve(ana, bo);
      if (solve !== switchboard && solve !== leaves) {
        const { join, waiting, waited } = liveScenesTexts.puzzle.proposed;
        await activate(ana, button(ana, liveScenesTexts.puzzle.check));
        await expect(button(ana, waiting)).toBeVisible();
        await bo.send({ type: "wait", what: "check" });
        await expect(ana.getByText(like(waited))).toBeVisible();
        await bo.send({ type: "check" });
        await activate(ana, button(ana, like(join.check)));
        await expect(ana.locator("[data-status=solved]").first(), `puzzle ${nth}`).toBeVisible();
      }
      break;
    }
    const { id: team = "", scene } = host.teams[0] ?? {};
    await host.send({ type: "skip", team, scene: scene?.id ?? "" });
    await expect.poll(() => host.teams[0]?.scene?.id).not.toBe(scene?.id);
  }
  host.close();
  await ana.context().close();
  bo.close();
  await session.close();
});
