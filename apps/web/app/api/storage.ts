/**
 * The only module that uses the browser's storage. A browser that blocks all cookies throws whenever it is used, and some
 * web views have none. Then the page stores in its memory, and hands that over to the next page of this tab.
 */

type Kind = "localStorage" | "sessionStorage";
type Memory = Record<Kind, Record<string, string>>;
export type PageStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What outlives the browser, in all of its tabs. */
export const deviceStorage = (): PageStorage => real("localStorage") ?? inMemory("localStorage");

/** What lives as long as this tab. */
export const tabStorage = (): PageStorage => real("sessionStorage") ?? inMemory("sessionStorage");

/** Whether the browser itself stores data, at least for this tab. */
export function storageWorks(): boolean {
  try {
    for (const storage of [real("localStorage"), real("sessionStorage")]) {
      storage?.setItem("lantern.check", "1");
      storage?.removeItem("lantern.check");
      if (!storage) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser refuses its storage, so that this page stores in its memory. */
export const storageIsRefused = (): boolean => !real("localStorage") || !real("sessionStorage");

/** Whether the next page of this tab knows what this page has stored. */
export const outlivesPage = (): boolean => !storageIsRefused() || "navigation" in globalThis;

function real(kind: Kind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

let memory: Memory | undefined;

function inMemory(kind: Kind): PageStorage {
  memory ??= fromPreviousPage();
  const values = memory[kind];
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: (key) => {
      delete values[key];
    },
  };
}

const mark = "lantern-hour ";
const tab = globalThis as { name?: string };

/**
 * Takes what the previous page of this tab has left in the window's name. It is there only between two of our pages: it
 * is written when the tab leaves for another page of this origin, and removed before it leaves for any other.
 */
function fromPreviousPage(): Memory {
  const left = tab.name ?? "";
  globalThis.navigation?.addEventListener("navigate", ({ destination }) => {
    if (destination.sameDocument) return;
    const isOurs = new URL(destination.url).origin === location.origin;
    tab.name = isOurs ? mark + JSON.stringify(memory) : "";
  });
  if (!left.startsWith(mark)) return { localStorage: {}, sessionStorage: {} };
  tab.name = "";
  return JSON.parse(left.slice(mark.length)) as Memory;
}
