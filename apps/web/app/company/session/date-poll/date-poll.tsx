import type { DatePoll as Poll, Session } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { datePollApi, datePollQuery } from "../../../api/queries/date-poll.ts";
import { browserZone, cityOf, formatLongDate, formatTime } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useNow } from "../../../ui/use-now.ts";
import { DaysOff, zonesOf } from "../../shared/planning/days-off.tsx";
import { EndingDialog } from "../../shared/session/ending-dialog.tsx";
import { notLoaded } from "../../shared/session/not-loaded.tsx";
import { texts } from "./texts.ts";

const DatePollDialog = lazy(() => import("./date-poll-dialog.tsx").catch(notLoaded));

/** The dates that a draft is offered at, with how many people each suits. One press confirms one and invites everybody. */
export default function DatePoll({ session }: { session: Session }) {
  const { data } = useQuery(datePollQuery(session.id));
  const [asking, setAsking] = useState<"offer" | "withdraw" | null>(null);
  if (!data) return null;
  const { poll } = data;
  const canOffer = session.experience !== null && session.counts.attendees > 0;
  return (
    <section aria-labelledby="date-poll" className="mt-8 rounded-md border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose flex-1 basis-70">
          <h2 id="date-poll" className="text-lg">
            {texts.title}
          </h2>
          {poll ? (
            <p role="status">{texts.status(poll.emailed, poll.responded, poll.none)}</p>
          ) : (
            <p className="text-ink-soft">{canOffer ? texts.intro : texts.first}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {canOffer && poll && poll.not_emailed > 0 && <EmailMore sessionId={session.id} poll={poll} />}
          {canOffer && (
            <Button onClick={() => setAsking("offer")}>{poll ? texts.change : texts.offer}</Button>
          )}
          {poll && <Button onClick={() => setAsking("withdraw")}>{texts.withdraw}</Button>}
        </div>
      </div>
      {poll && <OfferedDates session={session} poll={poll} />}
      <Suspense>
        {asking === "offer" && (
          <DatePollDialog session={session} poll={poll} onClose={() => setAsking(null)} />
        )}
      </Suspense>
      {asking === "withdraw" && (
        <EndingDialog
          texts={texts.withdrawing}
          end={() => datePollApi.withdraw(session.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function OfferedDates({ session, poll }: { session: Session; poll: Poll }) {
  const now = useNow(30_000);
  const zone = browserZone();
  const confirm = useMutation({
    mutationFn: (startsAt: string) => datePollApi.confirm(session.id, startsAt),
    onSuccess: ({ counts }) => toast.good(texts.confirmed, texts.confirmedText(counts.invited)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  // One date is the best, or none is.
  const [best, next] = poll.dates.toSorted((a, b) => b.suits - a.suits);
  return (
    <div className="mt-4 grid gap-3">
      <ul className="grid">
        {poll.dates.map(({ starts_at: at, suits }) => (
          <li
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <b className="block">{texts.date(formatLongDate(at, zone), formatTime(at, zone))}</b>
              <span className="text-sm text-ink-soft tabular-nums">{texts.suits(suits, poll.responded)}</span>
              <DaysOff startsAt={at} zones={zonesOf(session, poll.timezone)} />
            </div>
            {Date.parse(at) > now ? (
              <Button
                tone={at === best?.starts_at && suits > (next?.suits ?? 0) ? "primary" : "plain"}
                busy={confirm.isPending && confirm.variables === at}
                disabled={confirm.isPending}
                aria-label={texts.confirmLabel(formatLongDate(at, zone), session.counts.attendees)}
                onClick={() => confirm.mutate(at)}
              >
                {texts.confirm(session.counts.attendees)}
              </Button>
            ) : (
              <span className="text-sm text-ink-soft">{texts.passed}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{texts.note(cityOf(zone))}</p>
    </div>
  );
}

/** For people who were added after the others were emailed. */
function EmailMore({ sessionId, poll }: { sessionId: string; poll: Poll }) {
  const { timezone, dates, not_emailed: more } = poll;
  const email = useMutation({
    mutationFn: () =>
      datePollApi.offer(sessionId, { timezone, starts: dates.map(({ starts_at }) => starts_at) }),
    onSuccess: () => toast.good(texts.emailed(more)),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <Button busy={email.isPending} onClick={() => email.mutate()}>
      {texts.emailMore(more)}
    </Button>
  );
}
