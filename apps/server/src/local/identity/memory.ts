import type { Adapter, AdapterPayload } from "oidc-provider";

interface Stored {
  payload: AdapterPayload;
  until: number;
}

/** Stores what the local provider has to remember, in memory. */
export class Memory implements Adapter {
  readonly #stored = new Map<string, Stored>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.#sweep();
    this.#stored.set(id, { payload, until: Date.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#stored.get(id);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#stored.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  /** There is no sign-in for devices without a keyboard. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const entry = this.#stored.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#stored.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#stored) if (payload.grantId === grantId) this.#stored.delete(id);
  }

  #sweep(): void {
    for (const [id, { until }] of this.#stored) if (until <= Date.now()) this.#stored.delete(id);
  }
}
