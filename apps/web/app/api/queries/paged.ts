import { hashKey, infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

/** Filters that are set. An empty one selects everything, and a request does not have it. */
type Filled<F> = { [K in keyof F]?: Exclude<F[K], ""> };

/** Loads one page of a list: the first one where the request has no cursor. */
export type LoadPage<F, I> = (
  query: Filled<F> & { cursor?: string },
  signal: AbortSignal,
) => Promise<{ items: I[]; next: string | null }>;

/**
 * A list that is loaded page by page. The rows before stay until those of other filters have loaded.
 * @param key names the list, without its filters
 */
export const pagedQuery = <F extends object, I>(key: QueryKey, filters: F, load: LoadPage<F, I>) =>
  infiniteQueryOptions({
    queryKey: [...key, filters],
    queryFn: ({ pageParam, signal }) =>
      load({ ...filled(filters), ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: (before, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(key) ? before : undefined,
  });

/** The filters that are set. */
export const filled = <F extends object>(filters: F) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")) as Filled<F>;
