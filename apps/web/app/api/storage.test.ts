import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../test/memory-storage.ts";

const names = ["localStorage", "sessionStorage"] as const;

/** The module as a page that loads now has it. */
async function load() {
  vi.resetModules();
  return { ...(await import("./storage-handover.ts")), ...(await import("./storage.ts")) };
}

/** The browser refuses its storage, or has none. */
function without(get: () => Storage | null): void {
  for (const name of names) Object.defineProperty(globalThis, name, { get, configurable: true });
}

const refused = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};

type Leave = (to: string, sameDocument?: boolean) => void;

/** A tab that tells its page where it goes. */
function openTab(): Leave {
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  vi.stubGlobal("location", { origin: "https://lantern.example" });
  return (url, sameDocument = false) =>
    navigation.dispatchEvent(Object.assign(new Event("navigate"), { destination: { url, sameDocument } }));
}

const windowName = () => (globalThis as { name?: string }).name;

beforeEach(() => vi.stubGlobal("name", ""));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
});

test("a browser that stores data does", async () => {
  for (const name of names) vi.stubGlobal(name, memoryStorage());
  const { deviceStorage, tabStorage, storageIsRefused } = await load();
  deviceStorage().setItem("a", "1");
  tabStorage().setItem("a", "2");
  expect([localStorage.getItem("a"), sessionStorage.getItem("a")]).toEqual(["1", "2"]);
  expect(storageIsRefused()).toBe(false);
});

test.each([
  ["refuses storage", refused],
  ["has no storage", () => null],
])(
  "in a browser that %s the page stores in its memory, for itself and the next page of ours",
  async (_, get) => {
    const leave = openTab();
    without(get);
    const first = await load();
    expect(first.storageIsRefused()).toBe(true);
    expect(first.outlivesPage()).toBe(true);
    first.deviceStorage().setItem("a", "1");
    first.tabStorage().setItem("a", "2");
    first.tabStorage().setItem("b", "3");
    first.tabStorage().removeItem("b");
    expect([first.deviceStorage().getItem("a"), first.tabStorage().getItem("a")]).toEqual(["1", "2"]);
    expect(first.tabStorage().getItem("b")).toBeNull();
    leave("https://lantern.example/experience/wait/1");

    const next = await load();
    expect([next.deviceStorage().getItem("a"), next.tabStorage().getItem("a")]).toEqual(["1", "2"]);
    expect(windowName()).toBe("");
  },
);

test("the window’s name says nothing to a page of another site, and a step within the page leaves nothing in it", async () => {
  const leave = openTab();
  without(refused);
  const { tabStorage } = await load();
  tabStorage().setItem("secret", "1");
  leave("https://lantern.example/experience/live/1", true);
  expect(windowName()).toBe("");
  leave("https://lantern.example/systemCheck");
  expect(windowName()).toContain("secret");
  leave("https://elsewhere.example/");
  expect(windowName()).toBe("");
});

test("a browser that can’t hand over what a page has stored is known", async () => {
  without(refused);
  const { outlivesPage } = await load();
  expect(outlivesPage()).toBe(false);
});

/** The guard is written into documents and imports nothing; Microsoft's library has a setting of this name. */
const others = ["document/start-guard.ts", "api/access/social/microsoft-library.ts"];

test("no other module touches the browser’s storage", () => {
  const app = join(import.meta.dirname, "..");
  const touching = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
    (path) =>
      !/\.test\.tsx?$/.test(path) &&
      /\b(?:localStorage|sessionStorage|indexedDB|caches)\b/.test(readFileSync(join(app, path), "utf8")),
  );
  expect(touching.map((path) => path.replaceAll("\\", "/")).sort()).toEqual(
    [...others, "api/storage.ts"].sort(),
  );
});
