import { listOutbox } from "@lantern/contract/endpoints/outbox";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { platformApi, platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { moment } from "../shared/moments.ts";
import { PlatformList } from "../shared/platform-list.tsx";
import { texts } from "./texts.ts";

const tones = { waiting: "tide", sent: "plain", bounced: "rose", dead: "rose" } as const;

export default function Emails() {
  const params = useListParams({ search: "", state: ["", ...keysOf(texts.states)] });
  const list = useInfiniteQuery(platformList("mails", params[0], (query) => request(listOutbox, { query })));
  return (
    <PlatformList
      title={names.emails}
      sub={texts.sub}
      params={params}
      list={list}
      state={["state", texts.states]}
      columns={
        <>
          <Column>{texts.columns.email}</Column>
          <Column>{texts.columns.company}</Column>
          <Column>{texts.columns.state}</Column>
          <Column>{texts.columns.day}</Column>
          <Column>
            <span className="sr-only">{texts.columns.action}</span>
          </Column>
        </>
      }
      row={(email) => (
        <Row key={email.id}>
          <RowName full>
            <b className="block">{email.subject || texts.erased}</b>
            <span className="text-sm break-all text-ink-soft">{email.to}</span>
            {email.cc && (
              <span className="block text-sm break-all text-ink-soft">{texts.copyTo(email.cc)}</span>
            )}
            <small className="block font-mono text-sm break-all text-ink-soft">{email.id}</small>
          </RowName>
          <Cell>{email.company?.name ?? <span className="text-ink-soft">{email.kind}</span>}</Cell>
          <Cell className="max-lg:text-end">
            <Badge tone={tones[email.state]}>{texts.states[email.state]}</Badge>
            {email.attempts > 1 && (
              <small className="block text-sm text-ink-soft">{texts.attempts(email.attempts)}</small>
            )}
            {email.state !== "sent" && email.last_error && (
              <small className="block text-sm text-rose">{email.last_error}</small>
            )}
          </Cell>
          <Cell className="text-sm whitespace-nowrap text-ink-soft">{moment(email.created_at)}</Cell>
          <Cell className="text-end">{email.sent_at === null && <Retry email={email} />}</Cell>
        </Row>
      )}
    />
  );
}

function Retry({ email }: { email: { id: string; subject: string; to: string } }) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await platformApi.retry({ id: email.id });
      toast.good(texts.retried);
    } catch (error) {
      toast.bad(messageFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" busy={busy} onClick={retry} aria-label={texts.retryOf(email.subject, email.to)}>
      {texts.retry}
    </Button>
  );
}
