import { isolated } from "@lantern/engine/bidi";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { currentUser } from "../../api/access/session.ts";
import { ApiError } from "../../api/error.ts";
import {
  allPlatformQueries,
  type CompanyCard,
  companyQuery,
  platformApi,
} from "../../api/queries/platform.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { numberIn } from "../../forms/number-in.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { formatMoney, formatNumber } from "../../i18n/format.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { Facts, Figures } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { day } from "../shared/moments.ts";
import { ReasonField } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

export default function Company() {
  const { id = "" } = useParams();
  return <Loaded query={useQuery(companyQuery(id))}>{(company) => <Card company={company} />}</Loaded>;
}

function Card({ company }: { company: CompanyCard }) {
  const [changing, setChanging] = useState<"credits" | "limit" | "save" | "end" | null>(null);
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
            <Button onClick={() => setChanging("save")}>{texts.save.open}</Button>
            <Button tone="danger" onClick={() => setChanging("end")}>
              {texts.end.open}
            </Button>
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
                    <Link key={owner.id} to={`/console/users/${owner.id}`} className={`${textLink} me-3`}>
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
                ? [
                    billing.name,
                    billing.street,
                    billing.postcode,
                    billing.city,
                    billing.country_id,
                    billing.vat_id,
                  ]
                    .filter(Boolean)
                    .join(", ")
                : texts.noBilling,
            ],
            [texts.invoices, texts.unpaid(invoices.open, invoices.overdue)],
            [
              texts.limit.name,
              texts.limit.some(formatNumber(company.invoice_limit_now), company.invoice_limit === null),
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
      {changing === "save" && <SaveDialog company={company} onClose={() => setChanging(null)} />}
      {changing === "end" && (
        <EndDialog company={company} onSave={() => setChanging("save")} onClose={() => setChanging(null)} />
      )}
      {changing === "limit" && <LimitDialog company={company} onClose={() => setChanging(null)} />}
    </>
  );
}

function stateName(state: string): string {
  const names: Record<string, string> = uiTexts.sessions.states;
  return (names[state] ?? state).toLowerCase();
}

/** Adds or removes credits of a company. The reason also appears in the company's ledger. */
function AdjustDialog({ company, onClose }: { company: { id: string; name: string }; onClose: () => void }) {
  // One dialog makes one adjustment: a retry after a lost response does not count twice.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: "adjustCreditsBody",
    initial: { amount: "", settle: false, reason: "" },
    body: ({ amount, ...values }) => ({ ...values, amount: numberIn(amount) }),
    send: (body) =>
      platformApi.adjust({ id: company.id }, body, key).catch((error: unknown) => {
        const counted = error instanceof ApiError && error.status === 409 && error.code === "REQUEST_001";
        throw counted ? new Error(texts.adjust.counted) : error;
      }),
    done({ balance }) {
      toast.good(texts.adjust.done(formatNumber(balance)));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.adjust.title(company.name)}
      submit={texts.adjust.submit}
    >
      <Field label={texts.adjust.amount} hint={texts.adjust.hint} {...form.field("amount")}>
        <Input inputMode="text" maxLength={8} />
      </Field>
      <Checkbox label={texts.adjust.settle} {...form.flag("settle")} />
      <ReasonField reader="customer" {...form.field("reason")} />
    </FormDialog>
  );
}

/** Sets how many credits of unpaid invoices a company gets before it has paid. */
function LimitDialog({
  company,
  onClose,
}: {
  company: { id: string; name: string; invoice_limit: number | null };
  onClose: () => void;
}) {
  const form = useForm({
    schema: "invoiceLimitBody",
    initial: { credits: String(company.invoice_limit ?? ""), reason: "" },
    body: ({ credits, reason }) => ({ credits: credits.trim() ? numberIn(credits) : null, reason }),
    send: ({ credits, reason }) => platformApi.setInvoiceLimit({ id: company.id }, credits, reason),
    done({ credits }) {
      toast.good(texts.limit.done(credits === null ? null : formatNumber(credits)));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.limit.title(company.name)}
      description={texts.limit.text}
      submit={texts.limit.submit}
    >
      <Field label={texts.limit.credits} hint={texts.limit.hint} {...form.field("credits")}>
        <Input inputMode="numeric" maxLength={6} />
      </Field>
      <ReasonField {...form.field("reason")} />
    </FormDialog>
  );
}

/** The ADMIN, who proves to be present. */
const useSelf = () =>
  useQuery({ queryKey: [...allPlatformQueries.queryKey, "self"], queryFn: currentUser }).data;

/** Saves the data of a company as an archive. */
function SaveDialog({ company, onClose }: { company: { id: string; name: string }; onClose: () => void }) {
  const user = useSelf();
  const form = useForm({
    schema: "exportPlatformCompanyBody",
    initial: { reason: "", current_password: "" },
    send: (body) => platformApi.exportCompany({ id: company.id }, body),
    done() {
      toast.good(texts.save.done(company.name));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.save.title(company.name)}
      description={texts.save.text}
      submit={texts.save.submit}
    >
      <ReasonField {...form.field("reason")} />
      {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
    </FormDialog>
  );
}

/** Deletes a company, for one that has asked. Its Owners can do the same. */
function EndDialog({
  company,
  onSave,
  onClose,
}: {
  company: { id: string; name: string };
  onSave: () => void;
  onClose: () => void;
}) {
  const user = useSelf();
  const navigate = useNavigate();
  const form = useForm({
    schema: "deletePlatformCompanyBody",
    initial: { name: "", reason: "", current_password: "" },
    send: (body) => platformApi.removeCompany({ id: company.id }, body),
    done() {
      toast.good(texts.end.done(company.name));
      navigate("/console/companies");
    },
  });
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={texts.end.title(company.name)}
      description={texts.end.text}
      submit={texts.end.submit}
    >
      <p>
        <Button size="sm" onClick={onSave}>
          {texts.end.saveFirst}
        </Button>
      </p>
      <Field label={texts.end.name(company.name)} {...form.field("name")}>
        <Input autoComplete="off" />
      </Field>
      <ReasonField {...form.field("reason")} />
      {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
    </FormDialog>
  );
}
