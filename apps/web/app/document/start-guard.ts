import { crawlerPattern } from "@lantern/contract/crawlers";
import { reloadLimit } from "../shell/reload-guard.ts";

/** Id of the template in which every document has the error screen. */
export const errorScreenId = "error-screen";

interface GuardFacts {
  screen: string;
  reload: { key: string; ms: number };
}

/**
 * Shows the error screen when the script of a document cannot be loaded, or throws while it starts. A script that cannot
 * be loaded may be one of an earlier build, so the page is reloaded before that, once. In a browser that is too old, the
 * document's own note stays.
 *
 * It is written into the document, where it can import nothing.
 */
function guard({ screen, reload }: GuardFacts, crawlers: RegExp): void {
  const failures = new AbortController();

  const mayReload = () => {
    try {
      const now = Date.now();
      if (!navigator.onLine || now - Number(sessionStorage.getItem(reload.key) ?? 0) < reload.ms)
        return false;
      sessionStorage.setItem(reload.key, String(now));
      return true;
    } catch {
      // Without storage, a page could reload for ever.
      return false;
    }
  };
  const show = (text: string) => {
    const template = document.getElementById(screen) as HTMLTemplateElement | null;
    if (!template) return;
    const { content } = template;
    const line = content.querySelectorAll("p")[1];
    if (line && text) line.textContent = text;
    for (const old of document.querySelectorAll("head :is(title, meta[name=robots], link[rel=canonical])"))
      old.remove();
    document.head.append(...content.querySelectorAll("title, meta, link"));
    document.body.replaceChildren(content);
  };

  addEventListener(
    "error",
    (event) => {
      const isScript = event.target instanceof HTMLScriptElement;
      // An error without its object is one of an extension or of the browser.
      if (!isScript && !(event instanceof ErrorEvent && event.error)) return;
      failures.abort();
      const text = isScript ? "" : String((event as ErrorEvent).error.message ?? "");
      if (!CSS.supports("selector(:popover-open)")) return;
      if (crawlers.test(navigator.userAgent)) {
        console.error("application error", 500, text);
        return;
      }
      if (isScript && mayReload()) location.reload();
      else if (document.readyState === "loading")
        document.addEventListener("DOMContentLoaded", () => show(text), { once: true });
      else show(text);
    },
    { capture: true, signal: failures.signal },
  );
  // The scripts of a document have run before the first event; at the second their loading is given up.
  for (const end of ["DOMContentLoaded", "beforeunload"])
    addEventListener(end, () => failures.abort(), { signal: failures.signal });
}

/** The guard as the text of a script. */
export function guardScript(): string {
  const facts: GuardFacts = { screen: errorScreenId, reload: reloadLimit };
  return `(${guard})(${JSON.stringify(facts)}, ${crawlerPattern})`;
}
