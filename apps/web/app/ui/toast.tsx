import { useEffect, useState } from "react";
import type { ToastColor, ToastOptions } from "./toast-card.tsx";

type ToastModule = typeof import("./toast-area.tsx");

let opened: (module: ToastModule) => void = () => {};
/** Toasts wait until the toast area has loaded. */
const opening = new Promise<ToastModule>((resolve) => {
  opened = resolve;
});
let count = 0;

/** The toast area, used once, in the root. It loads after the page, which works without it. */
export function Toaster() {
  const [module, setModule] = useState<ToastModule | null>(null);
  useEffect(() => {
    import("./toast-area.tsx").then(setModule, () => {
      // If this file cannot be loaded, neither can the page.
    });
  }, []);
  return module && <module.ToastArea onReady={() => opened(module)} />;
}

/** Shows a toast; with the same id it replaces the earlier one. */
export function showToast(toast: ToastOptions): string | number {
  const id = toast.id ?? `message-${++count}`;
  opening.then((module) => module.showToast(id, toast));
  return id;
}

type Extra = Omit<ToastOptions, "title" | "color">;

const short =
  (color: ToastColor) =>
  (title: string, more?: string | Extra): void => {
    showToast({ title, color, ...(typeof more === "string" ? { description: more } : more) });
  };

/** Closes a toast. */
export function dismissToast(id: string | number): void {
  opening.then((module) => module.remove(id));
}

/** Short forms: `toast.good("Profile updated successfully!")`. */
export const toast = { good: short("success"), bad: short("error"), plain: short("neutral") };
