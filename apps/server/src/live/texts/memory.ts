import type { NewText, TextStore } from "./texts.ts";

interface StoredText {
  sessionId: string;
  body: string;
  expiresAt: number;
  hidden: boolean;
  reported: boolean;
}

export class MemoryTexts implements TextStore {
  readonly #texts = new Map<string, StoredText>();

  put({ id, sessionId, body, expiresAt }: NewText): void {
    if (!this.#texts.has(id))
      this.#texts.set(id, { sessionId, body, expiresAt, hidden: false, reported: false });
  }

  async moderate(...[id, sessionId, change]: Parameters<TextStore["moderate"]>): Promise<boolean> {
    const text = this.#texts.get(id);
    if (text?.sessionId !== sessionId) return false;
    this.#texts.set(id, { ...text, ...change });
    return true;
  }

  async reported(sessionId: string): Promise<Map<string, { hidden: boolean }>> {
    const reported = [...this.#texts].filter(([, text]) => text.sessionId === sessionId && text.reported);
    return new Map(reported.map(([id, { hidden }]) => [id, { hidden }]));
  }

  async get(ids: string[], now: number): Promise<Map<string, string>> {
    return new Map(
      ids.flatMap((id) => {
        const text = this.#texts.get(id);
        return text && !text.hidden && text.expiresAt > now ? [[id, text.body] as const] : [];
      }),
    );
  }

  async erase(now: number): Promise<number> {
    const expired = [...this.#texts].filter(([, { expiresAt }]) => expiresAt <= now);
    for (const [id] of expired) this.#texts.delete(id);
    return expired.length;
  }
}
