import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";

/** A bare check box; give it an aria-label when no text stands beside it. */
export function Check({
  className,
  indeterminate = false,
  ...rest
}: ComponentProps<"input"> & { indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input ref={box} {...useFieldLinks()} {...rest} type="checkbox" className={cn("check", className)} />
  );
}

/** A check box with its text; the whole line can be pressed. */
export function Checkbox({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={cn("flex min-h-11 items-center gap-3", className)}>
      <input {...rest} type="checkbox" className="check" />
      <span>{label}</span>
    </label>
  );
}
