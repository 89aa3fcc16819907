import { type AccountInfo, LogLevel, PublicClientApplication } from "@azure/msal-browser";
import { redirectAddress } from "./redirect-address.ts";

/** Work, school and personal accounts alike. */
const authority = "https://login.microsoftonline.com/common";
const retentionDays = 5;
const pollMs = 400;

/** Microsoft's library with what it lacks: it sees a window that somebody closes, and forgets after five days. */
export class MicrosoftLibrary extends PublicClientApplication {
  /** Called when the window of a sign-in or sign-out is closed. A late answer still counts. */
  onClosed: () => void = () => undefined;

  /** The account that was last signed in here, unless that is too long ago. */
  account(now = Date.now()): AccountInfo | null {
    const fresh = this.getAllAccounts().filter((account) => !isStale(account, now));
    const active = this.getActiveAccount();
    return fresh.find(({ homeAccountId }) => homeAccountId === active?.homeAccountId) ?? fresh[0] ?? null;
  }

  /** Its own retention concerns only caches of older versions of itself. */
  async forgetStale(now = Date.now()): Promise<void> {
    for (const account of this.getAllAccounts())
      if (isStale(account, now)) await this.clearCache({ account });
  }

  protected override async waitForPopupResponse(
    ...[request, popup, parent]: Parameters<PublicClientApplication["waitForPopupResponse"]>
  ): Promise<string> {
    const poll = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(poll);
      this.onClosed();
    }, pollMs);
    return super.waitForPopupResponse(request, popup, parent).finally(() => clearInterval(poll));
  }
}

/**
 * Makes and starts the library; pending answers are not yet taken.
 *
 * @param host where answers go when the page has no origin
 */
export async function startLibrary(clientId: string, host: string): Promise<MicrosoftLibrary> {
  const redirectUri = redirectAddress(host);
  const library = new MicrosoftLibrary({
    auth: { clientId, authority, redirectUri, postLogoutRedirectUri: redirectUri },
    cache: { cacheLocation: "localStorage", cacheRetentionDays: retentionDays },
    system: {
      loggerOptions: {
        piiLoggingEnabled: false,
        logLevel: LogLevel.Warning,
        loggerCallback: (_level, message) => console.debug(message),
      },
    },
  });
  await library.initialize();
  await library.forgetStale();
  return library;
}

/** Signed in or renewed longer ago than accounts are kept. */
function isStale({ idTokenClaims }: AccountInfo, now: number): boolean {
  const issued = idTokenClaims?.iat;
  return issued !== undefined && now > (issued + retentionDays * 86_400) * 1000;
}
