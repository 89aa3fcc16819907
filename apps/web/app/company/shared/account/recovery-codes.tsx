import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { copy } from "../../../ui/clipboard.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { texts as accountTexts } from "./texts.ts";

const texts = accountTexts.authenticator;

/** Shows new recovery codes, once. Only the button closes it, so that nobody loses them by a click beside it. */
export default function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      open
      onClose={() => {}}
      title={texts.codesTitle}
      description={texts.codesText}
      actions={
        <>
          <Button onClick={() => copy(codes.join("\n")).then(setCopied)}>
            {copied ? texts.copied : texts.copy}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {texts.saved}
          </Button>
        </>
      }
    >
      <ul className="mt-4 grid gap-x-6 gap-y-2 font-mono select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
