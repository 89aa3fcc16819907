import type { Consumer } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Ellipsis, Search, UserPlus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { consumerCalls, consumersQuery } from "../../features/participants/api.ts";
import { nameOf } from "../../features/participants/model.ts";
import { cityOf } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { Button, ButtonLink, TextButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Initials } from "../../ui/initials.tsx";
import { InputWithIcon } from "../../ui/input.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";

const texts = t.participants;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Participants() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const list = useInfiniteQuery(consumersQuery(useDeferredValue(search)));
  const [leaving, setLeaving] = useState<Consumer | null>(null);
  const people = list.data ?? [];
  const setSearch = (value: string) => setParams(value ? { search: value } : {}, { replace: true });
  const add = (
    <ButtonLink to="/dashboard/createConsumer" tone="primary">
      <UserPlus {...icon} />
      {texts.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} actions={people.length > 0 || search ? add : undefined} />
      {list.isPending && <SkeletonRows label={texts.loading} />}
      {list.isError && (
        <Note kind="bad" role="alert" title={t.ui.list.couldNotLoad}>
          {messageFor(list.error)}
        </Note>
      )}
      {list.isSuccess && people.length === 0 && !search && (
        <EmptyState title={texts.empty.title} action={add}>
          {texts.empty.text}
        </EmptyState>
      )}
      {(people.length > 0 || search) && (
        <InputWithIcon
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          icon={<Search {...icon} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-2 sm:w-80"
        />
      )}
      {people.length > 0 && (
        <>
          <Table>
            <TableHead>
              <Column>{texts.columns.person}</Column>
              <Column>{texts.columns.department}</Column>
              <Column>{texts.columns.office}</Column>
              <Column>{texts.columns.zone}</Column>
              <Column>
                <span className="sr-only">{texts.columns.action}</span>
              </Column>
            </TableHead>
            <TableBody>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} onRemove={() => setLeaving(person)} />
              ))}
            </TableBody>
          </Table>
          <p className="mt-4 flex items-center gap-4 text-sm text-ink-soft" role="status">
            {texts.shown(people.length)}
            {list.hasNextPage && (
              <TextButton onClick={() => list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                {texts.showMore}
              </TextButton>
            )}
          </p>
        </>
      )}
      {list.isSuccess && people.length === 0 && search && (
        <div role="status" className="py-6">
          <p className="font-semibold">{texts.noMatch(search)}</p>
          <TextButton onClick={() => setSearch("")}>{texts.clear}</TextButton>
        </div>
      )}
      {leaving && <RemoveDialog person={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function PersonRow({ person, onRemove }: { person: Consumer; onRemove: () => void }) {
  const name = nameOf(person);
  return (
    <Row>
      <RowName>
        <span className="flex items-center gap-3">
          <Initials first={person.first_name ?? person.email} last={person.last_name ?? ""} />
          <span className="min-w-0">
            <b className="block truncate leading-snug">{name}</b>
            <small className="block truncate text-sm text-ink-soft">
              {name === person.email ? texts.nameless : person.email}
            </small>
          </span>
        </span>
      </RowName>
      <Cell hide>{person.department}</Cell>
      <Cell hide>{person.office}</Cell>
      <Cell hide>{person.timezone && cityOf(person.timezone)}</Cell>
      <Cell className="text-right">
        <Menu
          trigger={
            <Button tone="quiet" size="iconSm" aria-label={texts.menu(name)}>
              <Ellipsis {...icon} />
            </Button>
          }
        >
          <MenuItem danger onSelect={onRemove}>
            {texts.remove}
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
}

function RemoveDialog({ person, onClose }: { person: Consumer; onClose: () => void }) {
  const name = nameOf(person);
  const remove = useMutation({
    mutationFn: () => consumerCalls.remove(person.id),
    onSuccess: () => toast.plain(texts.removed(name)),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.removing.title(name)}
      description={texts.removing.text}
      actions={
        <>
          <Button onClick={onClose}>{texts.removing.keep}</Button>
          <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {texts.removing.submit}
          </Button>
        </>
      }
    />
  );
}
