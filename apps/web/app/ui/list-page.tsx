import type { ReactNode } from "react";
import { formatNumber } from "../i18n/format.ts";
import { TextButton } from "./button.tsx";
import { cn } from "./cn.ts";
import { Field } from "./field.tsx";
import { Loaded, type LoadState } from "./loaded.tsx";
import { useLoadingBar } from "./loading-bar.tsx";
import { SearchInput } from "./search-input.tsx";
import { Select } from "./select.tsx";
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

interface ListFiltersProps<V> {
  params: ListParams<V>;
  /** Label of the search box. */
  search?: string;
  searchShort?: string;
  /** Filters that look like tabs, on a line with the search box. */
  tabs?: ReactNode;
}

/** The search box of a list, and beside it the filters. */
export function ListFilters<V extends { search: string }>({
  params: [values, change],
  search = texts.search,
  searchShort = search,
  tabs,
  className = "mb-3",
  children,
}: ListFiltersProps<V> & { className?: string; children?: ReactNode }) {
  return (
    <search
      className={
        tabs
          ? "flex flex-col-reverse gap-2 border-b border-line xl:flex-row xl:items-end xl:justify-between xl:gap-6"
          : cn("flex flex-wrap items-center gap-3", className)
      }
    >
      {tabs}
      <SearchInput
        label={search}
        placeholder={searchShort}
        value={values.search}
        maxLength={100}
        onSearch={(text) => change({ search: text } as Partial<V>)}
        className={tabs ? "mb-2 xl:w-66" : "min-w-60 flex-1 max-lg:basis-full lg:max-w-110"}
      />
      {children}
    </search>
  );
}

interface ListPageProps<I, V> extends Omit<ListRowsProps<I>, "empty">, ListFiltersProps<V> {
  /** Beside the search box. */
  filters?: ReactNode;
  /** Between the filters and the rows. */
  above?: ReactNode;
  empty?: ReactNode;
}

/** A list with its search box and filters. What it shows is in the URL. */
export function ListPage<I, V extends { search: string }>(props: ListPageProps<I, V>) {
  const { params, search, searchShort, filters, tabs, above, ...rows } = props;
  const [values, change] = params;
  return (
    <>
      <ListFilters {...{ params, search, searchShort, tabs }}>{filters}</ListFilters>
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

/** A choice of what a list shows, or of its order. */
export function ListChoice<V, K extends keyof V & string>({
  params: [values, change],
  name,
  label,
  hideLabel = true,
  options,
  className = "w-44 max-sm:min-w-36 max-sm:flex-1",
}: {
  params: ListParams<V>;
  /** The parameter. */
  name: K;
  label: string;
  hideLabel?: boolean;
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  className?: string;
}) {
  return (
    <Field label={label} hideLabel={hideLabel} className={cn("min-w-0", className)}>
      <Select
        value={String(values[name])}
        onChange={({ target }) => change({ [name]: target.value } as Partial<V>)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
