/** Pages from one origin and the API at another: two servers, of which the first only serves pages. */
import { expect, type Request } from "@playwright/test";
import { texts as profileTexts } from "../../../apps/web/app/company/profile/texts.ts";
import { texts as accountTexts } from "../../../apps/web/app/company/shared/account/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { freePort, ServerProcess } from "../../../bench/chaos/server.ts";
import { ownerByApi, signInToDashboard, signOut } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";

let pages: ServerProcess;
let api: ServerProcess;
test.beforeAll(async () => {
  const port = await freePort();
  pages = await ServerProcess.start({ PUBLIC_API_URL: `http://localhost:${port}` });
  api = await ServerProcess.start({ PORT: `${port}`, ALLOWED_ORIGINS: pages.url });
});
test.afterAll(async () => {
  await pages?.stop();
  await api?.stop();
});

test("[C01, C02] every request goes to an API of another origin, with cookies, and all pages work", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: pages.url });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|sanctum|live)/.test(pathname) && request.method() !== "OPTIONS") requests.push(request);
  });
  const owner = await ownerByApi(api.url);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/profile");
  await page.getByLabel(peopleTexts.firstName).fill("Ingrid");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("button", { name: profileTexts.save, exact: true }).first().click();
  const response = await saved;
  expect(response.status()).toBe(200);
  expect((await response.request().allHeaders()).cookie).toContain("XSRF-TOKEN=");
  await expect(page.getByText(accountTexts.saved)).toBeVisible();
  await signOut(page, { ...owner, firstName: "Ingrid" });
  await page.waitForURL("**/?logout=true");

  expect(requests.length).toBeGreaterThan(8);
  expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([api.url]);
  const lines: string[] = [];
  page.on("websocket", (line) => lines.push(line.url()));
  await page.goto("/systemCheck");
  await expect.poll(() => lines).toContain(`${api.url.replace("http", "ws")}/live`);
  await owner.api.close();
  await context.close();
});
