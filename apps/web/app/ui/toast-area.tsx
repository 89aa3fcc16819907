import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { t } from "../i18n/index.ts";
import { ToastCard, type ToastOptions } from "./toast-card.tsx";

/** How long a toast stays, in milliseconds; paused while the pointer is over it. */
const timeout = 5000;

/** The toast area: bottom right, above the bottom bar of a phone. */
export function ToastArea({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Toaster
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

/** Shows a toast; one with the same id is replaced. */
export function showToast(id: string | number, toast: ToastOptions): void {
  let removed = false;
  const going = () => {
    if (removed) return;
    removed = true;
    toast.callback?.();
  };
  sonner.custom(() => <ToastCard toast={toast} close={() => sonner.dismiss(id)} />, {
    id,
    duration: toast.timeout === 0 ? Number.POSITIVE_INFINITY : (toast.timeout ?? timeout),
    onDismiss: going,
    onAutoClose: going,
  });
}

export function remove(id: string | number): void {
  sonner.dismiss(id);
}
