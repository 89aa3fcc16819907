import type { AuthenticationResult, AuthorizationCodeRequest } from "@azure/msal-browser";
import { pageConfig } from "../../page-config.ts";
import { tabStorage } from "../../storage.ts";
import { texts } from "../sign-in-texts.ts";
import type { MicrosoftLibrary } from "./microsoft-library.ts";
import { accountShape, type MicrosoftAccount, type MicrosoftResult, resultShape } from "./microsoft-shape.ts";
import { digest, randomSecret } from "./random.ts";
import type { Proof } from "./request.ts";

const scopes = ["openid", "profile", "email"];
const nonceKey = "social-state.microsoft";

type State = "uninitialised" | "initialising" | "initialised";

/**
 * The parts of Microsoft's library that we use. It loads at the first click, once, and allows one sign-in or sign-out
 * at a time.
 */
class MicrosoftSignIn {
  state: State = "uninitialised";
  instance: MicrosoftLibrary | null = null;
  lastResult: MicrosoftResult | null = null;
  #starting: Promise<MicrosoftLibrary> | null = null;
  /** The response of a redirect to this page. */
  #response: string | null = null;
  /** The interaction in progress. */
  #busy: symbol | null = null;

  get account(): MicrosoftAccount | null {
    const account = this.instance?.account();
    return account ? accountShape(account) : null;
  }

  /** Initializes the library once; every call gets the same promise. */
  init(): Promise<MicrosoftLibrary> {
    this.#starting ??= this.#start().catch((error) => {
      this.#starting = null;
      this.state = "uninitialised";
      throw error;
    });
    return this.#starting;
  }

  /** Signs in through a popup, and resolves with the proof for the server. */
  async signInByPopup(onClosed?: () => void): Promise<Proof> {
    return this.#alone(async (app) => {
      const nonce = randomSecret();
      const request = await this.#request(app, nonce);
      // `#busy` shows whether an interaction is in progress; the library's own flag stays set after a closed popup.
      return this.#proofOf(await app.loginPopup({ ...request, overrideInteractionInProgress: true }), nonce);
    }, onClosed);
  }

  /** Leaves the page; the sign-in continues on the page that the provider redirects to. */
  async signInByRedirect(): Promise<void> {
    await this.#alone(async (app) => {
      const nonce = randomSecret();
      tabStorage().setItem(nonceKey, nonce);
      await app.loginRedirect(await this.#request(app, nonce));
    });
  }

  /** The result of a redirect, once; null when this browser did not request it. */
  async takeRedirected(response: string): Promise<Proof | null> {
    this.#response = response;
    await this.init();
    const nonce = tabStorage().getItem(nonceKey);
    tabStorage().removeItem(nonceKey);
    return this.lastResult && nonce ? { token: this.lastResult.idToken, nonce } : null;
  }

  async signOut(): Promise<void> {
    await this.#alone((app) => app.logoutPopup({ account: app.account() }));
  }

  /**
   * From the cache, else with the refresh token, else in a hidden frame; otherwise rejects, and the user must click.
   */
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
    const { providers, public_url } = pageConfig();
    const clientId = providers.find(({ provider, local }) => provider === "microsoft" && !local)?.client_id;
    if (!clientId) throw new Error(texts.microsoftNotConfigured);
    let app: MicrosoftLibrary;
    try {
      // A large module that most users never need.
      const { startLibrary } = await import("./microsoft-library.ts");
      app = await startLibrary(clientId, public_url);
    } catch (cause) {
      throw new Error(texts.microsoftFailed, { cause });
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

  /** Remembers the account, and returns the proof for the server. */
  #proofOf(result: AuthenticationResult, nonce: string): Proof {
    this.instance?.setActiveAccount(result.account);
    return { token: this.#remember(result).idToken, nonce };
  }

  #remember(result: AuthenticationResult): MicrosoftResult {
    this.lastResult = resultShape(result);
    return this.lastResult;
  }

  async #alone<T>(act: (app: MicrosoftLibrary) => Promise<T>, onClosed?: () => void): Promise<T> {
    if (this.#busy) throw new Error(texts.microsoftBusy);
    const attempt = Symbol();
    this.#busy = attempt;
    const end = () => {
      if (this.#busy === attempt) this.#busy = null;
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
