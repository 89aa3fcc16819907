import type { importConsumers, ResponseOf } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { Check, CircleAlert, Minus } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { toast } from "../../../ui/toast.tsx";
import { consumerCalls } from "../api.ts";
import { nameOf } from "../model.ts";

const texts = t.participants.create;
type Outcome = ResponseOf<typeof importConsumers>;

/** Adds a pasted list: first it is read and shown line by line, then its people are added. */
export function ListForm() {
  const [text, setText] = useState("");
  const preview = useMutation({ mutationFn: () => consumerCalls.import(text, true) });
  const add = useMutation({
    mutationFn: () => consumerCalls.import(text, false),
    onSuccess: (outcome) => toast.good(texts.added, texts.listDone(outcome.added)),
  });
  const again = () => {
    setText("");
    preview.reset();
    add.reset();
  };

  if (add.data) {
    return (
      <div className="grid gap-5">
        <Outcomes outcome={add.data} done />
        <div className="flex flex-wrap gap-2">
          <Button onClick={again}>{texts.more}</Button>
          <ButtonLink to="/dashboard/participants" tone="primary">
            {texts.toList}
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (preview.data) {
    return (
      <div className="grid gap-5">
        <p role="status" className="font-semibold">
          {texts.sum(preview.data.added, preview.data.known, preview.data.failed)}
        </p>
        <Outcomes outcome={preview.data} />
        {add.error && (
          <p role="alert" className="text-rose">
            {messageFor(add.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => preview.reset()}>{texts.change}</Button>
          <Button
            tone="primary"
            disabled={preview.data.added === 0}
            busy={add.isPending}
            onClick={() => add.mutate()}
          >
            {texts.submitList(preview.data.added)}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate();
      }}
      className="grid max-w-160 gap-4"
    >
      <Field
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        error={preview.error ? messageFor(preview.error) : undefined}
      >
        <Textarea
          rows={10}
          value={text}
          placeholder={texts.pastePlaceholder}
          onChange={(event) => setText(event.target.value)}
          className="tabular-nums"
        />
      </Field>
      <Button
        type="submit"
        tone="primary"
        size="lg"
        disabled={text.trim() === ""}
        busy={preview.isPending}
        className="w-fit max-md:w-full"
      >
        {preview.isPending ? texts.checking : texts.check}
      </Button>
    </form>
  );
}

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const looks = {
  added: { tone: "moss", icon: <Check {...icon} /> },
  known: { tone: "plain", icon: <Minus {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
} as const;

function Outcomes({ outcome, done = false }: { outcome: Outcome; done?: boolean }) {
  return (
    <div className="max-h-120 overflow-y-auto">
      <Table>
        <TableHead>
          <Column>{texts.line}</Column>
          <Column>{texts.person}</Column>
          <Column>{texts.outcome}</Column>
        </TableHead>
        <TableBody>
          {outcome.rows.map((row) => (
            <Row key={row.line}>
              <Cell hide className="text-ink-soft tabular-nums">
                {row.line}
              </Cell>
              <RowName>
                {row.consumer ? (
                  <>
                    <b className="block leading-snug">{nameOf(row.consumer)}</b>
                    <small className="text-sm text-ink-soft">{row.consumer.email}</small>
                  </>
                ) : (
                  <span className="break-all">{row.text}</span>
                )}
              </RowName>
              <Cell>
                <Badge {...looks[row.outcome]}>{(done ? texts.done : texts.outcomes)[row.outcome]}</Badge>
                {row.message && <small className="block text-sm text-ink-soft">{row.message}</small>}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
