/** From sign-up to a changed password, with the emails between. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as signInTexts } from "../../../apps/web/app/api/access/sign-in-texts.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as companyShellTexts } from "../../../apps/web/app/company/shell/texts.ts";
import { texts as forgotTexts } from "../../../apps/web/app/doors/forgot/texts.ts";
import { texts as joinCompanyTexts } from "../../../apps/web/app/doors/invitation/texts.ts";
import { texts as resetTexts } from "../../../apps/web/app/doors/reset/texts.ts";
import { texts as signupTexts } from "../../../apps/web/app/doors/signup/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as verifyTexts } from "../../../apps/web/app/doors/verify/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import {
  accountMenu,
  confirmAddress,
  fillSignUp,
  newOwner,
  ownerByApi,
  signIn,
  signInToDashboard,
  signOut,
  signUp,
} from "../../fixtures/company.ts";
import { buttons, ownCookies, signInWith } from "../../fixtures/identity.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

const newPassword = "another lamp on the quay";

test("[R05, R14, D05] signing up signs in at once; the emailed link confirms by a click, opening it changes nothing", async ({
  page,
}) => {
  const owner = newOwner();
  await page.goto("/signup");
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  await fillSignUp(page, owner);
  await page.goto("/dashboard/home");
  await expect(accountMenu(page, owner)).toBeVisible();

  const link = linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/");
  const verified = async () => {
    const loaded = page.waitForResponse((each) => new URL(each.url()).pathname === "/api/user");
    await page.goto("/dashboard/profile");
    return (await (await loaded).json()).email_verified_at;
  };
  expect((await page.goto(link))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  await expect(page.getByRole("button", { name: verifyTexts.submit })).toBeVisible();
  expect(await verified()).toBeNull();
  await page.goto(link);
  await page.getByRole("button", { name: verifyTexts.submit }).click();
  await expect(page.getByRole("heading", { name: verifyTexts.doneHeading })).toBeVisible();
  expect(new Date(await verified()).getTime()).toBeGreaterThan(Date.now() - 60_000);

  expect((await page.goto("/verify/any/deeper/path"))?.status()).toBe(200);
  await page.goto("/verify");
  await page.getByLabel(credentialTexts.email).fill(owner.email);
  await page.getByRole("button", { name: verifyTexts.resend }).click();
  await expect(page.getByRole("status").filter({ hasText: verifyTexts.resent })).toBeVisible();
});

test("a page that asks for the confirmation notices that it was given in another tab", async ({
  page,
  context,
}) => {
  const owner = newOwner();
  await page.goto("/signup");
  await fillSignUp(page, owner);
  await page.goto("/dashboard/home");
  const note = page.getByText(companyShellTexts.verify.title);
  await expect(note).toBeVisible();
  const other = await context.newPage();
  await other.goto(linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/"));
  await other.getByRole("button", { name: verifyTexts.submit }).click();
  await expect(other.getByRole("heading", { name: verifyTexts.doneHeading })).toBeVisible();
  // What a browser says when somebody comes back to a tab.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(note).toHaveCount(0);
});

test("[A23] only the second button also ends the participant's seat, in the page and on the server", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  const left: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/exp/logout") && left.push(request.method()));
  for (const [button, storedSeat] of [
    [shellTexts.logOut, "mine"],
    [shellTexts.logOutOfEverything, null],
  ] as const) {
    await page.evaluate(() => localStorage.setItem("experience_token", "mine"));
    await signOut(page, owner, button);
    await page.waitForURL("**/?logout=true");
    expect(await page.evaluate(() => localStorage.getItem("experience_token"))).toBe(storedSeat);
    expect(left).toEqual(storedSeat ? [] : ["POST"]);
    if (storedSeat) await signInToDashboard(page, owner);
  }
});

test("[R16, R38, C39] a forgotten password is reset once; nobody learns which addresses have accounts", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  const texts: string[] = [];
  for (const email of [newOwner().email, owner.email]) {
    await page.goto("/password/reset");
    await expect(page.locator('[data-layout="noheader"]')).toBeVisible();
    await page.getByLabel(credentialTexts.email).fill(email);
    await page.getByRole("button", { name: forgotTexts.submit }).click();
    await expect(page.getByRole("heading", { name: forgotTexts.doneHeading })).toBeVisible();
    texts.push((await page.locator("main").innerText()).replace(email, "(address)"));
  }
  expect(texts[0]).toBe(texts[1]);
  const link = linkIn(await emailTo(page.request, owner.email, /password/i), "/reset-password/");
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await expect(page.locator('[data-layout="default"]')).toBeVisible();
    await page.getByLabel(credentialTexts.password, { exact: true }).fill(newPassword);
    await page.getByLabel(signupTexts.repeat).fill(newPassword);
    await page.getByRole("button", { name: resetTexts.submit }).click();
    if (isFirst) await page.waitForURL("**/login");
    else await expect(page.getByRole("link", { name: resetTexts.expired })).toBeVisible();
    await expect(page.getByRole("button", { name: resetTexts.submit })).toBeHidden();
  }
  await signIn(page, owner);
  await expect(page.getByText(signInTexts.login, { exact: true })).toBeVisible();
  await signInToDashboard(page, { ...owner, password: newPassword });
  expect((await owner.api.request("GET", "/api/user")).status).toBe(401);
  await owner.api.close();
});

/** The password fields of a form, by their labels, and the button that sends it. */
async function fillPasswords(
  page: Page,
  [first, again]: [string, string],
  password: string,
  repeated: string,
) {
  await page.getByLabel(first, { exact: true }).fill(password);
  await page.getByLabel(again, { exact: true }).fill(repeated);
}

const tooShort = errorTexts.USER_013;
const tooLong = errorTexts.TOO_LONG({ max: 256 });
const different = errorTexts.USER_014;

test("[V01, V02] the four forms with a password have the same rules and send nothing invalid", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const invited = newOwner().email;
  await owner.api.ok("POST", "/api/company/admins/invite", { email: invited, user_type_id: 4 });
  await owner.api.ok("POST", "/api/auth/forgot-password", { email: owner.email });
  const forms = [
    ["/signup", [signupTexts.password, signupTexts.repeat], signupTexts.submit],
    [
      linkIn(await emailTo(page.request, owner.email, /password/i), "/reset-password/"),
      [signupTexts.password, signupTexts.repeat],
      resetTexts.submit,
    ],
    [
      linkIn(await emailTo(page.request, invited, /./), "/invite-admin/"),
      [signupTexts.password, signupTexts.repeat],
      joinCompanyTexts.submit,
    ],
    ["/password-change", [accountTexts.new, accountTexts.repeat], accountTexts.change],
  ] as [string, [string, string], string][];
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/register|reset-password|accept|user\/password/.test(pathname) && request.method() !== "GET")
      sent.push(pathname);
  });
  for (const [path, labels, button] of forms) {
    if (path === "/password-change") await signInToDashboard(page, owner);
    await page.goto(path);
    const submit = page.getByRole("button", { name: button });
    await fillPasswords(page, labels, "seven77", "seven77");
    await submit.click();
    await expect(page.getByText(tooShort)).toBeVisible();
    await fillPasswords(page, labels, "l".repeat(257), "l".repeat(257));
    await submit.click();
    await expect(page.getByText(tooLong)).toBeVisible();
    await expect(page.getByLabel(labels[0], { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(tooShort)).toHaveCount(0);
    for (const accepted of ["l".repeat(256), "8 lamps."]) {
      await fillPasswords(page, labels, accepted, "nine lamps");
      await submit.click();
      await expect(page.getByText(different)).toBeVisible();
      await expect(page.getByLabel(labels[0], { exact: true })).not.toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.getByLabel(labels[1], { exact: true })).toHaveAttribute("aria-invalid", "true");
    await fillPasswords(page, labels, "q7#mkeel", "q7#mkeel");
    await expect(page.getByLabel(labels[0], { exact: true })).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(different)).toHaveCount(0);
  }
  expect(sent).toEqual([]);
  await owner.api.close();
});

test("[V04] signing up accepts only a business address", async ({ page }) => {
  const { email } = newOwner();
  await page.goto("/signup");
  await page.getByRole("button", { name: signupTexts.submit }).click();
  await expect(page.getByLabel(signupTexts.firstName)).toBeFocused();
  await page.getByLabel(signupTexts.firstName).fill("Nora");
  await page.getByLabel(signupTexts.lastName).fill("Winther");
  await page.getByLabel(signupTexts.company).fill("Harbour");
  await fillPasswords(page, [signupTexts.password, signupTexts.repeat], "three lamps", "three lamps");
  await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  const field = page.getByLabel(credentialTexts.email);
  for (const address of ["nora@gmail.com", "nora@outlook.com", "nora@mailinator.com"]) {
    await field.fill(address);
    await page.getByRole("button", { name: signupTexts.submit }).click();
    await expect(page.getByText(errorTexts.USER_011)).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("");
    await expect(page.getByText(errorTexts.USER_011)).toHaveCount(0);
  }
  await field.fill(email);
  await page.getByRole("button", { name: signupTexts.submit }).click();
  await expect(page.getByRole("heading", { name: verifyTexts.waitingHeading })).toBeVisible();
});

test("[R25, T09, V03, E41] the password is changed with the present password", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  await page.goto("/password-change");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  const change = async (current: string) => {
    await page.getByLabel(accountTexts.current).fill(current);
    await fillPasswords(page, [accountTexts.new, accountTexts.repeat], newPassword, newPassword);
    await page.getByRole("button", { name: accountTexts.change }).click();
  };
  const requests: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/user/password") && requests.push(request.method()),
  );
  await change("");
  await expect(page.getByLabel(accountTexts.current)).toHaveAttribute("aria-invalid", "true");
  expect(requests).toEqual([]);
  await change("not the one");
  await expect(page.getByText(errorTexts.USER_012)).toBeVisible();
  await expect(page.getByLabel(accountTexts.current)).toHaveAttribute("aria-invalid", "true");
  await owner.api.signIn(owner.email, owner.password);
  await change(owner.password);
  await expect(page.getByText(accountTexts.changed)).toBeVisible();
  await owner.api.close();
});

test("[A20, A21] logging out also removes an unfinished external sign-in, from storage and cookies", async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: buttons.linkedin }).click();
  const popup = await opened;
  const states = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => /social|linkedin/i.test(key)),
    );
  expect(await states()).not.toEqual([]);
  await popup.close();
  await signInToDashboard(page, owner);

  await page.goto("/dashboard/profile");
  const link = page.getByRole("button", { name: profileTexts.linked.addOne("Google") });
  await signInWith(page, "google", { name: "Nora", email: newOwner().email }, link);
  await expect(page.getByText(profileTexts.linked.emailed(owner.email))).toBeVisible();
  expect((await ownCookies(context)).sort()).toEqual(["XSRF-TOKEN", "browser", "social-link"]);
  await signOut(page, owner);
  await page.waitForURL("**/?logout=true");
  expect(await states()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await ownCookies(context)).toEqual([]);
  await owner.api.close();
});
