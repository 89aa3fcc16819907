import { useEffect, useState } from "react";
import type { ToastColor, ToastOptions } from "./toast-card.tsx";

type ToastModule = typeof import("./toast-area.tsx");

let opened: (module: ToastModule) => void = () => {};
/** Messages wait for the place they appear in. */
const opening = new Promise<ToastModule>((resolve) => {
  opened = resolve;
});
let count = 0;

/** Where messages appear. Stands once, in the root; comes after the page, which can be used without it. */
export function Toaster() {
  const [module, setModule] = useState<ToastModule | null>(null);
  useEffect(() => {
    import("./toast-area.tsx").then(setModule, () => {
      // A server that does not give this file gives no page either.
    });
  }, []);
  return module && <module.ToastArea onReady={() => opened(module)} />;
}

/** Shows a message; the same id again shows the newer text in its place. */
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

/** Takes a message away. */
export function dismissToast(id: string | number): void {
  opening.then((module) => module.remove(id));
}

/** Messages that pass by: `toast.good("Profile updated successfully!")`. */
export const toast = { good: short("success"), bad: short("error"), plain: short("neutral") };
