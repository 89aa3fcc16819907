import type { ListEncoding } from "@lantern/contract/list-encodings";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { encodingName } from "./encoding-name.ts";
import type { List } from "./list-reading.ts";
import { texts } from "./texts.ts";
import type { Preview, Separator } from "./use-import.ts";

const separators = Object.entries(texts.separators) as [Separator, string][];

/** How a list was read: its encoding, what separates its columns, and the line of its headings. Each can be corrected. */
export function ImportReading({
  list,
  preview,
  onEncoding,
  onSeparator,
  onHeader,
}: {
  list: List;
  preview: Preview;
  onEncoding: (encoding: ListEncoding) => void;
  onSeparator: (separator: Separator) => void;
  onHeader: (line: number) => void;
}) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {list.file && (
        <Field label={texts.encoding}>
          <Select value={list.encoding} onChange={(event) => onEncoding(event.target.value as ListEncoding)}>
            {list.file.choices.map(({ encoding }) => (
              <option key={encoding} value={encoding}>
                {encodingName(encoding)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!list.separator && preview.first_lines.length > 0 && (
        <Field label={texts.separator}>
          <Select
            value={preview.separator}
            onChange={(event) => onSeparator(event.target.value as Separator)}
          >
            {separators.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts.headerLine}>
        <Select value={preview.header_line} onChange={(event) => onHeader(Number(event.target.value))}>
          <option value={0}>{texts.noHeader}</option>
          {preview.first_lines.map(({ line, text }) => (
            <option key={line} value={line}>
              {texts.headerOf(line, text)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
