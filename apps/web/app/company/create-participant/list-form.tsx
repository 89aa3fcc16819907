import type { ImportColumn } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { participantApi } from "../../api/queries/participants.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { ImportLines } from "./import-lines.tsx";
import { ImportMapping } from "./import-mapping.tsx";
import { ImportProgress, ImportResult } from "./import-run.tsx";
import { ImportSource } from "./import-source.tsx";
import { texts } from "./texts.ts";
import { type OnExisting, type Preview, peopleOf, useImport } from "./use-import.ts";

interface Reading {
  text: string;
  columns?: (ImportColumn | null)[];
  existing: OnExisting;
}

/** Imports a list: it is first parsed and checked row by row, then stored in chunks. */
export function ListForm() {
  const [text, setText] = useState("");
  const [onExisting, setOnExisting] = useState<OnExisting>("skip");
  /** Columns chosen by hand; otherwise the columns of each row are guessed. */
  const [columns, setColumns] = useState<(ImportColumn | null)[] | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const reading = useMutation({ mutationFn: participantApi.preview, onSuccess: setPreview });
  const { run, start, goOn, reset } = useImport(onExisting);
  const people = preview ? peopleOf(preview) : [];

  const back = () => {
    setPreview(null);
    setColumns(null);
  };
  const again = () => {
    setText("");
    back();
    reset();
  };
  const read = (list: Partial<Reading>) =>
    reading.mutate({ text, existing: onExisting, ...(columns && { columns }), ...list });
  const store = async (go: typeof start) => {
    const { counts, whole } = await go(people);
    if (whole) toast.good(texts.added, texts.listDone(counts.added));
  };

  if (!preview) {
    const problem = reading.error ? messageFor(reading.error) : null;
    const from = (list: string) => read({ text: list });
    return (
      <ImportSource text={text} onChange={setText} onRead={from} problem={problem} busy={reading.isPending} />
    );
  }
  if (run && run.done === run.all) return <ImportResult run={run} preview={preview} onAgain={again} />;
  if (run) return <ImportProgress run={run} onGoOn={() => store(goOn)} />;
  return (
    <div className="grid gap-6">
      <ImportMapping
        preview={preview}
        onChange={(chosen) => {
          setColumns(chosen);
          read({ columns: chosen });
        }}
      />
      <Field label={texts.existing} className="max-w-90">
        <Select
          value={onExisting}
          onChange={(event) => {
            const value = event.target.value as OnExisting;
            setOnExisting(value);
            read({ existing: value });
          }}
        >
          <option value="skip">{texts.onExisting.skip}</option>
          <option value="update">{texts.onExisting.update}</option>
        </Select>
      </Field>
      <p role="status" className="font-semibold">
        {texts.sum(preview.added, preview.updated, preview.existing, preview.failed)}
      </p>
      <ImportLines rows={preview.rows} />
      {reading.error && <FieldError>{messageFor(reading.error)}</FieldError>}
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
