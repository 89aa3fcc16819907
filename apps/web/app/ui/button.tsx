import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";
import { cn } from "./cn.ts";

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /**
   * The action is in progress: a spinner shows and clicks do nothing. When the prop is set at all, a double click
   * counts once, because the second click would come before the spinner.
   */
  busy?: boolean;
}

export function Button({ tone, size, wrap, busy, className, children, onClick, ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (busy === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={onPress}
      className={cn(buttonStyle({ tone, size, wrap }), className)}
    >
      {/* Replaces the icon, if there is one, so that the button keeps its width and the page its layout. */}
      {busy && <span className="spinner -ms-1 has-[~svg]:size-4.5" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A button that looks like a link, for sentences and lists. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        "font-semibold whitespace-nowrap text-tide underline-offset-[.2em] hover:underline disabled:text-ink-soft",
        className,
      )}
    />
  );
}

export const textLink =
  "text-tide underline decoration-1 decoration-current/40 underline-offset-[.2em] hover:decoration-current";
