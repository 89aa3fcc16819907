/** A company's own words in a story: entered beside the real scene, read in a rehearsal and in the session itself. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { adventures, drawFillings, fillingsOf } from "../../fixtures/cameos.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { addPeople, addSession, host } from "./arrange.ts";

test("an organizer enters the company's words beside the scene; the rehearsal and the session have them", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const owner = await host(page, baseURL);
  const id = await addSession(owner, { title: "Our own words", experience: "dark-house" });
  // The company's words, for all its sessions.
  await page.goto("/dashboard/story?adventure=the-quiet-station");
  const scene = page.frameLocator('iframe[title^="The scene"]');
  const joke = page.getByLabel("A running joke");
  await joke.fill("Bob said “maybe” <b>again</b>");
  await expect(scene.getByText("“Bob said “maybe” <b>again</b>”")).toBeVisible();
  await page.getByText("Phone", { exact: true }).click();
  await expect(scene.getByText("“Bob said “maybe” <b>again</b>”")).toBeVisible();
  await page.getByLabel("Question 2").fill("Who waters the {fern} / cactus? (Bob.)");
  await expect(scene.getByText("Who waters the {fern} / cactus? (Bob.)")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("A place").fill("Room <7>");
  await joke.fill("x".repeat(41));
  await page.getByRole("button", { name: "Save your words" }).click();
  await expect(page.getByText("Please use at most 40 characters.")).toBeVisible();
  await joke.fill("Bob said “maybe” again");
  await page.getByRole("button", { name: "Save your words" }).click();
  await expect(page.getByText("Your words are saved")).toBeVisible();

  // One session has words of its own.
  await page.goto(`/dashboard/sessions/${id}`);
  // No list offers this adventure, and it has a title all the same.
  await expect(page.getByText("The Dark House").first()).toBeVisible();
  await page.getByRole("link", { name: "Your words in the story" }).click();
  await page.getByLabel("A running joke").fill("{crew} / it was the printer");
  await expect(scene.getByText("{crew} / it was the printer")).toBeVisible();
  await page.getByRole("button", { name: "Save your words" }).click();
  await expect(page.getByText("This session has its own words now")).toBeVisible();
  await page.getByRole("link", { name: "Our own words" }).click();
  await page.getByRole("button", { name: "Rehearse" }).click();
  await expect(page.locator(".l-live[data-scene=cards]")).toBeVisible();
  await page.getByRole("button", { name: "Next line" }).click();
  await expect(page.locator(".l-caption")).toContainText("As we always say: “{crew} / it was the printer”");

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
    const fields = page.getByRole("form", { name: "Your words" }).getByRole("textbox");
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
