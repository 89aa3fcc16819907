import { nameOf } from "../people/model.ts";
import type { Person } from "./people.ts";

/** A person with a checkbox before the name. */
export function PersonCheckbox({
  person,
  on,
  onChange,
}: {
  person: Person;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 px-3 py-1 hover:bg-hover">
        <input
          type="checkbox"
          className="check"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="min-w-0 leading-tight">
          <span className="block truncate">{nameOf(person)}</span>
          <small className="block truncate text-sm text-ink-soft">
            {[person.department, person.office].filter(Boolean).join(", ") || person.email}
          </small>
        </span>
      </label>
    </li>
  );
}
