import type { Insights } from "@lantern/contract/http";
import { Link } from "react-router";
import { formatDecimals } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { texts as insightTexts } from "./texts.ts";

const texts = insightTexts.short;

type Change = Insights["changed"][number];
type Step = Insights["next"][number];

const { names } = insightTexts.measures;
const oneDecimal = (value: number) => formatDecimals(value, 1);

function changeText(change: Change): string {
  const { changes } = texts;
  switch (change.kind) {
    case "attendance":
      return changes.attendance(change);
    case "attendance_same":
      return changes.attendance_same(change);
    case "measure":
      return changes.measure(names[change.measure], change.from, change.to);
    case "measures_same":
      return changes.measures_same;
    case "feedback":
      return changes.feedback(oneDecimal(change.average), oneDecimal(change.before));
  }
}

function stepText(step: Step): string {
  const { todo } = texts;
  switch (step.kind) {
    case "missed":
      return todo.missed(step.people);
    case "measure":
      return todo.measure(names[step.measure]);
    case "department":
      return todo.department(step.name, step.reached, step.of);
    case "plan":
      return todo.plan;
  }
}

function pathOf(step: Step): string {
  if (step.kind === "missed") return `/dashboard/createSession?missed=${step.session_id}`;
  return step.kind === "measure"
    ? `/dashboard/sessions/${step.session_id}/report#measures`
    : "/dashboard/createSession";
}

/** What changed and what to do, in sentences, for somebody who reads nothing else. */
export function InShort({ changed, next }: Pick<Insights, "changed" | "next">) {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <section aria-labelledby="changed">
        <h2 id="changed" className="mb-3">
          {texts.changed}
        </h2>
        <ul className="grid gap-2 text-lg">
          {changed.map(changeText).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="next">
        <h2 id="next" className="mb-3">
          {texts.next}
        </h2>
        <ul className="grid gap-3 text-lg">
          {next.map((step) => (
            <li key={stepText(step)}>
              {stepText(step)}{" "}
              <Link to={pathOf(step)} className={`${textLink} whitespace-nowrap`}>
                {texts.steps[step.kind]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
