import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees.revoking;

interface Props {
  name: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms that a person's join link is revoked. */
export function RevokeDialog({ name, busy, onClose, onConfirm }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(name)}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {texts.submit}
          </Button>
        </>
      }
    />
  );
}
