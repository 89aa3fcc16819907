import { commitmentSentence } from "@lantern/contract/commitment";
import { sendLastCommitment } from "@lantern/contract/endpoints/feedback";
import type { CommitmentOutcome } from "@lantern/contract/http";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { language } from "../../i18n/current.ts";
import { t } from "../../i18n/index.ts";
import { selectedIfForced } from "../ui/buttons.tsx";
import { lastCommitmentKey, useLastCommitment } from "./use-last-commitment.ts";

const texts = () => t.checkIn().last;
const outcomes = ["kept", "partly", "not_yet"] as const;

/** What this team agreed on the last time, and what became of it: one click each, and only counts are visible. */
export function LastCommitment() {
  const client = useQueryClient();
  const last = useLastCommitment();
  const send = useMutation({
    mutationFn: (outcome: CommitmentOutcome) => request(sendLastCommitment, { body: { outcome } }),
    onSuccess: (stored) => client.setQueryData(lastCommitmentKey, stored),
  });
  const commitment = last.data?.commitment;
  if (!commitment) return null;
  const given = send.isPending ? send.variables : commitment.outcome;
  const { counts } = commitment;
  return (
    <section className="rounded-md border border-line bg-well p-4" aria-label={texts().title}>
      <h2 className="font-text text-md font-semibold tracking-normal">{texts().title}</h2>
      <p
        dir="auto"
        lang={commitment.language}
        className="mt-2 font-display text-lg leading-tight text-pretty wrap-anywhere"
      >
        {commitmentSentence(commitment.text, commitment.language ?? language())}
      </p>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="mb-2 text-ink-soft">{texts().question}</legend>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={given === outcome}
            className={`min-h-11 rounded-md border border-field-line px-4 hover:bg-hover aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:font-semibold ${selectedIfForced}`}
            onClick={() => send.mutate(outcome)}
          >
            {texts().options[outcome]}
          </button>
        ))}
      </fieldset>
      <p className="mt-3 text-ink-soft">
        {counts ? texts().counts(counts.kept, counts.partly, counts.not_yet) : texts().few}
      </p>
      {send.isError && <p className="mt-3">{messageFor(send.error)}</p>}
    </section>
  );
}
