import { passToNextPage, takeFromPreviousPage } from "./next-page.ts";
import { showToast, type ToastOptions } from "./toast.ts";

const key = "next-page-toast";

/** A toast that can be stored as text. */
type StoredToast = Pick<ToastOptions, "title"> &
  Partial<Pick<ToastOptions, "id" | "description" | "color" | "timeout">>;

/** Shows a toast on the page that is loaded next in this tab. */
export function toastOnNextPage({ id, title, description, color, timeout }: StoredToast): void {
  passToNextPage(key, { id, title, description, color, timeout });
}

/** Shows the toast that the page before has left, if any. */
export function showStoredToast(): void {
  const toast = takeFromPreviousPage<StoredToast>(key);
  if (toast) showToast(toast);
}
