import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { webhooksQuery } from "../../api/queries/webhooks.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SecretDialog } from "../../ui/secret-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { AddWebhook } from "./add-webhook.tsx";
import { texts } from "./texts.ts";
import { WebhookCard } from "./webhook-card.tsx";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function Webhooks() {
  const user = useUser();
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader
        title={texts.title}
        sub={texts.sub}
        crumb={{ to: "/dashboard/settings", text: texts.crumb, here: texts.title }}
      />
      {user && (isOwner ? <WebhookList /> : <Note>{texts.ownersOnly}</Note>)}
    </>
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
