import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";

/**
 * Forced colors drop our own: there, what is on or chosen has a thick border. A background would be hidden by the one that
 * browsers draw behind text.
 */
export const selectedIfForced =
  "forced-colors:[&:is([aria-pressed=true],[aria-expanded=true],[data-on],[data-chosen])]:border-4 forced-colors:[&:is([aria-pressed=true],[aria-expanded=true],[data-on],[data-chosen])]:border-[color:Highlight]";

interface StageButtonProps extends Omit<ComponentProps<typeof Button>, "tone"> {
  icon?: LucideIcon;
  tone: "solid" | "line";
}

/** A button with an icon. `solid` is only for the action of the instruction. */
export function StageButton({ tone, icon: Icon, children, ...rest }: StageButtonProps) {
  return (
    <Button size="lg" {...rest} tone={tone === "solid" ? "primary" : "plain"}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Button>
  );
}

interface ToolProps extends Omit<ComponentProps<"button">, "children"> {
  icon?: LucideIcon;
  /** Its whole name for screen readers, also with the number of `badge`. */
  label: string;
  /** A number in the corner. */
  badge?: number;
  labelVisible?: boolean;
  /** Without a box, inside one. */
  bare?: boolean;
}

/** A tool of the dock: an icon, with its label where there is space. */
export function Tool({
  icon: Icon,
  label,
  labelVisible = false,
  bare,
  className,
  badge = 0,
  ...rest
}: ToolProps) {
  return (
    <button
      type="button"
      {...rest}
      title={labelVisible ? undefined : label}
      className={cn(
        "relative inline-flex h-11.5 min-w-11.5 items-center justify-center gap-2 rounded-md px-3 whitespace-nowrap enabled:hover:bg-press disabled:opacity-45 aria-expanded:text-tide aria-pressed:text-tide data-on:text-tide data-problem:text-rose max-xl:min-w-10.5 max-xl:px-2 max-sm:in-[.l-dock]:min-w-9.5 max-sm:in-[.l-dock]:px-1",
        selectedIfForced,
        !bare &&
          "border border-line bg-raised aria-expanded:border-tide aria-pressed:border-tide data-on:border-tide data-problem:border-rose",
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span className={labelVisible ? "" : "sr-only"}>{label}</span>
      {badge > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -end-1.5 min-w-5 rounded-full bg-tide px-1 text-center text-sm leading-5 font-semibold text-page"
        >
          {badge}
        </span>
      )}
    </button>
  );
}

/** Something to choose: it lights up when it is chosen. */
export const choice = `rounded-md border-[1.5px] border-field-line/60 bg-well transition-colors duration-200 ease-out enabled:hover:border-ember aria-pressed:border-2 aria-pressed:border-ember aria-pressed:bg-(image:--lit) data-chosen:border-2 data-chosen:border-ember data-chosen:bg-(image:--lit) ${selectedIfForced}`;

/** A panel that a tool opens above itself. */
export const toolPanel =
  "absolute bottom-13.5 start-0 z-5 rounded-md border border-line bg-page bg-(image:--panel)";
