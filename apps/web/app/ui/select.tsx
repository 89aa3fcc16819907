import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";
import { controlStyle } from "./input.tsx";

/** The native select, which works best on phones and with a keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className={cn("relative", className)}>
      <select {...useFieldControl()} {...rest} className={cn(controlStyle, "appearance-none truncate pe-10")}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
