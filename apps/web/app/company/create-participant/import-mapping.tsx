import type { ImportColumn } from "@lantern/contract/http";
import { Select } from "../../ui/select.tsx";
import { texts } from "./texts.ts";
import type { Preview } from "./use-import.ts";

const names = Object.entries(texts.columnNames) as [ImportColumn, string][];

/** The meaning of each column: guessed, and correctable. */
export function ImportMapping({
  preview,
  onChange,
}: {
  preview: Preview;
  onChange: (columns: (ImportColumn | null)[]) => void;
}) {
  const { columns, sample, header } = preview;
  const [first = [], ...rest] = sample;
  if (columns.length < 2) return null;
  const examples = header ? rest : sample;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.mapping}</legend>
      <p className="text-sm text-ink-soft">{texts.mappingHint}</p>
      <div className="flex flex-wrap gap-3">
        {columns.map((column, index) => {
          const name = (header && first[index]) || String(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
            <div key={index} className="grid w-44 content-start gap-1 max-md:w-full">
              <Select
                aria-label={texts.columnOf(name)}
                value={column ?? ""}
                onChange={(event) => {
                  const chosen = (event.target.value || null) as ImportColumn | null;
                  // Two columns cannot have the same meaning: the earlier one loses it.
                  onChange(
                    columns.map((other, at) => (at === index ? chosen : other === chosen ? null : other)),
                  );
                }}
              >
                <option value="">{texts.leaveOut}</option>
                {names.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <small className="truncate px-1 text-sm text-ink-soft">
                {header ? <b className="font-medium">{name}: </b> : null}
                {examples.map((row) => row[index]).find(Boolean)}
              </small>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
