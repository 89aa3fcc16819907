import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "./cn.ts";

interface DialogProps {
  open: boolean;
  /** Escape, or a click outside; with `explicit`, only Escape. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  /** For forms with two columns. */
  wide?: boolean;
  /** It shows something that is gone afterwards, so a click outside leaves it open. */
  explicit?: boolean;
  /** Renders it in its place instead of at the end of the page, so that it has the theme of its surroundings. */
  inPlace?: boolean;
  children?: ReactNode;
}

/** A modal dialog. Escape and a click outside cancel it; the focus returns to where it was. */
export function Dialog({ open, inPlace, ...rest }: DialogProps) {
  if (!open) return null;
  return inPlace ? <OpenDialog {...rest} /> : createPortal(<OpenDialog {...rest} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  description,
  actions,
  wide,
  explicit,
  children,
}: Omit<DialogProps, "open" | "inPlace">) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the mouse button went down. Text can be selected from inside to outside: no click outside. */
  const beganOutside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, because only closing returns the focus.
    return () => element?.close();
  }, []);
  /** The owner closes it. A file input inside reports `cancel` as well. */
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={cancel}
      onKeyDown={(event) => {
        // In a search field Chromium would only empty the field.
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
        if (!(event.target instanceof HTMLInputElement && event.target.type === "search")) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (!explicit && event.detail > 0 && beganOutside.current && isOutside(event)) onClose();
      }}
      className={cn(
        "m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-md border border-panel-line bg-page bg-(image:--panel) p-6 text-ink shadow-md transition-[opacity,scale] duration-200 ease-out backdrop:bg-veil starting:scale-98 starting:opacity-0",
        wide ? "w-[min(580px,calc(100vw-2rem))]" : "w-[min(460px,calc(100vw-2rem))]",
      )}
    >
      <h2 id={`${id}-title`} className="mb-2 text-lg">
        {title}
      </h2>
      {description && (
        <p id={`${id}-text`} className="text-ink-soft">
          {description}
        </p>
      )}
      {children}
      {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
    </dialog>
  );
}

/** Whether the backdrop was hit. */
function isOutside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
