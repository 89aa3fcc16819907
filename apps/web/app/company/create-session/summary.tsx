import type { Experience } from "@lantern/contract/http";
import type { ReactNode } from "react";
import { languageName, storyLanguageOf } from "../../api/queries/adventures.ts";
import { Failure, SubmitButton } from "../../forms/form.tsx";
import { browserZone, cityOf, formatClock, formatDate, formatMoment, formatTime } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { creditTexts } from "../shared/billing/credit-texts.ts";
import { Cover } from "../shared/cover.tsx";
import type { LocalStart } from "../shared/planning/local-hours.ts";
import { type Plan, startOf, tooMany } from "../shared/planning/plan.ts";
import { sendVerification } from "../shared/session/send-verification.ts";
import { texts as createSessionTexts } from "./texts.ts";

const texts = createSessionTexts.summary;

interface SummaryProps {
  plan: Plan;
  experience: Experience | undefined;
  starts: readonly LocalStart[];
  /** Available credits; null while they load. */
  free: number | null;
  /** The email address still to be confirmed, or null. */
  unverified: string | null;
  /** Somebody else changed the draft; that conflict comes first. */
  stale: boolean;
  mayBuy: boolean;
  editing: boolean;
  onSeats: (seats: number) => void;
}

/** A summary of the plan, with the buttons to save or to confirm it. */
export function Summary({
  plan,
  experience,
  starts,
  free,
  unverified,
  stale,
  mayBuy,
  editing,
  onSeats,
}: SummaryProps) {
  const startsAt = startOf(plan);
  const ready = Boolean(plan.experience && startsAt && plan.title.trim());
  const short = free !== null && plan.seats > free;
  return (
    <aside
      aria-label={texts.heading}
      className="overflow-hidden rounded-md border border-line bg-page xl:sticky xl:top-9"
    >
      {experience && <Cover src={experience.cover} className="aspect-16/9 w-full max-xl:hidden" />}
      <div className="grid gap-3.5 p-5">
        <div>
          <p className="font-display text-lg leading-tight font-[550]">
            {plan.title.trim() || texts.untitled}
          </p>
          <p className="text-sm text-ink-soft">
            {experience
              ? texts.inLanguage(
                  experience.title,
                  languageName(storyLanguageOf(experience, plan.language)),
                  languageName(plan.language),
                )
              : texts.noAdventure}
          </p>
        </div>
        <dl className="grid gap-3.5">
          <Fact term={texts.yours(cityOf(browserZone()))}>
            <b>{startsAt ? ownTime(startsAt, experience?.minutes ?? 60) : texts.noDate}</b>
          </Fact>
          {startsAt && plan.zone !== browserZone() && (
            <Fact term={texts.there(cityOf(plan.zone))}>{formatMoment(startsAt, plan.zone)}</Fact>
          )}
          {starts.length > 1 && <Fact term={texts.theirs}>{theirTimes(starts)}</Fact>}
          <Fact term={texts.runBy}>{texts.hosting[plan.hosting]}</Fact>
        </dl>
      </div>
      <div className="grid gap-3 border-t border-line p-5">
        {free !== null && (
          <dl className="grid gap-1.5 tabular-nums">
            <Sum term={texts.freeNow} value={`${free}`} />
            <Sum term={texts.cost(plan.seats || 0)} value={`−${plan.seats || 0}`} />
            <Sum
              term={short ? texts.missing : texts.after}
              value={`${Math.abs(free - (plan.seats || 0))}`}
              className={`border-t border-line pt-1.5 font-semibold ${short ? "text-rose" : ""}`}
            />
          </dl>
        )}
        {short && !unverified ? (
          <Note
            kind="bad"
            title={texts.insufficient}
            action={
              <div className="flex flex-wrap gap-2">
                {free >= 2 && (
                  <Button size="sm" onClick={() => onSeats(free)}>
                    {texts.planSeats(free)}
                  </Button>
                )}
                {mayBuy && (
                  <ButtonLink size="sm" to="/dashboard/checkout" target="_blank">
                    {creditTexts.buy}
                  </ButtonLink>
                )}
              </div>
            }
          >
            {texts.insufficientText(free)} {!mayBuy && texts.buyByOwner}
          </Note>
        ) : (
          <p className="text-sm text-ink-soft">
            {unverified ? texts.verify : texts.note}{" "}
            {unverified && (
              <TextButton onClick={() => sendVerification(unverified)}>{texts.resend}</TextButton>
            )}
          </p>
        )}
        <Failure />
        <SubmitButton value="draft" tone="primary" size="lg" disabled={stale || tooMany(plan)}>
          {editing ? texts.save : texts.draft}
        </SubmitButton>
        <SubmitButton
          value="confirm"
          size="lg"
          disabled={stale || tooMany(plan) || !ready || short || unverified !== null}
        >
          {editing ? texts.saveAndConfirm(plan.seats || 0) : texts.confirm(plan.seats || 0)}
        </SubmitButton>
        {!ready && <p className="text-sm text-ink-soft">{texts.incomplete}</p>}
      </div>
    </aside>
  );
}

/**
 * On small screens: the plan in one line, always visible, with the save button. The space above is for the help button.
 */
export function SummaryBar({ plan, experience, editing, stale }: SummaryProps) {
  const startsAt = startOf(plan);
  return (
    <div
      data-bottom-bar="narrow"
      className="sticky bottom-[calc(58px+env(safe-area-inset-bottom))] z-5 -mx-4 mt-26 flex items-center justify-between gap-4 border-t border-line bg-page px-4 py-2.5 md:bottom-0 md:-mx-7 md:px-7 xl:hidden"
    >
      <p className="min-w-0 text-sm leading-snug">
        <b className="block truncate">{plan.title.trim() || texts.untitled}</b>
        <span className="block text-ink-soft tabular-nums">
          {startsAt ? ownTime(startsAt, experience?.minutes ?? 60) : texts.noDate},{" "}
          <span className="whitespace-nowrap">{texts.seats(plan.seats || 0)}</span>
        </span>
      </p>
      <SubmitButton value="draft" tone="primary" disabled={stale || tooMany(plan)}>
        {editing ? texts.save : texts.draft}
      </SubmitButton>
    </div>
  );
}

function ownTime(startsAt: string, minutes: number): string {
  const zone = browserZone();
  const end = new Date(new Date(startsAt).getTime() + minutes * 60_000);
  return texts.from(formatDate(startsAt, zone), formatTime(startsAt, zone), formatTime(end, zone));
}

function theirTimes(starts: readonly LocalStart[]): string {
  const byClock = [...starts].sort((a, b) => a.timeOfDay - b.timeOfDay);
  const startText = (start: LocalStart | undefined) =>
    start ? texts.at(formatClock(start.time), cityOf(start.zone)) : "";
  return texts.span(startText(byClock[0]), startText(byClock.at(-1)));
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sum({ term, value, className = "" }: { term: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className={className ? "" : "text-ink-soft"}>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
