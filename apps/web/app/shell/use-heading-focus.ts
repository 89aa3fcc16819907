import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the heading of each new page, where a screen reader begins to read it. Not to that of the first
 * page, which the browser has just opened, and not when the page itself has put the focus into a field.
 */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    return onHeading(focusHeading);
  }, [pathname, hash]);
}

function focusHeading(heading: HTMLElement): void {
  const { activeElement: at } = document;
  if (at?.closest("main :is(input, select, textarea), dialog")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Calls back with the page's heading as soon as there is one, until it is stopped. */
function onHeading(withHeading: (heading: HTMLElement) => void): () => void {
  const read = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    observer.disconnect();
    withHeading(heading);
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, subtree: true });
  read();
  return () => observer.disconnect();
}
