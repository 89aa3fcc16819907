import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./cn.ts";

const row =
  "flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-base text-ink no-underline outline-none select-none data-highlighted:bg-hover data-disabled:text-ink-soft pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:text-ink-soft";

/** A button (`trigger`) that opens a list of actions. */
export function Menu({
  trigger,
  align = "end",
  side = "bottom",
  children,
}: {
  trigger: ReactElement;
  align?: "start" | "end";
  side?: "top" | "bottom";
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} side={side} className="z-20 outline-none">
          <Base.Popup className="min-w-58 rounded-md border border-line bg-page p-1.5 shadow-md outline-none transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

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
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={cn(row, "cursor-pointer", danger && "text-rose [&_svg]:text-rose")}
    >
      {children}
    </Base.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={row}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
