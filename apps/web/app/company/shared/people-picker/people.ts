import { consumerGroups, importConsumers, listConsumers } from "@lantern/contract/endpoints/consumer";
import type { Consumer, Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { queryOptions } from "@tanstack/react-query";
import { pagedQuery } from "../../../api/queries/paged.ts";
import { refresh } from "../../../api/query-client.ts";
import { request } from "../../../api/request.ts";
import { faultText, needErrorTexts } from "../../../i18n/error-text.ts";

/** The fields of a chosen person. */
export type Person = Pick<
  Consumer,
  "id" | "first_name" | "last_name" | "email" | "timezone" | "department" | "office"
>;
export type People = ReadonlyMap<string, Person>;

/**
 * Changes who is chosen. It gets the people at the time of the change: while a list loads, somebody may choose others.
 */
export type ChangePeople = (change: (chosen: People) => People) => void;

export interface PeopleFilter {
  search?: string;
  department?: string;
  office?: string;
  /** A saved group's id. */
  group?: string;
}

/** The matching participants, page by page: a company may have tens of thousands. */
export const searchQuery = (filter: PeopleFilter) =>
  pagedQuery(["consumers", "choice"], filter, (query, signal) => request(listConsumers, { query, signal }));

export const groupsQuery = queryOptions({
  queryKey: ["consumers", "groups"],
  queryFn: ({ signal }) => request(consumerGroups, { signal }),
});

type PageOfPeople = (query: PeopleFilter & { limit: number; cursor?: string }) => Promise<{
  items: Person[];
  next: string | null;
}>;
const pageOfPeople: PageOfPeople = (query) => request(listConsumers, { query });

/** All matching participants; null when there are more than can be split into sessions, because any subset would be arbitrary. */
export async function allMatches(filter: PeopleFilter, read = pageOfPeople): Promise<Person[] | null> {
  const matches: Person[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await read({ ...filter, limit: limits.pageSizeMax, ...(cursor ? { cursor } : {}) });
    matches.push(...page.items);
    if (matches.length > limits.splitMax) return null;
    cursor = page.next;
  }
  return matches;
}

/** The people of a pasted list; new ones become participants. Unreadable lines are returned, and what was left out. */
export async function peopleOf(
  text: string,
): Promise<{ people: Person[]; unread: string[]; leftOut: { line: number; message: string }[] }> {
  const outcome = await request(importConsumers, { body: { text } });
  await needErrorTexts();
  void refresh(["consumers"]);
  return {
    people: outcome.rows.flatMap((row) => row.consumer ?? []),
    unread: outcome.rows.filter((row) => row.outcome === "failed").map((row) => row.text),
    leftOut: outcome.rows.flatMap(({ line, left_out }) =>
      left_out.map(({ message, fault }) => ({ line, message: faultText(fault, message) })),
    ),
  };
}

/** The attendees of a session. */
export function peopleIn(session: Session): People {
  return new Map(
    session.attendees.map((person) => [person.consumer_id, { ...person, id: person.consumer_id }]),
  );
}

/** The attendees of a session that is over who did not come. */
export function absentIn({ attendees }: Pick<Session, "attendees">): Person[] {
  return attendees
    .filter(({ readiness }) => readiness !== "attended")
    .map((person) => ({ ...person, id: person.consumer_id }));
}

export function withPeople(people: People, more: readonly Person[]): People {
  return new Map([...people, ...more.map((person): [string, Person] => [person.id, person])]);
}

export function withoutPeople(people: People, ids: ReadonlySet<string>): People {
  return new Map([...people].filter(([id]) => !ids.has(id)));
}
