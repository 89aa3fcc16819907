import { limits } from "@lantern/contract/limits";
import { type Credentials, type SealedToken, seal, unseal } from "./seal.ts";

/** What local storage holds under `token` or `experience_token`. */
interface StoredToken {
  token: SealedToken;
  /** Milliseconds since 1970. */
  token_expiration: number;
}

export interface Stores {
  /** Shared by all tabs: the sealed token. */
  local: Storage;
  /** This tab's own: what opens it. */
  tab: Storage;
}

const lifetime = limits.tokenMinutes * 60_000;

/**
 * One kind of sign-in at rest: the sealed token in local storage, what opens it in session storage. Both
 * administrators (`token`) and participants (`experience_token`) are kept this way.
 */
export class TokenStore {
  readonly key: string;
  readonly credentialsKey: string;
  private readonly stores: Stores;
  private opened: { data: string; token: string } | null = null;

  constructor(key: string, credentialsKey: string, stores: Stores) {
    this.key = key;
    this.credentialsKey = credentialsKey;
    this.stores = stores;
  }

  async save(token: string, credentials: Credentials, now = Date.now()): Promise<void> {
    this.saveCredentials(credentials);
    // Read back: where the tab may store nothing, nothing could open the token again.
    const sealed = await seal(token, this.credentials());
    const stored: StoredToken = { token: sealed, token_expiration: now + lifetime };
    this.stores.local.setItem(this.key, JSON.stringify(stored));
    this.opened = { data: sealed.data, token };
  }

  saveCredentials(credentials: Credentials): void {
    try {
      this.stores.tab.setItem(this.credentialsKey, JSON.stringify(credentials));
    } catch {
      // Storage can be blocked or full; who needs the credentials finds none.
    }
  }

  credentials(): Credentials | null {
    const found = parsed(this.stores.tab.getItem(this.credentialsKey));
    return isCredentials(found) ? found : null;
  }

  /** The token in clear, or null when nobody is signed in. Throws when it is there but cannot be opened. */
  async read(now = Date.now()): Promise<string | null> {
    const stored = this.stored();
    if (!stored || stored.token_expiration <= now) return null;
    if (this.opened?.data === stored.token.data) return this.opened.token;
    const token = await unseal(stored.token, this.credentials());
    this.opened = { data: stored.token.data, token };
    return token;
  }

  /** When the token ends, in milliseconds; null when there is none. */
  expiresAt(): number | null {
    return this.stored()?.token_expiration ?? null;
  }

  /** Less than half of its life is left. */
  isPastHalf(now = Date.now()): boolean {
    const end = this.expiresAt();
    return end !== null && end - now < lifetime / 2;
  }

  clear(): void {
    this.opened = null;
    this.stores.local.removeItem(this.key);
    this.stores.tab.removeItem(this.credentialsKey);
  }

  /** What is stored in another form than today's is removed. */
  private stored(): StoredToken | null {
    const raw = this.stores.local.getItem(this.key);
    if (raw === null) return null;
    const found = parsed(raw);
    if (isStored(found)) return found;
    this.stores.local.removeItem(this.key);
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
  const { iv, data, salt, version } = (stored?.token ?? {}) as Partial<SealedToken>;
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
