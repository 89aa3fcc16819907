import type { Consumer } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Download, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { consumersQuery, groupsQuery, type Listing, participantApi } from "../../api/queries/participants.ts";
import { saveCsv } from "../../api/save-file.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { ListFilters } from "./list-filters.tsx";
import { listingOf, nameOf, paramsOf } from "./model.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { PeopleTable } from "./people-table.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useRemoving } from "./removing.ts";
import { texts } from "./texts.ts";

const GroupDialog = lazy(() => import("./group-dialog.tsx"));
const GroupBar = lazy(() => import("./group-bar.tsx"));
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

export default function Participants() {
  const [params, setParams] = useSearchParams();
  const listing = listingOf(params);
  const list = useInfiniteQuery(consumersQuery(listing));
  const groups = useQuery(groupsQuery).data;
  const total = groups?.total;
  const group = groups?.saved.find(({ id }) => id === listing.group);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<{ ids: string[]; name: string | null } | null>(null);
  const [editing, setEditing] = useState<Consumer | null>(null);
  const [moving, setMoving] = useState(false);
  const [grouping, setGrouping] = useState(false);
  const removing = useRemoving();
  const people = (list.data ?? []).filter(({ id }) => !removing.has(id));
  const filtered = Boolean(listing.search || listing.department || listing.office || listing.group);
  const change = (part: Partial<Listing>) =>
    setParams(paramsOf({ ...listing, ...part }), { replace: true, preventScrollReset: true });
  const save = useMutation({
    mutationFn: () => participantApi.export(listing),
    onSuccess: (csv) => saveCsv(texts.fileName, String(csv)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  const chooseAll = useMutation({
    mutationFn: () => participantApi.ids(listing),
    onSuccess: (ids) => setChosen(new Set(ids)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  const add = (
    <ButtonLink to="/dashboard/createConsumer" tone="primary">
      <UserPlus {...icon} />
      {texts.add}
    </ButtonLink>
  );
  const actions = (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        <Download {...icon} />
        {texts.export}
      </Button>
      {add}
    </>
  );
  const empty = filtered ? (
    <div role="status" className="py-6">
      <p className="font-semibold">{texts.noMatch(listing.search)}</p>
      <TextButton onClick={() => change({ search: "", department: "", office: "", group: "" })}>
        {texts.clear}
      </TextButton>
    </div>
  ) : (
    <EmptyState title={texts.empty.title} action={add}>
      {texts.empty.text}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title={names.participants}
        sub={texts.sub}
        actions={people.length || filtered ? actions : undefined}
      />
      {(people.length > 0 || filtered || Boolean(total)) && (
        <ListFilters listing={listing} onChange={change} />
      )}
      {group && (
        <Suspense>
          <GroupBar
            group={group}
            chosen={chosen}
            onMembersRemoved={() => setChosen(new Set())}
            onRemoved={() => change({ group: "" })}
          />
        </Suspense>
      )}
      {chosen.size > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-4 py-2">
          <span role="status" className="font-semibold tabular-nums">
            {texts.chosen(chosen.size)}
          </span>
          <Button size="sm" onClick={() => setMoving(true)}>
            {texts.moveChosen}
          </Button>
          <Button size="sm" onClick={() => setGrouping(true)}>
            {texts.groupChosen}
          </Button>
          <Button size="sm" tone="danger" onClick={() => setLeaving({ ids: [...chosen], name: null })}>
            {texts.removeChosen}
          </Button>
          <TextButton onClick={() => setChosen(new Set())}>{texts.unchoose}</TextButton>
          {list.hasNextPage && (
            <TextButton onClick={() => chooseAll.mutate()}>{texts.chooseMatching}</TextButton>
          )}
        </div>
      )}
      <Loaded query={{ ...list, data: list.data && people }} label={texts.loading} empty={empty}>
        {() => (
          <>
            <PeopleTable
              people={people}
              chosen={chosen}
              onChoose={setChosen}
              onEdit={setEditing}
              onRemove={(person) => setLeaving({ ids: [person.id], name: nameOf(person) })}
            />
            <p className="mt-4 flex items-center gap-4 text-sm text-ink-soft" role="status">
              {!filtered && total !== undefined && list.hasNextPage
                ? texts.countOf(people.length, total)
                : texts.count(people.length)}
              <ShowMore list={list} />
            </p>
          </>
        )}
      </Loaded>
      {editing && <EditDialog person={editing} onClose={() => setEditing(null)} />}
      <Suspense>{grouping && <GroupDialog ids={[...chosen]} onClose={() => setGrouping(false)} />}</Suspense>
      {moving && <MoveDialog ids={[...chosen]} onClose={() => setMoving(false)} />}
      {leaving && (
        <RemoveDialog
          {...leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => setChosen(new Set([...chosen].filter((id) => !leaving.ids.includes(id))))}
        />
      )}
    </>
  );
}
