import { createContext, type KeyboardEvent, type ReactNode, useContext, useId } from "react";
import { formatNumber } from "../i18n/format.ts";
import { cn } from "./cn.ts";
import { itemFor } from "./menu-keys.ts";

const strip = "flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]";
const tab =
  "-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 whitespace-nowrap focus-visible:-outline-offset-2";
const chosen = "border-ember font-semibold text-ink";
const other = "border-transparent font-medium text-ink-soft hover:text-ink";

interface Group {
  id: string;
  value: string;
}
const Chosen = createContext<Group>({ id: "", value: "" });

/** Tabs. `items` name them; the children are `TabPanel`s. Arrows move between tabs, Enter or a click opens one. */
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
  const id = useId();
  return (
    <>
      <div role="tablist" aria-label={label} className={strip} onKeyDown={moveInTabs}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            className={cn(tab, item.value === value ? chosen : other)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <Chosen value={{ id, value }}>{children}</Chosen>
    </>
  );
}

function moveInTabs(event: KeyboardEvent<HTMLElement>): void {
  const key = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", Home: "Home", End: "End" }[event.key];
  if (!key) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = itemFor(
    key,
    tabs.map((each) => each.innerText),
    tabs.indexOf(document.activeElement as HTMLElement),
  );
  event.preventDefault();
  tabs[next ?? 0]?.focus();
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
  const group = useContext(Chosen);
  if (group.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${group.id}-panel`}
      aria-labelledby={`${group.id}-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
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
          className={cn(tab, item.value === value ? chosen : other)}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="font-normal text-ink-soft tabular-nums">{formatNumber(item.count)}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
