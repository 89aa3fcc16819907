import { afterEach, expect, test, vi } from "vitest";
import type { ChatLine } from "./chat.ts";
import { ChatTranslation } from "./chat-translation.ts";

afterEach(() => vi.unstubAllGlobals());

const line = (id: string, text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  seat: "s1",
  name: "Noor",
  text,
  at: 0,
  removed: false,
  ...more,
});

/** A browser that knows these messages, and notes what it was asked to translate. */
function browser(languages: Record<string, string>, unavailable: string[] = []) {
  const requested: string[] = [];
  vi.stubGlobal("LanguageDetector", {
    create: async () => ({
      detect: async (text: string) => [
        { detectedLanguage: languages[text] ?? "und", confidence: languages[text] ? 0.9 : 0.2 },
      ],
    }),
  });
  vi.stubGlobal("Translator", {
    availability: async ({ sourceLanguage }: { sourceLanguage: string }) =>
      unavailable.includes(sourceLanguage) ? "unavailable" : "available",
    create: async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
      async translate(text: string) {
        requested.push(text);
        if (text === "fails") throw new Error("no");
        return `${sourceLanguage}>${targetLanguage}: ${text}`;
      },
    }),
  });
  return requested;
}

test("messages in another language are translated once; others, cards and removed ones stay as they are", async () => {
  const requested = browser(
    { "¿Un té?": "es", "Tee?": "de-AT", "Un thé ?": "fr", "Tea?": "en", fails: "es" },
    ["fr"],
  );
  const translation = new ChatTranslation("de");
  const lines = [
    line("1", "¿Un té?"),
    line("2", "Tee?"),
    line("3", "Un thé ?"),
    line("4", "ok"),
    line("5", "¿Un té?", { card: "roles.1" }),
    line("6", "¿Un té?", { removed: true }),
    line("7", "fails"),
    line("8", "Tea?"),
  ];
  await translation.read(lines);
  await translation.read(lines);
  expect(translation.store.get().texts).toEqual({
    1: { text: "es>de: ¿Un té?", from: "es" },
    2: null,
    3: null,
    4: null,
    7: null,
    8: { text: "en>de: Tea?", from: "en" },
  });
  expect(requested).toEqual(["¿Un té?", "fails", "Tea?"]);
});
