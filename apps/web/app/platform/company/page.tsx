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
import { texts as companiesTexts } from "../companies/texts.ts";
import { names } from "../names.ts";
import { Facts, Figures } from "../shell/facts.tsx";
import { consoleGate } from "../shell/gate.ts";
import { Loaded } from "../shell/loaded.tsx";
import { day } from "../shell/moments.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { LimitDialog } from "./limit-dialog.tsx";

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
            <Button onClick={() => setChanging("limit")}>{companiesTexts.limit.open}</Button>
            <Button onClick={() => setChanging("credits")}>{companiesTexts.adjust.open}</Button>
          </>
        }
      />
      <div className="grid gap-6">
        <Figures
          label={company.name}
          figures={[
            [company.balance - company.reserved, companiesTexts.figures.free],
            [company.reserved, companiesTexts.figures.reserved],
            [counts.people, companiesTexts.figures.people],
            [counts.administrators, companiesTexts.figures.administrators],
            [counts.sessions, companiesTexts.figures.sessions],
            [counts.orders, companiesTexts.figures.orders],
          ]}
        />
        <Facts
          facts={[
            [
              companiesTexts.owners,
              company.owners.length === 0
                ? companiesTexts.noOwner
                : company.owners.map((owner) => (
                    <Link key={owner.id} to={`/console/users/${owner.id}`} className={`${textLink} mr-3`}>
                      {isolated(owner.name)}
                    </Link>
                  )),
            ],
            [
              companiesTexts.verified,
              company.verified_at
                ? companiesTexts.isVerified(day(company.verified_at))
                : companiesTexts.notVerified,
            ],
            [companiesTexts.since, day(company.created_at)],
            [
              companiesTexts.paid,
              paid.length === 0
                ? companiesTexts.nothingPaid
                : paid.map(([currency, cents]) => formatMoney(cents, currency)).join(", "),
            ],
            [
              companiesTexts.billedTo,
              billing
                ? [billing.name, ...billing.address.split("\n"), billing.country_id, billing.vat_id]
                    .filter(Boolean)
                    .join(", ")
                : companiesTexts.noBilling,
            ],
            [companiesTexts.invoices, companiesTexts.unpaid(invoices.open, invoices.overdue)],
            [
              companiesTexts.limit.name,
              company.invoice_limit === 0
                ? companiesTexts.limit.none
                : companiesTexts.limit.some(formatNumber(company.invoice_limit)),
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
          <ButtonLink to={`/console/users?company=${company.id}`}>{companiesTexts.see.users}</ButtonLink>
          <ButtonLink to={`/console/sessions?company=${company.id}`}>
            {companiesTexts.see.sessions}
          </ButtonLink>
          <ButtonLink to={`/console/orders?company=${company.id}`}>{companiesTexts.see.orders}</ButtonLink>
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
