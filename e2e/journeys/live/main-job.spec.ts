/** The main job, through pages only: from sign-up to everybody's scorecard. */
import { expect } from "@playwright/test";
import { texts as createParticipantTexts } from "../../../apps/web/app/company/create-participant/texts.ts";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as homeTexts } from "../../../apps/web/app/company/home/texts.ts";
import { texts as invitationTexts } from "../../../apps/web/app/company/invitation/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { actionTexts } from "../../../apps/web/app/company/shared/session/action-texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScorecard as liveScorecardTexts } from "../../../apps/web/app/i18n/en/live-scorecard.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { Api } from "../../fixtures/api.ts";
import { newOwner, signUp } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { ALWAYS, test } from "../../fixtures/test.ts";
import { like, storyTitle, wording } from "../../fixtures/texts.ts";
import { turnMonth } from "../sessions/arrange.ts";

const PEOPLE = ["Ana Ruiz", "Bo Lind", "Cleo Marsh"] as const;

test(
  "an Owner signs up, plans a session and invites three people, who play it to its scorecard",
  ALWAYS,
  async ({ page, browser, baseURL }) => {
    const owner = newOwner();
    const domain = owner.email.split("@")[1];
    const addressOf = (name: string) => `${name.split(" ")[0]?.toLowerCase()}@${domain}`;

    await signUp(page, owner);

    await page.goto("/dashboard/createConsumer");
    await page.getByRole("tab", { name: createParticipantTexts.list }).click();
    await page
      .getByLabel(peopleTexts.pasteLabel)
      .fill(PEOPLE.map((name) => `${name} <${addressOf(name)}>`).join("\n"));
    await page.getByRole("button", { name: createParticipantTexts.check }).click();
    await page.getByRole("button", { name: createParticipantTexts.submitList(3, 0) }).click();
    await expect(page.getByText(createParticipantTexts.listDone(3))).toBeVisible();
    await page.goto("/dashboard/participants");
    for (const name of PEOPLE) await expect(page.getByText(name)).toBeVisible();

    await page.goto("/dashboard/createSession");
    await expect(
      page.getByRole("group", { name: createSessionTexts.story.legend }).getByRole("radio").first(),
    ).toBeAttached();
    await expect(page.getByText(wording("The Dark House"))).toHaveCount(0);
    await page
      .getByRole("group", { name: createSessionTexts.story.legend })
      .getByText(storyTitle, { exact: true })
      .click();
    await page.getByLabel(planningTexts.title).fill("A dark evening");
    for (const name of PEOPLE) await page.getByRole("checkbox", { name: new RegExp(name) }).check();
    await page.getByRole("button", { name: planningTexts.day, exact: true }).click();
    await turnMonth(page, "Next");
    await page.getByRole("gridcell").getByRole("button").nth(14).click();
    await page.getByRole("button", { name: like(createSessionTexts.summary.confirm) }).click();
    await expect(page.getByText(actionTexts.done.confirmed)).toBeVisible();
    await page.waitForURL(/\/dashboard\/sessions\/[0-9a-f-]{36}$/);
    // No page offers the adventure of ninety seconds, so the session gets it over the API.
    const api = await Api.open(String(baseURL));
    await api.signIn(owner.email, owner.password);
    await api.ok("PATCH", `/api/session/${page.url().split("/").at(-1)}`, { experience: "dark-house" });
    await api.close();
    await page.reload();

    await page.getByRole("link", { name: actionTexts.actions.invite(3) }).click();
    await page.getByRole("button", { name: invitationTexts.form.send(3) }).click();
    await expect(page.getByText(actionTexts.done.invited)).toBeVisible();
    const emails = await Promise.all(
      PEOPLE.map((name) => emailTo(page.request, addressOf(name), /dark evening/i)),
    );

    // Three independent browser contexts.
    const pages = await Promise.all(
      emails.map(async (email) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const participantPage = await context.newPage();
        await participantPage.goto(linkIn(email, "/experience/"));
        await participantPage.getByRole("button", { name: joiningTexts.join.submit }).click();
        await participantPage.waitForURL(/\/experience\/wait\//);
        return participantPage;
      }),
    );
    for (const participantPage of pages)
      await expect(participantPage.getByRole("heading", { name: liveTexts.lobby.here(3) })).toBeVisible();

    await page.getByRole("button", { name: actionTexts.actions.startNow }).click();
    await page.getByRole("dialog").getByRole("button", { name: sessionTexts.starting.submit }).click();
    for (const participantPage of pages) await participantPage.waitForURL(/\/experience\/live\//);

    await Promise.all(pages.map((participantPage) => playToTheEnd(participantPage, 120_000)));

    for (const [at, participantPage] of pages.entries()) {
      await expect(participantPage.getByText(liveScorecardTexts.ofTotal)).toBeVisible();
      await expect(participantPage.getByText(wording(/The Warm House|One Window/)).first()).toBeVisible();
      await expect(
        participantPage.getByText(wording("When we meet, we will say what we see.")).first(),
      ).toBeVisible();
      await expect(
        participantPage.getByText((PEOPLE[at] as string).split(" ")[0] as string).first(),
      ).toBeVisible();
    }

    await page.reload();
    await expect(page.getByText(uiTexts.sessions.states.completed).first()).toBeVisible();

    // Whoever has played is not told to plan a first session.
    await page.goto("/dashboard/home");
    await expect(page.getByRole("region", { name: homeTexts.recent.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: homeTexts.noneAhead.title })).toBeVisible();
    await expect(page.getByText(sharedSessionTexts.empty.action)).toHaveCount(0);
  },
);
