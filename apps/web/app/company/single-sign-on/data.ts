import type { BodyOf } from "@lantern/contract/endpoint";
import {
  addDomain,
  decideSecondSubject,
  deleteSingleSignOn,
  getSingleSignOn,
  proveDomain,
  putSingleSignOn,
  removeDomain,
  testSingleSignOn,
  trySingleSignOn,
} from "@lantern/contract/endpoints/single-sign-on";
import { queryOptions } from "@tanstack/react-query";
import { refreshAfter } from "../../api/query-client.ts";
import { request } from "../../api/request.ts";

export const singleSignOnQuery = queryOptions({
  queryKey: ["single-sign-on"],
  queryFn: () => request(getSingleSignOn),
});

const changing = <R>(change: Promise<R>) => refreshAfter(change, singleSignOnQuery.queryKey);

/** Requests an Owner can make about single sign-on. Each change refreshes the settings. */
export const singleSignOnApi = {
  save: (body: BodyOf<typeof putSingleSignOn>) => changing(request(putSingleSignOn, { body })),
  remove: (current_password: string) => changing(request(deleteSingleSignOn, { body: { current_password } })),
  test: () => request(testSingleSignOn),
  /** Goes to the provider, which leads back to the company's own redirect address. */
  tryOwnAddress: async () => location.assign((await request(trySingleSignOn)).url),
  decide: (id: string, body: BodyOf<typeof decideSecondSubject>) =>
    changing(request(decideSecondSubject, { params: { id }, body })),
  addDomain: (body: BodyOf<typeof addDomain>) => changing(request(addDomain, { body })),
  prove: (id: string, proof?: string) =>
    changing(request(proveDomain, { params: { id }, body: proof ? { proof } : {} })),
  removeDomain: (id: string, current_password: string) =>
    changing(request(removeDomain, { params: { id }, body: { current_password } })),
};
