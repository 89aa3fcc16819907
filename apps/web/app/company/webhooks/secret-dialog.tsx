import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { texts } from "./texts.ts";

/** Shows a new secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <Dialog
      open={secret !== null}
      onClose={close}
      title={texts.secretTitle}
      description={texts.secretText}
      wide
      actions={
        <>
          <Button onClick={() => navigator.clipboard.writeText(secret ?? "").then(() => setCopied(true))}>
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button tone="primary" onClick={close}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Field label={texts.secret} className="mt-4">
        <Input readOnly value={secret ?? ""} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
