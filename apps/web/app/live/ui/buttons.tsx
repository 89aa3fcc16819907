import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { icon?: LucideIcon };

/** `solid` only for what the now line asks; all else is `line`. */
export function StageButton({ tone, icon: Icon, children, ...rest }: Props & { tone: "solid" | "line" }) {
  return (
    <button type="button" {...rest} className={`l-btn l-${tone} ${rest.className ?? ""}`}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A tool of the dock: an icon, with words where there is room. */
export function Tool({
  icon: Icon,
  label,
  shown = false,
  children,
  ...rest
}: Props & { label: string; shown?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      title={shown ? undefined : label}
      className={`l-tool ${rest.className ?? ""}`}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span className={shown ? "" : "sr-only"}>{label}</span>
      {children}
    </button>
  );
}
