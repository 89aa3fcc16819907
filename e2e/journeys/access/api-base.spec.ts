/** Pages of one origin and the interface of another: both names of one server, which the browser keeps apart. */
import { expect, type Request, test } from "@playwright/test";
import { VictimServer } from "../../../bench/chaos/server.ts";
import { enter, logOut, newOwner, signUp } from "../../fixtures/company.ts";

let server: VictimServer;
let api = "";
test.beforeAll(async () => {
  server = await VictimServer.start((port) => {
    api = `http://127.0.0.1:${port}`;
    return { PUBLIC_API_URL: api, ALLOWED_ORIGINS: `http://localhost:${port}` };
  });
});
test.afterAll(() => server?.stop());

test("[C01, C02] every call goes to the interface of another origin, with cookies, and people notice nothing", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const calls: Request[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|sanctum|live)/.test(pathname) && request.method() !== "OPTIONS") calls.push(request);
  });
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/dashboard/profile");
  await page.getByLabel("First name").fill("Ingrid");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  const answer = await saved;
  expect(answer.status()).toBe(200);
  expect((await answer.request().allHeaders()).cookie).toContain("XSRF-TOKEN=");
  await logOut(page, { ...owner, firstName: "Ingrid" });
  await page.waitForURL("**/?logout=true");
  await enter(page, owner);

  expect(calls.length).toBeGreaterThan(10);
  expect([...new Set(calls.map((request) => new URL(request.url()).origin))]).toEqual([api]);
  const lines: string[] = [];
  page.on("websocket", (line) => lines.push(line.url()));
  await page.goto("/systemCheck");
  await expect.poll(() => lines).toContain(`${api.replace("http", "ws")}/live`);
  await context.close();
});
