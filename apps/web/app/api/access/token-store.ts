import { limits } from "@lantern/contract/limits";
import type { PageStorage } from "../storage.ts";
import { type Credentials, decryptToken, type EncryptedToken, encryptToken } from "./token-encryption.ts";

/** The record in local storage under `token`. */
interface StoredToken {
  token: EncryptedToken;
  /** Milliseconds since 1970. */
  token_expiration: number;
}

export interface Stores {
  /** The encrypted token of the tab that signed in last. */
  local: PageStorage;
  /** What belongs to this tab alone: the credentials. */
  tab: PageStorage;
}

/** One kind of sign-in. */
export interface Kind<C extends Credentials> {
  /** Local storage key of the encrypted token. */
  key: string;
  /** Session storage key of the credentials. */
  credentialsKey: string;
  isCredentials: (value: unknown) => value is C;
  /** Lifetime of a token in milliseconds. Without it the record has no expiry, and only the server knows it. */
  lifetime?: number;
  /** Tabs may be signed in as different people, so each keeps a copy of its own record. */
  perTab?: boolean;
}

/** Local storage key of a participant's encrypted token. */
export const participantKey = "experience_token";

export const administrator: Kind<Credentials> = {
  key: "token",
  credentialsKey: "credentials",
  isCredentials,
  lifetime: limits.tokenMinutes * 60_000,
};

/**
 * Stores a sign-in: the encrypted token in local storage, the credentials that decrypt it in session storage. The plain
 * token is never stored. Used for administrators and participants.
 */
export class TokenStore<C extends Credentials = Credentials> {
  readonly #kind: Kind<C>;
  readonly #stores: Stores;
  readonly #onCredentials: (has: boolean) => void;
  #opened: { data: string; token: string } | null = null;

  /** @param onCredentials called with whether this tab has credentials, now and after each change */
  constructor(kind: Kind<C>, stores: Stores, onCredentials: (has: boolean) => void = () => {}) {
    this.#kind = kind;
    this.#stores = stores;
    this.#onCredentials = onCredentials;
    // Removes a record in an invalid format, even in a tab that signs nobody in.
    this.#stored();
    onCredentials(this.credentials() !== null);
  }

  async save(token: string, credentials: C, now = Date.now()): Promise<void> {
    this.saveCredentials(credentials);
    // Read back the credentials: when the tab cannot store them, the token could never be decrypted.
    const encrypted = await encryptToken(token, this.credentials());
    // Whoever signed out during the encryption stays signed out.
    if (this.credentials() === null) return;
    const { key, lifetime, perTab } = this.#kind;
    const stored = JSON.stringify(
      lifetime === undefined ? encrypted : { token: encrypted, token_expiration: now + lifetime },
    );
    this.#stores.local.setItem(key, stored);
    if (perTab) this.#stores.tab.setItem(key, stored);
    this.#opened = { data: encrypted.data, token };
  }

  saveCredentials(credentials: C): void {
    try {
      this.#stores.tab.setItem(this.#kind.credentialsKey, JSON.stringify(credentials));
    } catch {
      // Storage can be blocked or full; reading then finds no credentials.
    }
    this.#onCredentials(this.credentials() !== null);
  }

  credentials(): C | null {
    const credentials = parsed(this.#stores.tab.getItem(this.#kind.credentialsKey));
    return this.#kind.isCredentials(credentials) ? credentials : null;
  }

  /** The plain token, or null when nobody is signed in. Throws when the stored token cannot be decrypted. */
  async read(now = Date.now()): Promise<string | null> {
    const stored = this.#stored();
    if (!stored || stored.token_expiration <= now) return null;
    if (this.#opened?.data === stored.token.data) return this.#opened.token;
    const token = await decryptToken(stored.token, this.credentials());
    this.#opened = { data: stored.token.data, token };
    return token;
  }

  /** When the token expires, in milliseconds, as far as this page knows; null without a token. */
  expiresAt(): number | null {
    return this.#stored()?.token_expiration ?? null;
  }

  /** Whether more than half of the lifetime has passed. */
  isPastHalf(now = Date.now()): boolean {
    const end = this.expiresAt();
    return end !== null && end - now < (this.#kind.lifetime ?? 0) / 2;
  }

  /** Removes what this tab has stored, and leaves the record of another tab. */
  clear(): void {
    const { key, credentialsKey, perTab } = this.#kind;
    const isOthers = perTab && this.#recordIn(this.#stores.local) !== null && !this.#isOwn();
    this.#opened = null;
    if (!isOthers) this.#stores.local.removeItem(key);
    this.#stores.tab.removeItem(key);
    this.#stores.tab.removeItem(credentialsKey);
    this.#onCredentials(false);
  }

  /** The record that this tab reads. One in an outdated format is removed, for all tabs. */
  #stored(): StoredToken | null {
    const { key, perTab } = this.#kind;
    const shared = this.#recordIn(this.#stores.local);
    if (shared === null) {
      this.#stores.local.removeItem(key);
      if (perTab) this.#stores.tab.removeItem(key);
      return null;
    }
    return perTab && !this.#isOwn() ? (this.#recordIn(this.#stores.tab) ?? shared) : shared;
  }

  /** Whether the shared record is the one that this tab stored: each sign-in has a salt of its own. */
  #isOwn(): boolean {
    const own = this.#recordIn(this.#stores.tab);
    if (own === null) return this.credentials() !== null;
    return own.token.salt === this.#recordIn(this.#stores.local)?.token.salt;
  }

  #recordIn(storage: PageStorage): StoredToken | null {
    const { key, lifetime } = this.#kind;
    const record = parsed(storage.getItem(key));
    const entry = lifetime === undefined ? { token: record, token_expiration: Infinity } : record;
    return isStored(entry) ? entry : null;
  }
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is StoredToken {
  const stored = value as Partial<StoredToken> | null;
  const { iv, data, salt, version } = (stored?.token ?? {}) as Partial<EncryptedToken>;
  return (
    typeof stored?.token_expiration === "number" &&
    typeof version === "number" &&
    [iv, data, salt].every((part) => typeof part === "string")
  );
}

function isCredentials(value: unknown): value is Credentials {
  const { email, secret } = (value ?? {}) as Partial<Credentials>;
  return typeof email === "string" && typeof secret === "string";
}
