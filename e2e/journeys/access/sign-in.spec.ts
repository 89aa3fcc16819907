/** From sign-up to a changed password, with the emails between. */
import { expect, type Page } from "@playwright/test";
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
  await expect(page.getByRole("button", { name: "Confirm my address" })).toBeVisible();
  expect(await verified()).toBeNull();
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  expect(new Date(await verified()).getTime()).toBeGreaterThan(Date.now() - 60_000);

  expect((await page.goto("/verify/any/deeper/path"))?.status()).toBe(200);
  await page.goto("/verify");
  await page.getByLabel("Work email").fill(owner.email);
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "a link is on its way" })).toBeVisible();
});

test("a page that asks for the confirmation notices that it was given in another tab", async ({
  page,
  context,
}) => {
  const owner = newOwner();
  await page.goto("/signup");
  await fillSignUp(page, owner);
  await page.goto("/dashboard/home");
  const note = page.getByText("Please confirm your email address");
  await expect(note).toBeVisible();
  const other = await context.newPage();
  await other.goto(linkIn(await emailTo(page.request, owner.email, /confirm/i), "/verify/"));
  await other.getByRole("button", { name: "Confirm my address" }).click();
  await expect(other.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
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
    ["Log out", "mine"],
    ["Log out of everything on this device", null],
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
    await page.getByLabel("Work email").fill(email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    texts.push((await page.locator("main").innerText()).replace(email, "(address)"));
  }
  expect(texts[0]).toBe(texts[1]);
  const link = linkIn(await emailTo(page.request, owner.email, /password/i), "/reset-password/");
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await expect(page.locator('[data-layout="default"]')).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(newPassword);
    await page.getByLabel("Password again").fill(newPassword);
    await page.getByRole("button", { name: "Set password" }).click();
    if (isFirst) await page.waitForURL("**/login");
    else await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Set password" })).toBeHidden();
  }
  await signIn(page, owner);
  await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
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

const tooShort = "The password must be at least 8 characters long";
const tooLong = "Please use at most 256 characters.";
const different = "The passwords do not match";

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
    ["/signup", ["Password", "Password again"], "Create account"],
    [
      linkIn(await emailTo(page.request, owner.email, /password/i), "/reset-password/"),
      ["Password", "Password again"],
      "Set password",
    ],
    [
      linkIn(await emailTo(page.request, invited, /./), "/invite-admin/"),
      ["Password", "Password again"],
      "Join and log in",
    ],
    ["/password-change", ["New password", "New password again"], "Change password"],
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
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("Winther");
  await page.getByLabel("Company").fill("Harbour");
  await fillPasswords(page, ["Password", "Password again"], "three lamps", "three lamps");
  await page.getByRole("checkbox", { name: /I accept the terms/ }).check();
  const field = page.getByLabel("Work email");
  for (const address of ["nora@gmail.com", "nora@outlook.com", "nora@mailinator.com"]) {
    await field.fill(address);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("User must use business email")).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("");
    await expect(page.getByText("User must use business email")).toHaveCount(0);
  }
  await field.fill(email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
});

test("[R25, T09, V03, E41] the password is changed with the present password", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await signInToDashboard(page, owner);
  await page.goto("/password-change");
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  const change = async (current: string) => {
    await page.getByLabel("Current password").fill(current);
    await fillPasswords(page, ["New password", "New password again"], newPassword, newPassword);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  const requests: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/user/password") && requests.push(request.method()),
  );
  await change("");
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  expect(requests).toEqual([]);
  await change("not the one");
  await expect(page.getByText("The provided password does not match your current password")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await owner.api.signIn(owner.email, owner.password);
  await change(owner.password);
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
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
  const link = page.getByRole("button", { name: "Link Google" });
  await signInWith(page, "google", { name: "Nora", email: newOwner().email }, link);
  await expect(page.getByText(`We’ve emailed a link to ${owner.email}`)).toBeVisible();
  expect((await ownCookies(context)).sort()).toEqual(["XSRF-TOKEN", "browser", "social-link"]);
  await signOut(page, owner);
  await page.waitForURL("**/?logout=true");
  expect(await states()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await ownCookies(context)).toEqual([]);
  await owner.api.close();
});
