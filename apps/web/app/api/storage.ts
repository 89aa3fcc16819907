/**
 * The only module that uses the browser's storage. A browser that blocks all cookies throws whenever it is used, and some
 * web views have none. Then a page stores in its memory.
 */

type Kind = "localStorage" | "sessionStorage";
export type PageStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What this page stores where the browser refuses to. */
export const memory: Record<Kind, Record<string, string>> = { localStorage: {}, sessionStorage: {} };

/** What outlives the browser, in all of its tabs. */
export const deviceStorage = (): PageStorage => real("localStorage") ?? inMemory("localStorage");

/** What lives as long as this tab. */
export const tabStorage = (): PageStorage => real("sessionStorage") ?? inMemory("sessionStorage");

export const storageIsRefused = (): boolean => !real("localStorage") || !real("sessionStorage");

function real(kind: Kind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

const inMemory = (kind: Kind): PageStorage => ({
  getItem: (key) => memory[kind][key] ?? null,
  setItem: (key, value) => {
    memory[kind][key] = value;
  },
  removeItem: (key) => {
    delete memory[kind][key];
  },
});
