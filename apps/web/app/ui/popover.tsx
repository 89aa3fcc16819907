import {
  type CSSProperties,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useState,
} from "react";
import { flushSync } from "react-dom";

export const popoverStyle =
  "popover rounded-md border border-line bg-page text-start text-base font-normal whitespace-normal text-ink shadow-md outline-none transition-opacity duration-150 ease-out starting:opacity-0";

/** What gets the focus on opening: the chosen one of a group, else the first control. */
const entries = ["[tabindex='0']", "[role=menuitem]:not(:disabled)", "button:not(:disabled), a[href], input"];

/** Focuses the first control of an opened popover. */
export function focusInside(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const entry = entries.map((selector) => panel.querySelector<HTMLElement>(selector)).find(Boolean);
  (entry ?? panel).focus({ preventScroll: true });
}

interface PopoverProps {
  /** A button. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the opened panel. */
  label?: string;
  role?: "menu" | "dialog";
  className?: string;
  align?: "start" | "end";
  side?: "top" | "bottom" | "right";
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

interface TriggerProps {
  popoverTarget?: string;
  style?: CSSProperties;
  "aria-haspopup"?: "menu" | "dialog";
  "aria-expanded"?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A button and what it opens beside it, by the browser's own popover: Escape and a click elsewhere close it, and the
 * focus returns to the button. Its content exists only while it is open.
 */
export function Popover({
  trigger,
  label,
  role = "dialog",
  className = "",
  align = "end",
  side = "bottom",
  onKeyDown,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  const toggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    if (newState === "open") return focusInside(currentTarget);
    setOpen(false);
    // The browser returns the focus from inside only, not if what had it was removed, such as a deleted row.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: id,
        "aria-haspopup": role,
        "aria-expanded": open,
        style: { anchorName: `--${id}` } as CSSProperties,
        ...(role === "menu" && { onKeyDown: openByArrow }),
      })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the role is a prop */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a prop */}
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        tabIndex={-1}
        data-align={align}
        data-side={side}
        style={{ positionAnchor: `--${id}` } as CSSProperties}
        className={`${popoverStyle} ${className}`}
        onBeforeToggle={({ newState, target, currentTarget }) => {
          // Before it is shown, so that it is never seen empty.
          if (newState === "open" && target === currentTarget) flushSync(() => setOpen(true));
        }}
        onToggle={toggle}
        onKeyDown={onKeyDown}
      >
        {open && (typeof children === "function" ? children(close) : children)}
      </div>
    </>
  );
}

function openByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.click();
}
