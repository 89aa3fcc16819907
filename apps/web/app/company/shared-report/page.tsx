import type { SharedReport } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "../../api/error.ts";
import { openSharedReport, sharedReportQuery } from "../../api/queries/report-links.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Form, Submit } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { formatDayHere } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { ReportBody } from "../shared/report/report-body.tsx";
import { ReportTitle } from "../shared/report/report-title.tsx";
import { texts } from "./texts.ts";

/** `/report/:token`: the report of a session for somebody with a link to it. */
export default function SharedReportPage() {
  const { token = "" } = useParams();
  const query = useQuery(sharedReportQuery(token));
  const [unlocked, setUnlocked] = useState(false);
  const ended = query.error instanceof ApiError && query.error.code === "LINK_EXPIRED";
  return (
    <>
      <PageTitle>{query.data?.report.session.title ?? texts.title}</PageTitle>
      {ended ? (
        <Ended />
      ) : (
        <Loaded query={query} label={texts.loading}>
          {(shared) =>
            shared ? (
              <Shared shared={shared} unlocked={unlocked} />
            ) : (
              <PasswordForm token={token} onOpened={() => setUnlocked(true)} />
            )
          }
        </Loaded>
      )}
    </>
  );
}

/** Somebody who typed the password is taken to the beginning of the report. */
function Shared({
  shared: { company, expires_at, report },
  unlocked,
}: {
  shared: SharedReport;
  unlocked: boolean;
}) {
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    if (unlocked) start.current?.focus();
  }, [unlocked]);
  return (
    <>
      <header ref={start} tabIndex={-1}>
        <p className="mb-3 text-sm text-ink-soft">{texts.from(company, formatDayHere(expires_at))}</p>
        <ReportTitle session={report.session} />
      </header>
      <ReportBody report={report} shared />
    </>
  );
}

function PasswordForm({ token, onOpened }: { token: string; onOpened: () => void }) {
  const form = useForm({
    schema: "openReportLinkBody",
    initial: { password: "" },
    body: ({ password }) => ({ token, password }),
    send: openSharedReport,
    done: onOpened,
  });
  return (
    <Message title={texts.protectedTitle} text={texts.protectedText}>
      <Form form={form} className="mt-6 grid gap-4">
        <Field label={texts.password} {...form.field("password")}>
          <PasswordInput autoComplete="off" required />
        </Field>
        <Submit tone="primary" className="" sending={texts.opening}>
          {texts.open}
        </Submit>
      </Form>
    </Message>
  );
}

const Ended = () => <Message title={texts.endedTitle} text={texts.endedText} />;

function Message({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-110 rounded-md border border-line bg-page p-5 shadow-md md:mt-12 md:p-8">
      <h1>{title}</h1>
      <p className="mt-3 text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
