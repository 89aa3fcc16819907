import type { Delivery } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { faultText } from "../../i18n/error-text.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { deliveriesQuery, webhooksApi } from "./data.ts";
import { texts } from "./texts.ts";

const tones = { waiting: "tide", delivered: "moss", accepted: "ember", failed: "rose" } as const;
const moment = (at: string) => formatMoment(at, browserZone());

/** What was sent to a webhook, newest first, with bodies and responses. */
export function DeliveryLog({ webhookId, label }: { webhookId: string; label: string }) {
  const log = useInfiniteQuery(deliveriesQuery(webhookId));
  return (
    <div className="mt-5">
      <ListRows
        list={log}
        label={label}
        loading={texts.logLoading}
        rows={3}
        columns={
          <>
            <Column>{texts.event}</Column>
            <Column>{texts.state}</Column>
            <Column>{texts.when}</Column>
            <Column>
              <span className="sr-only">{texts.resend}</span>
            </Column>
          </>
        }
        row={(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />}
        empty={<p className="text-sm text-ink-soft">{texts.logEmpty}</p>}
      />
    </div>
  );
}

const names: Record<string, string> = { ...texts.eventNames, "webhook.test": texts.test };

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, event, state, attempts, status, error, fault } = delivery;
  const { body, response, duration_ms, created_at, next_at } = delivery;
  const resend = useMutation({
    mutationFn: () => webhooksApi.resend(id),
    onSuccess: () => toast.good(texts.resent),
    onError: (failure) => toast.bad(messageFor(failure)),
  });
  return (
    <Row>
      <RowName full>
        <b className="block font-semibold">{names[event] ?? event}</b>
        {error && <span className="block text-sm text-rose">{fault ? faultText(fault, error) : error}</span>}
        <details className="text-sm">
          <summary className="cursor-pointer text-tide">{texts.details}</summary>
          <Text label={texts.sent} text={body} />
          {response !== null && (
            <Text
              label={`${texts.response} ${status ?? ""} · ${texts.took(duration_ms ?? 0)}`}
              text={response}
            />
          )}
        </details>
      </RowName>
      <Cell>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <span className="block text-sm text-ink-soft">
          {state === "accepted" ? texts.acceptedText : texts.attempts(attempts)}
        </span>
      </Cell>
      <Cell className="text-sm text-ink-soft lg:whitespace-nowrap">
        {moment(created_at)}
        {next_at && <span className="block">{texts.next(moment(next_at))}</span>}
      </Cell>
      <Cell className="text-end max-lg:col-start-2">
        {state !== "waiting" && (
          <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
            {texts.resend}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** A body or the beginning of a response. */
function Text({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className="mt-2 font-medium">{label}</p>
      <pre className="mt-1 rounded-sm bg-raised p-3 text-sm break-all whitespace-pre-wrap">{text}</pre>
    </>
  );
}
