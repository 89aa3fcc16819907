import { getCommitmentOutcome, sendCommitmentOutcome } from "@lantern/contract/endpoints/feedback";
import type { CommitmentOutcome } from "@lantern/contract/http";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { Question } from "./question.tsx";

const texts = () => t.liveScorecard().followUp;
const key = ["commitment-answer"];
const outcomes = ["kept", "partly", "not_yet"] as const;

/** Two weeks after the session: what came of the team's commitment. The page scrolls to it for readers of the email. */
export function FollowUp() {
  const client = useQueryClient();
  const section = useRef<HTMLDivElement>(null);
  const existing = useQuery({ queryKey: key, queryFn: () => request(getCommitmentOutcome) });
  const send = useMutation({
    mutationFn: (outcome: CommitmentOutcome) => request(sendCommitmentOutcome, { body: { outcome } }),
    onSuccess: (stored) => client.setQueryData(key, stored),
  });
  const open = existing.data?.requested === true && existing.data.outcome === null;
  useEffect(() => {
    if (open) section.current?.scrollIntoView({ block: "center" });
  }, [open]);
  if (!existing.data?.requested) return null;
  const options = outcomes.map((value) => ({ value, text: texts().options[value] }));
  const given = send.isPending ? send.variables : existing.data.outcome;
  return (
    <div ref={section}>
      <Question question={texts().question} options={options} chosen={given} onChoose={send.mutate}>
        <p role="status">{send.isSuccess ? texts().thanks : texts().note}</p>
        {send.isError && <p role="alert">{messageFor(send.error)}</p>}
      </Question>
    </div>
  );
}
