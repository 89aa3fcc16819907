import {
  addDomain,
  type BodyOf,
  deleteSingleSignOn,
  getSingleSignOn,
  proveDomain,
  putSingleSignOn,
  removeDomain,
  testSingleSignOn,
} from "@lantern/contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { refresh } from "../query-client.ts";

export const singleSignOnQuery = queryOptions({
  queryKey: ["single-sign-on"],
  queryFn: () => call(getSingleSignOn),
});

async function andRefresh<R>(request: Promise<R>): Promise<R> {
  const result = await request;
  await refresh(singleSignOnQuery.queryKey);
  return result;
}

/** Requests an Owner can make about single sign-on. Each change refreshes the settings. */
export const singleSignOnApi = {
  save: (body: BodyOf<typeof putSingleSignOn>) => andRefresh(call(putSingleSignOn, { body })),
  remove: () => andRefresh(call(deleteSingleSignOn)),
  test: () => call(testSingleSignOn),
  addDomain: (body: BodyOf<typeof addDomain>) => andRefresh(call(addDomain, { body })),
  prove: (id: string, proof?: string) =>
    andRefresh(call(proveDomain, { params: { id }, body: proof ? { proof } : {} })),
  removeDomain: (id: string) => andRefresh(call(removeDomain, { params: { id } })),
};
