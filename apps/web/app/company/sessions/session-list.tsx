import type { SessionSort, SessionSummary } from "@lantern/contract/http";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { browserZone, cityOf } from "../../i18n/format.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { useLoadingBar } from "../../ui/loading-bar.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Column, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { useNow } from "../../ui/use-now.ts";
import { SessionRow } from "./session-row.tsx";
import { SortableColumn, SortMenu } from "./sort.tsx";
import { texts } from "./texts.ts";

/** The rows of a list, or what is shown when it is empty. */
export function SessionList({
  list,
  sort,
  onSort,
  total,
  archived,
  none,
}: {
  list: UseInfiniteQueryResult<SessionSummary[]>;
  sort: SessionSort;
  onSort: (sort: SessionSort) => void;
  /** The total number of rows, if known. */
  total: number | undefined;
  /** The number of archived sessions that the list leaves out. */
  archived: number;
  none: ReactNode;
}) {
  const now = useNow(60_000);
  // The previous rows stay visible and readable until the new ones have loaded.
  useLoadingBar(list.isPlaceholderData);
  const empty = (
    <div role="status" className="py-8">
      {none}
    </div>
  );
  return (
    <Loaded query={list} label={texts.loading} empty={empty}>
      {(rows) => (
        <>
          <SortMenu sort={sort} onSort={onSort} />
          <Table aria-busy={list.isPlaceholderData || undefined}>
            <TableHeader>
              <SortableColumn by="title" sort={sort} onSort={onSort}>
                {texts.columns.session}
              </SortableColumn>
              <Column>{texts.columns.state}</Column>
              <SortableColumn by="start" sort={sort} onSort={onSort}>
                {texts.columns.start(cityOf(browserZone()))}
              </SortableColumn>
              <Column figures>{texts.columns.seats}</Column>
              <Column>{texts.columns.stands}</Column>
              <Column>
                <span className="sr-only">{texts.columns.action}</span>
              </Column>
            </TableHeader>
            <TableBody>
              {rows.map((session) => (
                <SessionRow key={session.id} session={session} now={now} />
              ))}
            </TableBody>
          </Table>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft" role="status">
            {texts.count(rows.length, total ?? rows.length)} {archived > 0 && texts.archivedCount(archived)}
            <ShowMore list={list} />
          </p>
        </>
      )}
    </Loaded>
  );
}
