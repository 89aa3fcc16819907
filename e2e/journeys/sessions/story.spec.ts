/** A company's own words in a story: entered beside the real scene, read in a rehearsal and in the session itself. */
import { expect } from "@playwright/test";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as sessionStoryTexts } from "../../../apps/web/app/company/session-story/texts.ts";
import { texts as sharedStoryTexts } from "../../../apps/web/app/company/shared/story/texts.ts";
import { texts as storyTexts } from "../../../apps/web/app/company/story/texts.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { adventures, drawFillings, fillingsOf } from "../../fixtures/cameos.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { wording } from "../../fixtures/texts.ts";
import { addPeople, addSession, host } from "./arrange.ts";

const printer = "{crew} / it was the printer";
const title = "Our own words";
const kindWord = "Who waters the {fern} / cactus? (Bob.)";
const again = "Bob said “maybe” <b>again</b>";

test("an organizer enters the company's words beside the scene; the rehearsal and the session have them", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const owner = await host(page, baseURL);
  const id = await addSession(owner, { title, experience: "dark-house" });
  // The company's words, for all its sessions.
  await page.goto("/dashboard/story?adventure=the-quiet-station");
  const scene = page.frameLocator("main iframe");
  const joke = page.getByLabel(wording("A running joke"));
  await joke.fill(again);
  await expect(scene.getByText(`“${again}”`)).toBeVisible();
  await page.getByText(sharedStoryTexts.preview.views.phone, { exact: true }).click();
  await expect(scene.getByText(`“${again}”`)).toBeVisible();
  await page.getByLabel(wording("A kind word")).fill(kindWord);
  await expect(scene.getByText(kindWord)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(wording("A place")).fill("Room <7>");
  await joke.fill("x".repeat(41));
  await page.getByRole("button", { name: sharedStoryTexts.save }).click();
  await expect(page.getByText(sharedStoryTexts.tooLong(40))).toBeVisible();
  await joke.fill("Bob said “maybe” again");
  await page.getByRole("button", { name: sharedStoryTexts.save }).click();
  await expect(page.getByText(storyTexts.saved)).toBeVisible();

  // One session has words of its own.
  await page.goto(`/dashboard/sessions/${id}`);
  // No list offers this adventure, and it has a title all the same.
  await expect(page.getByText(wording("The Dark House")).first()).toBeVisible();
  await page.getByRole("link", { name: sessionTexts.ownTexts }).click();
  await page.getByLabel(wording("A running joke")).fill(printer);
  await expect(scene.getByText(printer)).toBeVisible();
  await page.getByRole("button", { name: sharedStoryTexts.save }).click();
  await expect(page.getByText(sessionStoryTexts.saved)).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: sessionTexts.actions.rehearse }).click();
  await expect(page.locator(".l-live[data-scene=cards]")).toBeVisible();
  await page.getByRole("button", { name: liveTexts.stage.after }).click();
  await expect(page.locator(".l-caption")).toContainText(wording(`As we always say: “${printer}”`));

  // The people who are invited to a session read the company's words in it.
  const people = await addPeople(owner, 2);
  const plan = { title: "Words that are heard", seats: 2, speed: 4 };
  const played = `/api/session/${await addSession(owner, plan)}`;
  await owner.api.ok("PUT", `${played}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `${played}/confirm`);
  await owner.api.ok("POST", `${played}/invite`);
  const emails = await Promise.all(
    people.map(({ email }) => emailTo(owner.api.http, email, /Words that are heard/)),
  );
  const seats = await Promise.all(
    emails.map((email) => takeSeat(browser, linkIn(email, "/experience/"), { baseURL })),
  );
  const session = await TestHost.open(String(baseURL), owner.api.token, played.split("/").at(-1) ?? "");
  await expect.poll(() => session.view.lobby.filter(({ presence }) => presence === "here").length).toBe(2);
  await owner.api.ok("POST", `${played}/start`);
  await expect.poll(() => session.teams.length).toBe(1);
  await session.skipTo("briefing", seats);
  // It is the fourth line of eight, and each stays for some seconds.
  const text = "This cabin is called Room <7>";
  await Promise.all(
    seats.map((seat) => expect(seat.locator(".l-caption")).toContainText(text, { timeout: 60_000 })),
  );
  session.close();
});

test("the fields hold any text at 360 pixels", async ({ page, baseURL }) => {
  await host(page, baseURL);
  await page.setViewportSize({ width: 360, height: 740 });
  // What was typed is not saved.
  page.on("dialog", (dialog) => dialog.accept());
  for (const slug of adventures) {
    await page.goto(`/dashboard/story?adventure=${slug}`);
    const fields = page.getByRole("form", { name: sharedStoryTexts.form }).getByRole("textbox");
    await expect(fields.first()).toBeVisible();
    for (const texts of fillingsOf(slug, 2)) {
      for (const [name, text] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(text);
      expect(await page.evaluate(widerThanTheirBox), slug).toEqual([]);
    }
  }
});

/** In the page: everything of the form that is wider than the page or runs out of the form. */
function widerThanTheirBox(): string[] {
  const form = document.querySelector("form[aria-label]");
  const box = form?.getBoundingClientRect();
  if (!form || !box) return ["no form"];
  const wide = [...form.querySelectorAll("*")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (left < box.left - 1 || right > box.right + 1);
  });
  const page = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  return [...page, ...wide.map((one) => one.outerHTML.slice(0, 120))];
}

test("any text fits the scene on a small phone, and is only read", async ({ page }) => {
  for (const [slug, { faults }] of await drawFillings(page, adventures, 12)) expect(faults, slug).toEqual([]);
});
