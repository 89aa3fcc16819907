import {
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Link } from "react-router";
import { cn } from "./cn.ts";
import { moveInMenu } from "./menu-keys.ts";
import { focusInside, Popover, popoverStyle } from "./popover.tsx";

const row =
  "flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-start text-base no-underline outline-none select-none hover:bg-hover focus:bg-hover disabled:text-ink-soft pointer-coarse:min-h-11 [&_svg]:size-4.5";
const plain = "text-ink [&_svg]:text-ink-soft";

/** A button (`trigger`) that opens a list of actions. Arrows, Home, End and characters move in it. */
export function Menu({
  trigger,
  align = "end",
  side = "bottom",
  children,
}: {
  trigger: ReactElement<object>;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
}) {
  return (
    <Popover
      trigger={trigger}
      role="menu"
      align={align}
      side={side}
      className="min-w-58 p-1.5"
      onKeyDown={moveInMenu}
    >
      {children}
    </Popover>
  );
}

/** The same menu beside an element that opened it, such as a person in a list. It is open from the start. */
export function AnchoredMenu({
  anchor,
  label,
  onClose,
  children,
}: {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    anchor.style.setProperty("anchor-name", `--${id}`);
    panel.current?.showPopover();
    return () => void anchor.style.removeProperty("anchor-name");
  }, [anchor, id]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      data-align="start"
      style={{ positionAnchor: `--${id}` } as CSSProperties}
      className={cn(popoverStyle, "max-h-[min(26rem,70dvh)] min-w-58 overflow-y-auto p-1.5")}
      onToggle={({ newState, currentTarget }) =>
        newState === "closed" ? onClose() : focusInside(currentTarget)
      }
      onKeyDown={moveInMenu}
    >
      {children}
    </div>
  );
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

export function MenuItem({
  danger = false,
  disabled = false,
  onSelect,
  children,
}: {
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={cn(row, "cursor-pointer", danger ? "text-rose" : plain)}
      onClick={(event) => {
        closeMenu(event);
        onSelect();
      }}
    >
      {children}
    </button>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={cn(row, plain)} onClick={closeMenu}>
      {children}
    </Link>
  );
}

export function MenuSeparator() {
  return <hr className="-mx-1.5 my-1.5 border-line" />;
}
