/** A page and the build that it belongs to. */
import { expect, type Page, test } from "@playwright/test";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { readPageConfig } from "../../fixtures/page-config.ts";

const pageId = async (page: Page) => {
  const meta = await page.waitForResponse((response) => response.url().includes("/builds/meta/"));
  return { meta, id: /meta\/(\w+)\.json/.exec(meta.url())?.[1] };
};

test("[X11] a page reads the metadata of its own build, which is the newest", async ({ page }) => {
  const read = pageId(page);
  await page.goto("/login");
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
}) => {
  const read = pageId(page);
  await page.goto("/login");
  const rules = await (await read).meta.json();
  expect(rules).toMatchObject({
    redirects: ["/admin"],
    prerendered: expect.arrayContaining(["/", "/login", "/terms", "/blog"]),
    documents: expect.arrayContaining(["/", "/terms", "/blog"]),
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // A navigation within the app loads no document.
  await page.getByRole("link", { name: "Forgot" }).first().click();
  await page.waitForURL("**/password/reset");
  expect(documents).toEqual([]);
  await page
    .getByRole("link", { name: /Lantern Hour/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(documents).toEqual(["/"]);

  await page.goto("/login");
  await page
    .getByRole("link", { name: /Lantern Hour/ })
    .first()
    .waitFor();
  documents.length = 0;
  // The same link of the app's router, now to an address of the operator.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/"]');
    if (link) link.href = "/admin";
  });
  await page.locator('a[href="/admin"]').click();
  await page.waitForURL(/\/(console|login)$/);
  expect(documents[0]).toBe("/admin");
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
  await expect(page.getByText("There is a new version")).toHaveCount(0);
  latest = "newer";
  await page.clock.runFor(300_000);
  await expect(page.getByText("There is a new version")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
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
  await page.getByRole("link", { name: "Insights" }).first().click();
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
  await page.getByRole("link", { name: "Insights" }).first().click();
  await expect(page.locator("main[data-status='500']")).toBeVisible();
  expect(loads).toBe(1);
});

test("[X14] a chunk that is missing because the browser is offline does not replace the page", async ({
  page,
}, { project }) => {
  await signInToDashboard(page, await ownerByApi(String(project.use.baseURL)));
  // The help button appears a second after the page, from its own file.
  await page.route(chunk("launcher"), (route) => route.abort("internetdisconnected"));
  await page.route("**/builds/latest.json", (route) => route.abort("internetdisconnected"));
  const missed = page.waitForEvent("requestfailed", (request) => chunk("launcher").test(request.url()));
  const requests = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/builds/latest.json"),
  );
  await page.goto("/dashboard/profile");
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  await missed;
  await requests;
  await page.getByLabel("First name").fill("Written");
  await expect(page.getByLabel("First name")).toHaveValue("Written");
  expect(loads).toBe(0);
});

test("[X14] a new build never discards a partly filled form", async ({ page }) => {
  // The rules of the form are fetched at its first check, but their build no longer exists.
  await page.route(chunk("form-schemas"), (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/signup");
  await page.getByLabel("First name").fill("Half written");
  let loads = 0;
  page.on("request", (request) => request.isNavigationRequest() && loads++);
  const missed = page.waitForResponse(chunk("form-schemas"));
  const latest = page.waitForResponse("**/api/auth/register");
  await page.getByRole("button", { name: /^Sign up|^Create/ }).click();
  await missed;
  // Without its rules the form sends the request, and the server's errors appear at the fields.
  expect((await latest).status()).toBe(422);
  await expect(page.getByLabel("First name")).toHaveValue("Half written");
  expect(loads).toBe(0);
});
