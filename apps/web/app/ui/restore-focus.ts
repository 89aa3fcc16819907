/** Milliseconds to wait, because others, such as a closing dialog, restore the focus themselves first. */
const patience = 100;
/** How many previous focus positions are remembered. */
const remembered = 8;

/**
 * Restores a lost keyboard focus. The focused element may be removed (a link to another page, a deleted row, a button
 * of a finished scene), hidden, or disabled during a request; the browser would then continue at the top of the
 * document. This moves the focus to the nearest element that is still there, or to the page's heading when everything
 * was replaced, and back to an element that was only disabled for a while.
 *
 * @returns a stop function
 */
export function restoreFocus(): () => void {
  /** The elements that had the focus, newest first, each with its ancestors from the inside out. */
  let paths: Element[][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last element, if it was removed or disabled when it was last looked at. */
  let wasRemoved: Element | null = null;
  /** The disabled element, and the one that has the focus in its place. */
  let away: { from: HTMLElement; at: HTMLElement } | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const path: Element[] = [];
    for (let each: Element | null = target; each && each !== document.body; each = each.parentElement)
      path.push(each);
    paths = [path, ...paths].slice(0, remembered);
  };
  const last = () => paths[0]?.[0];
  const isRemoved = () => {
    const from = last();
    return from !== undefined && !isThere(from);
  };
  const mend = () => {
    const from = last();
    const active = document.activeElement;
    // A busy browser takes the focus from a disabled element long after it was disabled.
    if (!from || (active !== document.body && active !== from)) return;
    if (isThere(from) && from.checkVisibility()) {
      // It was disabled only for a moment, which the browser has used.
      if (active !== from && from === wasRemoved && from instanceof HTMLElement)
        from.focus({ preventScroll: true });
      return;
    }
    const around = paths
      .map((path) => path.find((each) => isThere(each) && each.checkVisibility()))
      .find(isInside);
    const target = (around ?? document).querySelector<HTMLElement>("h1") ?? around;
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    away = from instanceof HTMLElement && from.isConnected ? { from, at: target } : null;
  };
  const mendSoon = () => {
    // Not postponed by further changes, or a page that changes all the time would never get its focus back.
    timer ??= setTimeout(() => {
      timer = undefined;
      mend();
      wasRemoved = null;
    }, patience);
  };
  const check = () => {
    if (away && isThere(away.from)) {
      if (document.activeElement === away.at) away.from.focus({ preventScroll: true });
      away = null;
    }
    if (!isRemoved()) return;
    wasRemoved = last() ?? null;
    mendSoon();
  };
  /** Nothing else has the focus: the browser takes it from what a style has hidden. */
  const lose = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) mendSoon();
  };
  const changes = new MutationObserver(check);
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", lose);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", lose);
  };
}

const isThere = (element: Element) => element.isConnected && !element.matches(":disabled");

/** Elements of the page, not of a menu or dialog over it. */
const isInside = (element: Element | undefined) => element?.closest("[data-layout]") != null;
