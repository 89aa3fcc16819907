import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";
import { cn } from "./cn.ts";

/** A link to another page of the same surface that looks like a button. */
export function ButtonLink({
  tone,
  size,
  className,
  ...rest
}: LinkProps & ButtonStyle & { children: ReactNode }) {
  return <Link {...rest} className={cn(buttonStyle({ tone, size }), className)} />;
}
