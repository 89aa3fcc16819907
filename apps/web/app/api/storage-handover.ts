/**
 * Hands what a page stores in its memory over to the next page of its tab, in the window's name, where the browser refuses
 * its storage. It is there only between two of our pages: it is written when the tab leaves for another page of this
 * origin, and removed before it leaves for any other. Participants' pages import this first, because others read what
 * is stored when they start. The pages of administrators do not: their token stays in no window.
 */
import { memory, storageIsRefused } from "./storage.ts";

const mark = "lantern-hour ";
const tab = globalThis as { name?: string };

/** Whether the next page of this tab knows what this page has stored. */
export const outlivesPage = (): boolean => !storageIsRefused() || "navigation" in globalThis;

if (storageIsRefused()) {
  const left = tab.name ?? "";
  if (left.startsWith(mark)) {
    tab.name = "";
    Object.assign(memory, JSON.parse(left.slice(mark.length)));
  }
  globalThis.navigation?.addEventListener("navigate", ({ destination }) => {
    if (destination.sameDocument) return;
    const isOurs = new URL(destination.url).origin === location.origin;
    tab.name = isOurs ? mark + JSON.stringify(memory) : "";
  });
}
