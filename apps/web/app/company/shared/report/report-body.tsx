import type { Report } from "@lantern/contract/http";
import { Choices } from "./choices.tsx";
import { Commitments } from "./commitments.tsx";
import { Measures } from "./measures.tsx";
import { NextAdventure } from "./next-adventure.tsx";
import { Paths } from "./paths.tsx";
import { Summary } from "./summary.tsx";
import { texts } from "./texts.ts";
import { WhoCame } from "./who-came.tsx";

const parts = [
  { id: "came", text: texts.came.title },
  { id: "roads", text: texts.roads.tab },
  { id: "choices", text: texts.choices.tab },
  { id: "measures", text: texts.measures.tab },
  { id: "commitments", text: texts.commitments.tab },
];

/**
 * Everything in a report below its header.
 *
 * @param shared for somebody without an account: without the links into the dashboard
 */
export function ReportBody({ report, shared = false }: { report: Report; shared?: boolean }) {
  return (
    <>
      <div className="mt-6">
        <Summary summary={report.summary} />
      </div>
      <nav
        aria-label={texts.contents}
        className="mt-2 mb-8 flex gap-6 overflow-x-auto border-b border-line print:hidden [scrollbar-width:none]"
      >
        {parts.map((part) => (
          <a
            key={part.id}
            href={`#${part.id}`}
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-ink-soft hover:text-ink hover:underline"
          >
            {part.text}
          </a>
        ))}
      </nav>
      <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
        <WhoCame report={report} shared={shared} />
        <Paths report={report} />
        <Choices report={report} />
        <Measures report={report} shared={shared} />
        <Commitments report={report} />
        {!shared && <NextAdventure played={report.session.experience.slug} />}
      </div>
    </>
  );
}
