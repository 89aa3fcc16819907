/** Tries every pair of Latin letters: those that the platform has a name for are countries. */
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes that the platform names but that are not countries to live in. */
const notCountries = new Set([
  "EU",
  "EZ",
  "UN",
  "XA",
  "XB",
  "ZZ",
  "QO",
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "IC",
  "TA",
]);

export interface Named {
  id: string;
  name: string;
}

/** Countries by ISO 3166 code, in the order of their names. */
export function countries(locale = "en"): Named[] {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const list = alphabet.flatMap((a) =>
    alphabet.flatMap((b) => {
      const [id] = Intl.getCanonicalLocales(`und-${a}${b}`)[0]!.split("-").slice(1);
      const name = names.of(a + b);
      // Codes of former countries ("DD") have a newer canonical form.
      return name && id === a + b && !notCountries.has(id) ? [{ id, name }] : [];
    }),
  );
  return list.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** The name of a country in a language, by its code. */
export const countryName = (id: string, language = "en"): string =>
  new Intl.DisplayNames([language], { type: "region" }).of(id) ?? id;
