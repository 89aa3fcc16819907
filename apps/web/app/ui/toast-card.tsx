import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../i18n/index.ts";
import { Button } from "./button.tsx";

export type ToastColor = "success" | "error" | "neutral";

/** A toast: a message that closes by itself. */
export interface ToastOptions {
  /** A toast with the same id replaces the first. */
  id?: string | number | undefined;
  title: string;
  description?: string | undefined;
  icon?: ReactNode;
  color?: ToastColor | undefined;
  avatar?: { src: string; alt: string } | undefined;
  /** False hides the button. */
  closeButton?: boolean | undefined;
  /** Milliseconds; 0 keeps it until it is closed. Paused while the pointer is over it. */
  timeout?: number | undefined;
  actions?: { label: string; onClick: () => void }[] | undefined;
  /** Called once when the toast closes, by itself or by hand. */
  callback?: (() => void) | undefined;
  click?: (() => void) | undefined;
}

const icons = { success: CircleCheck, error: CircleAlert, neutral: Info };
const marks = { success: "text-moss", error: "text-rose", neutral: "text-ink-soft" };
const edges = { success: "border-line", error: "border-rose-line", neutral: "border-line" };

/** The content of a toast; the toast area positions it. */
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
