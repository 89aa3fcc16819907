import { type CommitmentOutcome, getCommitmentOutcome, sendCommitmentOutcome } from "@lantern/contract/http";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { Question } from "./question.tsx";

const words = t.liveScorecard.followUp;
const key = ["commitment-answer"];
const answers = ["kept", "partly", "not_yet"] as const;

/** Two weeks after the hour: what became of the team's line. Who comes by the mail that asks is led to it. */
export function FollowUp() {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const known = useQuery({ queryKey: key, queryFn: () => call(getCommitmentOutcome) });
  const send = useMutation({
    mutationFn: (outcome: CommitmentOutcome) => call(sendCommitmentOutcome, { body: { outcome } }),
    onSuccess: (answer) => client.setQueryData(key, answer),
  });
  const open = known.data?.requested === true && known.data.outcome === null;
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: "center" });
  }, [open]);
  if (!known.data?.requested) return null;
  const options = answers.map((value) => ({ value, text: words.answers[value] }));
  const given = send.isPending ? send.variables : known.data.outcome;
  return (
    <div ref={place}>
      <Question question={words.question} options={options} chosen={given} onChoose={send.mutate}>
        <p role="status">{send.isSuccess ? words.thanks : words.note}</p>
        {send.isError && <p role="alert">{messageFor(send.error)}</p>}
      </Question>
    </div>
  );
}
