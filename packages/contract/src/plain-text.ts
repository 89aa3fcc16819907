/** How a text on one line is stored. In a file without zod, because small pages load it. */

/**
 * What copying, spreadsheets and email programs add to a text without anybody seeing it: soft hyphens, marks of byte order
 * and direction, fillers and other characters without width.
 */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu;
/** Joiners shape emoji and the letters of some scripts, and tags the flag of a region. Elsewhere they only hide. */
const idle =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}\u2640\u2642])|(?<![\u{1f3f4}\u{e0001}-\u{e007f}])[\u{e0001}-\u{e007f}]+/gu;
/** More than three marks on one character, which would cover the rows above it. */
const piled = /(\p{Mn}{3})\p{Mn}+/gu;

export const withoutInvisible = (value: string): string => value.replace(invisible, "").replace(idle, "");

/** Replaces control characters and line breaks, which could break an email header or a log, with spaces. */
function withoutControls(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

/** One line as it is stored: nothing in it is invisible, and a letter with its accent is one character. */
export const plainLine = (value: string): string =>
  withoutControls(withoutInvisible(value)).normalize("NFC").replace(piled, "$1");
