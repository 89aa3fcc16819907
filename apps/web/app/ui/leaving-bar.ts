import { barCycle } from "./loading-bar-cycle.ts";

/**
 * The loading bar of a page without a router. It runs from a click on a link, the submission of a form, or `start` until
 * the next page appears, or until the signal ends it.
 */
export function leavingBar(signal = new AbortController().signal): { start: () => void } {
  const line = document.querySelector<HTMLElement>("[data-loading-bar]");
  if (!line) return { start: () => {} };
  const bar = barCycle(({ phase, progress, visible }) => {
    line.dataset.state = phase;
    line.style.scale = `${progress} 1`;
    line.style.opacity = visible ? "1" : "0";
  });
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link && leavesPage(event, link)) bar.start();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) bar.start();
  };
  // A page from the back/forward cache appears as it was left.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) bar.reset();
  };
  addEventListener("click", onClick, { signal });
  addEventListener("submit", onSubmit, { signal });
  addEventListener("pageshow", onPageShow, { signal });
  signal.addEventListener("abort", bar.reset);
  return bar;
}

/** Whether a click on this link loads another document in this window. */
function leavesPage(click: MouseEvent, link: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey)
    return false;
  if ((link.target && link.target !== "_self") || link.download || !link.protocol.startsWith("http"))
    return false;
  return link.pathname + link.search !== location.pathname + location.search || link.host !== location.host;
}
