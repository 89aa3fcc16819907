import type { TextStore } from "./texts.ts";

export class MemoryTexts implements TextStore {
  readonly #texts = new Map<string, { body: string; expiresAt: number }>();

  async put(text: { id: string; body: string; expiresAt: number }): Promise<void> {
    if (!this.#texts.has(text.id)) this.#texts.set(text.id, { body: text.body, expiresAt: text.expiresAt });
  }

  async get(ids: string[], now: number): Promise<Map<string, string>> {
    return new Map(
      ids.flatMap((id) => {
        const text = this.#texts.get(id);
        return text && text.expiresAt > now ? [[id, text.body] as const] : [];
      }),
    );
  }

  async erase(now: number): Promise<number> {
    const gone = [...this.#texts].filter(([, { expiresAt }]) => expiresAt <= now);
    for (const [id] of gone) this.#texts.delete(id);
    return gone.length;
  }
}
