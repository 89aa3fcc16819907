import type { Webhook } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { webhooksApi } from "./data.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { texts } from "./texts.ts";

/** One webhook: what it gets, what can be done with it, and its log. */
export function WebhookCard({ webhook, onSecret }: { webhook: Webhook; onSecret: (secret: string) => void }) {
  const { id, kind, url, events, paused_at, failing_since, old_secret_until } = webhook;
  const server = new URL(url).host;
  const user = useUser();
  const [asking, setAsking] = useState<"remove" | "renew" | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const act = useMutation({
    mutationFn: (task: () => Promise<unknown>) => task(),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: () => setAsking(null),
  });
  const run = (task: () => Promise<unknown>) => act.mutate(task);
  const test = async () => {
    await webhooksApi.test(id);
    setLogOpen(true);
    toast.good(texts.testSent);
  };
  const setPaused = async (paused: boolean) => {
    await webhooksApi.change(id, { paused });
    toast.good(paused ? texts.pausedToast : texts.resumedToast);
  };
  const remove = async () => {
    await webhooksApi.remove(id);
    toast.good(texts.removed);
  };
  return (
    <li className="rounded-md border border-line p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-text text-base font-semibold tracking-normal break-all">{server}</h2>
        <span className="text-sm text-ink-soft">{texts.kinds[kind]}</span>
        {paused_at && (
          <Badge tone="ember" boxed>
            {texts.paused}
          </Badge>
        )}
      </div>
      {kind === "signed" && <p className="mt-1 text-sm break-all text-ink-soft">{url}</p>}
      <p className="mt-2 text-sm">{events.map((event) => texts.eventNames[event]).join(", ")}</p>
      {paused_at && <p className="mt-2 text-sm text-ember">{texts.pausedText}</p>}
      {old_secret_until && (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.oldSecret(formatMoment(old_secret_until, browserZone()))}
        </p>
      )}
      {failing_since && !paused_at && (
        <p className="mt-2 text-sm text-rose">{texts.failing(formatMoment(failing_since, browserZone()))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
          {logOpen ? texts.hideLog : texts.showLog}
        </Button>
        <Button size="sm" busy={act.isPending} onClick={() => run(test)}>
          {texts.sendTest}
        </Button>
        <Button size="sm" busy={act.isPending} onClick={() => run(() => setPaused(!paused_at))}>
          {paused_at ? texts.resume : texts.pause}
        </Button>
        {kind === "signed" && (
          <Button size="sm" onClick={() => setAsking("renew")}>
            {texts.renew}
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={() => setAsking("remove")}>
          {texts.remove}
        </Button>
      </div>
      {logOpen && <DeliveryLog webhookId={id} label={texts.logOf(server)} />}
      <Dialog
        open={asking === "remove"}
        onClose={() => setAsking(null)}
        title={texts.removeTitle}
        description={texts.removeText}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>{t.ui().cancel}</Button>
            <Button tone="danger" busy={act.isPending} onClick={() => run(remove)}>
              {texts.remove}
            </Button>
          </>
        }
      />
      {asking === "renew" && user && (
        <PasswordDialog
          user={user}
          question={{ title: texts.renewTitle, text: texts.renewText, confirm: texts.renew }}
          act={(password) => webhooksApi.renewSecret(id, password)}
          onDone={({ secret }) => secret && onSecret(secret)}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
