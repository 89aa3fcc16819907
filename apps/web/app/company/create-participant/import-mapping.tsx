import type { ImportColumn } from "@lantern/contract/http";
import { useState } from "react";
import { Note } from "../../ui/note.tsx";
import { Select } from "../../ui/select.tsx";
import { texts } from "./texts.ts";
import type { Preview } from "./use-import.ts";

const names = Object.entries(texts.columnNames) as [ImportColumn, string][];
/** A column that somebody has to decide about. */
const open = "open";
type Choice = ImportColumn | null | typeof open;

/** The meaning of each column, as its heading says it. Where headings say nothing, somebody chooses. */
export function ImportMapping({
  preview,
  onChange,
}: {
  preview: Preview;
  onChange: (columns: (ImportColumn | null)[]) => void;
}) {
  const { columns, sample, header } = preview;
  const isOpen = preview.columns_unknown && header;
  const [chosen, setChosen] = useState<Choice[] | null>(null);
  const current = chosen ?? columns.map((column): Choice => (isOpen ? (column ?? open) : column));
  const [first = [], ...rest] = sample;
  const examples = header ? rest : sample;

  const choose = (index: number, choice: Choice) => {
    // Two columns cannot have the same meaning: the earlier one loses it.
    const next = current.map((other, at) => (at === index ? choice : other === choice ? null : other));
    setChosen(next);
    const decided = next.flatMap((one) => (one === open ? [] : [one]));
    if (decided.length === next.length) onChange(decided);
  };

  const question = preview.columns_unknown && (
    <Note
      kind="warn"
      role="status"
      className="mt-1"
      title={header ? texts.unknownHeadings : texts.noHeadings}
    >
      {header ? texts.unknownHeadingsHint : texts.noHeadingsHint}
    </Note>
  );
  // Lines that differ have no columns in common.
  if (columns.length < 2) return question || null;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{texts.mapping}</legend>
      {question || <p className="text-sm text-ink-soft">{texts.mappingHint}</p>}
      <div className="flex flex-wrap gap-3">
        {current.map((column, index) => {
          const name = (header && first[index]) || String(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
            <div key={index} className="grid w-44 content-start gap-1 max-md:w-full">
              <Select
                aria-label={texts.columnOf(name)}
                value={column ?? ""}
                onChange={(event) => choose(index, (event.target.value || null) as ImportColumn | null)}
              >
                {column === open && <option value={open}>{texts.chooseColumn}</option>}
                <option value="">{texts.leaveOut}</option>
                {names.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <small className="truncate px-1 text-sm text-ink-soft">
                {header ? <b className="font-medium">{name}: </b> : null}
                <bdi>{examples.map((row) => row[index]).find(Boolean)}</bdi>
              </small>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
