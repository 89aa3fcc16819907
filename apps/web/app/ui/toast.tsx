import { Toaster as Sonner, toast as sonner } from "sonner";
import { t } from "../i18n/index.ts";
import { ToastCard, type ToastColor, type ToastOptions } from "./toast-card.tsx";

/** How long a message stays, in milliseconds; it waits while the pointer is over it. */
const timeout = 5000;

/** Where messages appear: bottom right, above the bar of a phone. Stands once, in the root. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={timeout}
      gap={8}
      offset={{ right: 24, bottom: 24 }}
      mobileOffset={{ right: 16, left: 16, bottom: "calc(84px + env(safe-area-inset-bottom))" }}
      containerAriaLabel={t.ui.messages}
      toastOptions={{ unstyled: true }}
    />
  );
}

/** Shows a message; the same id again shows the newer text in its place. */
export function showToast(toast: ToastOptions): string | number {
  let gone = false;
  const going = () => {
    if (gone) return;
    gone = true;
    toast.callback?.();
  };
  return sonner.custom((id) => <ToastCard toast={toast} close={() => sonner.dismiss(id)} />, {
    duration: toast.timeout === 0 ? Number.POSITIVE_INFINITY : (toast.timeout ?? timeout),
    onDismiss: going,
    onAutoClose: going,
    ...(toast.id === undefined ? {} : { id: toast.id }),
  });
}

type Extra = Omit<ToastOptions, "title" | "color">;

const short =
  (color: ToastColor) =>
  (title: string, more?: string | Extra): void => {
    showToast({ title, color, ...(typeof more === "string" ? { description: more } : more) });
  };

/** Takes a message away. */
export function dismissToast(id: string | number): void {
  sonner.dismiss(id);
}

/** Messages that pass by: `toast.good("Profile updated successfully!")`. */
export const toast = { good: short("success"), bad: short("error"), plain: short("neutral") };
