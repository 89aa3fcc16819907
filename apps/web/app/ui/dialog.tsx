import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

/** A modal dialog. Escape and a click outside cancel it; the focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  className,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-[rgb(11_16_32/.5)] transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={cn(
            "fixed top-1/2 left-1/2 z-30 max-h-[calc(100dvh-2rem)] w-[min(460px,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md border border-line bg-page p-6 text-ink shadow-md outline-none transition-[opacity,scale] duration-200 ease-out data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0",
            className,
          )}
        >
          <Base.Title className="mb-2 text-lg">{title}</Base.Title>
          {description && <Base.Description className="text-ink-soft">{description}</Base.Description>}
          {children}
          {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
