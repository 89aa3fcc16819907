import { endTeamPage, listTeamPages } from "@lantern/contract/endpoints/team-page";
import { queryOptions } from "@tanstack/react-query";
import { refreshAfter } from "../query-client.ts";
import { request } from "../request.ts";

const keyOf = (id: string) => ["team-pages", id];

/** The public pages that teams of a session share. */
export const teamPagesQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await request(listTeamPages, { params: { id }, signal })).items,
  });

export const teamPagesApi = (id: string) => ({
  end: (page: string) => refreshAfter(request(endTeamPage, { params: { id: page } }), keyOf(id)),
});
