import { element } from "./element.ts";
import type { ToastOptions } from "./toast.ts";
import { labels, toastCard } from "./toast-card.ts";
import { type ToastClock, toastClock } from "./toast-clock.ts";

/** How long a toast stays, in milliseconds. */
const usual = 5000;

interface Open {
  card: HTMLElement;
  clock: ToastClock;
  callback: (() => void) | undefined;
}

const toasts = new Map<string | number, Open>();
/** Whether the pointer or the focus is on a toast: then none of them closes by itself. */
let isPaused = false;
let area: HTMLElement | undefined;

/**
 * The toast area: bottom right, above the bottom bar of a phone. It is a popover, so that it is above an open dialog,
 * and inside that dialog, because everything outside it cannot be used. It stays when it is empty, because a live
 * region that comes with its first text is not read out everywhere.
 */
function openArea(): HTMLElement {
  area ??= createArea();
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
  const host = dialog ?? document.body;
  if (area.parentElement !== host) {
    host.append(area);
    dialog?.addEventListener("close", returnToPage, { once: true });
  }
  if (!area.matches(":popover-open")) area.showPopover();
  return area;
}

function returnToPage(): void {
  if (area && toasts.size > 0) openArea();
}

function createArea(): HTMLElement {
  // More than four wait until a newer one closes.
  const className =
    "inset-auto end-6 bottom-6 m-0 flex-col gap-2 overflow-visible border-0 bg-transparent p-0 open:flex max-md:end-4 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] max-md:start-4 max-md:w-auto [&>:nth-last-child(n+5)]:hidden";
  const made = element("section", {
    popover: "manual",
    className,
    ariaLive: "polite",
    ariaLabel: labels().area,
  });
  for (const event of ["pointerenter", "pointerleave", "focusin", "focusout"])
    made.addEventListener(event, () => queueMicrotask(updatePause));
  return made;
}

/** Stops or continues every clock, by whether somebody is at a toast. */
function updatePause(): void {
  const now = area?.matches(":hover, :focus-within") ?? false;
  if (now === isPaused) return;
  isPaused = now;
  for (const { clock } of toasts.values()) isPaused ? clock.pause() : clock.resume();
}

/** Shows a toast; one with the same id is replaced. */
export function show(id: string | number, toast: ToastOptions): void {
  const before = toasts.get(id);
  before?.clock.pause();
  const card = toastCard(toast, () => close(id));
  const clock = toastClock(toast.timeout ?? usual, () => close(id), isPaused);
  toasts.set(id, { card, clock, callback: toast.callback });
  const host = openArea();
  if (before) before.card.replaceWith(card);
  else host.append(card);
}

/** Closes a toast, if it is there. */
export function close(id: string | number): void {
  const toast = toasts.get(id);
  if (!toast) return;
  toasts.delete(id);
  toast.clock.pause();
  toast.card.remove();
  // A removed element reports no pointer that leaves it.
  updatePause();
  toast.callback?.();
}
