import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";

/** A check box alone; it needs an aria-label when there is no text beside it. */
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

/** A check box with its text; the whole line is clickable. */
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
