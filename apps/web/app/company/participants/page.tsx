import type { Consumer } from "@lantern/contract/http";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Download, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messageFor } from "../../api/error.ts";
import {
  consumersQuery,
  groupsQuery,
  type PeopleFilter,
  participantApi,
} from "../../api/queries/participants.ts";
import { saveCsv } from "../../api/save-file.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Check } from "../../ui/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListChoice, ListSearch } from "../../ui/list-filters.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Column } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { keysOf, type ListParams, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { EditDialog } from "../shared/people/edit-dialog.tsx";
import { nameOf } from "../shared/people/model.ts";
import { RemoveDialog } from "../shared/people/remove-dialog.tsx";
import { useRemoving } from "../shared/people/removing.ts";
import { texts as peopleTexts } from "../shared/people/texts.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { PersonRow } from "./person-row.tsx";
import { texts } from "./texts.ts";

const GroupDialog = lazy(() => import("../shared/people/group-dialog.tsx"));
const GroupBar = lazy(() => import("./group-bar.tsx"));
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

const orders = keysOf(texts.filters.orders);

export default function Participants() {
  const params = useListParams({ search: "", department: "", office: "", group: "", sort: orders });
  const [{ sort, ...filter }, change] = params;
  const list = useInfiniteQuery(consumersQuery(filter, sort));
  const groups = useQuery(groupsQuery).data;
  const total = groups?.total;
  const group = groups?.saved.find(({ id }) => id === filter.group);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toRemove, setToRemove] = useState<{ ids: string[]; name: string | null } | null>(null);
  const [editing, setEditing] = useState<Consumer | null>(null);
  const [moving, setMoving] = useState(false);
  const [grouping, setGrouping] = useState(false);
  const removing = useRemoving();
  const people = (list.data ?? []).filter(({ id }) => !removing.has(id));
  const filtered = Object.values(filter).some(Boolean);
  const save = useMutation({
    mutationFn: () => participantApi.export(filter, sort),
    onSuccess: (csv) => saveCsv(texts.fileName, String(csv)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  const chooseAll = useMutation({
    mutationFn: () => participantApi.ids(filter),
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
      <p className="font-semibold">{texts.noMatch(filter.search)}</p>
      <TextButton onClick={() => change({ search: "", department: "", office: "", group: "" })}>
        {texts.clear}
      </TextButton>
    </div>
  ) : (
    <EmptyState title={texts.empty.title} action={add}>
      {texts.empty.text}
    </EmptyState>
  );
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  const numberChosen = people.filter(({ id }) => chosen.has(id)).length;
  return (
    <>
      <PageHeader
        title={names.participants}
        sub={texts.sub}
        actions={people.length || filtered ? actions : undefined}
      />
      {(people.length > 0 || filtered || Boolean(total)) && (
        <search className="mb-3 flex flex-wrap gap-3">
          <ListSearch params={params} label={texts.search} placeholder={texts.searchShort} />
          {groups && (
            <>
              <GroupChoice params={params} name="department" groups={groups.departments.map(byName)} />
              <GroupChoice params={params} name="office" groups={groups.offices.map(byName)} />
              <GroupChoice params={params} name="group" groups={groups.saved} />
            </>
          )}
          <ListChoice
            params={params}
            name="sort"
            label={texts.filters.sort}
            options={Object.entries(texts.filters.orders)}
          />
        </search>
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
          <Button size="sm" tone="danger" onClick={() => setToRemove({ ids: [...chosen], name: null })}>
            {texts.removeChosen}
          </Button>
          <TextButton onClick={() => setChosen(new Set())}>{texts.unchoose}</TextButton>
          {list.hasNextPage && (
            <TextButton onClick={() => chooseAll.mutate()}>{texts.chooseMatching}</TextButton>
          )}
        </div>
      )}
      <ListRows
        list={{ ...list, data: list.data && people }}
        loading={peopleTexts.loading}
        columns={
          <>
            <Column>
              <span className="flex items-center gap-3">
                <Check
                  aria-label={texts.chooseAll}
                  checked={numberChosen === people.length}
                  indeterminate={numberChosen > 0 && numberChosen < people.length}
                  onChange={({ target }) =>
                    choose(
                      people.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                {texts.columns.person}
              </span>
            </Column>
            <Column>{texts.columns.department}</Column>
            <Column>{texts.columns.office}</Column>
            <Column>{texts.columns.zone}</Column>
            <Column>
              <span className="sr-only">{texts.columns.action}</span>
            </Column>
          </>
        }
        row={(person) => (
          <PersonRow
            key={person.id}
            person={person}
            chosen={chosen.has(person.id)}
            onChoose={(on) => choose([person.id], on)}
            onEdit={() => setEditing(person)}
            onRemove={() => setToRemove({ ids: [person.id], name: nameOf(person) })}
          />
        )}
        empty={empty}
        count={() =>
          !filtered && total !== undefined && list.hasNextPage
            ? texts.countOf(people.length, total)
            : texts.count(people.length)
        }
      />
      {editing && <EditDialog person={editing} onClose={() => setEditing(null)} />}
      <Suspense>{grouping && <GroupDialog ids={[...chosen]} onClose={() => setGrouping(false)} />}</Suspense>
      {moving && <MoveDialog ids={[...chosen]} onClose={() => setMoving(false)} />}
      {toRemove && (
        <RemoveDialog
          {...toRemove}
          onClose={() => setToRemove(null)}
          onRemoved={() => setChosen(new Set([...chosen].filter((id) => !toRemove.ids.includes(id))))}
        />
      )}
    </>
  );
}

const byName = ({ name, count }: { name: string; count: number }) => ({ id: name, name, count });

/** A choice among the departments, offices or saved groups of the company, if it has any. */
function GroupChoice({
  params,
  name,
  groups,
}: {
  params: ListParams<Pick<PeopleFilter, "department" | "office" | "group">>;
  name: "department" | "office" | "group";
  groups: readonly { id: string; name: string; count: number }[];
}) {
  const label = texts.filters[name];
  if (groups.length === 0 && !params[0][name]) return null;
  return (
    <ListChoice
      params={params}
      name={name}
      label={label}
      options={[
        ["", `${label}: ${texts.filters.all}`],
        ...groups.map(({ id, name, count }) => [id, `${name} (${formatNumber(count)})`] as const),
      ]}
    />
  );
}
