import type { SessionSummary } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { creditsQuery } from "../../api/queries/company.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { anyoneQuery } from "./data.ts";
import { type FirstStep, firstSteps } from "./model.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.first;

/** The steps to a company's first session; hidden when all are done. */
export function FirstSteps({
  sessions,
  verified,
  owner,
  mayBuy,
}: {
  sessions: readonly SessionSummary[];
  /** Whether the user's email address is confirmed. */
  verified: boolean;
  owner: boolean;
  mayBuy: boolean;
}) {
  const credits = useQuery(creditsQuery).data;
  const people = useQuery(anyoneQuery).data;
  if (!credits || people === undefined) return null;
  const steps = firstSteps({ verified, balance: credits.balance, people, sessions });
  const done = steps.filter((one) => one.done).length;
  if (steps.find(({ step }) => step === "invite")?.done) return null;
  const links: Partial<Record<FirstStep, string>> = {
    ...(mayBuy && verified ? { credits: "/dashboard/checkout" } : {}),
    people: "/dashboard/createConsumer",
    plan: "/dashboard/createSession",
    ...(sessions[0] ? { invite: `/dashboard/sessions/${sessions[0].id}` } : {}),
  };
  return (
    <section aria-labelledby="first-steps" className="rounded-md border border-line">
      <div className="flex items-baseline justify-between gap-4 px-5 py-4 max-md:px-4">
        <h2 id="first-steps">{texts.title}</h2>
        <p className="text-sm whitespace-nowrap text-ink-soft">{texts.done(done, steps.length)}</p>
      </div>
      <ol>
        {steps.map((one) => (
          <Step key={one.step} {...one} owner={owner} to={links[one.step]} />
        ))}
      </ol>
    </section>
  );
}

function Step({
  step,
  done,
  owner,
  to,
}: {
  step: FirstStep;
  done: boolean;
  owner: boolean;
  to: string | undefined;
}) {
  const stepTexts: { name: string; note: string; ownerNote?: string; action?: string } = texts.steps[step];
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className="grid min-h-14 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-5 py-2 max-md:px-4">
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={`size-5 ${done ? "text-moss" : "text-ink-soft"}`}
      />
      <span>
        <span className={done ? "" : "font-semibold"}>{stepTexts.name}</span>
        <span className="ms-2 text-ink-soft max-md:ms-0 max-md:block max-md:text-sm">
          {done ? texts.isDone : owner ? stepTexts.note : (stepTexts.ownerNote ?? stepTexts.note)}
        </span>
      </span>
      {!done && to && stepTexts.action && (
        <ButtonLink size="sm" to={to}>
          {stepTexts.action}
        </ButtonLink>
      )}
    </li>
  );
}
