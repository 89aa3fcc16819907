import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const style = cva(
  "inline-flex items-center gap-1.5 align-middle text-sm font-medium whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        plain: "text-ink-soft",
        ember: "font-semibold text-ember",
        tide: "text-tide",
        moss: "text-moss",
        rose: "text-rose",
      },
      boxed: { true: "rounded-sm border py-0.75 pr-2.5 pl-2", false: "" },
    },
    compoundVariants: [
      { boxed: true, tone: ["plain", "moss"], class: "border-line bg-raised" },
      { boxed: true, tone: "ember", class: "border-ember-line bg-ember-wash" },
      { boxed: true, tone: "tide", class: "border-tide-line bg-tide-wash" },
      { boxed: true, tone: "rose", class: "border-rose-line bg-rose-wash" },
    ],
    defaultVariants: { tone: "plain", boxed: false },
  },
);

/** An icon and a word; color never carries the meaning alone. */
export function Badge({
  tone,
  boxed,
  icon,
  children,
}: VariantProps<typeof style> & { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={style({ tone, boxed })}>
      {icon}
      {children}
    </span>
  );
}
