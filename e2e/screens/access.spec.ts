/** Takes screens that need an action: rejected forms, valid and used links, closed join pages, popups, errors. */
import { expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as socialTexts } from "../../apps/web/app/api/access/social/texts.ts";
import { texts as accessTexts } from "../../apps/web/app/api/access/texts.ts";
import { texts as profileTexts } from "../../apps/web/app/company/profile/texts.ts";
import { texts as accountTexts } from "../../apps/web/app/company/shared/account/texts.ts";
import { texts as forgotTexts } from "../../apps/web/app/doors/forgot/texts.ts";
import { texts as resetTexts } from "../../apps/web/app/doors/reset/texts.ts";
import { texts as signupTexts } from "../../apps/web/app/doors/signup/texts.ts";
import { texts as credentialTexts } from "../../apps/web/app/doors/texts.ts";
import { texts as verifyTexts } from "../../apps/web/app/doors/verify/texts.ts";
import { texts as fieldTexts } from "../../apps/web/app/forms/field-texts.ts";
import { joining as joiningTexts } from "../../apps/web/app/i18n/en/joining.ts";
import {
  confirmAddress,
  fillSignUp,
  newOwner,
  ownerByApi,
  signIn,
  signInToDashboard,
} from "../fixtures/company.ts";
import { buttons, signInWith } from "../fixtures/identity.ts";
import { emailTo, linkIn } from "../fixtures/mailbox.ts";
import { arrangeSession } from "../fixtures/session.ts";
import { test } from "../fixtures/test.ts";
import { wording } from "../fixtures/texts.ts";
import { takeAll } from "./take.ts";

const expired = "x".repeat(43);
const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(() => test.slow());

test("forms with errors", async ({ page }) => {
  await page.goto("/signup");
  await click(page, signupTexts.submit);
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await takeAll(page, "access-signup-refused");
  await signIn(page, { email: "nobody@harbour.example", password: "not this one" });
  await expect(page.getByText(signInTexts.login)).toBeVisible();
  await takeAll(page, "access-login-refused");
});

test("sign-up, the emailed link, another address", async ({ page }) => {
  const owner = newOwner();
  await page.goto("/signup");
  await fillSignUp(page, owner);
  await takeAll(page, "access-signup-done");
  const link = linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/");
  await page.goto(link);
  await takeAll(page, "access-verify");
  await click(page, verifyTexts.submit);
  await expect(page.getByRole("heading", { name: verifyTexts.doneHeading })).toBeVisible();
  await takeAll(page, "access-verify-done");
  await page.goto(link);
  await click(page, verifyTexts.submit);
  await expect(page.getByRole("button", { name: verifyTexts.submit })).toHaveCount(0);
  await takeAll(page, "access-verify-used");
  await page.goto("/verify");
  await takeAll(page, "access-verify-ask");

  await page.goto("/dashboard/profile");
  const you = page.getByRole("region", { name: profileTexts.person, exact: true });
  const next = `moved@${owner.email.split("@")[1]}`;
  await you.getByLabel(credentialTexts.email).fill(next);
  await you.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await you.getByRole("button", { name: profileTexts.save }).click();
  const moved = linkIn(await emailTo(page.request, next, /./), "/verify/");
  await takeAll(page, "access-profile-moving");
  await page.goto(moved);
  await takeAll(page, "access-verify-moved");

  await page.goto("/password-change");
  await click(page, accountTexts.change);
  await takeAll(page, "access-password-change-refused");
});

test("a forgotten password, an invitation", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await page.goto("/password/reset");
  await page.getByLabel(credentialTexts.email).fill(owner.email);
  await click(page, forgotTexts.submit);
  await expect(page.getByRole("button", { name: forgotTexts.submit })).toHaveCount(0);
  await takeAll(page, "access-forgot-sent");
  await page.goto(linkIn(await emailTo(page.request, owner.email, /password/i), "/reset-password/"));
  await takeAll(page, "access-reset");
  await page.goto(`/reset-password/${expired}`);
  await page.getByLabel(credentialTexts.password, { exact: true }).fill(owner.password);
  await page.getByLabel(signupTexts.repeat).fill(owner.password);
  await click(page, resetTexts.submit);
  await expect(page.getByRole("link", { name: resetTexts.expired })).toBeVisible();
  await takeAll(page, "access-reset-used");

  const invited = newOwner().email;
  await owner.api.ok("POST", "/api/company/admins/invite", { email: invited, user_type_id: 4 });
  await page.goto(linkIn(await emailTo(page.request, invited, /./), "/invite-admin/"));
  await takeAll(page, "access-invitation");
  await page.goto(`/invite-admin/${expired}`);
  await takeAll(page, "access-invitation-used");
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/profile");
  await takeAll(page, "access-profile-unconfirmed");
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem("token") ?? "{}");
    localStorage.setItem("token", JSON.stringify({ ...record, token_expiration: Date.now() - 1 }));
  });
  await page.clock.install();
  await page.waitForURL("**/login");
  await expect(page.getByText(accessTexts.expiredTitle)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1000);
  await takeAll(page, "access-session-expired");
  await owner.api.close();
});

test("external accounts", async ({ page }) => {
  await page.goto("/login");
  for (const [provider, name] of Object.entries(buttons)) {
    const opened = page.waitForEvent("popup");
    await click(page, name);
    const popup = await opened;
    await expect(popup.getByText(wording("local"), { exact: true })).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await popup.emulateMedia({ colorScheme });
      await popup.screenshot({ path: `../screens/access-popup-${provider}-${colorScheme}.png` });
    }
    if (provider === "google") {
      await popup.locator("[value=cancel]").click();
      await expect(page.getByText(socialTexts.cancelled)).toBeVisible();
      await takeAll(page, "access-popup-cancelled");
    } else await popup.close();
  }
  await page.evaluate(() => {
    window.open = () => null;
  });
  await click(page, buttons.google);
  await expect(page.getByText(socialTexts.blocked)).toBeVisible();
  await takeAll(page, "access-popup-blocked");
  await page.goto("/signing-in?state=lh.nobody-asked&code=x");
  await takeAll(page, "access-signing-in");
  await page.goto("/login");
  await signInWith(page, "google", { name: "Ida Holm", email: newOwner().email });
  await page.waitForURL("**/profile-completion");
  await takeAll(page, "access-profile-completion");
});

test("join pages of a session", async ({ page, baseURL }) => {
  const session = await arrangeSession(baseURL as string, { people: 2, experience: "the-quiet-station" });
  const [link = ""] = session.links;
  await page.goto(link);
  await expect(page.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await takeAll(page, "access-door-link");
  await page.goto("about:blank");
  await page.goto(`/experience/${session.id}`);
  await takeAll(page, "access-door-address");
  const codes = ["LINK_EXPIRED", "CONSUMER_002", "SESSION_006", "SESSION_CANCELLED", "SESSION_001"];
  for (const code of [...codes, "SEAT_IN_USE"]) {
    await page.route("**/api/exp/**", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 403, json: { code, message: code } })
        : route.continue(),
    );
    await page.goto("about:blank");
    await page.goto(link);
    await click(page, joiningTexts.join.submit);
    await expect(page.getByRole("alert")).toBeVisible();
    await takeAll(page, `access-door-${code.toLowerCase()}`);
    await page.unroute("**/api/exp/**");
  }
  await session.close();
});

test("errors", async ({ page }) => {
  await page.clock.install();
  for (const status of [401, 403, 404, 418, 500]) {
    await page.goto(`/debug/award?fail=${status}&message=What+happened`);
    await expect(page.locator("main[data-status]")).toBeVisible();
    await takeAll(page, `access-error-${status}`);
  }
});
