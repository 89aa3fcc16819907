import type { AuthenticationResult, AuthorizationCodeRequest } from "@azure/msal-browser";
import { listProviders } from "@lantern/contract/http";
import { call } from "../../../api/client.ts";
import { t } from "../../../i18n/index.ts";
import type { MicrosoftLibrary } from "./microsoft-library.ts";
import { accountShape, type MicrosoftAccount, type MicrosoftResult, resultShape } from "./microsoft-shape.ts";
import { digest, randomSecret } from "./random.ts";
import type { Proof } from "./request.ts";

const scopes = ["openid", "profile", "email"];
const nonceKey = "social-state.microsoft";

type State = "uninitialised" | "initialising" | "initialised";

/**
 * Microsoft's own library, kept to what we use of it. It starts with the first press, is started once, and lets
 * nobody begin a sign-in or sign-out while another one is under way.
 */
class MicrosoftSignIn {
  state: State = "uninitialised";
  instance: MicrosoftLibrary | null = null;
  lastResult: MicrosoftResult | null = null;
  #starting: Promise<MicrosoftLibrary> | null = null;
  /** The answer of a redirect that has led to this page. */
  #response: string | null = null;
  /** The interaction that is under way. */
  #busy: symbol | null = null;

  get account(): MicrosoftAccount | null {
    const account = this.instance?.account();
    return account ? accountShape(account) : null;
  }

  /** Starts the library; calls while it starts get the same promise, later ones the same instance. */
  init(): Promise<MicrosoftLibrary> {
    this.#starting ??= this.#start().catch((error) => {
      this.#starting = null;
      this.state = "uninitialised";
      throw error;
    });
    return this.#starting;
  }

  /** Signs in over a window of its own, and resolves with what is posted to be verified. */
  async signInByPopup(onClosed?: () => void): Promise<Proof> {
    return this.#alone(async (app) => {
      const nonce = randomSecret();
      const request = await this.#request(app, nonce);
      // The flag of this class says whether one is under way; the library's outlives a window that was closed.
      return this.#proofOf(await app.loginPopup({ ...request, overrideInteractionInProgress: true }), nonce);
    }, onClosed);
  }

  /** Leaves the page; the sign-in goes on where the answer comes back. */
  async signInByRedirect(): Promise<void> {
    await this.#alone(async (app) => {
      const nonce = randomSecret();
      sessionStorage.setItem(nonceKey, nonce);
      await app.loginRedirect(await this.#request(app, nonce));
    });
  }

  /** What a redirect has brought, once; null when nobody here has asked for this answer. */
  async takeRedirected(response: string): Promise<Proof | null> {
    this.#response = response;
    await this.init();
    const nonce = sessionStorage.getItem(nonceKey);
    sessionStorage.removeItem(nonceKey);
    return this.lastResult && nonce ? { token: this.lastResult.idToken, nonce } : null;
  }

  async signOut(): Promise<void> {
    await this.#alone((app) => app.logoutPopup({ account: app.account() }));
  }

  /** From the cache, else by the refresh token, else in a hidden frame; else somebody has to press the button. */
  async acquireSilent(
    given: { account?: Pick<MicrosoftAccount, "homeAccountId">; forceRefresh?: boolean } = {},
  ): Promise<MicrosoftResult> {
    const app = await this.init();
    await app.forgetStale();
    const { account: named, ...options } = given;
    const account = named ? app.getAccount({ homeAccountId: named.homeAccountId }) : app.account();
    return this.#remember(await app.acquireTokenSilent({ scopes, ...options, ...(account && { account }) }));
  }

  async acquireByCode(request: AuthorizationCodeRequest): Promise<MicrosoftResult> {
    return this.#remember(await (await this.init()).acquireTokenByCode({ scopes, ...request }));
  }

  async #start(): Promise<MicrosoftLibrary> {
    this.state = "initialising";
    const { items, host } = await call(listProviders);
    const clientId = items.find(({ provider, local }) => provider === "microsoft" && !local)?.client_id;
    if (!clientId) throw new Error(t.errors.microsoftNotConfigured);
    let app: MicrosoftLibrary;
    try {
      // Large, and most people never need it.
      const { startLibrary } = await import("./microsoft-library.ts");
      app = await startLibrary(clientId, host);
    } catch (cause) {
      throw new Error(t.errors.microsoftFailed, { cause });
    }
    await app
      .handleRedirectPromise({
        navigateToLoginRequestUrl: false,
        ...(this.#response !== null && { hash: this.#response }),
      })
      .then((result) => {
        if (!result) return;
        app.setActiveAccount(result.account);
        this.#remember(result);
      })
      .catch((error) => console.warn("Microsoft redirect", error instanceof Error ? error.name : "failed"));
    this.instance = app;
    this.state = "initialised";
    return app;
  }

  async #request(app: MicrosoftLibrary, nonce: string) {
    await app.forgetStale();
    const account = app.account();
    return { scopes, nonce: await digest(nonce), ...(account && { account }) };
  }

  /** Remembers whose sign-in it was, and what of it is posted. */
  #proofOf(result: AuthenticationResult, nonce: string): Proof {
    this.instance?.setActiveAccount(result.account);
    return { token: this.#remember(result).idToken, nonce };
  }

  #remember(result: AuthenticationResult): MicrosoftResult {
    this.lastResult = resultShape(result);
    return this.lastResult;
  }

  async #alone<T>(act: (app: MicrosoftLibrary) => Promise<T>, onClosed?: () => void): Promise<T> {
    if (this.#busy) throw new Error(t.errors.microsoftBusy);
    const mine = Symbol();
    this.#busy = mine;
    const end = () => {
      if (this.#busy === mine) this.#busy = null;
    };
    try {
      const app = await this.init();
      app.onClosed = () => {
        end();
        onClosed?.();
      };
      return await act(app);
    } finally {
      end();
    }
  }
}

export const microsoft = new MicrosoftSignIn();
