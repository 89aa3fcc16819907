import { limits } from "@lantern/contract/limits";
import { type Credentials, decryptToken, type EncryptedToken, encryptToken } from "./token-encryption.ts";

/** The record in local storage under `token`. */
interface StoredToken {
  token: EncryptedToken;
  /** Milliseconds since 1970. */
  token_expiration: number;
}

export interface Stores {
  /** The encrypted token, shared by all tabs. */
  local: Storage;
  /** The credentials, for this tab only. */
  tab: Storage;
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
  private readonly kind: Kind<C>;
  private readonly stores: Stores;
  private opened: { data: string; token: string } | null = null;

  constructor(kind: Kind<C>, stores: Stores) {
    this.kind = kind;
    this.stores = stores;
  }

  async save(token: string, credentials: C, now = Date.now()): Promise<void> {
    this.saveCredentials(credentials);
    // Read back the credentials: when the tab cannot store them, the token could never be decrypted.
    const encrypted = await encryptToken(token, this.credentials());
    const { key, lifetime } = this.kind;
    const stored =
      lifetime === undefined ? encrypted : { token: encrypted, token_expiration: now + lifetime };
    this.stores.local.setItem(key, JSON.stringify(stored));
    this.opened = { data: encrypted.data, token };
  }

  saveCredentials(credentials: C): void {
    try {
      this.stores.tab.setItem(this.kind.credentialsKey, JSON.stringify(credentials));
    } catch {
      // Storage can be blocked or full; reading then finds no credentials.
    }
  }

  credentials(): C | null {
    const credentials = parsed(this.stores.tab.getItem(this.kind.credentialsKey));
    return this.kind.isCredentials(credentials) ? credentials : null;
  }

  /** The plain token, or null when nobody is signed in. Throws when the stored token cannot be decrypted. */
  async read(now = Date.now()): Promise<string | null> {
    const stored = this.stored();
    if (!stored || stored.token_expiration <= now) return null;
    if (this.opened?.data === stored.token.data) return this.opened.token;
    const token = await decryptToken(stored.token, this.credentials());
    this.opened = { data: stored.token.data, token };
    return token;
  }

  /** When the token expires, in milliseconds, as far as this page knows; null without a token. */
  expiresAt(): number | null {
    return this.stored()?.token_expiration ?? null;
  }

  /** Whether more than half of the lifetime has passed. */
  isPastHalf(now = Date.now()): boolean {
    const end = this.expiresAt();
    return end !== null && end - now < (this.kind.lifetime ?? 0) / 2;
  }

  clear(): void {
    this.opened = null;
    this.stores.local.removeItem(this.kind.key);
    this.stores.tab.removeItem(this.kind.credentialsKey);
  }

  /** Removes a record in an outdated format. */
  private stored(): StoredToken | null {
    const { key, lifetime } = this.kind;
    const raw = this.stores.local.getItem(key);
    if (raw === null) return null;
    const record = parsed(raw);
    const entry = lifetime === undefined ? { token: record, token_expiration: Infinity } : record;
    if (isStored(entry)) return entry;
    this.stores.local.removeItem(key);
    return null;
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
