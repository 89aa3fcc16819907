import { type FormEvent, useRef, useState } from "react";
import { toast } from "../ui/toast.ts";
import { check, type SchemaName, type Valid } from "./check.ts";
import { outcomeOf, splitOutcome } from "./outcome.ts";
import { texts as formsTexts } from "./texts.ts";

interface FormOptions<K extends SchemaName, R> {
  /** The contract's schema for what is sent. */
  schema: K;
  /** The schema's input, or a promise of it; by default every field as text. */
  read?: (form: HTMLFormElement) => unknown;
  send: (values: Valid<K>, form: HTMLFormElement) => Promise<R>;
  /** After success; `form.reset()` empties it. */
  done?: (result: R, form: HTMLFormElement) => void;
}

export interface Form {
  /** For the `form` element. */
  props: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Texts by field name. */
  errors: Record<string, string | undefined>;
  /** The text above the button. */
  failure: string | null;
  busy: boolean;
}

/** Every field of a form as text. */
export function fieldsOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}

/** Fills in fields by name. */
export function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = value;
  }
}

/** Rejected by the form itself, before anything is sent. */
export class FieldErrors extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super("Rejected by the form");
    this.fields = fields;
  }
}

/**
 * A form of uncontrolled inputs. It is checked by the contract's schema and sent once; errors are shown at their
 * fields, the rest in `failure`, and the first bad field gets the focus. After a first try, a field is checked again
 * whenever it changes.
 */
export function useForm<K extends SchemaName, R>({
  schema,
  read = fieldsOf,
  send,
  done,
}: FormOptions<K, R>): Form {
  const [errors, setErrors] = useState<Form["errors"]>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  /** Since the last success. From then on a field is checked whenever it changes. */
  const submitted = useRef(false);
  /** What only the server knew, by field. It holds until that field changes. */
  const fromServer = useRef<Record<string, string>>({});

  const reject = (form: HTMLFormElement, next: Record<string, string>, rest: string | null) => {
    setErrors(next);
    setFailure(rest);
    const first = ([...form.elements] as HTMLInputElement[]).find((field) => field.name in next);
    // A hidden input stores the value of the control after it.
    const control = first?.type === "hidden" ? first.nextElementSibling?.querySelector("input") : first;
    control?.focus();
  };
  const recheck = async (form: HTMLFormElement, name: string) => {
    const checked = await check(schema, await read(form));
    delete fromServer.current[name];
    const now = { ...fromServer.current, ...("errors" in checked ? checked.errors : {}) };
    // A change can also mend a rule that spans several fields.
    setErrors((before) => {
      const visible = Object.keys(before).filter((field) => before[field] !== undefined);
      return Object.fromEntries([...visible, name].map((field) => [field, now[field]]));
    });
  };
  const submit = async (form: HTMLFormElement) => {
    submitted.current = true;
    fromServer.current = {};
    setErrors({});
    setFailure(null);
    const checked = await check(schema, await read(form));
    if ("errors" in checked) return reject(form, checked.errors, null);
    try {
      const result = await send(checked.values, form);
      submitted.current = false;
      done?.(result, form);
    } catch (error) {
      if (error instanceof FieldErrors) return reject(form, error.fields, null);
      const outcome = outcomeOf(error);
      if (outcome.isInvalidRequest)
        toast.bad(formsTexts.errors.validationTitle, formsTexts.errors.validation);
      const split = splitOutcome(outcome, (name) => form.elements.namedItem(name) !== null);
      fromServer.current = split.errors;
      reject(form, split.errors, split.failure);
    }
  };
  return {
    errors,
    failure,
    busy,
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A form in a dialog may be inside another form's tree.
        event.stopPropagation();
        if (sending.current) return;
        sending.current = true;
        setBusy(true);
        submit(event.currentTarget).finally(() => {
          sending.current = false;
          setBusy(false);
        });
      },
      onInput: ({ currentTarget, target }) => {
        if (submitted.current) void recheck(currentTarget, (target as HTMLInputElement).name);
      },
    },
  };
}
