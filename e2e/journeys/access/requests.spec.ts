/** The requests between a page and the API, and the messages that people read when they fail. */
import { expect, type Page, type Request } from "@playwright/test";
import { texts as accessTexts } from "../../../apps/web/app/api/access/texts.ts";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as formsTexts } from "../../../apps/web/app/forms/texts.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { Api } from "../../fixtures/api.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

const stack = "stack at line 7";
const errorLine = "Said as A";
const messageLine = "Said as B";
const firstError = "Not this name.";
const secondError = "Nor this one.";

let owner: Awaited<ReturnType<typeof ownerByApi>>;
test.beforeAll(async ({ baseURL }) => {
  owner = await ownerByApi(baseURL as string);
});
test.afterAll(() => owner.api.close());

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isCall = (request: Request) => /^\/(?:api|sanctum)\//.test(pathOf(request));
const isCookie = (request: Request) => pathOf(request) === "/sanctum/csrf-cookie";
const sessionList = /\/api\/session(?:\?|$)/;
const red = (page: Page, text: string) => page.locator('[data-color="error"]').getByText(text);

test("[C02–C05, C07, C08, C11–C13, K05] every request has its own id, the anti-forgery header, and the right headers", async ({
  page,
}) => {
  const sentHeaders: { request: Request; headers: Record<string, string> }[] = [];
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (!isCall(request)) return;
    sent.push(request);
    request.allHeaders().then((headers) => sentHeaders.push({ request, headers }));
  });
  const tokens: string[] = [];
  page.on("response", async (response) => {
    if (!isCookie(response.request())) return;
    const [, token] =
      /^(?:__Host-)?XSRF-TOKEN=([^;]+)/m.exec((await response.allHeaders())["set-cookie"] ?? "") ?? [];
    if (token) tokens.push(decodeURIComponent(token));
  });
  const of = (path: string) => sentHeaders.filter(({ request }) => pathOf(request) === path);
  await signInToDashboard(page, owner);
  await page.clock.install();
  await page.goto("/dashboard/profile");
  const name = page.getByLabel(profileTexts.firstName);
  await expect(name).toHaveValue(owner.firstName);
  await expect.poll(() => of("/api/geo/countries").length).toBeGreaterThan(0);
  await expect.poll(() => of("/api/geo/timezones").length).toBeGreaterThan(0);

  for (const { request, headers } of sentHeaders)
    expect(headers.accept, pathOf(request)).toContain("application/json");
  for (const path of ["/api/geo/countries", "/api/geo/timezones", "/sanctum/csrf-cookie", "/api/login"])
    for (const { headers } of of(path)) expect(headers.authorization, path).toBeUndefined();
  for (const { headers } of of("/api/user")) {
    expect(headers.authorization).toMatch(/^Bearer /);
    // A page that has just opened reads while it requests a new cookie, so the header may be the one before.
    expect(tokens).toContain(headers["x-xsrf-token"]);
  }

  const savedAfter = async (act: () => Promise<unknown>) => {
    await act();
    const before = sent.length;
    const done = page.waitForResponse((response) => response.request().method() === "PATCH");
    const save = page.getByRole("button", { name: profileTexts.save, exact: true }).first();
    await save.click();
    expect((await done).status()).toBe(200);
    await expect(save).not.toHaveAttribute("aria-busy");
    const since = sent.slice(before);
    return since
      .slice(
        0,
        since.findIndex((request) => request.method() === "PATCH"),
      )
      .filter(isCookie).length;
  };
  const forget = () => page.context().clearCookies({ name: "XSRF-TOKEN" });
  expect(await savedAfter(forget)).toBe(1);
  const fetchedAt = await page.evaluate(() => Date.now());
  const wait = (seconds: number) => () => page.clock.setSystemTime(fetchedAt + seconds * 1000);
  expect(await savedAfter(wait(110))).toBe(0);
  expect(await savedAfter(wait(122))).toBe(1);
});

test("[C09, C10] the anti-forgery cookie is requested again a second after a failure, and after a rejection", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel(profileTexts.firstName)).toHaveValue(owner.firstName);
  const requested: number[] = [];
  await page.route("**/sanctum/csrf-cookie", (route) => {
    requested.push(1);
    return requested.length === 1 ? route.fulfill({ status: 500 }) : route.continue();
  });
  // Before the cookie goes: a request that the page still makes by itself would get a new one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.context().clearCookies({ name: "XSRF-TOKEN" });
  const save = page.getByRole("button", { name: profileTexts.save, exact: true }).first();
  const done = page.waitForResponse((response) => response.request().method() === "PATCH");
  await save.click();
  await expect.poll(() => requested.length).toBe(1);
  await page.clock.runFor(800);
  expect(requested).toHaveLength(1);
  await page.clock.runFor(400);
  await expect.poll(() => requested.length).toBe(2);
  expect((await done).status()).toBe(200);
  // A form that is still saving ignores the next click.
  await expect(save).not.toHaveAttribute("aria-busy");

  // With a cookie that was changed elsewhere, the request is rejected once and repeated with a new cookie.
  await page.route("**/api/user", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await page.unroute("**/api/user");
    const headers = { ...route.request().headers(), "x-xsrf-token": "another" };
    await route.continue({ headers });
  });
  const statuses: number[] = [];
  page.on(
    "response",
    (response) => response.request().method() === "PATCH" && statuses.push(response.status()),
  );
  await save.click();
  await expect.poll(() => statuses).toEqual([419, 200]);
});

test("[E56, K27] a request without a response ends with its text after half a minute", async ({ page }) => {
  await signInToDashboard(page, owner);
  await page.clock.install();
  await page.route(sessionList, () => {});
  // The home page requests the same list; on a slow machine only while the browser leaves it.
  const started = page.waitForRequest(
    (request) => sessionList.test(request.url()) && request.frame().url().endsWith("/dashboard/sessions"),
  );
  await page.goto("/dashboard/sessions");
  await started;
  await page.clock.runFor(29_000);
  await expect(page.getByText(errorsTexts.timeout)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(red(page, errorsTexts.timeout)).toBeVisible();
});

test("[E58] a failing server has its own text, never the server's", async ({ page }) => {
  await signInToDashboard(page, owner);
  await page.route(sessionList, (route) =>
    route.fulfill({ status: 503, json: { code: "X", message: stack } }),
  );
  await page.goto("/dashboard/sessions");
  await expect(red(page, errorsTexts.server)).toBeVisible();
  await expect(page.getByText(stack)).toHaveCount(0);
});

test("[E59–E61, V07] a rejected save shows the server's message, a lost connection its own text, and errors of fields at the fields", async ({
  page,
}) => {
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/profile");
  await expect(page.getByLabel(profileTexts.firstName)).toHaveValue(owner.firstName);
  const save = page.getByRole("button", { name: profileTexts.save, exact: true }).first();
  const response = async (status: number, json?: object) => {
    await page.unroute("**/api/user");
    await page.route("**/api/user", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status, ...(json ? { json } : { body: "" }) })
        : route.continue(),
    );
    await save.click();
  };
  await response(409, { error: errorLine, message: messageLine });
  await expect(page.getByText(errorLine)).toBeVisible();
  await expect(page.getByText(messageLine)).toHaveCount(0);
  await response(409, { message: messageLine });
  await expect(page.getByText(messageLine)).toBeVisible();

  await response(418);
  await expect(page.getByText(errorsTexts.failed(418))).toBeVisible();

  await response(422, {
    code: "REQUEST_001",
    message: "Invalid request",
    errors: { first_name: [firstError], last_name: [secondError] },
  });
  await expect(red(page, formsTexts.errors.validationTitle)).toBeVisible();
  await expect(red(page, formsTexts.errors.validation)).toBeVisible();
  await expect(page.getByText(firstError)).toBeVisible();
  await expect(page.getByText(secondError)).toBeVisible();
  await expect(page.getByLabel(profileTexts.firstName)).toHaveAttribute("aria-invalid", "true");
  await page.unroute("**/api/user");

  await page.getByLabel(profileTexts.firstName).fill("Nora");
  await page.getByLabel(profileTexts.lastName).fill("Winther");
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByText(errorsTexts.offline).first()).toBeVisible();
  await page.context().setOffline(false);
});

test("[E57] a token that the server has revoked leads to /login with the reason", async ({
  page,
  baseURL,
}) => {
  await signInToDashboard(page, owner);
  const requested = page.waitForRequest((request) => request.url().endsWith("/api/user"));
  await page.goto("/dashboard/home");
  const token = (await requested).headers().authorization;
  // No request of that page may be in flight when the token expires.
  await page.goto("/terms");
  const elsewhere = await Api.open(baseURL as string);
  elsewhere.token = (token ?? "").replace("Bearer ", "");
  await elsewhere.ok("POST", "/api/logout");
  await elsewhere.close();
  await page.goto("/dashboard/sessions");
  await page.waitForURL("**/login");
  await expect(red(page, accessTexts.unauthenticated)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem("credentials"))).toBeNull();
});
