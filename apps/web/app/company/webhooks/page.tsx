import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../../ui/loaded.tsx";
import { SecretDialog } from "../../ui/secret-dialog.tsx";
import { OwnersPage } from "../shared/owners-page.tsx";
import { AddWebhook } from "./add-webhook.tsx";
import { webhooksQuery } from "./data.ts";
import { texts } from "./texts.ts";
import { WebhookCard } from "./webhook-card.tsx";

export default function Webhooks() {
  return (
    <OwnersPage texts={texts}>
      <WebhookList />
    </OwnersPage>
  );
}

function WebhookList() {
  const list = useQuery(webhooksQuery);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Loaded query={list} label={texts.loading} empty={<p className="text-ink-soft">{texts.none}</p>}>
        {({ items }) => (
          <ul className="grid gap-4">
            {items.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
            ))}
          </ul>
        )}
      </Loaded>
      <AddWebhook onSecret={setSecret} />
      <SecretDialog
        secret={secret}
        title={texts.secretTitle}
        description={texts.secretText}
        label={texts.secret}
        onClose={() => setSecret(null)}
      />
    </>
  );
}
