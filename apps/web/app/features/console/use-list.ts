import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";

interface Page<I> {
  items: I[];
  next: string | null;
}

/** What a list is asked for; stands in the address, so that it can be sent to a colleague and gone back to. */
export type ListParams = Record<string, string>;

const consoleKey = "console";

/** One of the console's lists, page by page. */
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

/** Everything the console has fetched is asked anew. */
export const allConsoleQueries = { queryKey: [consoleKey] };

/** A list with what it is asked for. `names` are the parameters that this list knows. */
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
