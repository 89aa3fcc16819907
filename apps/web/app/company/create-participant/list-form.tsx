import type { ImportColumn } from "@lantern/contract/http";
import type { ListEncoding } from "@lantern/contract/list-encodings";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { participantApi } from "../../api/queries/participants.ts";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { encodingName } from "./encoding-name.ts";
import { ImportLines } from "./import-lines.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportReading } from "./import-reading.tsx";
import { ImportProgress, ImportResult } from "./import-run.tsx";
import { ImportSource } from "./import-source.tsx";
import { decoded, type List } from "./list-reading.ts";
import { texts } from "./texts.ts";
import { type OnExisting, type Preview, peopleOf, type Separator, useImport } from "./use-import.ts";

/** A list, and what somebody has corrected in how it is read. */
interface Reading {
  list: List;
  separator?: Separator | undefined;
  headerLine?: number | undefined;
  columns?: (ImportColumn | null)[] | undefined;
  existing: OnExisting;
}

const readList = ({ list, separator = list.separator, headerLine, columns, existing }: Reading) =>
  participantApi.preview({
    text: list.text,
    existing,
    ...(separator && { separator }),
    ...(headerLine !== undefined && { header_line: headerLine }),
    ...(columns && { columns }),
  });

/** Imports a list: first it shows how the list was read, row by row, then it is stored in chunks. */
export function ListForm() {
  const [file, setFile] = useState<NonNullable<List["file"]> | null>(null);
  const [read, setRead] = useState<{ reading: Reading; preview: Preview } | null>(null);
  const reading = useMutation({
    mutationFn: async (next: Reading) => ({ reading: next, preview: await readList(next) }),
    onSuccess: setRead,
  });
  const form = useForm({
    schema: "pastedListBody",
    initial: { text: "" },
    send: async ({ text }) => {
      const next = nextReading({ text });
      setRead({ reading: next, preview: await readList(next) });
    },
  });
  const { run, start, goOn, reset } = useImport(read?.reading.existing ?? "skip");
  const people = read ? peopleOf(read.preview) : [];

  const back = () => {
    setRead(null);
    setFile(null);
  };
  const again = () => {
    form.set({ text: "" });
    back();
    reset();
  };
  const nextReading = (list: List): Reading => ({ list, existing: read?.reading.existing ?? "skip" });
  const readNew = (list: List) => reading.mutate(nextReading(list));
  const store = async (go: typeof start) => {
    const { counts, whole } = await go(people);
    if (whole) toast.good(texts.added, texts.listDone(counts.added));
  };
  const problem = reading.error ? messageFor(reading.error) : null;

  if (!read && file) {
    const choose = (encoding: ListEncoding) => readNew(decoded(file, encoding));
    return (
      <>
        <EncodingChoice file={file} onChoose={choose} onBack={back} />
        {problem && <FieldError>{problem}</FieldError>}
      </>
    );
  }
  if (!read)
    return (
      <ImportSource
        form={form}
        onRead={readNew}
        onChoose={setFile}
        problem={problem}
        busy={reading.isPending}
      />
    );
  const { preview } = read;
  const { list } = read.reading;
  if (run && run.done === run.all) return <ImportResult run={run} preview={preview} onAgain={again} />;
  if (run) return <ImportProgress run={run} onGoOn={() => store(goOn)} />;
  const change = (correction: Partial<Reading>) => reading.mutate({ ...read.reading, ...correction });
  return (
    <div className="grid gap-6">
      <h2>{texts.reading}</h2>
      {list.leftOut && list.leftOut.rows + list.leftOut.columns > 0 && (
        <Note kind="info" role="status" title={texts.leftOut(list.leftOut)}>
          {texts.leftOutHint}
        </Note>
      )}
      <ImportReading
        list={list}
        preview={preview}
        onEncoding={(encoding) => list.file && readNew(decoded(list.file, encoding))}
        onSeparator={(separator) => change({ separator, headerLine: undefined, columns: undefined })}
        onHeader={(headerLine) => change({ headerLine, columns: undefined })}
      />
      <ImportMapping
        // Other headings or another separator are a new question.
        key={`${list.encoding} ${preview.separator} ${preview.header_line}`}
        preview={preview}
        onChange={(columns) => change({ columns, headerLine: preview.header_line })}
      />
      <Field label={texts.existing} className="max-w-90">
        <Select
          value={read.reading.existing}
          onChange={(event) => change({ existing: event.target.value as OnExisting })}
        >
          <option value="skip">{texts.onExisting.skip}</option>
          <option value="update">{texts.onExisting.update}</option>
        </Select>
      </Field>
      {preview.rows.length > 0 && (
        <>
          <p role="status" className="font-semibold">
            {texts.sum(preview)}
          </p>
          <ImportLines rows={preview.rows} />
        </>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={back}>{texts.change}</Button>
        <Button
          tone="primary"
          disabled={people.length === 0}
          busy={reading.isPending}
          onClick={() => store(start)}
        >
          {texts.submitList(preview.added, preview.updated)}
        </Button>
      </div>
    </div>
  );
}

/** The right one is nearly always among these. */
const firstChoices = 6;

/** Asks in which encoding the letters of a file are right, with real lines of it. */
function EncodingChoice({
  file,
  onChoose,
  onBack,
}: {
  file: NonNullable<List["file"]>;
  onChoose: (encoding: ListEncoding) => void;
  onBack: () => void;
}) {
  const [all, setAll] = useState(false);
  const choices = all ? file.choices : file.choices.slice(0, firstChoices);
  return (
    <div className="grid max-w-160 gap-5">
      <fieldset className="grid gap-3">
        <legend className="font-semibold">{texts.chooseEncoding}</legend>
        <p className="text-sm text-ink-soft">{texts.chooseEncodingHint}</p>
        {choices.map(({ encoding, sample }) => (
          <RadioOption
            key={encoding}
            name="encoding"
            title={encodingName(encoding)}
            onChange={() => onChoose(encoding)}
          >
            {sample.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sample never changes
              <span key={at} dir="auto" className="block wrap-anywhere text-ink">
                {line}
              </span>
            ))}
          </RadioOption>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{texts.change}</Button>
        {file.choices.length > choices.length && (
          <Button onClick={() => setAll(true)}>
            {texts.moreEncodings(file.choices.length - choices.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
