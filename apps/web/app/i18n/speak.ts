import type { Language } from "@lantern/contract/languages";
import { language, setLanguage } from "./current.ts";
import type { Area, Messages, SharedMessages } from "./messages.ts";

type Files = { [A in Area]: () => Promise<Pick<Messages, A>> } & {
  shared?: () => Promise<{ shared: SharedMessages }>;
};

/** Every text loads on demand, so that a page has those of its own language only. */
const files: Record<Language, Files> = {
  en: {
    live: () => import("./en/live.ts"),
    liveScenes: () => import("./en/live-scenes.ts"),
    liveScorecard: () => import("./en/live-scorecard.ts"),
    ownData: () => import("./en/own-data.ts"),
    systemCheck: () => import("./en/system-check.ts"),
    debrief: () => import("./en/debrief.ts"),
    portraits: () => import("./en/portraits.ts"),
    textForIt: () => import("./en/text-for-it.ts"),
  },
  es: {
    live: () => import("./es/live.ts"),
    liveScenes: () => import("./es/live-scenes.ts"),
    liveScorecard: () => import("./es/live-scorecard.ts"),
    ownData: () => import("./es/own-data.ts"),
    systemCheck: () => import("./es/system-check.ts"),
    debrief: () => import("./es/debrief.ts"),
    portraits: () => import("./es/portraits.ts"),
    textForIt: () => import("./es/text-for-it.ts"),
    shared: () => import("./es/shared.ts"),
  },
};

/** What the pages of this document read, including pages that are no longer open. */
const needed = new Set<Area>();
let wanted: Promise<Language> = Promise.resolve("en");

/** Changes the language of the page. The last call counts, however long the texts of an earlier one take. */
export function speak(next: Language | Promise<Language>): Promise<void> {
  wanted = Promise.resolve(next);
  return settle();
}

/** Loads these texts, in the language that `speak` was last called with. */
export function need(areas: readonly Area[]): Promise<void> {
  for (const area of areas) needed.add(area);
  return settle();
}

async function settle(): Promise<void> {
  const mine = wanted;
  const next = await mine;
  // When texts cannot be loaded, the page stays usable in the language that it has.
  const change = await load(next).catch((error) => {
    if (next === language()) throw error;
    return load(language());
  });
  if (mine === wanted) change();
  else await settle();
}

/** Loads what is needed in a language; the result puts it on the page. */
async function load(next: Language): Promise<() => void> {
  const from = files[next];
  const [translated, ...areas] = await Promise.all([
    from.shared?.(),
    ...[...needed].map((area) => from[area]()),
  ]);
  return () => setLanguage(next, { shared: translated?.shared ?? null, areas: Object.assign({}, ...areas) });
}
