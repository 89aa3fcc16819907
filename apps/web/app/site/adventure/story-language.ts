/** An entry of a translation: the rows that `npm run story:texts` writes, in which texts are quoted as in JSON. */
const entry = /^msgid (".*")\nmsgstr (".*")$/gm;

/**
 * Puts the texts of a story into another language. `/` breaks rows on the stage; a page breaks them by itself.
 *
 * @param file the story's translation
 * @throws when a text of the page has none
 */
export function inStoryLanguage(file: string): (text: string) => string {
  const texts = new Map(
    [...file.matchAll(entry)].map(([, source = "", text = ""]) => [JSON.parse(source), JSON.parse(text)]),
  );
  return (source) => {
    const text: string | undefined = texts.get(source);
    if (!text) throw new Error(`The story has no translation of “${source}”`);
    return text.replaceAll(" / ", " ");
  };
}
