import { type AccountInfo, LogLevel, PublicClientApplication } from "@azure/msal-browser";
import { redirectAddress } from "./redirect-address.ts";

/** Work, school and personal accounts. */
const authority = "https://login.microsoftonline.com/common";
const retentionDays = 5;
const pollMs = 400;

/** Microsoft's library with two additions: it notices a closed popup, and drops accounts after five days. */
export class MicrosoftLibrary extends PublicClientApplication {
  /** Called when the popup of a sign-in or sign-out is closed. A later response is still accepted. */
  onClosed: () => void = () => undefined;

  /** The account that signed in last, unless that was too long ago. */
  account(now = Date.now()): AccountInfo | null {
    const fresh = this.getAllAccounts().filter((account) => !isStale(account, now));
    const active = this.getActiveAccount();
    return fresh.find(({ homeAccountId }) => homeAccountId === active?.homeAccountId) ?? fresh[0] ?? null;
  }

  /** The library's own retention applies only to caches of its older versions. */
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
 * Creates and initializes the library; does not handle a pending response yet.
 *
 * @param fallback where responses go when the page has no origin
 */
export async function startLibrary(clientId: string, fallback: string): Promise<MicrosoftLibrary> {
  const redirectUri = redirectAddress(fallback);
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

/** Signed in or renewed longer ago than accounts are retained. */
function isStale({ idTokenClaims }: AccountInfo, now: number): boolean {
  const issued = idTokenClaims?.iat;
  return issued !== undefined && now > (issued + retentionDays * 86_400) * 1000;
}
