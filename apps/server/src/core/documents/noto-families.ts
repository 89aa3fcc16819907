const script = (name: string) => `noto-sans-${name}`;
const scripts = [
  ...["arabic", "hebrew", "devanagari", "thai", "armenian", "georgian", "bengali", "tamil", "telugu"],
  ...["gujarati", "gurmukhi", "kannada", "malayalam", "sinhala", "khmer", "lao", "myanmar", "ethiopic"],
].map(script);
/** The font of Hong Kong has rare characters of names that the one of mainland China lacks. */
const chinese = ["sc", "hk"].map(script);
const japanese = script("jp");
const korean = script("kr");

/**
 * The Noto fonts that may have a cluster, the best one first. Chinese and Japanese share characters and draw them a little
 * differently: in a document with kana they have the Japanese forms.
 */
export function familiesFor(cluster: string, hasKana: boolean): string[] {
  if (/\p{Script=Hangul}/u.test(cluster)) return [korean];
  const han = hasKana ? [japanese, ...chinese] : [...chinese, japanese];
  return [...scripts, "noto-emoji", ...han, korean];
}
