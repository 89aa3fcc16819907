import { limits } from "@lantern/contract/limits";
import { type Credentials, decryptToken, type EncryptedToken, encryptToken } from "./token-encryption.ts";

/** What local storage holds under `token`. */
interface StoredToken {
  token: EncryptedToken;
  /** Milliseconds since 1970. */
  token_expiration: number;
}

export interface Stores {
  /** Shared by all tabs: the sealed token. */
  local: Storage;
  /** This tab's own: what opens it. */
  tab: Storage;
}

/** One kind of sign-in. */
export interface Kind<C extends Credentials> {
  /** Where the sealed token is in local storage. */
  key: string;
  /** Where what opens it is in the tab's storage. */
  credentialsKey: string;
  isCredentials: (value: unknown) => value is C;
  /** Milliseconds that a token is good for. Without it the record stands alone, and the server knows its end. */
  lifetime?: number;
}

/** Where a participant's sealed token is in local storage. */
export const participantKey = "experience_token";

export const administrator: Kind<Credentials> = {
  key: "token",
  credentialsKey: "credentials",
  isCredentials,
  lifetime: limits.tokenMinutes * 60_000,
};

/**
 * A sign-in at rest: the sealed token in local storage, what opens it in session storage. The plain token is never
 * stored. Both administrators and participants are kept this way.
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
    // Read back: where the tab may store nothing, nothing could open the token again.
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
      // Storage can be blocked or full; who needs the credentials finds none.
    }
  }

  credentials(): C | null {
    const credentials = parsed(this.stores.tab.getItem(this.kind.credentialsKey));
    return this.kind.isCredentials(credentials) ? credentials : null;
  }

  /** The token in clear, or null when nobody is signed in. Throws when it is there but cannot be opened. */
  async read(now = Date.now()): Promise<string | null> {
    const stored = this.stored();
    if (!stored || stored.token_expiration <= now) return null;
    if (this.opened?.data === stored.token.data) return this.opened.token;
    const token = await decryptToken(stored.token, this.credentials());
    this.opened = { data: stored.token.data, token };
    return token;
  }

  /** When the token ends, in milliseconds, as far as this page knows; null when there is none. */
  expiresAt(): number | null {
    return this.stored()?.token_expiration ?? null;
  }

  /** Less than half of its life is left. */
  isPastHalf(now = Date.now()): boolean {
    const end = this.expiresAt();
    return end !== null && end - now < (this.kind.lifetime ?? 0) / 2;
  }

  clear(): void {
    this.opened = null;
    this.stores.local.removeItem(this.kind.key);
    this.stores.tab.removeItem(this.kind.credentialsKey);
  }

  /** What is stored in another form than today's is removed. */
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
