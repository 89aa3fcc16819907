import type { SessionSummary } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useExperienceTitle } from "../../api/queries/adventures.ts";
import { sessionQuery } from "../../api/queries/sessions.ts";
import { browserZone, cityOf, formatAhead, formatLongDate, formatTime } from "../../i18n/format.ts";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { countStates, ReadinessKeys } from "../../ui/street/meter.tsx";
import { Street } from "../../ui/street/street.tsx";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { Checklist } from "./checklist.tsx";
import { texts } from "./texts.ts";

/** The next session: its street with a window for each person, and what it still needs. */
export function NextSession({ summary, now }: { summary: SessionSummary; now: number }) {
  const { data: full, isPending } = useQuery(sessionQuery(summary.id));
  // Windows follow the order in which people were added; an RSVP changes a window's state, not its position.
  const people = [...(full?.attendees ?? [])].sort((a, b) => (a.consumer_id < b.consumer_id ? -1 : 1));
  const states = people.map((person) => person.readiness);
  return (
    <section aria-labelledby="next" className="rounded-md border border-line">
      <Picture summary={summary} states={states} now={now} />
      {states.length > 0 && (
        <div className="border-b border-line bg-raised px-5 py-3.5 max-md:px-4">
          <ReadinessKeys counts={countStates(states)} />
        </div>
      )}
      {/* Keeps what follows in place on a phone. */}
      {isPending && (
        <div className="px-5 max-md:px-4">
          <SkeletonRows rows={7} label={texts.loading} />
        </div>
      )}
      {full && <Checklist session={full} now={now} />}
    </section>
  );
}

interface PictureProps {
  summary: SessionSummary;
  states: Parameters<typeof countStates>[0];
  now: number;
}

function Picture({ summary, states, now }: PictureProps) {
  const adventure = useExperienceTitle(summary.experience) ?? sessionTexts.noAdventure;
  const zone = browserZone();
  const label =
    states.length > 0 ? texts.street(states.length, texts.sum(countStates(states))) : texts.noWindows;
  const ahead =
    summary.status === "live" ? texts.now : summary.starts_at && formatAhead(summary.starts_at, now);
  return (
    <div className="dusk relative overflow-hidden rounded-t-[9px]">
      <Street states={states} width={760} height={292} label={label} className="block w-full max-md:hidden" />
      <Street states={states} width={390} height={320} label={label} className="block w-full md:hidden" />
      <div className="absolute inset-x-4.5 top-4.5 flex justify-between gap-6 max-md:flex-col max-md:gap-1.5 md:inset-x-7 md:top-6.5">
        <div>
          <h2 id="next" className="text-xl leading-[1.1] font-[450] md:text-2xl">
            <Link to={`/dashboard/sessions/${summary.id}`} className="hover:underline hover:decoration-1">
              <bdi>{summary.title}</bdi>
            </Link>
          </h2>
          <p className="mt-1 text-on-picture md:mt-2">
            {summary.starts_at
              ? texts.when(
                  adventure,
                  formatLongDate(summary.starts_at, zone),
                  formatTime(summary.starts_at, zone),
                  cityOf(zone),
                )
              : `${adventure}. ${sessionTexts.noDate}.`}
          </p>
        </div>
        {ahead && <p className="font-semibold whitespace-nowrap text-ember tabular-nums">{ahead}</p>}
      </div>
    </div>
  );
}
