import type { BodyOf } from "@lantern/contract/endpoint";
import {
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  startAuthenticator,
} from "@lantern/contract/endpoints/second-factor";
import { queryOptions } from "@tanstack/react-query";
import { makePasskey } from "../access/passkey.ts";
import { refreshAfter } from "../query-client.ts";
import { request } from "../request.ts";

export const authenticatorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: () => request(getSecondFactor),
});

const changing = <R>(change: Promise<R>) => refreshAfter(change, authenticatorQuery.queryKey);

export const secondFactorApi = {
  start: (current_password: string) => request(startAuthenticator, { body: { current_password } }),
  confirm: (body: BodyOf<typeof confirmAuthenticator>) => changing(request(confirmAuthenticator, { body })),
  remove: (current_password: string) =>
    changing(request(removeAuthenticator, { body: { current_password } })),
  addPasskey: (name: string, current_password: string) => changing(makePasskey(name, current_password)),
  removePasskey: (id: string, current_password: string) =>
    changing(request(removePasskey, { params: { id }, body: { current_password } })),
  renewRecoveryCodes: (current_password: string) =>
    changing(request(renewRecoveryCodes, { body: { current_password } })),
};
