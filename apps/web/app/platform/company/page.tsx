import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { type CompanyCard, companyQuery } from "../../api/queries/platform.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { formatMoney } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Button, ButtonLink, textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Facts, Figures } from "../shell/facts.tsx";
import { consoleGate } from "../shell/gate.ts";
import { Loaded } from "../shell/loaded.tsx";
import { day } from "../shell/moments.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";

const texts = t.consoleTexts.companies;

export const loader = consoleGate;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Company() {
  const { id = "" } = useParams();
  return <Loaded query={useQuery(companyQuery(id))}>{(company) => <Card company={company} />}</Loaded>;
}

function Card({ company }: { company: CompanyCard }) {
  const [adjusting, setAdjusting] = useState(false);
  const { counts } = company;
  const paid = Object.entries(company.paid);
  return (
    <>
      <PageHeader
        title={company.name}
        crumb={{ to: "/console/companies", text: texts.title, here: company.name }}
        actions={<Button onClick={() => setAdjusting(true)}>{texts.adjust.open}</Button>}
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
                      {owner.name}
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
                : paid.map(([currency, parsePrice]) => formatMoney(parsePrice, currency)).join(", "),
            ],
            [
              t.consoleTexts.sessions.title,
              Object.entries(company.sessions)
                .map(([state, number]) => `${number} ${stateName(state)}`)
                .join(", ") || t.consoleTexts.list.none,
            ],
          ]}
        />
        <p className="flex flex-wrap gap-2">
          <ButtonLink to={`/console/users?company=${company.id}`}>{texts.see.users}</ButtonLink>
          <ButtonLink to={`/console/sessions?company=${company.id}`}>{texts.see.sessions}</ButtonLink>
          <ButtonLink to={`/console/orders?company=${company.id}`}>{texts.see.orders}</ButtonLink>
        </p>
      </div>
      {adjusting && <AdjustDialog company={company} onClose={() => setAdjusting(false)} />}
    </>
  );
}

function stateName(state: string): string {
  const names: Record<string, string> = t.sessions.states;
  return (names[state] ?? state).toLowerCase();
}
