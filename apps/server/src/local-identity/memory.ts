import type { Adapter, AdapterPayload } from "oidc-provider";

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** Keeps what the local provider must remember for as long as the process runs. */
export class Memory implements Adapter {
  readonly #kept = new Map<string, Kept>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.#sweep();
    this.#kept.set(id, { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.#kept.get(id);
    return found && found.until > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  /** Devices without a keyboard do not sign in here. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = this.#kept.get(id);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }

  #sweep(): void {
    for (const [id, { until }] of this.#kept) if (until <= Date.now()) this.#kept.delete(id);
  }
}
