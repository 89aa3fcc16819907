import {
  type BodyOf,
  changeConsumers,
  consumerGroups,
  consumerHistory,
  createConsumer,
  exportConsumers,
  getConsumer,
  importConsumers,
  listConsumers,
  patchConsumer,
  removeConsumers,
} from "@lantern/contract/endpoints";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { refresh } from "../query-client.ts";

const key = "consumers";

export interface Listing {
  search: string;
  department: string;
  office: string;
  sort: "name" | "email" | "created";
  order: "asc" | "desc";
}

export const consumersQuery = (listing: Listing) =>
  infiniteQueryOptions({
    queryKey: [key, "list", listing],
    queryFn: ({ pageParam, signal }) =>
      call(listConsumers, { query: { ...listing, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

export const groupsQuery = queryOptions({
  queryKey: [key, "groups"],
  queryFn: ({ signal }) => call(consumerGroups, { signal }),
});

export const consumerQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => call(getConsumer, { params: { id }, signal }),
  });

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [key, "history", id],
    queryFn: ({ pageParam, signal }) =>
      call(consumerHistory, {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

/** The seats and credits that removing these people would release. */
export const removalQuery = (ids: string[]) =>
  queryOptions({
    queryKey: [key, "removal", ids],
    queryFn: ({ signal }) => call(removeConsumers, { body: { ids, preview: true }, signal }),
    staleTime: 0,
  });

function changed(): void {
  void refresh([key], ["sessions"]);
}

type ImportBody = BodyOf<typeof importConsumers>;
type ConsumerBody = BodyOf<typeof createConsumer>;

export const participantApi = {
  create: async (body: ConsumerBody, idempotencyKey: string) => {
    const made = await call(createConsumer, { body, idempotencyKey });
    changed();
    return made;
  },
  change: async (id: string, body: BodyOf<typeof patchConsumer>) => {
    const changedOne = await call(patchConsumer, { params: { id }, body });
    changed();
    return changedOne;
  },
  changeSeveral: async (body: BodyOf<typeof changeConsumers>) => {
    const result = await call(changeConsumers, { body });
    changed();
    return result.changed;
  },
  /** Parses a list and reports the outcome of each row; changes nothing. */
  preview: (body: Pick<ImportBody, "text" | "columns" | "existing">) =>
    call(importConsumers, { body: { ...body, preview: true } }),
  /** Stores one chunk of an imported list, all of it or nothing. */
  importPiece: (people: NonNullable<ImportBody["people"]>, onExisting: ImportBody["existing"]) =>
    call(importConsumers, { body: { people, existing: onExisting } }),
  /** Called after the last chunk. */
  imported: changed,
  remove: async (ids: string[]) => {
    const { removed } = await call(removeConsumers, { body: { ids } });
    changed();
    return removed;
  },
  export: ({ sort, order, search, department, office }: Listing) =>
    call(exportConsumers, { query: { sort, order, search, department, office } }) as Promise<unknown>,
};
