import { cn } from "./cn.ts";
import { Field } from "./field.tsx";
import { SearchInput } from "./search-input.tsx";
import { Select } from "./select.tsx";
import { texts } from "./texts.ts";
import type { ListParams } from "./use-list-params.ts";

/** The search box of a list. */
export function ListSearch<V extends { search: string }>({
  params: [values, change],
  label = texts.list.search,
  placeholder,
  className = "min-w-60 flex-1 max-lg:basis-full lg:max-w-110",
}: {
  params: ListParams<V>;
  label?: string;
  placeholder?: string;
  className?: string;
}) {
  return (
    <SearchInput
      label={label}
      {...(placeholder && { placeholder })}
      value={values.search}
      maxLength={100}
      onSearch={(search) => change({ search } as Partial<V>)}
      className={className}
    />
  );
}

/** A choice of what a list shows, or of its order. */
export function ListChoice<V, K extends keyof V & string>({
  params: [values, change],
  name,
  label,
  hideLabel = true,
  options,
  className = "w-44 max-sm:min-w-36 max-sm:flex-1",
}: {
  params: ListParams<V>;
  /** The parameter. */
  name: K;
  label: string;
  hideLabel?: boolean;
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  className?: string;
}) {
  return (
    <Field label={label} hideLabel={hideLabel} className={cn("min-w-0", className)}>
      <Select
        value={String(values[name])}
        onChange={({ target }) => change({ [name]: target.value } as Partial<V>)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
