import { useRef, useState } from "react";
import { toast } from "../ui/toast.ts";
import { FieldErrors, outcomeOf, splitOutcome } from "./outcome.ts";
import { type Fields, parse, type SchemaName, type Valid } from "./parse.ts";
import { texts as formsTexts } from "./texts.ts";

type Name<V> = keyof V & string;
type NameOf<V, T> = { [N in Name<V>]: V[N] extends T ? N : never }[Name<V>];
type Errors = Record<string, string>;
type Change<V> = Partial<V> | ((current: V) => Partial<V>);
type OnChange = (event: { target: { value: string; checked?: boolean } }) => void;

/** The names of a schema's fields. What they contain is for the schema to check. */
type Body<K extends SchemaName> = { [N in keyof Fields<K>]: unknown };

interface Sent<K extends SchemaName, V> {
  fields: V;
  /** What differs from what was last saved. */
  changed: Partial<Valid<K>>;
  /** The value of the button that was clicked, where a form has several; with Enter that of the first. */
  button: string;
}

interface FormOptions<K extends SchemaName, V extends object, R> {
  /** The contract's schema of what is sent. */
  schema: K;
  /** The fields, as they are typed, and their first values. */
  initial: V;
  /** `values` as the schema returns them. */
  send: (values: Valid<K>, sent: Sent<K, V>) => Promise<R>;
  /** After success. The fields stay as they are; `refill` replaces some of them. */
  done?: (result: R, refill: (change: Partial<V>) => void) => void;
}

/**
 * Fields are sent as they are if all of them are fields of the schema; otherwise `body` makes its input of them. It may
 * throw `FieldErrors`, as `send` may.
 */
type BodyOption<K extends SchemaName, V> = [V, keyof V] extends [Body<K>, keyof Fields<K>]
  ? { body?: (values: V) => Body<K> | Promise<Body<K>> }
  : { body: (values: V) => Body<K> | Promise<Body<K>> };

export interface FormState<V extends object, E extends string = never> {
  /** Journeys know a form by it. */
  schema: SchemaName;
  values: V;
  set: (change: Change<V>) => void;
  /** Whether a field differs from what was last saved; also before the next render. */
  isChanged: () => boolean;
  busy: boolean;
  /** The value of the button that was clicked last. */
  button: string;
  /** What is wrong with no field that the form has. */
  failure: string | null;
  /** Also of fields that are only in what is sent, such as `sessions.1.starts_at`. */
  error: (name: Name<V> | E | `${E}.${string}`) => string | undefined;
  /** For a `Field` around an input, a text area or a select. */
  field: (name: NameOf<V, string>) => {
    name: string;
    error: string | undefined;
    control: { name: string; value: string; onChange: OnChange };
  };
  /** The same for a `Choices`, or a field whose control is not native. */
  group: (name: Name<V> | E | `${E}.${string}`) => { name: string; error: string | undefined };
  flag: (name: NameOf<V, boolean>) => { name: string; checked: boolean; onChange: OnChange };
  /** One of several radio buttons, or of several check boxes where the field is a list. */
  choice: <N extends NameOf<V, string | readonly string[]>>(
    name: N,
    value: V[N] extends readonly (infer C)[] ? C & string : V[N] & string,
  ) => { name: string; value: string; checked: boolean; onChange: OnChange };
  submit: (element: HTMLFormElement, button: string) => void;
}

/**
 * A form's values, what is wrong with them, and whether they are being sent. They are checked by the contract's schema and
 * sent once. After a first try the schema's errors follow every key; an error of the server stays at its field until that
 * field is changed. Nothing that was typed is lost when sending fails.
 */
export function useForm<K extends SchemaName, V extends object, R>(
  options: FormOptions<K, V, R> & BodyOption<K, V>,
): FormState<V, Name<Fields<K>>> {
  const { schema, initial, send, done } = options;
  const bodyOf: (values: V) => unknown = options.body ?? ((values) => values);
  const [values, setValues] = useState(initial);
  const [invalid, setInvalid] = useState<Errors>({});
  const [refused, setRefused] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [button, setButton] = useState("");
  // Refs, because several events may come before the next render.
  const latest = useRef(initial);
  const saved = useRef(initial);
  const sending = useRef(false);
  const tried = useRef(false);
  const runs = useRef(0);

  const put = (change: Partial<V>) => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
  };
  const validate = async () => {
    runs.current += 1;
    const mine = runs.current;
    const parsed = await parseBody(schema, () => bodyOf(latest.current));
    if (mine === runs.current) setInvalid("errors" in parsed ? parsed.errors : {});
    return parsed;
  };
  const set = (change: Change<V>) => {
    const part = typeof change === "function" ? change(latest.current) : change;
    put(part);
    // What has no value of its own, such as a start that is entered as day and time, may be mended by any change.
    setRefused((before) =>
      without(
        before,
        Object.keys(before).filter((name) => name in part || !(name in values)),
      ),
    );
    if (tried.current) void validate();
  };
  const submit = async (element: HTMLFormElement, button: string) => {
    const fields = latest.current;
    const has = (name: string) => fieldIn(element, [name]) !== undefined;
    tried.current = true;
    setFailure(null);
    setRefused({});
    try {
      const parsed = await validate();
      if ("errors" in parsed) {
        setFailure(Object.entries(parsed.errors).find(([name]) => !has(name))?.[1] ?? null);
        return focusFirst(element, parsed.errors);
      }
      const changed = without(parsed.values as Partial<Valid<K>>, same(saved.current, fields));
      const result = await send(parsed.values, { fields, changed, button });
      tried.current = false;
      runs.current += 1;
      setInvalid({});
      saved.current = fields;
      done?.(result, (change) => {
        put(change);
        saved.current = { ...saved.current, ...change };
      });
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.isInvalidRequest)
        toast.bad(formsTexts.errors.validationTitle, formsTexts.errors.validation);
      const split = splitOutcome(outcome, has);
      setRefused(split.errors);
      setFailure(split.failure);
      focusFirst(element, split.errors);
    }
  };
  const error = (name: string) => refused[name] ?? invalid[name];
  const onChange = (value: (target: { value: string; checked?: boolean }) => object): OnChange => {
    return ({ target }) => set(value(target) as Partial<V>);
  };
  return {
    schema,
    values,
    set,
    isChanged: () => same(saved.current, latest.current).length < Object.keys(latest.current).length,
    busy,
    button,
    failure,
    error,
    field: (name) => ({
      name,
      error: error(name),
      control: {
        name,
        value: String(values[name]),
        onChange: onChange(({ value }) => ({ [name]: value })),
      },
    }),
    group: (name) => ({ name, error: error(name) }),
    flag: (name) => ({
      name,
      checked: Boolean(values[name]),
      onChange: onChange(({ checked }) => ({ [name]: checked })),
    }),
    choice: (name, value) => {
      const chosen = values[name] as string | readonly string[];
      if (typeof chosen === "string")
        return { name, value, checked: chosen === value, onChange: onChange(() => ({ [name]: value })) };
      const others = chosen.filter((each) => each !== value);
      const toggle = onChange(({ checked }) => ({ [name]: checked ? [...others, value] : others }));
      return { name, value, checked: chosen.includes(value), onChange: toggle };
    },
    submit: (element, clicked) => {
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setButton(clicked);
      submit(element, clicked).finally(() => {
        sending.current = false;
        setBusy(false);
      });
    },
  };
}

async function parseBody<K extends SchemaName>(schema: K, bodyOf: () => unknown) {
  try {
    return await parse(schema, await bodyOf());
  } catch (error) {
    if (error instanceof FieldErrors) return { errors: error.fields };
    throw error;
  }
}

const without = <T extends object>(all: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as T;

/** The fields that are the same in both. What is chosen of a list has no order. */
function same<V extends object>(before: V, after: V): string[] {
  const names = Object.keys(after) as (keyof V & string)[];
  return names.filter((name) => plain(before[name]) === plain(after[name]));
}

function plain(value: unknown): string {
  const list = value instanceof Map ? [...value.keys()] : value;
  return JSON.stringify(Array.isArray(list) ? list.toSorted() : list);
}

/** The first element of the form that shows the errors of one of these fields. */
const fieldIn = (form: HTMLFormElement, names: readonly string[]) =>
  [...form.querySelectorAll<HTMLElement>("[data-field]")].find(({ dataset }) =>
    names.includes(dataset.field ?? ""),
  );

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const field = fieldIn(form, Object.keys(errors));
  field?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button")?.focus();
}
