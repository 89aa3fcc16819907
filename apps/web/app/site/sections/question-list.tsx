import { t } from "../../i18n/index.ts";
import { slugOf } from "../../i18n/slug.ts";

type Question = (typeof t.faq.groups)[number]["list"][number];

/** Questions that open on a click. Each has its own anchor. */
export function QuestionList({
  list,
  openFirst = false,
}: {
  list: readonly Question[];
  openFirst?: boolean;
}) {
  return (
    <div className="qa">
      {list.map(({ q, a }, index) => (
        <details key={q} id={slugOf(q)} open={openFirst && index === 0} data-question>
          <summary>{q}</summary>
          <div className="a">
            {a.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <a href={`/faq#${slugOf(q)}`} className="anchor">
              {t.faq.link}
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
