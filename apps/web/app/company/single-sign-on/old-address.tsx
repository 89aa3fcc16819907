import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { singleSignOnApi } from "./data.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { oldAddressState } from "./model.ts";
import { texts } from "./texts.ts";

interface OldAddressProps {
  oldUri: string;
  newUri: string;
  /** From then on we refuse sign-ins by the old address; null: never. */
  until: string | null;
}

/** How a company moves to a redirect address of its own. */
export function OldAddress({ oldUri, newUri, until }: OldAddressProps) {
  const [now] = useState(Date.now);
  const state = oldAddressState(until, now);
  const tryNew = useMutation({
    mutationFn: singleSignOnApi.tryOwnAddress,
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <section aria-labelledby="move" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="move" className="text-xl">
          {texts.move}
        </h2>
        <p className="text-ink-soft">{texts.moveText}</p>
      </div>
      <Note kind={state === "ended" ? "bad" : state === "ends" ? "warn" : "info"}>
        {texts.oldAddress[state](until ? formatDayHere(until) : "")}
      </Note>
      <CopyField label={texts.newRedirect} text={newUri} />
      <CopyField label={texts.oldRedirect} text={oldUri} />
      <Button
        tone="primary"
        size="lg"
        className="w-fit"
        busy={tryNew.isPending || tryNew.isSuccess}
        onClick={() => tryNew.mutate()}
      >
        {texts.tryNew}
      </Button>
      <p className="text-sm text-ink-soft">{texts.tryNewHint}</p>
    </section>
  );
}
