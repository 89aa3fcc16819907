import { Button } from "./button.tsx";
import { copy } from "./clipboard.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { texts } from "./texts.ts";
import { toast } from "./toast.ts";

/** One line to enter somewhere else, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const onCopy = async () => {
    if (await copy(text)) toast.good(texts.copied);
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <Input readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <Button size="lg" aria-label={texts.copyOf(label)} onClick={onCopy}>
        {texts.copy}
      </Button>
    </div>
  );
}
