import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const strip = "flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]";
const tab =
  "-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2";
const chosen = "border-ember font-semibold text-ink";

/** Tabs. `items` name them; the children are `TabPanel`s. */
export function Tabs<V extends string>({
  label,
  value,
  items,
  onChange,
  children,
}: {
  label: string;
  value: V;
  items: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
  children: ReactNode;
}) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Base.List aria-label={label} className={strip}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={cn(tab, "data-active:border-ember data-active:font-semibold data-active:text-ink")}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Base.Panel value={value} className={className}>
      {children}
    </Base.Panel>
  );
}

/** Filters of one list that look like tabs. */
export function FilterTabs<V extends string>({
  label,
  value,
  items,
  onChange,
}: {
  label: string;
  value: V;
  items: readonly { value: V; label: string; count?: number | undefined }[];
  onChange: (value: V) => void;
}) {
  return (
    <nav aria-label={label} className="flex gap-6 overflow-x-auto [scrollbar-width:none]">
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-current={item.value === value ? "true" : undefined}
          onClick={() => onChange(item.value)}
          className={cn(tab, item.value === value && chosen)}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="font-normal text-ink-soft tabular-nums">{item.count}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
