import type { ComponentProps } from "react";
import { anchorOf, type QuestionGroup } from "../../help/question-group.ts";
import { texts as faqTexts } from "../faq/texts.ts";

/** A question that opens on a click. */
export function Question({ q, children, ...rest }: ComponentProps<"details"> & { q: string }) {
  return (
    <details {...rest} className="group border-t border-line last:border-b">
      <summary className="flex list-none items-baseline gap-5 py-5 text-md font-medium">
        {q}
        <svg
          viewBox="0 0 12 12"
          className="ms-auto size-3 flex-none stroke-ember stroke-[1.5]"
          aria-hidden="true"
        >
          <path d="M0 6h12" />
          <path d="M6 0v12" className="group-open:hidden" />
        </svg>
      </summary>
      <div className="max-w-[38em] pb-6 text-ink-soft sm:pe-11">{children}</div>
    </details>
  );
}

/** Questions, each with its own anchor. */
export function QuestionList({
  list,
  openFirst = false,
}: {
  list: QuestionGroup["list"];
  openFirst?: boolean;
}) {
  return (
    <div>
      {list.map((question, index) => (
        <Question
          key={question.q}
          q={question.q}
          id={anchorOf(question)}
          open={openFirst && index === 0}
          data-question
          data-terms={question.terms}
        >
          {question.a.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <a
            href={`/faq#${anchorOf(question)}`}
            className="inline-flex min-h-11 items-center text-sm text-ink-soft hover:text-ember"
          >
            {faqTexts.link}
          </a>
        </Question>
      ))}
    </div>
  );
}
