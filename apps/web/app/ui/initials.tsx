import { cn } from "./cn.ts";

/** A person's initials in place of a picture. Hidden from screen readers, because the name stands beside it. */
export function Initials({ first, last, className }: { first: string; last: string; className?: string }) {
  const initials = `${[...first.trim()][0] ?? ""}${[...last.trim()][0] ?? ""}`.toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid size-8 shrink-0 place-items-center rounded-full border border-line bg-raised text-sm leading-none font-semibold tracking-tight text-ink-soft",
        className,
      )}
    >
      {initials}
    </span>
  );
}
