import { useEffect, useState } from "react";
import type { ToastColor, ToastOptions } from "./toast-card.tsx";

type Place = typeof import("./toast-place.tsx");

let opened: (place: Place) => void = () => {};
/** Messages wait for the place they appear in. */
const opening = new Promise<Place>((resolve) => {
  opened = resolve;
});
let shown = 0;

/** Where messages appear. Stands once, in the root; comes after the page, which can be used without it. */
export function Toaster() {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    import("./toast-place.tsx").then(setPlace, () => {
      // A server that does not give this file gives no page either.
    });
  }, []);
  return place && <place.ToastPlace onReady={() => opened(place)} />;
}

/** Shows a message; the same id again shows the newer text in its place. */
export function showToast(toast: ToastOptions): string | number {
  const id = toast.id ?? `message-${++shown}`;
  opening.then((place) => place.place(id, toast));
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
  opening.then((place) => place.remove(id));
}

/** Messages that pass by: `toast.good("Profile updated successfully!")`. */
export const toast = { good: short("success"), bad: short("error"), plain: short("neutral") };
