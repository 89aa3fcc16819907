import { Copy } from "lucide-react";
import { Button } from "./button.tsx";
import { copy as copyToClipboard } from "./clipboard.ts";
import { toast } from "./toast.ts";

/** A text to send on, with a button that copies it. A browser that blocks copying leaves the text to be selected. */
export function CopyText({
  title,
  hint,
  text,
  copy,
  copied,
}: {
  title: string;
  hint: string;
  text: string;
  /** The button's text, and the message after it. */
  copy: string;
  copied: string;
}) {
  const onCopy = async () => {
    if (await copyToClipboard(text)) toast.good(copied);
  };
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2>{title}</h2>
          <p className="text-sm text-ink-soft">{hint}</p>
        </div>
        <Button onClick={onCopy}>
          <Copy aria-hidden="true" strokeWidth={1.5} />
          {copy}
        </Button>
      </div>
      <p className="rounded-md border border-line bg-raised p-4 text-sm whitespace-pre-line wrap-anywhere select-all">
        {text}
      </p>
    </section>
  );
}
