import type { ApiKey } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { keysApi } from "../../../api/queries/keys.ts";
import { browserZone, formatDayHere, formatMoment } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useNow } from "../../../ui/use-now.ts";
import { texts } from "./texts.ts";

/** What a key may do, until when, when it was used, and the button that revokes it. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, scopes, created_at, expires_at, last_used_at } = apiKey;
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => keysApi.revoke(id),
    onSuccess: () => toast.good(texts.revoked),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: () => setAsking(false),
  });
  const now = useNow(60_000);
  const expired = expires_at !== null && Date.parse(expires_at) <= now;
  const expiry = (day: string) => (expired ? texts.expiredOn(day) : texts.expiresOn(day));
  const facts = [
    texts.madeOn(formatDayHere(created_at)),
    expires_at === null ? texts.neverExpires : expiry(formatDayHere(expires_at)),
    last_used_at === null ? texts.neverUsed : texts.usedOn(formatMoment(last_used_at, browserZone())),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-3">
          <h2 className="font-text text-base font-semibold tracking-normal wrap-anywhere">{name}</h2>
          {expired && (
            <Badge tone="rose" boxed>
              {texts.expired}
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm">{scopes.map((scope) => texts.scopeNames[scope]).join(", ")}</p>
        <p className="mt-1 text-sm text-ink-soft">{facts.join(" · ")}</p>
      </div>
      <Button size="sm" aria-label={texts.revokeOf(name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.revokeTitle(name)}
        description={texts.revokeText}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.ui().cancel}</Button>
            <Button tone="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {texts.revoke}
            </Button>
          </>
        }
      />
    </li>
  );
}
