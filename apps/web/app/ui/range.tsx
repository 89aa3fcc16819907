import type { ComponentProps } from "react";
import { useFieldLinks } from "./field.tsx";

/** A slider with integer steps. */
export function Range(props: Omit<ComponentProps<"input">, "type">) {
  return <input {...useFieldLinks()} {...props} type="range" className="h-11 w-full accent-(--ember)" />;
}
