import type { ReactNode } from "react";
import { cn } from "./cn.ts";

const base =
  "inline-flex items-center gap-1.5 align-middle text-sm whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0";
const tones = {
  plain: { text: "font-medium text-ink-soft", box: "border-line bg-raised" },
  ember: { text: "font-semibold text-ember", box: "border-ember-line bg-ember-wash" },
  tide: { text: "font-medium text-tide", box: "border-tide-line bg-tide-wash" },
  moss: { text: "font-medium text-moss", box: "border-line bg-raised" },
  rose: { text: "font-medium text-rose", box: "border-rose-line bg-rose-wash" },
};

/** An icon and a word; color never carries the meaning alone. */
export function Badge({
  tone = "plain",
  boxed,
  icon,
  children,
}: {
  tone?: keyof typeof tones | undefined;
  boxed?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { text, box } = tones[tone];
  return (
    <span className={cn(base, text, boxed && `rounded-sm border py-0.75 pe-2.5 ps-2 ${box}`)}>
      {icon}
      {children}
    </span>
  );
}
