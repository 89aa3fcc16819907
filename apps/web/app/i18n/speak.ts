import type { Language } from "@lantern/contract/languages";
import { language, setLanguage } from "./current.ts";
import type { Area, Messages, SharedMessages } from "./messages.ts";

/**
 * Every text loads on demand, so that a page has those of its own language only. The type of what is in them is that of
 * the English file, which each file names itself.
 */
const files = import.meta.glob<Partial<Messages> & { shared?: SharedMessages }>([
  "./*/{check-in,debrief,fault,live,live-scenes,live-scorecard,own-data,portraits,puzzles,rounds,shared,system-check,team-page,text-for-it}.ts",
]);

function loadFile(language: Language, name: Area | "shared") {
  const kebab = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return files[`./${language}/${kebab}.ts`]?.();
}

/** What the pages of this document read, including pages that are no longer open. */
const needed = new Set<Area>();
let wanted: Promise<Language> = Promise.resolve(language());

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
  const [translated, ...areas] = await Promise.all(
    (["shared", ...needed] as const).map((name) => loadFile(next, name)),
  );
  return () => setLanguage(next, { shared: translated?.shared ?? null, areas: Object.assign({}, ...areas) });
}
