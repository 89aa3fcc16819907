import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { consoleList, type ListPage, type ListParams } from "../../api/queries/platform.ts";

/** A list with its filters. `names` are the URL parameters that this list uses. */
export function useList<I>(
  name: string,
  names: readonly string[],
  load: (query: ListParams & { cursor?: string }) => Promise<ListPage<I>>,
) {
  const [params, setParams] = useSearchParams();
  const filters: ListParams = {};
  for (const one of ["search", "sort", ...names]) {
    const value = params.get(one);
    if (value) filters[one] = value;
  }
  const list = useInfiniteQuery(consoleList(name, filters, load));
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
