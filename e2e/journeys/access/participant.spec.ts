/** How participants join, what is stored about it, and one seat on several devices. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as accessTexts } from "../../../apps/web/app/api/access/texts.ts";
import { emailCode as emailCodeTexts } from "../../../apps/web/app/i18n/en/email-code.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { Api } from "../../fixtures/api.ts";
import { enableLantern } from "../../fixtures/lantern.ts";
import { watchLayoutShifts } from "../../fixtures/layout-shifts.ts";
import { changePageConfig } from "../../fixtures/page-config.ts";
import { type ArrangedSession, arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { like, storyTitle } from "../../fixtures/texts.ts";

let session: ArrangedSession;
test.beforeAll(async ({ baseURL }) => {
  session = await arrangeSession(baseURL as string, { people: 3, experience: "the-quiet-station" });
});
test.afterAll(() => session.close());
test.beforeEach(({ context }) => enableLantern(context));

interface Lantern {
  lantern: { participant: { state: Record<string, unknown>; reset(): void } };
}
const state = async (page: Page) => {
  await page.waitForFunction(() => (globalThis as unknown as Partial<Lantern>).lantern?.participant);
  return page.evaluate(() => ({ ...(globalThis as unknown as Lantern).lantern.participant.state }));
};
const joinButton = (page: Page) => page.getByRole("button", { name: joiningTexts.join.submit });
const join = async (page: Page, email: string) => {
  await page.goto(`/experience/${session.id}`);
  await page.getByRole("textbox", { name: emailCodeTexts.emailLabel }).fill(email);
  await joinButton(page).click();
};
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("experience_token"));

test("[P01–P03, P12–P15, P27, R47] an address and the session open the lobby; the token is encrypted, and a dashboard token remains", async ({
  page,
}) => {
  const email = session.emails[0] ?? "";
  const order: string[] = [];
  let authorization = "";
  let dataPackage: unknown;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/exp/auth") && !/api\/(?:user|consumer)/.test(pathname)) return;
    order.push(pathname);
    authorization = response.request().headers().authorization ?? authorization;
  });
  // A response cannot be read any more once its page has been left.
  await page.route("**/getdatapackage*", async (route) => {
    const response = await route.fetch();
    dataPackage = await response.json();
    await route.fulfill({ response });
  });
  await page.goto(`/experience/${session.id}`);
  await expect(joinButton(page)).toBeVisible();
  expect(await state(page)).toMatchObject({ isLoggedIn: false, token: "", user: null, dataPackage: null });
  // The data of another sign-in in this browser is neither used nor changed.
  const others = JSON.stringify({
    token: { iv: "0", data: "0", salt: "0", version: 2 },
    token_expiration: 9e15,
  });
  await page.evaluate((token) => localStorage.setItem("token", token), others);

  await join(page, email);
  await page.waitForURL("**/experience/wait/**");
  await expect(page.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  expect(order.slice(0, 3)).toEqual(["/api/exp/auth", "/api/user", "/api/consumer/getdatapackage"]);
  const now = await state(page);
  expect(authorization).toBe(`Bearer ${now.token}`);
  expect(now.isLoggedIn).toBe(true);
  expect(now.user).toMatchObject({ email });
  expect(now.dataPackage).toEqual(dataPackage);
  await expect(
    page.getByText(liveTexts.lobby.hello((now.user as { first_name: string }).first_name)),
  ).toBeVisible();
  expect(now.credentials).toMatchObject({ email, sessionId: session.id });

  const record = JSON.parse((await storedToken(page)) ?? "{}");
  expect(Object.keys(record).sort()).toEqual(["data", "iv", "salt", "version"]);
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stores).not.toContain(String(now.token));
  const tab = await page.evaluate(() => JSON.parse(sessionStorage.getItem("experience_credentials") ?? "{}"));
  expect(tab).toMatchObject({
    email,
    sessionId: session.id,
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(others);

  await page.getByRole("button", { name: liveTexts.lobby.leave }).first().click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: uiTexts.leave.leave });
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  await expect(joinButton(page)).toBeVisible();
  expect(await state(page)).toMatchObject({ isLoggedIn: false, token: "" });
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem("experience_credentials"))).toBeNull();
});

test("outside local mode no page script can read the participant's token", async ({ page }) => {
  await changePageConfig(page, (config) => ({ ...config, local: false }));
  const carrying = page.waitForRequest("**/getdatapackage*");
  await join(page, session.emails[0] ?? "");
  const authorization = (await carrying).headers().authorization?.replace("Bearer ", "") ?? "";
  expect(authorization.length).toBeGreaterThan(20);
  await page.waitForURL("**/experience/wait/**");
  await expect(page.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  const exposed = await page.evaluate((token) => {
    const visited = new Set<unknown>();
    const includesToken = (value: unknown, depth: number): boolean => {
      if (typeof value === "string") return value.includes(token);
      if (typeof value !== "object" || value === null || depth > 6 || visited.has(value)) return false;
      if (value instanceof Node || value instanceof Window) return false;
      visited.add(value);
      return Object.values(value).some((part) => includesToken(part, depth + 1));
    };
    const own = Object.entries(globalThis).filter(([, value]) => includesToken(value, 0));
    const { lantern } = globalThis as unknown as { lantern: object };
    return { lantern: Object.keys(lantern), holders: own.map(([name]) => name) };
  }, authorization);
  expect(exposed).toEqual({ lantern: [], holders: [] });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the join page is complete from its first paint: nothing moves, and it asks for no session", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const layoutShift = await watchLayoutShifts(page);
  await page.goto(session.links[0] ?? "");
  await expect(page.getByRole("figure")).toContainText(storyTitle);
  await expect(joinButton(page)).toBeEnabled();
  const cover = page.getByRole("figure").locator("img");
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await layoutShift()).toBe(0);
  expect(requested).not.toContain("/api/exp/session");
  expect(requested.filter((path) => path.includes("cover"))).toHaveLength(1);
});

test("[R28] the join page shows the session, its local start and the invited address; another address is another seat", async ({
  browser,
  baseURL,
}) => {
  const api = await Api.open(baseURL as string);
  const { title, starts_at } = await api.ok("GET", `/api/exp/session?sessionId=${session.id}`);
  await api.close();
  const context = await browser.newContext({
    baseURL: baseURL as string,
    timezoneId: "America/New_York",
    locale: "en-US",
  });
  await enableLantern(context);
  const page = await context.newPage();
  await page.goto(session.links[2] ?? "");
  await expect(page.getByRole("heading", { name: String(title) })).toBeVisible();
  const moment = { dateStyle: "full", timeStyle: "short", timeZone: "America/New_York" } as const;
  const there = new Intl.DateTimeFormat("en-US", moment).format(new Date(String(starts_at)));
  const starts = page.getByText(there.replaceAll(/\s/g, " "));
  await expect(starts.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("[data-layout]").first()).toHaveAttribute("data-layout", "experience");
  await expect(page.getByRole("textbox", { name: emailCodeTexts.emailLabel })).toHaveValue(
    session.emails[2] ?? "",
  );
  await expect(joinButton(page)).toBeEnabled();
  await page.getByRole("textbox", { name: emailCodeTexts.emailLabel }).fill("nobody@northwind.example");
  await joinButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(errorTexts.CONSUMER_002);
  await page.goto("about:blank");
  await page.goto(session.links[2] ?? "");
  await joinButton(page).click();
  await page.waitForURL("**/experience/wait/**");
  await expect.poll(async () => (await state(page)).user).toMatchObject({ email: session.emails[2] });
  await context.close();
});

test("[P04, P05, E55, E57] a failed join leaves nobody signed in and shows the reason on the join page", async ({
  page,
}) => {
  const email = session.emails[0] ?? "";
  const failing = async (path: string, response: { status: number; json: object }, text: string) => {
    await page.route(path, (route) => route.fulfill(response));
    await join(page, email);
    await expect(page.getByRole("alert").getByText(text)).toBeVisible();
    await expect(joinButton(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(new URL(page.url()).pathname).toBe(`/experience/${session.id}`);
    await page.unroute(path);
  };
  await failing("**/api/exp/auth*", { status: 200, json: {} }, accessTexts.invalidLogin);
  await failing("**/api/user", { status: 500, json: {} }, errorsTexts.server);
  const strange = { status: 409, json: { code: "FOO_999" } };
  await failing("**/getdatapackage*", strange, errorsTexts.unknown);
  const over = { status: 401, json: { code: "UNAUTHENTICATED", message: errorTexts.UNAUTHENTICATED } };
  await failing("**/getdatapackage*", over, errorTexts.UNAUTHENTICATED);
});

test("[P10, P11] a removed participant reads so on the join page; joining another session resets everything", async ({
  page,
}) => {
  await join(page, session.emails[2] ?? "");
  await page.waitForURL("**/experience/wait/**");
  await expect(page.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as Lantern).lantern.participant.reset());
  expect(await state(page)).toMatchObject({
    playerCurrentTime: 0,
    experiencePathOrder: 0,
    experienceTimeLeft: 0,
    isLoggedIn: false,
    isEnded: false,
    leaveMeeting: false,
    joinBreakoutRoom: false,
    shouldMuteVideo: false,
  });
  expect(await storedToken(page)).toBeNull();

  await join(page, session.emails[2] ?? "");
  await page.waitForURL("**/experience/wait/**");
  // The page is closed meanwhile, because an open one would be notified at once.
  const { href } = new URL(page.url());
  await page.goto("about:blank");
  await session.removeAllBut(2);
  await page.goto(href);
  await expect(page.getByRole("heading", { name: joiningTexts.closed.CONSUMER_002.heading })).toBeVisible();
  await expect(page.getByRole("alert").getByText(errorTexts.CONSUMER_002)).toBeVisible();
  await page.getByRole("button", { name: joiningTexts.closed.otherAddress }).click();
  await expect(joinButton(page)).toBeVisible();
});

test("one link opened twice and on two devices: one of them plays, and the other can take the seat back", async ({
  browser,
  baseURL,
}) => {
  const link = session.links[1] ?? "";
  const laptop = await takeSeat(browser, link, { baseURL: baseURL as string });
  await expect(laptop.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  const again = await laptop.context().newPage();
  await again.goto(link);
  await again.getByRole("button", { name: joiningTexts.join.submit }).click();
  await expect(again.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  const elsewhere = (page: Page) => page.getByRole("heading", { name: liveTexts.bye.elsewhereTitle });
  await expect(elsewhere(laptop)).toBeVisible();

  const phone = await takeSeat(browser, link, {
    baseURL: baseURL as string,
    viewport: { width: 390, height: 844 },
  });
  await expect(phone.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  await expect(elsewhere(again)).toBeVisible();
  await laptop.getByRole("button", { name: liveTexts.bye.playHere }).click();
  await expect(laptop.getByText(like(liveTexts.lobby.hello))).toBeVisible();
  await expect(elsewhere(phone)).toBeVisible();

  // On a third device the address alone displaces nobody.
  const stranger = await browser.newPage();
  await join(stranger, session.emails[1] ?? "");
  await expect(
    stranger.getByRole("heading", { name: joiningTexts.closed.SEAT_IN_USE.heading }),
  ).toBeVisible();
  await expect(stranger.getByText(joiningTexts.closed.SEAT_IN_USE.next)).toBeVisible();
});
