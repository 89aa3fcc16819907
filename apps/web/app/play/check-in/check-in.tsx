import { type CheckInStatement, checkInStatements } from "@lantern/contract/choices";
import { sendCheckIn } from "@lantern/contract/endpoints/check-in";
import type { CheckInResponses } from "@lantern/contract/http";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { cn } from "../../ui/cn.ts";
import { checkInKey, useOpenCheckIn } from "./open.ts";

const texts = () => t.checkIn();
const steps = [1, 2, 3, 4, 5];

/**
 * Three statements before and after the session, if the company has switched them on. Every choice is stored at once,
 * and each statement can be skipped. Whoever came by their address alone is not asked, because that proves nothing.
 */
export function CheckIn({ className }: { className?: string }) {
  const title = useId();
  const client = useQueryClient();
  const open = useOpenCheckIn();
  const [chosen, setChosen] = useState<CheckInResponses | null>(null);
  const send = useMutation({
    mutationFn: (body: CheckInResponses) => request(sendCheckIn, { body }),
    // One after another, so that the last choice is stored last.
    scope: { id: "check-in" },
    onError: () => setChosen(null),
    onSuccess: (own) => client.setQueryData(checkInKey, own),
  });
  const { wave, responses: stored } = open.data ?? {};
  if (!wave || !stored) return null;
  const responses = chosen ?? stored;
  const choose = (next: CheckInResponses) => {
    setChosen(next);
    send.mutate(next);
  };
  return (
    <section
      className={cn("rounded-md border border-line bg-well p-4 text-start", className)}
      aria-labelledby={title}
    >
      <h2 id={title} className="font-text text-md font-semibold tracking-normal">
        {texts().title[wave]}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts().consent}</p>
      {checkInStatements.map((id) => (
        <Statement
          key={id}
          id={id}
          chosen={responses[id]}
          onChoose={(step) => choose({ ...responses, [id]: step })}
        />
      ))}
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        {send.isSuccess && texts().stored}
      </p>
      {send.isError && <p role="alert">{messageFor(send.error)}</p>}
    </section>
  );
}

interface StatementProps {
  id: CheckInStatement;
  chosen: number | null;
  onChoose: (step: number | null) => void;
}

function Statement({ id, chosen, onChoose }: StatementProps) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-ink">{texts().statements[id]}</legend>
      <div className="flex flex-wrap gap-1.5">
        {[...steps, null].map((step) => (
          <label
            key={step}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-field-line px-2 text-ink outline-tide hover:bg-hover has-checked:border-ember has-checked:bg-ember-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-ember has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
          >
            <input
              className="absolute inset-0 opacity-0"
              type="radio"
              name={name}
              aria-label={step === null ? texts().skip : texts().step(step)}
              checked={chosen === step}
              onChange={() => onChoose(step)}
            />
            <span aria-hidden="true">{step ?? texts().skip}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex w-62 justify-between text-sm text-ink-soft">
        <span>{texts().ends[0]}</span>
        <span>{texts().ends[1]}</span>
      </p>
    </fieldset>
  );
}
