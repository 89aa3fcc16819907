import type { BodyOf } from "@lantern/contract/endpoint";
import {
  changeConsumers,
  consumerGroups,
  consumerHistory,
  createConsumer,
  createGroup,
  deleteGroup,
  exportConsumers,
  getConsumer,
  importConsumers,
  listConsumerIds,
  listConsumers,
  patchConsumer,
  patchGroup,
  removeConsumers,
} from "@lantern/contract/endpoints/consumer";
import { limits } from "@lantern/contract/limits";
import { queryOptions } from "@tanstack/react-query";
import { needErrorTexts } from "../../i18n/error-text.ts";
import { refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { filled, pagedQuery } from "./paged.ts";

const key = "consumers";

/** Empty fields select everybody. */
export interface PeopleFilter {
  search: string;
  department: string;
  office: string;
  /** A saved group's id. */
  group: string;
}

export const everybody: PeopleFilter = { search: "", department: "", office: "", group: "" };

/** By what the list is sorted, and which way. */
type PeopleOrder = "name.asc" | "name.desc" | "email.asc" | "created.desc" | "created.asc";

const sortOf = (order: PeopleOrder) => {
  const [sort, direction] = order.split(".") as ["name" | "email" | "created", "asc" | "desc"];
  return { sort, order: direction };
};

export const consumersQuery = (filter: PeopleFilter, order: PeopleOrder) =>
  pagedQuery([key, "list"], { ...filter, ...sortOf(order) }, (query, signal) =>
    request(listConsumers, { query, signal }),
  );

export const groupsQuery = queryOptions({
  queryKey: [key, "groups"],
  queryFn: ({ signal }) => request(consumerGroups, { signal }),
});

export const consumerQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => request(getConsumer, { params: { id }, signal }),
  });

export const historyQuery = (id: string) =>
  pagedQuery([key, "history", id], {}, (query, signal) =>
    request(consumerHistory, { params: { id }, query, signal }),
  );

/** The seats and credits that removing these people would release. */
export const removalQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [key, "removal", ids],
    queryFn: async ({ signal }) => {
      const seats = [];
      for (const chunk of inChunks(ids))
        seats.push(
          ...(await request(removeConsumers, { body: { ids: chunk, preview: true }, signal })).seats,
        );
      return { seats };
    },
    staleTime: 0,
  });

/** As many ids at a time as one request may have. */
function inChunks(ids: readonly string[]): string[][] {
  const number = Math.ceil(ids.length / limits.removeMax);
  return Array.from({ length: number }, (_, n) =>
    ids.slice(n * limits.removeMax, (n + 1) * limits.removeMax),
  );
}

function changed(): void {
  void refresh([key], ["sessions"]);
}

type ImportBody = BodyOf<typeof importConsumers>;
type ConsumerBody = BodyOf<typeof createConsumer>;

export const participantApi = {
  create: async (body: ConsumerBody, idempotencyKey: string) => {
    const made = await request(createConsumer, { body, idempotencyKey });
    changed();
    return made;
  },
  change: async (id: string, body: BodyOf<typeof patchConsumer>) => {
    const changedOne = await request(patchConsumer, { params: { id }, body });
    changed();
    return changedOne;
  },
  changeSeveral: async (body: BodyOf<typeof changeConsumers>) => {
    let number = 0;
    for (const ids of inChunks(body.ids))
      number += (await request(changeConsumers, { body: { ...body, ids } })).changed;
    changed();
    return number;
  },
  /** Parses a list and reports the outcome of each row; changes nothing. */
  preview: async (body: Pick<ImportBody, "text" | "columns" | "separator" | "header_line" | "existing">) => {
    const preview = await request(importConsumers, { body: { ...body, preview: true } });
    await needErrorTexts();
    return preview;
  },
  /** Stores one chunk of an imported list, all of it or nothing. */
  importPiece: (people: NonNullable<ImportBody["people"]>, onExisting: ImportBody["existing"]) =>
    request(importConsumers, { body: { people, existing: onExisting } }),
  /** Called after the last chunk. */
  imported: changed,
  remove: async (ids: readonly string[]) => {
    for (const chunk of inChunks(ids)) await request(removeConsumers, { body: { ids: chunk } });
    changed();
  },
  /** The ids of everybody who matches, also of those whose page is not loaded. */
  ids: async (filter: PeopleFilter) => (await request(listConsumerIds, { query: filled(filter) })).ids,
  export: (filter: PeopleFilter, order: PeopleOrder) =>
    request(exportConsumers, { query: { ...filled(filter), ...sortOf(order) } }) as Promise<unknown>,
};

export const groupApi = {
  create: async (body: BodyOf<typeof createGroup>) => {
    const group = await request(createGroup, { body });
    changed();
    return group;
  },
  change: async (id: string, body: BodyOf<typeof patchGroup>) => {
    const group = await request(patchGroup, { params: { id }, body });
    changed();
    return group;
  },
  remove: async (id: string) => {
    await request(deleteGroup, { params: { id } });
    changed();
  },
};
