import { listOutbox } from "@lantern/contract/http";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { consoleCalls } from "../../features/console/calls.ts";
import { ConsoleList } from "../../features/console/components/console-list.tsx";
import { consoleGate } from "../../features/console/gate.ts";
import { moment } from "../../features/console/moments.ts";
import { useList } from "../../features/console/use-list.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";

const texts = t.consoleTexts.mails;
const tones = { waiting: "tide", sent: "plain", dead: "rose" } as const;

export const clientLoader = consoleGate;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Mails() {
  const state = useList("mails", ["state"], (query) => call(listOutbox, { query }));
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={texts.title}
        states={texts.states}
        stateName="state"
        columns={
          <>
            <Column>{texts.columns.mail}</Column>
            <Column>{texts.columns.company}</Column>
            <Column>{texts.columns.state}</Column>
            <Column>{texts.columns.day}</Column>
            <Column>
              <span className="sr-only">{texts.columns.action}</span>
            </Column>
          </>
        }
        row={(letter) => (
          <Row key={letter.id}>
            <RowName full>
              <b className="block break-words">{letter.subject}</b>
              <span className="text-sm break-all text-ink-soft">{letter.to}</span>
            </RowName>
            <Cell>{letter.company?.name ?? <span className="text-ink-soft">{letter.kind}</span>}</Cell>
            <Cell className="max-lg:text-right">
              <Badge tone={tones[letter.state]}>{texts.states[letter.state]}</Badge>
              {letter.attempts > 1 && (
                <small className="block text-sm text-ink-soft">{texts.attempts(letter.attempts)}</small>
              )}
              {letter.state !== "sent" && letter.last_error && (
                <small className="block text-sm break-words text-rose">{letter.last_error}</small>
              )}
            </Cell>
            <Cell className="text-sm whitespace-nowrap text-ink-soft">{moment(letter.created_at)}</Cell>
            <Cell className="text-right">{letter.state !== "sent" && <Retry letter={letter} />}</Cell>
          </Row>
        )}
      />
    </>
  );
}

function Retry({ letter }: { letter: { id: string; subject: string; to: string } }) {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await consoleCalls.retry({ id: letter.id });
      toast.good(texts.retried);
    } catch (error) {
      toast.bad(messageFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" busy={busy} onClick={retry} aria-label={texts.retryOf(letter.subject, letter.to)}>
      {texts.retry}
    </Button>
  );
}
