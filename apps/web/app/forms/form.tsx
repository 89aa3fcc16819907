import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import type { FormState } from "./use-form.ts";

const Current = createContext<Pick<FormState<object>, "busy" | "button" | "failure">>({
  busy: false,
  button: "",
  failure: null,
});

type FormProps<V extends object, E extends string> = Omit<ComponentProps<"form">, "onSubmit" | "form"> & {
  form: FormState<V, E>;
};

/** The form with its fields. Enter submits it. */
export function Form<V extends object, E extends string>({ form, ...rest }: FormProps<V, E>) {
  return (
    <Current value={form}>
      <form
        noValidate
        data-schema={form.schema}
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog may be inside another form's tree.
          event.stopPropagation();
          const { submitter } = event.nativeEvent as SubmitEvent;
          form.submit(event.currentTarget, submitter?.getAttribute("value") ?? "");
        }}
      />
    </Current>
  );
}

/** What is wrong with the whole of the form it is in. */
export function Failure() {
  const { failure } = use(Current);
  return failure && <FieldError>{failure}</FieldError>;
}

type SubmitProps = ComponentProps<typeof Button> & { value?: string; sending?: string };

/** A button that sends the form. `sending` replaces its text meanwhile. */
export function SubmitButton({ value = "", sending, disabled, children, ...rest }: SubmitProps) {
  const { busy, button } = use(Current);
  const isMine = busy && button === value;
  return (
    <Button type="submit" value={value} busy={isMine} disabled={disabled || (busy && !isMine)} {...rest}>
      {isMine && sending ? sending : children}
    </Button>
  );
}

/** The failure, and below it the large button that sends the form. */
export function Submit(props: SubmitProps) {
  return (
    <>
      <Failure />
      <SubmitButton size="lg" className="w-fit max-md:w-full" {...props} />
    </>
  );
}

/** Check boxes or radio buttons of one field. */
export function Choices({
  name,
  error,
  legend,
  children,
}: {
  name: string;
  error: string | undefined;
  legend: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset data-field={name} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {children}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
