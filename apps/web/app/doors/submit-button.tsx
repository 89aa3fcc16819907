import type { ReactNode } from "react";
import { buttonStyle } from "../ui/button-style.ts";

interface Props {
  children: string;
  /** The text while the action is in progress. */
  busy?: string;
  tone?: "primary" | "plain";
  /** A button of the script's own, outside a form. */
  type?: "submit" | "button";
}

/** The button of a door. A form's waits for the script, because the browser would put a password into the address. */
export function SubmitButton({ children, busy, tone = "primary", type = "submit" }: Props) {
  const waits = type === "submit";
  return (
    <button
      type={type}
      disabled={waits}
      data-waiting={waits ? "" : undefined}
      data-busy={busy}
      className={buttonStyle({ tone, size: "lg" })}
    >
      <BusySpinner />
      <span data-label="">{children}</span>
    </button>
  );
}

/** Visible while its button is busy. */
export function BusySpinner({ children }: { children?: ReactNode }) {
  return (
    <>
      <span className="spinner -ms-1 not-in-aria-busy:hidden has-[~svg]:size-4.5" aria-hidden="true" />
      {children}
    </>
  );
}
