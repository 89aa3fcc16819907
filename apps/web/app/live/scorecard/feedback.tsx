import { getFeedback, sendFeedback } from "@lantern/contract/http";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import "../styles/feedback.css";

const words = t.liveScorecard.feedback;
const key = ["feedback"];

/** The one question after the hour: pressed once, changed as often as one likes, told in sums only. */
export function Feedback() {
  const client = useQueryClient();
  const known = useQuery({ queryKey: key, queryFn: () => call(getFeedback) });
  const send = useMutation({
    mutationFn: (rating: number) => call(sendFeedback, { body: { rating } }),
    onSuccess: (answer) => client.setQueryData(key, answer),
  });
  const given = send.isPending ? send.variables : (known.data?.rating ?? null);
  if (!known.data) return null;
  return (
    <section className="s-feedback" aria-labelledby="feedback">
      <h2 id="feedback">{words.question}</h2>
      <fieldset>
        <legend className="sr-only">{words.question}</legend>
        {words.answers.map((text, index) => (
          <label key={text}>
            <input
              type="radio"
              name="feedback"
              checked={given === index + 1}
              onChange={() => send.mutate(index + 1)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <p role="status">{send.isSuccess ? words.thanks : words.note}</p>
      {send.isError && <p role="alert">{messageFor(send.error)}</p>}
    </section>
  );
}
