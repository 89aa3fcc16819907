import { addressIn } from "@lantern/contract/site-languages";
import { language } from "../i18n/current.ts";
import { element } from "../ui/element.ts";
import { contactForm } from "./contact-form.ts";
import { fitting } from "./fitting.ts";
import { helpAt } from "./page-help.ts";
import { anchorOf } from "./question-group.ts";
import { questionGroups } from "./questions.ts";
import { searchText } from "./search-text.ts";
import { texts as helpTexts } from "./texts.ts";

const firstCount = 4;
/** Guides are in the language of the page; what else helps is in English. */
const guideAt = (path: string) => (path.startsWith("/support/") ? addressIn(path, language()) : path);
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
        ? questions.filter((question) => onPage.questions.includes(anchorOf(question)))
        : questions.slice(0, firstCount);
    results.replaceChildren(
      ...(onPage ? [element("h3", { textContent: helpTexts.onPage })] : []),
      ...visible.map((question) =>
        element(
          "details",
          {},
          element("summary", { textContent: question.q }),
          ...question.a.map((text) => element("p", { textContent: text })),
          element("a", {
            href: `${addressIn("/faq", language())}#${anchorOf(question)}`,
            textContent: helpTexts.all,
          }),
        ),
      ),
      ...(onPage ? [element("a", { href: guideAt(onPage.guide), textContent: helpTexts.guide })] : []),
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
