import type { SingleSignOn } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../api/error.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { toast } from "../../ui/toast.ts";
import { singleSignOnApi } from "./data.ts";
import { texts } from "./texts.ts";

/** Asks the provider, and says what is wrong. */
export function ProviderTest({ provider }: { provider: SingleSignOn }) {
  const test = useMutation({
    mutationFn: singleSignOnApi.test,
    onError: (error) => toast.bad(messageFor(error)),
  });
  const signIn = useMutation({
    mutationFn: singleSignOnApi.tryOwnAddress,
    onError: (error) => toast.bad(messageFor(error)),
  });
  const { last_problem, last_problem_at, last_problem_detail } = provider;
  return (
    <section aria-labelledby="test" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="test" className="text-xl">
          {texts.testTitle}
        </h2>
        <p className="text-ink-soft">{texts.testText}</p>
      </div>
      {last_problem && last_problem_at && (
        <Note kind="bad" title={texts.lastProblem(formatMoment(last_problem_at, browserZone()))}>
          {texts.problems[last_problem]}
          {last_problem_detail && <span className="mt-1 block text-sm break-all">{last_problem_detail}</span>}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? texts.testing : texts.test}
        </Button>
        <Button size="lg" busy={signIn.isPending} onClick={() => signIn.mutate()}>
          {texts.signInToTest}
        </Button>
      </div>
      <ul aria-live="polite" className="grid">
        {test.data?.items.map(({ step, problem, detail }) => (
          <li key={step} className="grid gap-1 border-b border-line py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <span>{texts.steps[step]}</span>
              {!problem && (
                <Badge tone="moss" boxed>
                  {texts.fine}
                </Badge>
              )}
            </div>
            {problem && <p className="text-rose">{texts.problems[problem]}</p>}
            {detail && <p className="text-sm break-all text-ink-soft">{detail}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
