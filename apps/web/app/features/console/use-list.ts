import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";

interface Page<I> {
  items: I[];
  next: string | null;
}

/** What a list is asked for; stands in the address, so that it can be sent to a colleague and gone back to. */
export type Asked = Record<string, string>;

const consoleKey = "console";

/** One of the console's lists, page by page. */
export function consoleList<I>(
  name: string,
  asked: Asked,
  load: (query: Asked & { cursor?: string }) => Promise<Page<I>>,
) {
  return infiniteQueryOptions({
    queryKey: [consoleKey, name, asked],
    queryFn: ({ pageParam }) => load(pageParam ? { ...asked, cursor: pageParam } : asked),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
}

/** Everything the console has fetched is asked anew. */
export const everythingShown = { queryKey: [consoleKey] };

/** A list with what it is asked for. `names` are the parameters that this list knows. */
export function useList<I>(
  name: string,
  names: readonly string[],
  load: (query: Asked & { cursor?: string }) => Promise<Page<I>>,
) {
  const [params, setParams] = useSearchParams();
  const asked: Asked = {};
  for (const one of ["search", "sort", ...names]) {
    const value = params.get(one);
    if (value) asked[one] = value;
  }
  const deferred = useDeferredValue(JSON.stringify(asked));
  const list = useInfiniteQuery(consoleList(name, JSON.parse(deferred) as Asked, load));
  const ask = (change: Record<string, string | null>) =>
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
  return { list, asked, ask };
}

export type ListState<I> = ReturnType<typeof useList<I>>;
