import type { AccountInfo, AuthenticationResult } from "@azure/msal-browser";

/** A Microsoft account under the names of the specification; empty strings for missing values. */
export interface MicrosoftAccount {
  homeAccountId: string;
  nativeAccountId: string;
  loginHint: string;
  sid: string;
  username: string;
  localId: string;
}

/** The result of a sign-in or a silent renewal. */
export interface MicrosoftResult {
  accessToken: string;
  idToken: string;
  account: MicrosoftAccount;
  fromCache: boolean;
  state: string;
  correlationId: string;
}

export function accountShape(account: AccountInfo): MicrosoftAccount {
  return {
    homeAccountId: account.homeAccountId,
    nativeAccountId: account.nativeAccountId ?? "",
    loginHint: account.loginHint ?? "",
    sid: String(account.idTokenClaims?.sid ?? ""),
    username: account.username,
    localId: account.localAccountId,
  };
}

export function resultShape(result: AuthenticationResult): MicrosoftResult {
  return {
    accessToken: result.accessToken,
    idToken: result.idToken,
    account: accountShape(result.account),
    fromCache: result.fromCache,
    state: result.state ?? "",
    correlationId: result.correlationId,
  };
}
