import { afterEach, expect, test, vi } from "vitest";

const ana = { email: "ana@harbour.example", secret: "5ec4e7" };
const opens = async ({ secret }: { secret: string }) => secret === ana.secret;

/** The module as another tab has loaded it. */
async function newTab() {
  vi.resetModules();
  return import("./tab-secret.ts");
}

afterEach(() => void vi.useRealTimers());

test("an open tab tells a new one what opens the token", async () => {
  const stop = (await newTab()).offerCredentials("tabs-answer", () => ana);
  expect(await (await newTab()).requestCredentials("tabs-answer", opens)).toEqual(ana);
  stop();
});

test("with nobody signed in elsewhere the answer is null", async () => {
  const stop = (await newTab()).offerCredentials("tabs-empty", () => null);
  expect(await (await newTab()).requestCredentials("tabs-empty", opens)).toBeNull();
  stop();
});

test("of several tabs, the one whose credentials open the token answers", async () => {
  const stale = await newTab();
  const stopStale = stale.offerCredentials("tabs-several", () => ({ ...ana, secret: "0ld" }));
  stale.credentialsLock("tabs-several")(true);
  const current = await newTab();
  const stop = current.offerCredentials("tabs-several", () => ana);
  current.credentialsLock("tabs-several")(true);
  expect(await (await newTab()).requestCredentials("tabs-several", opens)).toEqual(ana);
  stopStale();
  stop();
});

/** A tab that holds credentials and whose page is busy: its lock is there, and it responds when the test says so. */
async function busyTab(name: string) {
  (await newTab()).credentialsLock(name)(true);
  const channel = new BroadcastChannel(name);
  const requested = new Promise<string>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data.request);
  });
  return {
    requested,
    respond: async (credentials: object) => channel.postMessage({ credentials, to: await requested }),
    close: () => channel.close(),
  };
}

test("a tab that is busy for seconds is waited for", async () => {
  const busy = await busyTab("tabs-busy");
  const { requestCredentials } = await newTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requested = requestCredentials("tabs-busy", opens);
  await busy.requested;
  await vi.advanceTimersByTimeAsync(8_000);
  await busy.respond(ana);
  expect(await requested).toEqual(ana);
  busy.close();
});

test("a tab that has credentials and never answers is busy, which is not the same as nobody", async () => {
  const busy = await busyTab("tabs-frozen");
  const { requestCredentials } = await newTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requested = requestCredentials("tabs-frozen", opens);
  await busy.requested;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await requested).toBe("busy");
  busy.close();
});

test("when every tab has answered, and none opens the token, nobody is waited for", async () => {
  const tab = await newTab();
  const stop = tab.offerCredentials("tabs-wrong", () => ({ ...ana, secret: "0ld" }));
  tab.credentialsLock("tabs-wrong")(true);
  const { requestCredentials } = await newTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect(await requestCredentials("tabs-wrong", opens)).toBeNull();
  stop();
});

test("a tab that has signed out is not waited for", async () => {
  const lock = (await newTab()).credentialsLock("tabs-left");
  lock(true);
  lock(false);
  expect(await (await newTab()).requestCredentials("tabs-left", opens)).toBeNull();
});
