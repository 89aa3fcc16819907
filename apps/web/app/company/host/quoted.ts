/** A text in quotation marks. What is in quotation marks itself gets no second ones, and quotations in it get single ones. */
export function quoted(text: string): string {
  if (/^“[^“”]*”$/.test(text)) return text;
  return `“${text.replaceAll("“", "‘").replaceAll("”", "’")}”`;
}
