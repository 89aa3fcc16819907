import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";

/** The style that all form controls share. */
const control =
  "w-full rounded-md border border-field-line bg-field px-3 text-base text-ink focus-visible:rounded-md focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-raised disabled:text-ink-soft aria-invalid:border-rose aria-invalid:shadow-[inset_0_0_0_1px_var(--rose)]";
export const controlStyle = `min-h-11 ${control}`;

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} {...rest} className={cn(controlStyle, className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={cn(control, "min-h-22 resize-y py-2.5", className)}
    />
  );
}

/** An input with an icon at its start and optionally a control at its end. */
export function InputWithIcon({
  icon,
  end,
  className,
  ...rest
}: ComponentProps<"input"> & { icon?: ReactNode; end?: ReactNode }) {
  return (
    <div className={cn("relative", className)}>
      {icon && (
        <span className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-soft [&_svg]:size-5">
          {icon}
        </span>
      )}
      <Input {...rest} className={cn(icon ? "ps-10" : "", end ? "pe-12" : "")} />
      {end && <span className="absolute top-1/2 end-1 flex -translate-y-1/2">{end}</span>}
    </div>
  );
}
