import type {
  AccountInfo,
  AuthenticationResult,
  AuthorizationCodeRequest,
  PublicClientApplication,
} from "@azure/msal-browser";
import { listProviders } from "@lantern/contract/http";
import { call } from "../../../api/client.ts";
import { t } from "../../../i18n/index.ts";
import { digest, randomSecret } from "./random.ts";
import type { Proof } from "./request.ts";

/** Work, school and personal accounts alike. */
const authority = "https://login.microsoftonline.com/common";
const scopes = ["openid", "profile", "email"];
const retentionDays = 5;
const nonceKey = "social-state.microsoft";

type State = "uninitialised" | "initialising" | "initialised";

/**
 * Microsoft's own library, kept to what we use of it. It starts with the first press, is started once, and lets
 * nobody begin a sign-in or sign-out while another one is under way.
 */
class MicrosoftSignIn {
  state: State = "uninitialised";
  instance: PublicClientApplication | null = null;
  lastResult: AuthenticationResult | null = null;
  #starting: Promise<PublicClientApplication> | null = null;
  #busy = false;

  get account(): AccountInfo | null {
    return this.instance?.getActiveAccount() ?? this.instance?.getAllAccounts()[0] ?? null;
  }

  /** Starts the library; calls while it starts get the same promise, later ones the same instance. */
  init(): Promise<PublicClientApplication> {
    this.#starting ??= this.#start().catch((error) => {
      this.#starting = null;
      this.state = "uninitialised";
      throw error;
    });
    return this.#starting;
  }

  /** Signs in over a window of its own, and resolves with what is posted to be verified. */
  async signInByPopup(): Promise<Proof> {
    return this.#alone(async () => {
      const app = await this.init();
      const nonce = randomSecret();
      return this.#keep(await app.loginPopup(await this.#request(nonce)), nonce);
    });
  }

  /** Leaves the page; the sign-in goes on where the answer comes back. */
  async signInByRedirect(): Promise<void> {
    await this.#alone(async () => {
      const app = await this.init();
      const nonce = randomSecret();
      sessionStorage.setItem(nonceKey, nonce);
      await app.loginRedirect(await this.#request(nonce));
    });
  }

  /** What a redirect has brought, once; null when there was none. */
  async takeRedirected(): Promise<Proof | null> {
    await this.init();
    const nonce = sessionStorage.getItem(nonceKey);
    sessionStorage.removeItem(nonceKey);
    return this.lastResult && nonce ? this.#keep(this.lastResult, nonce) : null;
  }

  async signOut(): Promise<void> {
    await this.#alone(async () => (await this.init()).logoutPopup({ account: this.account }));
  }

  /** From the cache, else by the refresh token, else in a hidden frame; else somebody has to press the button. */
  async acquireSilent(
    given: { account?: AccountInfo; forceRefresh?: boolean } = {},
  ): Promise<AuthenticationResult> {
    this.lastResult = await (await this.init()).acquireTokenSilent({ scopes, ...given });
    return this.lastResult;
  }

  async acquireByCode(request: AuthorizationCodeRequest): Promise<AuthenticationResult> {
    this.lastResult = await (await this.init()).acquireTokenByCode({ scopes, ...request });
    return this.lastResult;
  }

  async #start(): Promise<PublicClientApplication> {
    this.state = "initialising";
    const { items } = await call(listProviders);
    const clientId = items.find(({ provider, local }) => provider === "microsoft" && !local)?.client_id;
    if (!clientId) throw new Error(t.errors.microsoftNotConfigured);
    let app: PublicClientApplication;
    try {
      // Large, and most people never need it.
      const { LogLevel, PublicClientApplication } = await import("@azure/msal-browser");
      app = new PublicClientApplication({
        auth: { clientId, authority, redirectUri: location.origin },
        cache: { cacheLocation: "localStorage", cacheRetentionDays: retentionDays },
        system: {
          loggerOptions: {
            piiLoggingEnabled: false,
            logLevel: LogLevel.Warning,
            loggerCallback: (_level, message) => console.debug(message),
          },
        },
      });
      await app.initialize();
    } catch (cause) {
      throw new Error(t.errors.microsoftFailed, { cause });
    }
    await app
      .handleRedirectPromise({ navigateToLoginRequestUrl: false })
      .then((result) => {
        if (result) this.lastResult = result;
      })
      .catch((error) => console.warn("Microsoft redirect", error instanceof Error ? error.name : "failed"));
    this.instance = app;
    this.state = "initialised";
    return app;
  }

  async #request(nonce: string) {
    const account = this.account ?? undefined;
    return { scopes, nonce: await digest(nonce), ...(account && { account }) };
  }

  /** Remembers whose sign-in it was, and what of it is posted. */
  #keep(result: AuthenticationResult, nonce: string): Proof {
    this.lastResult = result;
    this.instance?.setActiveAccount(result.account);
    return { token: result.idToken, nonce };
  }

  async #alone<T>(act: () => Promise<T>): Promise<T> {
    if (this.#busy) throw new Error(t.errors.microsoftBusy);
    this.#busy = true;
    try {
      return await act();
    } finally {
      this.#busy = false;
    }
  }
}

export const microsoft = new MicrosoftSignIn();
