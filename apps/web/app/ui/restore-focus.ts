/** Others, such as a dialog that closes, put the focus where it belongs first; in milliseconds. */
const patience = 100;
/** How many places of the focus are remembered. */
const remembered = 8;

/**
 * Keeps the keyboard's place. What has the focus may leave the page (a link to another page, a row that is removed, a
 * button of a scene that is over) or be disabled while a move is under way. The browser then begins again at the top of
 * the document. This moves the focus to the nearest part of the page that is still there, or to the page's heading when
 * all of it was replaced, and back to what was only disabled for a while.
 *
 * @returns how to stop
 */
export function restoreFocus(): () => void {
  /** What had the focus, newest first, each with everything around it from the inside out. */
  let paths: Element[][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was disabled, and what has the focus in its stead. */
  let away: { from: HTMLElement; at: HTMLElement } | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const path: Element[] = [];
    for (let each: Element | null = target; each && each !== document.body; each = each.parentElement)
      path.push(each);
    paths = [path, ...paths].slice(0, remembered);
  };
  const isLost = () => {
    const last = paths[0]?.[0];
    return last !== undefined && document.activeElement === document.body && !isThere(last);
  };
  const mend = () => {
    if (!isLost()) return;
    const from = paths[0]?.[0];
    const around = paths.map((path) => path.find(isThere)).find(isInside);
    const target = (around ?? document).querySelector<HTMLElement>("h1") ?? around;
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    away = from instanceof HTMLElement && from.isConnected ? { from, at: target } : null;
  };
  const check = () => {
    if (away && isThere(away.from)) {
      if (document.activeElement === away.at) away.from.focus({ preventScroll: true });
      away = null;
    }
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(mend, patience);
  };
  const changes = new MutationObserver(check);
  document.addEventListener("focusin", remember);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener("focusin", remember);
  };
}

const isThere = (element: Element) => element.isConnected && !element.matches(":disabled");

/** Parts of a page, and not a menu or a question over it. */
const isInside = (element: Element | undefined) => element?.closest("[data-layout]") != null;
