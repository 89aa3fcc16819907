import { isolated } from "@lantern/engine/bidi";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { type CompanyCard, companyQuery } from "../../api/queries/platform.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { names } from "../names.ts";
import { Facts, Figures } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { day } from "../shared/moments.ts";
import { consoleGate } from "../shell/gate.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export default function Company() {
  const { id = "" } = useParams();
  return <Loaded query={useQuery(companyQuery(id))}>{(company) => <Card company={company} />}</Loaded>;
}

function Card({ company }: { company: CompanyCard }) {
  const [changing, setChanging] = useState<"credits" | "limit" | null>(null);
  const { counts, invoices, billing } = company;
  const paid = Object.entries(company.paid);
  return (
    <>
      <PageTitle>{company.name}</PageTitle>
      <PageHeader
        title={company.name}
        crumb={{ to: "/console/companies", text: names.companies, here: company.name }}
        actions={
          <>
            <Button onClick={() => setChanging("limit")}>{texts.limit.open}</Button>
            <Button onClick={() => setChanging("credits")}>{texts.adjust.open}</Button>
          </>
        }
      />
      <div className="grid gap-6">
        <Figures
          label={company.name}
          figures={[
            [company.balance - company.reserved, texts.figures.free],
            [company.reserved, texts.figures.reserved],
            [counts.people, texts.figures.people],
            [counts.administrators, texts.figures.administrators],
            [counts.sessions, texts.figures.sessions],
            [counts.orders, texts.figures.orders],
          ]}
        />
        <Facts
          facts={[
            [
              texts.owners,
              company.owners.length === 0
                ? texts.noOwner
                : company.owners.map((owner) => (
                    <Link key={owner.id} to={`/console/users/${owner.id}`} className={`${textLink} mr-3`}>
                      {isolated(owner.name)}
                    </Link>
                  )),
            ],
            [
              texts.verified,
              company.verified_at ? texts.isVerified(day(company.verified_at)) : texts.notVerified,
            ],
            [texts.since, day(company.created_at)],
            [
              texts.paid,
              paid.length === 0
                ? texts.nothingPaid
                : paid.map(([currency, cents]) => formatMoney(cents, currency)).join(", "),
            ],
            [
              texts.billedTo,
              billing
                ? [billing.name, ...billing.address.split("\n"), billing.country_id, billing.vat_id]
                    .filter(Boolean)
                    .join(", ")
                : texts.noBilling,
            ],
            [texts.invoices, texts.unpaid(invoices.open, invoices.overdue)],
            [
              texts.limit.name,
              company.invoice_limit === 0
                ? texts.limit.none
                : texts.limit.some(formatNumber(company.invoice_limit)),
            ],
            [
              names.sessions,
              Object.entries(company.sessions)
                .map(([state, number]) => `${number} ${stateName(state)}`)
                .join(", ") || uiTexts.list.none,
            ],
          ]}
        />
        <p className="flex flex-wrap gap-2">
          <ButtonLink to={`/console/users?company=${company.id}`}>{texts.see.users}</ButtonLink>
          <ButtonLink to={`/console/sessions?company=${company.id}`}>{texts.see.sessions}</ButtonLink>
          <ButtonLink to={`/console/orders?company=${company.id}`}>{texts.see.orders}</ButtonLink>
        </p>
      </div>
      {changing === "credits" && <AdjustDialog company={company} onClose={() => setChanging(null)} />}
      {changing === "limit" && <LimitDialog company={company} onClose={() => setChanging(null)} />}
    </>
  );
}

function stateName(state: string): string {
  const names: Record<string, string> = uiTexts.sessions.states;
  return (names[state] ?? state).toLowerCase();
}
