/** Opens the answer that the URL's fragment names. */
export function openLinked(): void {
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id && document.getElementById(id);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();
}

/** Words that say nothing of what somebody looks for. */
const fillers = new Set(
  "a an and any are at be by can could do does for get have how i if in is it me my of on or our please the there to us we what when where which will with you your".split(
    " ",
  ),
);

/**
 * Which of the texts a search fits. Every term must begin a word of the text, with or without its ending: "cred" finds
 * credits, "refunds" finds refund, "red" finds neither. Where no text has all terms, those fit that have the most of
 * them, at least two.
 */
export function fitting(texts: readonly string[], search: string): boolean[] {
  const all = plain(search).split(" ").filter(Boolean);
  const subjects = all.filter((term) => !fillers.has(term));
  const terms = subjects.length > 0 ? subjects : all;
  const counts = texts.map((text) => {
    const parts = plain(text).split(" ");
    return terms.filter((term) => {
      const stem = term.length > 4 ? term.replace(/(ing|ed|es|s)$/, "") : term;
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

/**
 * Filters the page's questions by the search; headings without results are hidden too. `?q=` presets the search, so
 * that a search can be linked and other pages can lead here.
 */
export function searchQuestions(form: HTMLElement): void {
  const input = form.querySelector("input");
  const count = form.querySelector<HTMLElement>("[data-results]");
  if (!input || !count) return;
  const questions = [...document.querySelectorAll<HTMLElement>("[data-question]")];
  const groups = [...document.querySelectorAll<HTMLElement>("[data-question-group]")];
  const texts = questions.map((question) => `${question.textContent} ${question.dataset.terms ?? ""}`);

  const show = () => {
    const search = input.value.trim();
    const fits = fitting(texts, search);
    for (const [index, question] of questions.entries()) question.hidden = search !== "" && !fits[index];
    const hitCount = questions.filter(({ hidden }) => !hidden).length;
    for (const group of groups) group.hidden = !group.querySelector("[data-question]:not([hidden])");
    document.body.toggleAttribute("data-searching", search !== "");
    const [none = "", one = "", many = ""] = JSON.parse(count.dataset.results ?? "[]");
    const text = hitCount === 0 ? none : hitCount === 1 ? one : many;
    count.textContent = search === "" ? "" : text.replace("{n}", String(hitCount));
  };
  input.addEventListener("input", show);
  input.value = new URLSearchParams(location.search).get("q")?.slice(0, 100) ?? "";
  if (input.value) show();
}
