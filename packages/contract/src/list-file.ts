/** Browsers and Node both have it; the contract's own library of types is the language's alone. */
declare class TextDecoder {
  constructor(encoding: string, options?: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}

/** Decodes a list from any encoding that spreadsheets save; null for a file that is not text. */
export function textOfFile(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters reveal a binary file
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as("utf-16be");
  // In UTF-16 the second byte of an ASCII character is 0, and every address contains some.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return as("utf-16le");
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return as("utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return as("windows-1252");
  }
}
