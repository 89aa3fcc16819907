import { fitting } from "../../help/fitting.ts";

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
