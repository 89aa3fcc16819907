import type { ReactNode } from "react";
import { formatNumber } from "../i18n/format.ts";
import { TextButton } from "./button.tsx";
import { ListSearch } from "./list-filters.tsx";
import { Loaded, type LoadState } from "./loaded.tsx";
import { useLoadingBar } from "./loading-bar.tsx";
import { ShowMore } from "./show-more.tsx";
import { Table, TableBody, TableHeader } from "./table.tsx";
import { texts as uiTexts } from "./texts.ts";
import type { ListParams } from "./use-list-params.ts";

const texts = uiTexts.list;

/** A paged query with its pages joined, as `useInfiniteQuery` returns it. */
interface PagedList<I> extends LoadState<readonly I[]> {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface ListRowsProps<I> {
  list: PagedList<I>;
  /** The name of the table. */
  label?: string;
  /** Names the wait for screen readers. */
  loading?: string;
  /** How many rows to draw while waiting. */
  rows?: number;
  columns: ReactNode;
  row: (item: I) => ReactNode;
  /** Instead of the table when there are no rows. */
  empty: ReactNode;
  /** Below the rows, such as how many there are. */
  count?: (rows: readonly I[]) => ReactNode;
}

/** The table of a paged list. Earlier rows stay readable until those of other filters have loaded. */
export function ListRows<I>({ list, label, loading, rows, columns, row, empty, count }: ListRowsProps<I>) {
  useLoadingBar(list.isPlaceholderData);
  return (
    <Loaded query={list} empty={empty} {...(loading && { label: loading })} {...(rows && { rows })}>
      {(items) => (
        <>
          <Table aria-label={label} aria-busy={list.isPlaceholderData || undefined}>
            <TableHeader>{columns}</TableHeader>
            <TableBody>{items.map(row)}</TableBody>
          </Table>
          {(count || list.hasNextPage) && (
            <p
              className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft"
              role={count && "status"}
            >
              {count?.(items)}
              <ShowMore list={list} />
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

interface ListPageProps<I, V> extends Omit<ListRowsProps<I>, "empty"> {
  params: ListParams<V>;
  /** Label of the search box. */
  search?: string;
  /** Beside the search box. */
  filters?: ReactNode;
  /** Filters that look like tabs, on a line with the search box. */
  tabs?: ReactNode;
  /** Between the filters and the rows. */
  above?: ReactNode;
  empty?: ReactNode;
}

/** A list with its search box and filters. What it shows is in the URL. */
export function ListPage<I, V extends { search: string }>(props: ListPageProps<I, V>) {
  const { params, search = texts.search, filters, tabs, above, ...rows } = props;
  const [values, change] = params;
  return (
    <>
      {tabs ? (
        <search className="flex flex-col-reverse gap-2 border-b border-line xl:flex-row xl:items-end xl:justify-between xl:gap-6">
          {tabs}
          <ListSearch params={params} label={search} className="mb-2 xl:w-66" />
        </search>
      ) : (
        <search className="mb-3 flex flex-wrap gap-3">
          <ListSearch params={params} label={search} />
          {filters}
        </search>
      )}
      {above}
      <ListRows
        empty={
          <p role="status" className="flex flex-wrap gap-x-4 py-6 text-ink-soft">
            {values.search ? texts.noMatch(values.search) : texts.none}
            {values.search && (
              <TextButton onClick={() => change({ search: "" } as Partial<V>)}>{texts.clear}</TextButton>
            )}
          </p>
        }
        count={(items) => texts.count(formatNumber(items.length), rows.list.hasNextPage)}
        {...rows}
      />
    </>
  );
}
