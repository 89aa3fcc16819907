import { showToast, type ToastOptions } from "./toast.ts";

const key = "next-page-toast";

/** A toast that can be stored as text. */
type StoredToast = Pick<ToastOptions, "title"> &
  Partial<Pick<ToastOptions, "id" | "description" | "color" | "timeout">>;

/** Shows a toast on the page that is loaded next in this tab. */
export function toastOnNextPage({ id, title, description, color, timeout }: StoredToast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, title, description, color, timeout }));
  } catch {
    // Without storage the next page says nothing.
  }
}

/** Shows the toast that the page before has left, if any. */
export function showStoredToast(): void {
  const text = sessionStorage.getItem(key);
  if (text === null) return;
  sessionStorage.removeItem(key);
  try {
    showToast(JSON.parse(text) as StoredToast);
  } catch {
    // Somebody else has written it.
  }
}
