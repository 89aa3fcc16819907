import type { SessionSort } from "@lantern/contract/http";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ArrowUpDown, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { countsQuery, type SessionView, sessionsQuery } from "../../api/queries/sessions.ts";
import { browserZone, cityOf } from "../../i18n/format.ts";
import { TextButton, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cn } from "../../ui/cn.ts";
import { ListChoice } from "../../ui/list-filters.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Column } from "../../ui/table.tsx";
import { FilterTabs } from "../../ui/tabs.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { keysOf, type ListParams, useListParams } from "../../ui/use-list-params.ts";
import { useNow } from "../../ui/use-now.ts";
import { names } from "../names.ts";
import { FirstSession } from "../shared/session/first-session.tsx";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { SessionRow } from "./session-row.tsx";
import { texts } from "./texts.ts";

const filters = ["all", "live", "confirmed", "draft", "completed", "cancelled", "archived"] as const;
type Filter = (typeof filters)[number];

const orders = keysOf(texts.orders);

export default function Sessions() {
  const params = useListParams({ search: "", state: filters, sort: orders });
  const [{ search, state, sort }, change] = params;
  const list = useInfiniteQuery(sessionsQuery(search, { ...viewOf(state), sort }));
  const counts = useQuery(countsQuery).data;
  const now = useNow(60_000);
  const count = (filter: Filter) => {
    if (!counts) return undefined;
    if (filter !== "all") return counts[filter];
    return counts.draft + counts.confirmed + counts.live + counts.completed + counts.cancelled;
  };
  return (
    <>
      <PageHeader
        title={names.sessions}
        sub={
          <Link to="/dashboard/series" className={textLink}>
            {texts.allSeries}
          </Link>
        }
        actions={
          <>
            <ButtonLink to="/dashboard/createSeries">{names.createSeries}</ButtonLink>
            <ButtonLink to="/dashboard/createSession" tone="primary">
              <Plus aria-hidden="true" strokeWidth={1.5} />
              {sessionTexts.create}
            </ButtonLink>
          </>
        }
      />
      {counts && Object.values(counts).every((each) => each === 0) ? (
        <FirstSession />
      ) : (
        <ListPage
          params={params}
          list={list}
          loading={texts.loading}
          search={texts.search}
          tabs={
            <FilterTabs
              label={texts.filters}
              value={state}
              items={filters.map((value) => ({ value, label: nameOf(value), count: count(value) }))}
              onChange={(value) => change({ state: value })}
            />
          }
          above={
            <ListChoice
              params={params}
              name="sort"
              label={texts.order}
              options={Object.entries(texts.orders)}
              className="mt-3 w-fit lg:hidden"
            />
          }
          columns={
            <>
              <SortableColumn by="title" params={params}>
                {texts.columns.session}
              </SortableColumn>
              <Column>{texts.columns.state}</Column>
              <SortableColumn by="start" params={params}>
                {texts.columns.start(cityOf(browserZone()))}
              </SortableColumn>
              <Column figures>{texts.columns.seats}</Column>
              <Column>{texts.columns.stands}</Column>
              <Column>
                <span className="sr-only">{texts.columns.action}</span>
              </Column>
            </>
          }
          row={(session) => <SessionRow key={session.id} session={session} now={now} />}
          empty={
            <div role="status" className="py-8">
              <p className="font-semibold">{search ? texts.noMatch(search) : texts.noneInState}</p>
              <p className="text-ink-soft">
                {search && `${state === "all" ? texts.noMatchText : texts.noMatchInState} `}
                <TextButton onClick={() => change(search ? { search: "" } : { state: "all" })}>
                  {search ? texts.clear : texts.showAll}
                </TextButton>
              </p>
            </div>
          }
          count={(rows) => {
            const total = (search ? undefined : count(state)) ?? rows.length;
            const archived = state === "all" && !search ? (counts?.archived ?? 0) : 0;
            return `${texts.count(rows.length, total)} ${archived > 0 ? texts.archivedCount(archived) : ""}`;
          }}
        />
      )}
    </>
  );
}

function nameOf(filter: Filter): string {
  if (filter === "all") return texts.all;
  return filter === "archived" ? texts.archived : uiTexts.sessions.states[filter];
}

function viewOf(filter: Filter): SessionView {
  if (filter === "all") return {};
  return filter === "archived" ? { archived: true } : { status: filter, archived: false };
}

/** A column header that sorts the table: ascending, descending, default. */
function SortableColumn({
  by,
  params: [{ sort }, change],
  children,
}: {
  by: "start" | "title";
  params: ListParams<{ sort: SessionSort }>;
  children: ReactNode;
}) {
  const [up, down] = [by, `-${by}`] as const;
  const order = sort === up ? "ascending" : sort === down ? "descending" : "none";
  const next = sort === up ? down : sort === down ? "agenda" : up;
  const Icon = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <Column aria-sort={order}>
      <button
        type="button"
        onClick={() => change({ sort: next })}
        className={cn(
          "inline-flex items-center gap-1.5 hover:text-ink",
          order !== "none" && "font-semibold text-ink",
        )}
      >
        {children}
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </button>
    </Column>
  );
}
