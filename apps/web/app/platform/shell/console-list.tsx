import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";
import { Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts } from "./texts.ts";
import type { ListState } from "./use-list.ts";

/** A console table with its filters and sort order. */
export function ConsoleList<I>({
  state: { list, filters, setFilters },
  label,
  sorts = {},
  states = {},
  stateName = "status",
  columns,
  row,
}: {
  state: ListState<I>;
  label: string;
  /** Names of the sort orders; the first one is the default. */
  sorts?: Record<string, string>;
  states?: Record<string, string>;
  /** URL parameter of the state filter. */
  stateName?: string;
  columns: ReactNode;
  row: (item: I) => ReactNode;
}) {
  const [standard] = Object.keys(sorts);
  const search = filters.search ?? "";
  return (
    <>
      <search className="mb-3 flex flex-wrap items-center gap-2">
        <SearchInput
          label={texts.list.search}
          value={search}
          maxLength={100}
          onSearch={(text) => setFilters({ search: text })}
          className="w-full sm:w-80"
        />
        {Object.keys(states).length > 0 && (
          <Choose
            label={texts.list.filter}
            value={filters[stateName] ?? ""}
            options={{ "": texts.list.all, ...states }}
            onChange={(value) => setFilters({ [stateName]: value })}
          />
        )}
        {standard && (
          <Choose
            label={texts.list.sort}
            value={filters.sort ?? standard}
            options={sorts}
            onChange={(value) => setFilters({ sort: value === standard ? null : value })}
          />
        )}
      </search>
      <Loaded query={list} label={texts.list.loading} empty={null}>
        {(items) => (
          <Table aria-label={label}>
            <TableHeader>{columns}</TableHeader>
            <TableBody>{items.map(row)}</TableBody>
          </Table>
        )}
      </Loaded>
      {list.data && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <p role="status">
            {list.data.length > 0
              ? texts.list.count(formatNumber(list.data.length), list.hasNextPage)
              : search
                ? texts.list.noMatch(search)
                : texts.list.none}
          </p>
          {list.data.length === 0 && search && (
            <TextButton onClick={() => setFilters({ search: null })}>{texts.list.clear}</TextButton>
          )}
          {list.hasNextPage && (
            <Button size="sm" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {texts.list.showMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Choose({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
}) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-36 max-sm:flex-1"
    >
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  );
}
