import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";

interface Page<I> {
  items: I[];
  next: string | null;
}

/**
 * A list's filters and order. They are part of the URL, so that a view can be shared and reached with the back button.
 */
type ListParams = Record<string, string>;

const consoleKey = "console";

/** One of the console's lists, loaded page by page. */
export function consoleList<I>(
  name: string,
  filters: ListParams,
  load: (query: ListParams & { cursor?: string }) => Promise<Page<I>>,
) {
  return infiniteQueryOptions({
    queryKey: [consoleKey, name, filters],
    queryFn: ({ pageParam }) => load(pageParam ? { ...filters, cursor: pageParam } : filters),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Matches all queries of the console, to refetch them. */
export const allConsoleQueries = { queryKey: [consoleKey] };

/** A list with its filters. `names` are the URL parameters that this list uses. */
export function useList<I>(
  name: string,
  names: readonly string[],
  load: (query: ListParams & { cursor?: string }) => Promise<Page<I>>,
) {
  const [params, setParams] = useSearchParams();
  const filters: ListParams = {};
  for (const one of ["search", "sort", ...names]) {
    const value = params.get(one);
    if (value) filters[one] = value;
  }
  const deferred = useDeferredValue(JSON.stringify(filters));
  const list = useInfiniteQuery(consoleList(name, JSON.parse(deferred) as ListParams, load));
  const setFilters = (change: Record<string, string | null>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) {
          if (value) after.set(key, value);
          else after.delete(key);
        }
        return after;
      },
      { replace: true },
    );
  return { list, filters, setFilters };
}

export type ListState<I> = ReturnType<typeof useList<I>>;
