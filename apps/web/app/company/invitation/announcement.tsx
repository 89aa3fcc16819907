import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as invitationTexts } from "./texts.ts";

const texts = invitationTexts.announcement;

/** A text about the session to copy into a chat. */
export function Announcement({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.good(texts.copied);
    } catch {
      toast.plain(texts.blocked);
    }
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-lg">{texts.title}</h2>
      <Field label={texts.label} hint={texts.text} className="w-full">
        <Textarea readOnly value={text} rows={5} />
      </Field>
      <Button onClick={copy}>
        <Copy aria-hidden="true" strokeWidth={1.5} />
        {texts.copy}
      </Button>
    </section>
  );
}
