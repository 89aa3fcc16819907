import { Check, Clock } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/copy-field.tsx";
import { CopyText } from "../../../ui/copy-text.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Initials } from "../../../ui/initials.tsx";
import { ListChoice } from "../../../ui/list-filters.tsx";
import { ListPage } from "../../../ui/list-page.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { LoadingLine } from "../../../ui/loading-line.tsx";
import { Note } from "../../../ui/note.tsx";
import { Cell, Column, Row, RowName } from "../../../ui/table.tsx";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const tones = ["plain", "ember", "tide", "moss", "rose"] as const;
const state = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const page = {
  ...state,
  isPlaceholderData: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage() {},
};

export function Notes() {
  return (
    <>
      {(["plain", "info", "warn", "bad"] as const).map((kind) => (
        <Note
          key={kind}
          kind={kind}
          title={texts.emptyTitle}
          action={<Button size="sm">{texts.action}</Button>}
        >
          {texts.noteText}
        </Note>
      ))}
      <FieldError>{texts.error}</FieldError>
      <CopyText
        title={texts.copyTitle}
        hint={texts.copyHint}
        text={texts.noteText}
        copy={texts.action}
        copied={texts.copied}
      />
      <CopyField label={texts.link} text="https://play.example.com" />
      <p className="flex flex-wrap gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Clock {...icon} />}>
            {texts.waiting}
          </Badge>
        ))}
      </p>
      <p className="flex flex-wrap gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} boxed icon={<Check {...icon} />}>
            {texts.confirmed}
          </Badge>
        ))}
      </p>
      <p className="flex gap-2">
        {(["raised", "page", "present"] as const).map((tone) => (
          <Initials key={tone} first="Freja" last="Holm" tone={tone} />
        ))}
      </p>
    </>
  );
}

/** A list with its filters, `Loaded` in its other states, and the bar of a loading page. */
export function Lists() {
  const [values, setValues] = useState({ search: "", sort: texts.options[0] });
  const params = [values, (part: Partial<typeof values>) => setValues({ ...values, ...part })] as const;
  const [name, seats, status] = texts.columns;
  return (
    <>
      <ListPage
        params={params}
        list={{ ...page, data: texts.rows }}
        label={texts.emptyTitle}
        filters={
          <ListChoice
            params={params}
            name="sort"
            label={texts.fieldName}
            options={texts.options.map((option) => [option, option])}
          />
        }
        columns={
          <>
            <Column>{name}</Column>
            <Column figures>{seats}</Column>
            <Column>{status}</Column>
          </>
        }
        row={([title, count]) => (
          <Row key={title}>
            <RowName>{title}</RowName>
            <Cell figures>{formatNumber(count)}</Cell>
            <Cell>
              <Badge tone="moss">{texts.confirmed}</Badge>
            </Cell>
          </Row>
        )}
      />
      {/* The bar is at the top of this box instead of the page. */}
      <div className="relative h-4 transform-gpu">
        <LoadingLine phase="progress" progress={0.6} visible />
      </div>
      <Loaded query={state} rows={2}>
        {() => null}
      </Loaded>
      <Loaded query={{ ...state, error: new Error(texts.failed) }}>{() => null}</Loaded>
      <Loaded query={{ ...state, data: [] }} empty={<p className="text-ink-soft">{texts.empty}</p>}>
        {() => null}
      </Loaded>
      <dl className="rounded-md border border-line">
        <Figure term={texts.figure} value="12">
          {texts.figureText}
        </Figure>
      </dl>
      <EmptyState title={texts.emptyTitle} action={<Button tone="primary">{texts.action}</Button>}>
        {texts.noteText}
      </EmptyState>
    </>
  );
}
