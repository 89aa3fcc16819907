/**
 * Messages in the reader's language, made by the browser on this device: nothing is sent anywhere. Chrome and Edge have
 * it on computers; elsewhere nothing is offered.
 */
import { createStore, type Store } from "@lantern/live-client";
import type { ChatLine } from "./chat.ts";

/** What browsers call `Translator` and `LanguageDetector`. */
interface Translator {
  translate(text: string): Promise<string>;
}
interface OnThisDevice {
  Translator: {
    availability(pair: LanguagePair): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
    create(pair: LanguagePair): Promise<Translator>;
  };
  LanguageDetector: {
    create(): Promise<{ detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]> }>;
  };
}
interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Short messages are easily taken for another language: below this, they stay as they are. */
const SURE = 0.6;

const device = globalThis as unknown as Partial<OnThisDevice>;

interface Translated {
  text: string;
  /** The language in which it was written. */
  from: string;
}

/** By id of the message; null: it is in the reader's language, or cannot be translated. */
type Translations = Readonly<Record<string, Translated | null>>;

/** The translations of one page into one language. */
export class ChatTranslation {
  readonly store: Store<{ texts: Translations }> = createStore<{ texts: Translations }>({ texts: {} });
  readonly #to: string;
  readonly #translators = new Map<string, Promise<Translator | null>>();
  #detector: ReturnType<OnThisDevice["LanguageDetector"]["create"]> | null = null;

  constructor(to: string) {
    this.#to = to;
  }

  /** Translates the messages that are new. Cards are in the reader's language already. */
  async read(lines: readonly ChatLine[]): Promise<void> {
    for (const { id, text, removed, card } of lines) {
      if (removed || card !== undefined || id in this.store.get().texts) continue;
      this.#set(id, null);
      // One that fails stays in its language.
      const translated = await this.#translate(text).catch(() => null);
      if (translated) this.#set(id, translated);
    }
  }

  #set(id: string, translated: Translated | null): void {
    this.store.set({ texts: { ...this.store.get().texts, [id]: translated } });
  }

  async #translate(text: string): Promise<Translated | null> {
    if (!device.LanguageDetector) return null;
    this.#detector ??= device.LanguageDetector.create();
    const [best] = await (await this.#detector).detect(text);
    const from = best?.detectedLanguage.split("-")[0] ?? "";
    if (!best || best.confidence < SURE || from === this.#to) return null;
    const opened = this.#translators.get(from) ?? this.#open(from);
    this.#translators.set(from, opened);
    const translator = await opened;
    return translator && { text: await translator.translate(text), from };
  }

  async #open(sourceLanguage: string): Promise<Translator | null> {
    const pair = { sourceLanguage, targetLanguage: this.#to };
    if (!device.Translator || (await device.Translator.availability(pair)) === "unavailable") return null;
    return device.Translator.create(pair);
  }
}
