import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cn } from "../../ui/cn.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Input } from "../../ui/input.tsx";
import { type EntryGroup, matching } from "./entries.ts";
import { texts } from "./texts.ts";

/** Milliseconds without a key before the server is asked. */
const pause = 200;

interface FindDialogProps {
  surface: string;
  /** Pages and actions, which need no request. */
  fixed: readonly EntryGroup[];
  /** What the server finds. */
  search: (query: string) => Promise<EntryGroup[]>;
  onClose(): void;
}

/** Finds pages, actions and what the surface's lists contain. Arrow keys choose, Enter opens. */
export function FindDialog({ surface, fixed, search, onClose }: FindDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const result = useQuery({
    queryKey: ["find", surface, query],
    queryFn: () => search(query),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  const groups = [...matching(fixed, typed), ...(typed.trim() ? (result.data ?? []) : [])].filter(
    ({ entries }) => entries.length > 0,
  );
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(at, Math.max(0, entries.length - 1));
  const open = (to: string | undefined) => {
    if (!to) return;
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      const next = (current + step + entries.length) % entries.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") open(entries[current]?.to);
    else return;
    event.preventDefault();
  };
  const waits = typed.trim() !== query || result.isFetching;
  const status = result.isError ? texts.failed : waits ? texts.searching : texts.count(entries.length);
  return (
    <Dialog open wide onClose={onClose} title={texts.title}>
      <Input
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={texts.label}
        maxLength={100}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setAt(0);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setQuery(value.trim()), pause);
        }}
      />
      <p role="status" className={cn("mt-2 text-sm text-ink-soft", result.isError && "text-rose")}>
        {status}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        tabIndex={-1}
        className="mt-2 h-[min(24rem,50dvh)] overflow-y-auto"
      >
        {groups.map(({ title, entries: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={title} role="group" aria-label={title} className="mb-3">
            <p aria-hidden="true" className="px-3 text-sm font-semibold text-ink-soft">
              {title}
            </p>
            {members.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
                <div
                  key={`${title} ${entry.to}`}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  onClick={() => open(entry.to)}
                  className={cn(
                    "min-h-11 cursor-pointer rounded-sm px-3 py-2",
                    index === current ? "bg-hover font-semibold" : "hover:bg-hover",
                  )}
                >
                  {entry.name}
                  {entry.detail && (
                    <span className="block text-sm font-normal text-ink-soft sm:ms-2 sm:inline">
                      {entry.detail}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
