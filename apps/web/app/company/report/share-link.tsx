import type { ReportLink } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { reportLinksApi } from "../../api/queries/report-links.ts";
import { browserZone, formatDayHere, formatMoment } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { shareTexts as texts } from "./share-texts.ts";

interface Props {
  session: string;
  link: ReportLink;
  onRevoked: () => void;
}

/** One link: until when it is good, whether somebody used it, and the button that revokes it at once. */
export function ShareLink({ session, link, onRevoked }: Props) {
  const [asking, setAsking] = useState(false);
  const day = formatDayHere(link.expires_at);
  const revoke = useMutation({
    mutationFn: () => reportLinksApi(session).revoke(link.id),
    onSuccess() {
      toast.good(texts.revoked);
      onRevoked();
    },
    onError: (error) => toast.bad(messageFor(error)),
  });
  const opened = link.opened_at && formatMoment(link.opened_at, browserZone());
  const facts = [link.protected && texts.password, opened ? texts.opened(opened) : texts.notOpened];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{texts.ends(day)}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {asking ? (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setAsking(false)}>
            {t.ui().cancel}
          </Button>
          <Button size="sm" tone="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {texts.revokeNow}
          </Button>
        </span>
      ) : (
        <Button size="sm" aria-label={texts.revokeOf(day)} onClick={() => setAsking(true)}>
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}
