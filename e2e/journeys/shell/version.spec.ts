/** A page and the build that it belongs to. */
import { expect, type Page } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as signupTexts } from "../../../apps/web/app/doors/signup/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { shell as startShellTexts } from "../../../apps/web/app/i18n/start/shell.ts";
import { newOwner, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { readPageConfig } from "../../fixtures/page-config.ts";
import { test } from "../../fixtures/test.ts";

const rejected = "Not this one.";

const pageId = async (page: Page) => {
  const meta = await page.waitForResponse((response) => response.url().includes("/builds/meta/"));
  return { meta, id: /meta\/(\w+)\.json/.exec(meta.url())?.[1] };
};

test("[X11] a page reads the metadata of its own build, which is the newest", async ({ page }) => {
  const read = pageId(page);
  await page.goto("/systemCheck");
  const { meta, id } = await read;
  expect(meta.status()).toBe(200);
  expect(meta.headers()["cache-control"]).toContain("immutable");
  const latest = await page.request.get("/builds/latest.json");
  expect(latest.headers()["cache-control"]).toBe("no-cache");
  expect(await latest.json()).toEqual({ id });
  expect((await readPageConfig(page.request)).build).toBe(id);
});

test("[X12, R33] its rules list redirects and prerendered pages; navigation to them loads the document", async ({
  page,
  baseURL,
}) => {
  const signedIn = pageId(page);
  await signInToDashboard(page, await ownerByApi(baseURL as string));
  await signedIn;
  const read = pageId(page);
  await page.goto("/dashboard/home");
  const rules = await (await read).meta.json();
  expect(rules).toMatchObject({
    redirects: ["/admin"],
    prerendered: expect.arrayContaining(["/", "/terms", "/blog"]),
    documents: expect.arrayContaining(["/", "/login", "/terms", "/blog"]),
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // A navigation within the app loads no document.
  await page.getByRole("link", { name: names.sessions }).first().click();
  await page.waitForURL("**/dashboard/sessions");
  expect(documents).toEqual([]);
  for (const address of ["/terms", "/password/reset", "/admin"]) {
    const rulesRead = pageId(page);
    await page.goto("/dashboard/home");
    await rulesRead;
    const link = page.getByRole("link", { name: names.participants }).first();
    documents.length = 0;
    // A link of the app's router, now to another address.
    await link.evaluate((element, href) => element.setAttribute("href", href), address);
    await link.click();
    await expect.poll(() => documents[0]).toBe(address);
    await page.waitForLoadState("load");
  }
});

test("[X13, T19] the page checks for a newer build every five minutes and then offers to reload", async ({
  page,
}, { project }) => {
  const owner = await ownerByApi(String(project.use.baseURL));
  await page.clock.install();
  await signInToDashboard(page, owner);
  let latest: string | null = null;
  const requests: string[] = [];
  await page.route("**/builds/latest.json", async (route) => {
    requests.push(route.request().url());
    if (latest) return route.fulfill({ json: { id: latest } });
    return route.continue();
  });
  // The clock continued during the load, on a busy machine for some seconds.
  await page.clock.runFor(280_000);
  expect(requests).toEqual([]);
  await page.clock.runFor(21_000);
  await expect.poll(() => requests.length).toBe(1);
  await expect(page.getByText(startShellTexts.newBuild.title)).toHaveCount(0);
  latest = "newer";
  await page.clock.runFor(300_000);
  await expect(page.getByText(startShellTexts.newBuild.title)).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: startShellTexts.newBuild.reload }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/dashboard\/home$/);
});

test("[X13] nobody is asked to reload during a live session", async ({ page }) => {
  await page.clock.install();
  const requests: string[] = [];
  await page.route("**/builds/latest.json", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ json: { id: "newer" } });
  });
  await page.goto("/experience/live/0199a000-0000-7000-8000-000000000001");
  await page.waitForLoadState("load");
  await page.clock.runFor(900_000);
  expect(requests).toEqual([]);
});

/** The page chunk of the route with this file name. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

test("[X14] a missing page chunk reloads once, and the page then works", async ({ page }, { project }) => {
  await signInToDashboard(page, await ownerByApi(String(project.use.baseURL)));
  let missing = 1;
  await page.route(chunk("insights"), (route) => {
    if (missing-- > 0) return route.fulfill({ status: 404, body: "gone" });
    return route.continue();
  });
  const loaded = page.waitForEvent("load");
  await page.getByRole("link", { name: names.insights }).first().click();
  await loaded;
  await expect(page).toHaveURL(/\/dashboard\/insights$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(missing).toBeLessThan(0);
});

test("[X14, K13] a chunk that stays missing reloads the page only once within 10 s, then shows an error", async ({
  page,
}, { project }) => {
  await signInToDashboard(page, await ownerByApi(String(project.use.baseURL)));
  await page.route(chunk("insights"), (route) => route.fulfill({ status: 404, body: "gone" }));
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("link", { name: names.insights }).first().click();
  await expect(page.locator("[data-status='500']")).toBeVisible();
  expect(loads).toBe(1);
});

test("[X14] a chunk that is missing because the browser is offline does not replace the page", async ({
  page,
}, { project }) => {
  await signInToDashboard(page, await ownerByApi(String(project.use.baseURL)));
  // Help loads after the page, from its own file.
  await page.route(chunk("start-help"), (route) => route.abort("internetdisconnected"));
  await page.route("**/builds/latest.json", (route) => route.abort("internetdisconnected"));
  const missed = page.waitForEvent("requestfailed", (request) => chunk("start-help").test(request.url()));
  const requests = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/builds/latest.json"),
  );
  await page.goto("/dashboard/profile");
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await missed;
  await requests;
  await page.getByLabel(signupTexts.firstName).fill("Written");
  await expect(page.getByLabel(signupTexts.firstName)).toHaveValue("Written");
  expect(loads).toBe(0);
});

test("[X14] a new build never discards a partly filled form", async ({ page }) => {
  // The toast comes from a file of its own; the build that had it is gone.
  await page.route(chunk("toast-area"), (route) => route.fulfill({ status: 404, body: "gone" }));
  const rejection = {
    code: "REQUEST_001",
    message: "Invalid request",
    errors: { first_name: [rejected] },
  };
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 422, json: rejection }));
  const owner = newOwner();
  await page.goto("/signup");
  await page.getByLabel(signupTexts.firstName).fill("Half written");
  await page.getByLabel(signupTexts.lastName).fill(owner.lastName);
  await page.getByLabel(signupTexts.company).fill(owner.company);
  await page.getByLabel(credentialTexts.email).fill(owner.email);
  await page.getByLabel(credentialTexts.password, { exact: true }).fill(owner.password);
  await page.getByLabel(signupTexts.repeat).fill(owner.password);
  await page.getByRole("checkbox", { name: fieldTexts.terms.accept }).check();
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  const missed = page.waitForResponse(chunk("toast-area"));
  await page.getByRole("button", { name: signupTexts.submit }).click();
  await missed;
  await expect(page.getByText(rejected)).toBeVisible();
  await expect(page.getByLabel(signupTexts.firstName)).toHaveValue("Half written");
  expect(loads).toBe(0);
});
