import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/cn.ts";
import { texts } from "./texts.ts";

/** A team, or with -1 the people whom the start will assign. */
export function TeamColumn({
  number,
  name,
  count,
  over,
  refuses,
  onRemove,
  children,
}: {
  number: number;
  name: string;
  count: string;
  /** Somebody is dragged over it. */
  over: boolean;
  /** It is full for the dragged person. */
  refuses: boolean;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <section
      data-drop-target={number}
      aria-label={name}
      className={cn(
        "rounded-md border p-2.5",
        !over && "border-line bg-raised",
        over && (refuses ? "border-rose bg-raised" : "border-tide bg-tide-wash"),
      )}
    >
      <h3 className="flex min-h-9 items-center gap-2 px-1 font-text text-base font-semibold">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="text-sm font-normal text-ink-soft tabular-nums">{count}</span>
        {onRemove && (
          <Button tone="quiet" size="iconSm" aria-label={texts.removeTeam(name)} onClick={onRemove}>
            <X aria-hidden="true" strokeWidth={1.5} />
          </Button>
        )}
      </h3>
      <ul className="mt-1.5 grid min-h-12 content-start gap-2">{children}</ul>
    </section>
  );
}
