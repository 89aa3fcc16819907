import { slugOf } from "../i18n/slug.ts";
import { element } from "../ui/element.ts";
import { contactForm } from "./contact-form.ts";
import { fitting } from "./fitting.ts";
import { helpAt } from "./page-help.ts";
import { questionGroups } from "./questions.ts";
import { searchText } from "./search-text.ts";
import { texts as helpTexts } from "./texts.ts";

const firstCount = 4;
const questions = questionGroups.flatMap(({ list }) => list);

/**
 * A search over the questions, with their answers, and a contact form. Without a search it has what helps on the page.
 * Returns what opens it.
 */
export function drawPanel(root: HTMLElement): () => void {
  const close = element("button", { type: "button", className: "close", textContent: helpTexts.close });
  const input = element("input", { type: "search", id: "help-search", autocomplete: "off" });
  const label = element("label", { htmlFor: "help-search", textContent: helpTexts.search });
  const results = element("div", { className: "results" });
  results.setAttribute("aria-live", "polite");
  const show = () => {
    const query = input.value.trim();
    const onPage = query ? undefined : helpAt(location.pathname);
    const fits = query ? fitting(questions.map(searchText), query) : [];
    const visible = query
      ? questions.filter((_, index) => fits[index])
      : onPage
        ? questions.filter(({ q }) => onPage.questions.includes(slugOf(q)))
        : questions.slice(0, firstCount);
    results.replaceChildren(
      ...(onPage ? [element("h3", { textContent: helpTexts.onPage })] : []),
      ...visible.map(({ q, a }) =>
        element(
          "details",
          {},
          element("summary", { textContent: q }),
          ...a.map((text) => element("p", { textContent: text })),
          element("a", { href: `/faq#${slugOf(q)}`, textContent: helpTexts.all }),
        ),
      ),
      ...(onPage ? [element("a", { href: onPage.guide, textContent: helpTexts.guide })] : []),
      ...(visible.length === 0 ? [element("p", { textContent: helpTexts.none })] : []),
    );
  };
  input.addEventListener("input", show);

  const title = element("h2", { id: "help-title", textContent: helpTexts.title });
  const dialog = element(
    "dialog",
    {},
    element("header", {}, title, close),
    element("div", {}, label, input),
    results,
    contactForm(),
  );
  dialog.setAttribute("aria-labelledby", "help-title");
  close.addEventListener("click", () => dialog.close());
  root.append(dialog);
  return () => {
    // The page may be another one than when it was last open.
    show();
    dialog.showModal();
  };
}
