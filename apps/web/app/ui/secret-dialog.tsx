import { useState } from "react";
import { Button } from "./button.tsx";
import { copy } from "./clipboard.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { texts } from "./texts.ts";

interface Props {
  /** Null: nothing is shown. */
  secret: string | null;
  title: string;
  /** What the secret is for, and that it is shown only once. */
  description: string;
  /** Label of the secret. */
  label: string;
  onClose: () => void;
}

/** Shows a new secret, once, with a button to copy it. */
export function SecretDialog({ secret, title, description, label, onClose }: Props) {
  const [copied, setCopied] = useState(false);
  const close = () => {
    setCopied(false);
    onClose();
  };
  return (
    <Dialog
      open={secret !== null}
      onClose={close}
      title={title}
      description={description}
      wide
      explicit
      actions={
        <>
          <Button onClick={() => copy(secret ?? "").then(setCopied)}>
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button tone="primary" onClick={close}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Field label={label} className="mt-4">
        <Input readOnly value={secret ?? ""} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
