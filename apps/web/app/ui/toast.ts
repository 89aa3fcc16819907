export type ToastColor = "success" | "error" | "neutral";

/** A toast: a message that closes by itself. */
export interface ToastOptions {
  /** A toast with the same id replaces the first. */
  id?: string | number | undefined;
  title: string;
  description?: string | undefined;
  /** Draws an icon of the caller's into the given element, in place of the color's. */
  icon?: ((parent: HTMLElement) => void) | undefined;
  color?: ToastColor | undefined;
  avatar?: { src: string; alt: string } | undefined;
  /** False hides the button. */
  closeButton?: boolean | undefined;
  /** Milliseconds; 0 keeps it until it is closed. Paused while the pointer or the focus is on a toast. */
  timeout?: number | undefined;
  actions?: { label: string; onClick: () => void }[] | undefined;
  /** Called once when the toast closes, by itself or by hand, or when it cannot be shown. */
  callback?: (() => void) | undefined;
  click?: (() => void) | undefined;
}

type Area = typeof import("./toast-area.ts");

let loading: Promise<Area> | undefined;
let count = 0;

/** The toast area loads with the first toast. If that fails, the next toast tries again. */
function withArea(run: (area: Area) => void, otherwise?: () => void): void {
  loading ??= import("./toast-area.ts");
  loading.then(run, () => {
    loading = undefined;
    otherwise?.();
  });
}

/** Shows a toast; with the same id it replaces the earlier one. */
export function showToast(toast: ToastOptions): string | number {
  const id = toast.id ?? `message-${++count}`;
  withArea((area) => area.show(id, toast), toast.callback);
  return id;
}

/** Closes a toast. */
export function dismissToast(id: string | number): void {
  if (loading) withArea((area) => area.close(id));
}

type Extra = Omit<ToastOptions, "title" | "color">;

const short =
  (color: ToastColor) =>
  (title: string, more?: string | Extra): void => {
    showToast({ title, color, ...(typeof more === "string" ? { description: more } : more) });
  };

/** Short forms: `toast.good("Profile updated successfully!")`. */
export const toast = { good: short("success"), bad: short("error"), plain: short("neutral") };
