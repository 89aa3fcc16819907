/** Microsoft's own library against an authority that the test answers for. */
import { expect, type Page, test } from "@playwright/test";

const authority = "https://login.microsoftonline.com";
const clientId = "11111111-2222-3333-4444-555555555555";

interface Lantern {
  microsoft: {
    state: string;
    instance: unknown;
    init(): Promise<unknown>;
    acquireSilent(given?: object): Promise<unknown>;
    acquireByCode(request: object): Promise<unknown>;
  };
}

/** The public configuration says that Microsoft has keys. Resolves with what the authority has been asked. */
async function configured(page: Page, client: () => string | null = () => clientId): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/auth/providers", (route) => {
    const id = client();
    const offer = {
      provider: "microsoft",
      client_id: id,
      authorize_url: `${authority}/common/oauth2/v2.0/authorize`,
      response_type: "id_token",
      scope: "openid email profile",
      local: false,
    };
    return route.fulfill({ json: { items: id ? [offer] : [], next: null } });
  });
  await page.context().route(`${authority}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>authority</p>" });
  });
  return asked;
}

async function open(page: Page, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => (globalThis as unknown as { lantern?: Lantern }).lantern?.microsoft);
}

const button = (page: Page) => page.getByRole("button", { name: "Microsoft work or school account" });
const state = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { lantern: Lantern }).lantern.microsoft.state);

test("M03, M10, M20, M22–M24: the first press starts it, one window opens, the authority is the common tenant", async ({
  page,
}) => {
  const asked = await configured(page);
  await open(page);
  expect(await state(page)).toBe("uninitialised");
  expect(asked).toEqual([]);

  const opened = page.waitForEvent("popup");
  await button(page).dblclick();
  await opened;
  await expect.poll(() => asked.length).toBe(1);
  const request = new URL(asked[0] as string);
  expect(request.pathname).toBe("/common/oauth2/v2.0/authorize");
  expect(request.searchParams.get("client_id")).toBe(clientId);
  expect(request.searchParams.get("redirect_uri")?.replace(/\/$/, "")).toBe(new URL(page.url()).origin);
  expect(page.context().pages()).toHaveLength(2);
});

test("M04: a client ID that is gone says so, and asks nobody", async ({ page }) => {
  let id: string | null = clientId;
  const asked = await configured(page, () => id);
  await open(page);
  await expect(button(page)).toBeVisible();
  id = null;
  await button(page).click();
  await expect(page.getByText("Microsoft client ID is not configured")).toBeVisible();
  expect(asked).toEqual([]);
});

test("M06: a forged answer is a warning in the console, and the page stays usable", async ({ page }) => {
  await configured(page);
  const warned = page.waitForEvent("console", (line) => line.type() === "warning");
  await page.goto("/#code=forged&state=forged");
  await warned;
  await page.waitForURL("**/login");
  expect(await state(page)).toBe("initialised");
  await expect(button(page)).toBeVisible();
});

test("M07, M08, M17–M19: one instance, one start, and requests that make no sense are refused", async ({
  page,
}) => {
  const asked = await configured(page);
  await open(page);
  const seen = await page.evaluate(async () => {
    const { microsoft } = (globalThis as unknown as { lantern: Lantern }).lantern;
    const [first, second] = [microsoft.init(), microsoft.init()];
    const isOne = first === second;
    await first;
    const refused = async (call: () => Promise<unknown>) =>
      call().then(
        () => "accepted",
        (error) => String(error.errorCode),
      );
    return {
      isOne,
      isReused: (await microsoft.init()) === microsoft.instance,
      silent: await refused(() => microsoft.acquireSilent()),
      both: await refused(() => microsoft.acquireByCode({ code: "a", nativeAccountId: "b" })),
      neither: await refused(() => microsoft.acquireByCode({})),
    };
  });
  expect(seen).toMatchObject({ isOne: true, isReused: true, silent: "no_account_error" });
  expect([seen.both, seen.neither]).not.toContain("accepted");
  expect(asked).toEqual([]);
});
