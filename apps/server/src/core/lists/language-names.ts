import { type Language, languages } from "@lantern/contract/languages";

/** Languages in which a list may name others, and what DisplayNames does not know. */
const namedIn = ["en", "es", "de", "fr", "it", "pt", "nl"];
const others: Partial<Record<string, Language>> = {
  castellano: "es",
  castilian: "es",
  eng: "en",
  spa: "es",
  deu: "de",
  ger: "de",
};

const plain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").trim();

let byName: Map<string, Language> | null = null;

/** Made at the first use. */
function names(): Map<string, Language> {
  byName ??= new Map(
    languages.flatMap((code) =>
      namedIn.map(
        (one) => [plain(new Intl.DisplayNames(one, { type: "language" }).of(code) ?? code), code] as const,
      ),
    ),
  );
  return byName;
}

/**
 * The language of ours that a list or a directory means by "de", "de-AT", "German", "Deutsch" or "es-ES, en;q=0.8"; null
 * where it means another.
 */
export function languageNamed(text: string): Language | null {
  const wanted = text.split(/[,;]/).map((one) => plain(one.split("(")[0] ?? ""));
  for (const one of wanted) {
    const code = languages.find((supported) => supported === one.split(/[-_]/)[0]);
    const named = code ?? names().get(one) ?? others[one];
    if (named) return named;
  }
  return null;
}
