import { getFeedback, sendFeedback } from "@lantern/contract/http";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { Question } from "./question.tsx";

const words = t.liveScorecard.feedback;
const key = ["feedback"];

/** The one question after the hour, told in sums only. */
export function Feedback() {
  const client = useQueryClient();
  const known = useQuery({ queryKey: key, queryFn: () => call(getFeedback) });
  const send = useMutation({
    mutationFn: (rating: number) => call(sendFeedback, { body: { rating } }),
    onSuccess: (answer) => client.setQueryData(key, answer),
  });
  const given = send.isPending ? send.variables : (known.data?.rating ?? null);
  if (!known.data) return null;
  const options = words.answers.map((text, index) => ({ value: index + 1, text }));
  return (
    <Question question={words.question} options={options} chosen={given} onChoose={send.mutate}>
      <p role="status">{send.isSuccess ? words.thanks : words.note}</p>
      {send.isError && <p role="alert">{messageFor(send.error)}</p>}
    </Question>
  );
}
