import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cn } from "./cn.ts";
import { useHydrated } from "./use-hydrated.ts";

/** The style of a button, also for links that look like one. One primary button per view. */
export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight whitespace-nowrap no-underline transition-colors duration-150 ease-out focus-visible:rounded-md disabled:cursor-not-allowed aria-busy:cursor-progress aria-busy:[&_svg]:hidden [&_svg]:size-4.5 [&_svg]:-ml-1 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        plain: "border-line bg-page text-ink hover:border-field-line hover:bg-hover",
        primary:
          "border-ember bg-ember text-on-ember hover:border-transparent hover:bg-[color-mix(in_srgb,var(--ember)_88%,var(--ink))]",
        quiet: "border-transparent bg-transparent text-ink hover:bg-hover",
        danger: "border-rose-line bg-page text-rose hover:border-rose hover:bg-rose-wash",
      },
      size: {
        md: "min-h-(--control) px-4",
        lg: "min-h-11 px-4",
        sm: "min-h-(--control-sm) px-3 text-sm [&_svg]:size-4",
        icon: "size-(--control) p-0 [&_svg]:m-0",
        iconSm: "size-(--control-sm) p-0 [&_svg]:m-0",
      },
    },
    compoundVariants: [
      {
        tone: ["plain", "primary", "danger"],
        class:
          "not-data-waiting:disabled:border-line not-data-waiting:disabled:bg-raised not-data-waiting:disabled:text-ink-soft",
      },
    ],
    defaultVariants: { tone: "plain", size: "md" },
  },
);

type Style = VariantProps<typeof buttonStyle>;

interface ButtonProps extends ComponentProps<"button">, Style {
  /**
   * The action is in progress: a spinner shows and clicks do nothing. When the prop is set at all, a double click
   * counts once, because the second click would come before the spinner.
   */
  busy?: boolean;
}

export function Button({ tone, size, busy, className, children, onClick, ...rest }: ButtonProps) {
  // Before hydration the browser would submit the form itself, with a password in the URL.
  const waiting = !useHydrated() && rest.type === "submit";
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || (busy === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || waiting}
      data-waiting={waiting || undefined}
      aria-busy={busy || undefined}
      onClick={onPress}
      className={cn(buttonStyle({ tone, size }), className)}
    >
      {/* Replaces the icon, if there is one, so that the button keeps its width and the page its layout. */}
      {busy && <span className="spinner -ml-1 has-[~svg]:size-4.5" aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({ tone, size, className, ...rest }: LinkProps & Style & { children: ReactNode }) {
  return <Link {...rest} className={cn(buttonStyle({ tone, size }), className)} />;
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
