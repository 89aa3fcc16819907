import { endings, fillers } from "./search-terms.ts";

const withoutSubject = new Set(fillers.split(" "));

/**
 * Which of the texts a search fits. Every term must begin a word of the text, with or without its ending: "cred" finds
 * credits, "refunds" finds refund, "red" finds neither. Where no text has all terms, those fit that have the most of
 * them, at least two.
 */
export function fitting(texts: readonly string[], search: string): boolean[] {
  const all = plain(search).split(" ").filter(Boolean);
  const subjects = all.filter((term) => !withoutSubject.has(term));
  const terms = subjects.length > 0 ? subjects : all;
  const counts = texts.map((text) => {
    const parts = plain(text).split(" ");
    return terms.filter((term) => {
      const stem = term.length > 4 ? term.replace(endings, "") : term;
      return parts.some((word) => word.startsWith(stem));
    }).length;
  });
  const most = Math.max(...counts);
  return counts.map((count) => count === most && most >= Math.min(2, terms.length));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
