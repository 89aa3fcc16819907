import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "./cn.ts";

interface FieldLinks {
  id: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  "aria-required"?: true | undefined;
}

/** The value of the field's control and what changes it, from the form that it is in. */
interface Control {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

const Links = createContext<{ links: Partial<FieldLinks>; control?: Control | undefined }>({ links: {} });

/** Attributes that connect a control with the label, hint and error of its field. */
export const useFieldLinks = (): Partial<FieldLinks> => useContext(Links).links;

/** The same, with the value: for native controls. */
export function useFieldControl(): Partial<FieldLinks & Control> {
  const { links, control } = useContext(Links);
  return { ...links, ...control };
}

interface FieldProps {
  label: ReactNode;
  /** At the right end of the label's line, for example "Forgot it?". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: ReactNode;
  hideLabel?: boolean;
  /** The field of a form, whose errors are shown here. */
  name?: string;
  control?: Control;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. Contains one control of ui/. */
export function Field({
  label,
  aside,
  hint,
  error,
  optional,
  hideLabel,
  name,
  control,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div data-field={name} className={cn("grid content-start gap-1.5", className)}>
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-soft"> {optional}</span>}
        </label>
        {aside}
      </div>
      <Links
        value={{
          links: { id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined },
          control,
        }}
      >
        {children}
      </Links>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm font-medium text-rose">
      <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
