/** A whole session at 360 px, as languages would have it that are 40 % longer or written from right to left. */
import { expect } from "@playwright/test";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { asLanguage, misfits } from "../../fixtures/pseudo-language.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const folder = process.env.SCREENS_DIR;

for (const kind of ["longer", "right-to-left"] as const)
  test(`a session fits a phone of 360 px in a language that is ${kind}`, async ({
    browser,
    baseURL: address,
  }) => {
    test.setTimeout(300_000);
    const baseURL = address ?? "";
    const session = await arrangeSession(baseURL, { people: 2, experience: "dark-house" });
    const [first = "", second = ""] = session.links;
    const participant = await takeSeat(browser, first, { baseURL });
    const screen = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
    const phone = await takeSeat(browser, second, { baseURL, ...screen });
    // From here on: the join page is found by its English names.
    await asLanguage(phone, kind);
    await phone.reload();
    await expect(phone.locator(".l-lobby")).toBeVisible();
    const faults = new Set<string>(await misfits(phone));
    await session.start();
    let number = 0;
    let scene = "";
    const watch = (async () => {
      while (!phone.url().includes("/experience/end")) {
        await phone.waitForTimeout(250);
        for (const one of await misfits(phone).catch(() => [])) faults.add(one);
        const now = await phone
          .evaluate(() => {
            const stage = document.querySelector("[data-scene]");
            return `${stage?.getAttribute("data-scene")} ${document.querySelector("main")?.getAttribute("data-kind")}`;
          })
          .catch(() => scene);
        if (folder && now !== scene)
          await phone.screenshot({
            path: `${folder}/${kind}-${String(number++).padStart(2, "0")}-${now}.png`,
          });
        scene = now;
      }
    })();
    await playToTheEnd(participant, 240_000);
    await watch;
    await expect(phone.locator(".ending-points")).toBeVisible();
    await phone.waitForTimeout(1000);
    for (const one of await misfits(phone)) faults.add(one);
    if (folder) await phone.screenshot({ path: `${folder}/${kind}-99-end.png`, fullPage: true });
    expect([...faults]).toEqual([]);
    await session.close();
  });
