import type { BodyOf, Endpoint, ParamsOf, ResponseOf } from "@lantern/contract/endpoint";
import { retryEmail } from "@lantern/contract/endpoints/outbox";
import {
  deletePlatformCompany,
  endPlatformSignIns,
  exportPlatformCompany,
  getPlatformCompany,
  getPlatformUser,
  patchPlatformUser,
  platformOverview,
  resendPlatformVerification,
} from "@lantern/contract/endpoints/platform";
import {
  adjustCredits,
  cancelInvoice,
  listPlatformProducts,
  markInvoicePaid,
  putInvoiceLimit,
  putProduct,
  refundOrder,
} from "@lantern/contract/endpoints/platform-money";
import {
  cancelPlatformSession,
  getPlatformSession,
  listPlatformExperiences,
  patchPlatformExperience,
} from "@lantern/contract/endpoints/platform-sessions";
import { deleteSetting, listSettings, putSetting } from "@lantern/contract/endpoints/setting";
import { queryOptions } from "@tanstack/react-query";
import { downloadArchive } from "../download.ts";
import { refresh } from "../query-client.ts";
import { type Input, request } from "../request.ts";
import { type LoadPage, pagedQuery } from "./paged.ts";

const area = "console";

/** One of the console's lists. */
export const platformList = <F extends object, I>(name: string, filters: F, load: LoadPage<F, I>) =>
  pagedQuery([area, name], filters, load);

/** Matches all queries of the console, to refetch them. */
export const allPlatformQueries = { queryKey: [area] };

export const overviewQuery = queryOptions({
  queryKey: [area, "overview"],
  queryFn: () => request(platformOverview),
});
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [area, "company", id],
    queryFn: () => request(getPlatformCompany, { params: { id } }),
  });
export const userQuery = (id: string) =>
  queryOptions({ queryKey: [area, "user", id], queryFn: () => request(getPlatformUser, { params: { id } }) });
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [area, "session", id],
    queryFn: () => request(getPlatformSession, { params: { id } }),
  });
export const productsQuery = queryOptions({
  queryKey: [area, "products"],
  queryFn: async () => (await request(listPlatformProducts)).items,
});
export const experiencesQuery = queryOptions({
  queryKey: [area, "experiences"],
  queryFn: async () => (await request(listPlatformExperiences)).items,
});
export const settingsQuery = queryOptions({
  queryKey: [area, "settings"],
  queryFn: async () => (await request(listSettings)).items,
});

export type CompanyCard = ResponseOf<typeof getPlatformCompany>;
export type UserCard = ResponseOf<typeof getPlatformUser>;
export type SessionCard = ResponseOf<typeof getPlatformSession>;

/** Makes a change in the console, then refetches everything on the page. */
async function change<const O extends Endpoint>(operation: O, input: Input<O>): Promise<ResponseOf<O>> {
  const response = await (request as (operation: O, input: Input<O>) => Promise<ResponseOf<O>>)(
    operation,
    input,
  );
  await refresh(allPlatformQueries.queryKey);
  return response;
}

type Id = { id: string };

/** Requests that an ADMIN can make. */
export const platformApi = {
  changeRole: (params: Id, body: BodyOf<typeof patchPlatformUser>) =>
    change(patchPlatformUser, { params, body }),
  resend: (params: Id, reason: string) => change(resendPlatformVerification, { params, body: { reason } }),
  signOut: (params: Id, reason: string) => change(endPlatformSignIns, { params, body: { reason } }),
  cancel: (params: Id, reason: string) => change(cancelPlatformSession, { params, body: { reason } }),
  adjust: (params: Id, body: BodyOf<typeof adjustCredits>, idempotencyKey: string) =>
    change(adjustCredits, { params, body, idempotencyKey }),
  markPaid: (params: Id, body: BodyOf<typeof markInvoicePaid>) => change(markInvoicePaid, { params, body }),
  cancelInvoice: (params: Id, reason: string) => change(cancelInvoice, { params, body: { reason } }),
  removeCompany: (params: Id, body: BodyOf<typeof deletePlatformCompany>) =>
    change(deletePlatformCompany, { params, body }),
  /** Saves the data of a company as a file. Nothing changes that a page shows. */
  exportCompany: (params: Id, body: BodyOf<typeof exportPlatformCompany>) =>
    downloadArchive(exportPlatformCompany, { params, body }),
  setInvoiceLimit: (params: Id, credits: number | null, reason: string) =>
    change(putInvoiceLimit, { params, body: { credits, reason } }),
  refund: (params: Id, body: BodyOf<typeof refundOrder>) => change(refundOrder, { params, body }),
  saveProduct: (params: ParamsOf<typeof putProduct>, body: BodyOf<typeof putProduct>) =>
    change(putProduct, { params, body }),
  publish: (slug: string, published: boolean, reason: string) =>
    change(patchPlatformExperience, { params: { slug }, body: { published, reason } }),
  set: (key: string, body: BodyOf<typeof putSetting>) => change(putSetting, { params: { key }, body }),
  reset: (key: string) => change(deleteSetting, { params: { key } }),
  retry: (params: Id) => change(retryEmail, { params }),
};
