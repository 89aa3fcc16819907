import type { SessionSummary } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { creditsQuery } from "../../api/queries/company.ts";
import { formatNumber } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cn } from "../../ui/cn.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { creditTexts } from "../shared/billing/credit-texts.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.credits;

/** Available and reserved credits, and the balance. */
export function CreditsPanel({
  sessions,
  verified,
  mayBuy,
}: {
  sessions: readonly SessionSummary[];
  verified: boolean;
  mayBuy: boolean;
}) {
  const credits = useQuery(creditsQuery).data;
  const holding = sessions.filter((session) => session.credits_reserved > 0);
  return (
    <section aria-labelledby="credits" className="rounded-md border border-line bg-raised p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="credits">{texts.title}</h2>
        <Link to="/dashboard/billing" className={cn(textLink, "text-sm")}>
          {creditTexts.ledgerLink}
        </Link>
      </div>
      {!credits && <Skeleton className="mt-3 h-10 w-32" />}
      {credits && (
        <>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-display text-3xl leading-none tabular-nums [font-variant-numeric:lining-nums]">
              {formatNumber(credits.available)}
            </span>
            <span className="text-ink-soft">{texts.free}</span>
          </p>
          {credits.balance > 0 && (
            <div aria-hidden="true" className="mt-4 flex h-2 gap-0.5">
              {credits.available > 0 && (
                <i className="m-ready rounded-[3px]" style={{ flex: credits.available }} />
              )}
              {credits.reserved > 0 && (
                <i className="m-coming rounded-[3px]" style={{ flex: credits.reserved }} />
              )}
            </div>
          )}
          <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm tabular-nums">
            {holding.map((session) => (
              <div key={session.id} className="flex justify-between gap-4">
                <dt className="min-w-0 text-ink-soft">
                  <bdi>{session.title}</bdi>
                </dt>
                <dd className="whitespace-nowrap">{texts.reserved(session.credits_reserved)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
              <dt>{texts.balance}</dt>
              <dd>{formatNumber(credits.balance)}</dd>
            </div>
          </dl>
          <p className="mt-3 text-sm text-ink-soft">{verified ? texts.note : texts.unverified}</p>
          {verified && mayBuy && (
            <ButtonLink to="/dashboard/checkout" className="mt-4 w-full">
              {creditTexts.buy}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
