import { slugOf } from "../i18n/slug.ts";
import { matches } from "../site/script/search.ts";
import { element } from "../ui/element.ts";
import { contactForm } from "./contact-form.ts";
import { questionGroups } from "./questions.ts";
import { texts as helpTexts } from "./texts.ts";

const firstCount = 4;
const questions = questionGroups.flatMap(({ list }) => list);

/** A search over the questions, with their answers, and a contact form. */
export function drawPanel(root: HTMLElement): HTMLDialogElement {
  const close = element("button", { type: "button", className: "close", textContent: helpTexts.close });
  const input = element("input", { type: "search", id: "help-search", autocomplete: "off" });
  const label = element("label", { htmlFor: "help-search", textContent: helpTexts.search });
  const results = element("div", { className: "results" });
  results.setAttribute("aria-live", "polite");
  const show = () => {
    const query = input.value.trim();
    const fitting = query
      ? questions.filter(({ q, a }) => matches([q, ...a].join(" "), query))
      : questions.slice(0, firstCount);
    results.replaceChildren(
      ...fitting.map(({ q, a }) =>
        element(
          "details",
          {},
          element("summary", { textContent: q }),
          ...a.map((text) => element("p", { textContent: text })),
          element("a", { href: `/faq#${slugOf(q)}`, textContent: helpTexts.all }),
        ),
      ),
      ...(fitting.length === 0 ? [element("p", { textContent: helpTexts.none })] : []),
    );
  };
  input.addEventListener("input", show);
  show();

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
  return dialog;
}
