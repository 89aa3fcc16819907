import { cut } from "@lantern/engine/graphemes";

/** A file name with only ASCII characters a–z, digits and hyphens, so that every system accepts it. */
export function fileName(of: string, what: string): string {
  const title = of
    .normalize("NFKD")
    .replace(/[^\w ]/g, "")
    .trim()
    .replace(/\s+/g, "-");
  return [cut(title, 60).toLowerCase(), what].filter(Boolean).join("-");
}
