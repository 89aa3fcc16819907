import type { BodyOf } from "@lantern/contract/endpoint";
import {
  createReportLink,
  listReportLinks,
  openReportLink,
  revokeReportLink,
} from "@lantern/contract/endpoints/report-links";
import { queryOptions } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { queryClient, refreshAfter } from "../query-client.ts";
import { request } from "../request.ts";

const keyOf = (id: string) => ["report-links", id];

/** The links to a session's report that have not ended. */
export const reportLinksQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await request(listReportLinks, { params: { id }, signal })).items,
  });

/** Requests about the links to a session's report. Each refreshes the list. */
export const reportLinksApi = (id: string) => ({
  add: (body: BodyOf<typeof createReportLink>, idempotencyKey: string) =>
    refreshAfter(
      request(createReportLink, { params: { id }, body: { ...body, language: language() }, idempotencyKey }),
      keyOf(id),
    ),
  revoke: (link: string) => refreshAfter(request(revokeReportLink, { params: { id: link } }), keyOf(id)),
});

/** The report that a link opens; null while its password is missing. It is read once, because a password was for once. */
export const sharedReportQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared-report", token],
    queryFn: async ({ signal }) =>
      (await request(openReportLink, { body: { token, language: language() }, signal })).shared,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Opens a link with its password. */
export async function openSharedReport(body: BodyOf<typeof openReportLink>): Promise<void> {
  const { shared } = await request(openReportLink, { body: { ...body, language: language() } });
  queryClient.setQueryData(sharedReportQuery(body.token).queryKey, shared);
}
