import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { Form, Submit } from "../../forms/form.tsx";
import type { FormState } from "../../forms/use-form.ts";
import { cn } from "../../ui/cn.ts";
import { Field, FieldError } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { texts as peopleTexts } from "../shared/people/texts.ts";
import { type List, readFile } from "./list-reading.ts";
import { texts } from "./texts.ts";

/** The source of a list: a file that is dropped or chosen, or pasted text. */
export function ImportSource({
  form,
  onRead,
  onChoose,
  problem,
  busy,
}: {
  form: FormState<{ text: string }>;
  onRead: (list: List) => void;
  /** Called with a file whose encoding somebody has to choose. */
  onChoose: (file: NonNullable<List["file"]>) => void;
  /** What is wrong with a file that was read. */
  problem: string | null;
  busy: boolean;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setWrong(null);
    setReading(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await readFile(bytes);
      if (read.kind === "problem") return setWrong(texts.fileProblems[read.problem]);
      if (read.kind === "choose") return onChoose({ bytes, choices: read.choices });
      const { kind: _, ...list } = read;
      // Cells of a workbook are not a text to correct by hand.
      form.set({ text: list.separator ? "" : list.text });
      onRead(list);
    } catch {
      setWrong(texts.fileProblems.not_text);
    } finally {
      setReading(false);
    }
  };

  return (
    <Form form={form} className="grid max-w-160 gap-5">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
        className={cn(
          "grid cursor-pointer justify-items-center gap-1 rounded-md border border-dashed p-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-tide",
          over ? "border-ember bg-ember-wash" : "border-field-line hover:bg-hover",
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 text-ink-soft" />
        <b role="status">{reading ? texts.readingFile : texts.drop}</b>
        <span className="text-sm text-ink-soft">{texts.dropHint}</span>
        <input
          id={id}
          type="file"
          aria-label={texts.chooseFile}
          accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,.numbers,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {(wrong ?? problem) && <FieldError>{wrong ?? problem}</FieldError>}
      <Field label={peopleTexts.pasteLabel} hint={texts.pasteHint} {...form.field("text")}>
        <Textarea rows={9} placeholder={texts.pastePlaceholder} className="tabular-nums" />
      </Field>
      <Submit tone="primary" sending={texts.checking} disabled={busy || reading}>
        {texts.check}
      </Submit>
    </Form>
  );
}
