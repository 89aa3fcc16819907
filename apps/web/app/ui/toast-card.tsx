import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../i18n/index.ts";
import { Button } from "./button.tsx";

export type ToastColor = "success" | "error" | "neutral";

/** A message that passes by. */
export interface ToastOptions {
  /** A second toast of the same id takes the place of the first. */
  id?: string | number | undefined;
  title: string;
  description?: string | undefined;
  icon?: ReactNode;
  color?: ToastColor | undefined;
  avatar?: { src: string; alt: string } | undefined;
  /** False leaves the button out. */
  closeButton?: boolean | undefined;
  /** Milliseconds; 0 stays until it is closed. It waits while the pointer is over it. */
  timeout?: number | undefined;
  actions?: { label: string; onClick: () => void }[] | undefined;
  /** Runs once when the toast goes, by time or by hand. */
  callback?: (() => void) | undefined;
  click?: (() => void) | undefined;
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info };
const marks = { success: "text-moss", error: "text-rose", neutral: "text-ink-soft" };
const edges = { success: "border-line", error: "border-rose-line", neutral: "border-line" };

/** How a message looks; the toaster places it. */
export function ToastCard({ toast, close }: { toast: ToastOptions; close: () => void }) {
  const { title, description, color = "neutral", avatar, actions = [], click } = toast;
  const Icon = icons[color];
  const text = (
    <>
      <b className="block">{title}</b>
      {description && <span className="block text-sm text-ink-soft">{description}</span>}
    </>
  );
  return (
    <div
      data-color={color}
      className={`flex w-full items-start gap-3 rounded-md border bg-page py-3 pr-2 pl-3.5 font-text text-base text-ink shadow-md md:w-95 ${edges[color]}`}
    >
      {avatar ? (
        <img src={avatar.src} alt={avatar.alt} className="size-9 shrink-0 rounded-full object-cover" />
      ) : (
        <span className={`mt-0.5 shrink-0 ${marks[color]}`}>
          {toast.icon ?? <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />}
        </span>
      )}
      <div className="min-w-0 flex-1">
        {click ? (
          <button type="button" onClick={click} className="w-full text-left">
            {text}
          </button>
        ) : (
          text
        )}
        {actions.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {actions.map(({ label, onClick }) => (
              <Button key={label} size="sm" onClick={onClick}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {toast.closeButton !== false && (
        <button
          type="button"
          aria-label={t.ui.closeMessage}
          onClick={close}
          className="-my-1 grid size-(--control-sm) shrink-0 place-items-center rounded-md hover:bg-hover"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      )}
    </div>
  );
}
