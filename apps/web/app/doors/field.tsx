import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyle } from "../ui/button-style.ts";
import { FieldError } from "../ui/field.tsx";
import { controlStyle } from "../ui/input.tsx";
import { texts as uiTexts } from "../ui/texts.ts";

interface Props extends ComponentProps<"input"> {
  name: string;
  label: string;
  aside?: ReactNode;
  hint?: string;
  /** Replaces the text of every error. */
  fault?: string;
  /** Replaces the text about letters of an address that nothing can be sent to. */
  letters?: string;
  /** Limits of a new password, in characters, and the name of the control that this one repeats. */
  min?: number;
  max?: number;
  same?: string;
  /** The name of a control that may be filled in place of this one. */
  or?: string;
}

/** Label, control, hidden error and hint of a prerendered form, connected by the field's name. */
export function DoorField({
  name,
  id = name,
  label,
  aside,
  hint,
  fault,
  letters,
  min,
  max,
  same,
  or,
  ...input
}: Props) {
  const control = (
    <input
      {...input}
      id={id}
      name={name}
      data-fault={fault}
      data-letters={letters}
      data-min={min}
      data-max={max}
      data-same={same}
      data-or={or}
      aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
      className={input.type === "password" ? `${controlStyle} pe-12` : controlStyle}
    />
  );
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {input.type === "password" ? <Password>{control}</Password> : control}
      <HiddenError id={`${id}-error`} />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

function Password({ children }: { children: ReactNode }) {
  return (
    <div data-password="" className="relative">
      {children}
      <span className="absolute top-1/2 end-1 flex -translate-y-1/2">
        <button
          type="button"
          data-show-password=""
          aria-label={uiTexts.showPassword}
          data-label={uiTexts.hidePassword}
          aria-pressed={false}
          className={buttonStyle({ tone: "quiet", size: "iconSm" })}
        >
          <Eye aria-hidden="true" strokeWidth={1.5} className="in-aria-pressed:hidden" />
          <EyeOff aria-hidden="true" strokeWidth={1.5} className="not-in-aria-pressed:hidden" />
        </button>
      </span>
    </div>
  );
}

/** An error that the script fills and shows. */
export function HiddenError({ id }: { id?: string }) {
  return (
    <div id={id} data-form-error={id ? undefined : ""} hidden>
      <FieldError>{null}</FieldError>
    </div>
  );
}
