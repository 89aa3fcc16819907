import { participantKeys } from "../../features/access/participant-keys.ts";
import { newSecret, type SealedToken, seal, unseal } from "../../features/access/seal.ts";

/** What this tab knows of a participant: who joins which session, and the random secret that opens the token. */
export interface ParticipantCredentials {
  /** Empty for a rehearsal, which belongs to nobody. */
  email: string;
  sessionId: string;
  secret: string;
}

const { token: TOKEN, credentials: CREDENTIALS } = participantKeys;

/**
 * A participant's token at rest: sealed in local storage under `experience_token` (the record itself, without
 * anything around it), and in session storage what opens it. The plain token is never stored.
 */
export class ParticipantStore {
  readonly #local: Storage;
  readonly #tab: Storage;

  constructor(local: Storage, tab: Storage) {
    this.#local = local;
    this.#tab = tab;
  }

  async save(token: string, email: string, sessionId: string): Promise<ParticipantCredentials> {
    const credentials = { email, sessionId, secret: newSecret() };
    const sealed = await seal(token, credentials);
    this.#tab.setItem(CREDENTIALS, JSON.stringify(credentials));
    this.#local.setItem(TOKEN, JSON.stringify(sealed));
    return credentials;
  }

  credentials(): ParticipantCredentials | null {
    const found = parsed(this.#tab.getItem(CREDENTIALS)) as Partial<ParticipantCredentials> | null;
    const { email, sessionId, secret } = found ?? {};
    if (typeof email !== "string" || typeof sessionId !== "string" || typeof secret !== "string") return null;
    return { email, sessionId, secret };
  }

  /** The token in clear, or null when there is none that this tab can open. */
  async read(): Promise<string | null> {
    const sealed = parsed(this.#local.getItem(TOKEN));
    if (!isSealed(sealed)) return null;
    return unseal(sealed, this.credentials()).catch(() => null);
  }

  clear(): void {
    this.#local.removeItem(TOKEN);
    this.#tab.removeItem(CREDENTIALS);
  }
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}

function isSealed(value: unknown): value is SealedToken {
  const { iv, data, salt, version } = (value ?? {}) as Partial<SealedToken>;
  return version === 2 && [iv, data, salt].every((part) => typeof part === "string");
}
