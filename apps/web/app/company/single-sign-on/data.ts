import type { BodyOf } from "@lantern/contract/endpoints";
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
} from "@lantern/contract/page-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { refreshAfter } from "../../api/query-client.ts";

export const singleSignOnQuery = queryOptions({
  queryKey: ["single-sign-on"],
  queryFn: () => call(getSingleSignOn),
});

const changing = <R>(change: Promise<R>) => refreshAfter(change, singleSignOnQuery.queryKey);

/** Requests an Owner can make about single sign-on. Each change refreshes the settings. */
export const singleSignOnApi = {
  save: (body: BodyOf<typeof putSingleSignOn>) => changing(call(putSingleSignOn, { body })),
  remove: (current_password: string) => changing(call(deleteSingleSignOn, { body: { current_password } })),
  test: () => call(testSingleSignOn),
  /** Goes to the provider, which leads back to the company's own redirect address. */
  tryOwnAddress: async () => location.assign((await call(trySingleSignOn)).url),
  decide: (id: string, body: BodyOf<typeof decideSecondSubject>) =>
    changing(call(decideSecondSubject, { params: { id }, body })),
  addDomain: (body: BodyOf<typeof addDomain>) => changing(call(addDomain, { body })),
  prove: (id: string, proof?: string) =>
    changing(call(proveDomain, { params: { id }, body: proof ? { proof } : {} })),
  removeDomain: (id: string, current_password: string) =>
    changing(call(removeDomain, { params: { id }, body: { current_password } })),
};
