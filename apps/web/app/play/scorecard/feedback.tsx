import { getFeedback, sendFeedback } from "@lantern/contract/endpoints/feedback";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { Question } from "./question.tsx";

const texts = () => t.liveScorecard().feedback;
const key = ["feedback"];

/** The one question after the session. Companies see only the total. */
export function Feedback() {
  const client = useQueryClient();
  const existing = useQuery({ queryKey: key, queryFn: () => request(getFeedback) });
  const send = useMutation({
    mutationFn: (rating: number) => request(sendFeedback, { body: { rating } }),
    onSuccess: (stored) => client.setQueryData(key, stored),
  });
  const given = send.isPending ? send.variables : (existing.data?.rating ?? null);
  if (!existing.data) return null;
  const options = texts().options.map((text, index) => ({ value: index + 1, text }));
  return (
    <Question question={texts().question} options={options} chosen={given} onChoose={send.mutate}>
      <p role="status">{send.isSuccess ? texts().thanks : texts().note}</p>
      {send.isError && <p role="alert">{messageFor(send.error)}</p>}
    </Question>
  );
}
