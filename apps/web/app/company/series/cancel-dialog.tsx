import type { Series, SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { seriesApi } from "../../api/queries/series.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { toast } from "../../ui/toast.ts";
import { laterThan } from "./model.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.cancelling;

/** Cancels one session, or it and all after it. */
export default function CancelDialog({
  series,
  session,
  onClose,
}: {
  series: Series;
  session: SessionSummary;
  onClose: () => void;
}) {
  const later = laterThan(series, session);
  const [rest, setRest] = useState(false);
  const ids = [session, ...(rest ? later : [])].map(({ id }) => id);
  const cancel = useMutation({
    mutationFn: () => seriesApi.cancel(series.id, ids),
    onSuccess: () => {
      toast.good(texts.done(ids.length));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.title} ${session.title}`}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.back}</Button>
          <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.submit(ids.length)}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-2">
        {later.length > 0 && (
          <>
            <RadioOption name="what" title={texts.only} checked={!rest} onChange={() => setRest(false)} />
            <RadioOption
              name="what"
              title={texts.rest(later.length)}
              checked={rest}
              onChange={() => setRest(true)}
            />
          </>
        )}
        {cancel.error && <FieldError>{messageFor(cancel.error)}</FieldError>}
      </div>
    </Dialog>
  );
}
