import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { t } from "../i18n/index.ts";

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

type Kind = "good" | "bad" | "plain";
const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const marks = { good: "text-moss", bad: "text-rose", plain: "text-ink-soft" };

function show(kind: Kind, title: string, description?: string): void {
  const Icon = icons[kind];
  sonner.custom(
    (id) => (
      <div className="flex w-full items-start gap-3 rounded-md border border-line bg-page py-3 pr-2 pl-3.5 font-text text-base text-ink shadow-md md:w-95">
        <Icon aria-hidden="true" strokeWidth={1.5} className={`mt-0.5 size-5 shrink-0 ${marks[kind]}`} />
        <div className="min-w-0 flex-1">
          <b className="block">{title}</b>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        <button
          type="button"
          aria-label={t.ui.closeMessage}
          onClick={() => sonner.dismiss(id)}
          className="-my-1 grid size-(--control-sm) shrink-0 place-items-center rounded-md hover:bg-hover"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      </div>
    ),
    { duration: timeout },
  );
}

/** Messages that pass by: `toast.good("Profile updated successfully!")`. */
export const toast = {
  good: (title: string, description?: string) => show("good", title, description),
  bad: (title: string, description?: string) => show("bad", title, description),
  plain: (title: string, description?: string) => show("plain", title, description),
};
