import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { icon?: LucideIcon };

/** `solid` is only for the action of the now line. */
export function StageButton({ tone, icon: Icon, children, ...rest }: Props & { tone: "solid" | "line" }) {
  return (
    <button type="button" {...rest} className={`l-btn l-${tone} ${rest.className ?? ""}`}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A tool of the dock: an icon, with its label where there is space. */
export function Tool({
  icon: Icon,
  label,
  labelVisible = false,
  children,
  ...rest
}: Props & { label: string; labelVisible?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      title={labelVisible ? undefined : label}
      className={`l-tool ${rest.className ?? ""}`}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span className={labelVisible ? "" : "sr-only"}>{label}</span>
      {children}
    </button>
  );
}
