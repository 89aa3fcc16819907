import {
  type BodyOf,
  type Consumer,
  createConsumer,
  deleteConsumer,
  importConsumers,
  listConsumers,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";

const key = "consumers";

export const consumersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [key, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(listConsumers, { query: { search, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

/** Everyone, page after page: what the choice of attendees is made from. */
export const everyoneQuery = queryOptions({
  queryKey: [key, "everyone"],
  queryFn: async ({ signal }) => {
    const everyone: Consumer[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { items: Consumer[]; next: string | null } = await call(listConsumers, {
        query: { limit: limits.pageSizeMax, ...(cursor ? { cursor } : {}) },
        signal,
      });
      everyone.push(...page.items);
      cursor = page.next;
    }
    return everyone;
  },
});

function changed(): void {
  void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: ["sessions"] });
}

export type ConsumerBody = BodyOf<typeof createConsumer>;

export const consumerCalls = {
  create: async (body: ConsumerBody) => {
    const made = await call(createConsumer, { body });
    changed();
    return made;
  },
  /** Reads a pasted list; adds its people unless it is only a preview. */
  import: async (text: string, preview: boolean) => {
    const outcome = await call(importConsumers, { body: { text, preview } });
    if (!preview) changed();
    return outcome;
  },
  remove: async (id: string) => {
    await call(deleteConsumer, { params: { id } });
    changed();
  },
};
