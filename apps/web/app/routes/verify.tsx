import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation, useParams } from "react-router";
import { ApiError, messageFor } from "../api/error.ts";
import { redeemVerification, requestVerification } from "../features/access/api.ts";
import { Linked } from "../features/access/components/linked.tsx";
import { TaskPage } from "../features/access/components/task-page.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { Note } from "../ui/note.tsx";

const texts = t.access.verify;

export function meta() {
  return [...pageMeta({ title: t.shell.title(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

/**
 * `/verify/email/{token}` (a first address) and `/verify/address/{token}` (a new one) need a click, so that scanners
 * which open links change nothing.
 */
export default function Verify() {
  const [kind, token] = (useParams()["*"] ?? "").split("/");
  const email: string = useLocation().state?.email ?? "";
  return (
    <TaskPage>
      {(kind === "email" || kind === "address") && token ? (
        <Redeem token={token} isMoving={kind === "address"} />
      ) : kind === "social" && token ? (
        <Linked token={token} />
      ) : (
        <Waiting email={email} />
      )}
    </TaskPage>
  );
}

function Redeem({ token, isMoving }: { token: string; isMoving: boolean }) {
  const redeem = useMutation({ mutationFn: () => redeemVerification(token) });
  const expired = redeem.error instanceof ApiError && [404, 410].includes(redeem.error.status);
  if (expired && isMoving) return <AddressExpired />;
  if (expired) return <Waiting email="" heading={texts.expiredHeading} text={texts.expired} />;
  if (redeem.isSuccess) {
    return (
      <>
        <div role="status">
          <h1>{texts.doneHeading}</h1>
          <p className="mt-2 text-ink-soft">{isMoving ? texts.moving.done : texts.done}</p>
        </div>
        <ButtonLink to="/dashboard/home" tone="primary" size="lg">
          {texts.toDashboard}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{isMoving ? texts.moving.text : texts.text}</p>
      </div>
      {redeem.error && <FieldError>{messageFor(redeem.error)}</FieldError>}
      <Button tone="primary" size="lg" busy={redeem.isPending} onClick={() => redeem.mutate()}>
        {redeem.isPending ? texts.busy : texts.submit}
      </Button>
    </>
  );
}

function AddressExpired() {
  return (
    <>
      <div role="status">
        <h1>{texts.expiredHeading}</h1>
        <p className="mt-2 text-ink-soft">{texts.moving.expired}</p>
      </div>
      <ButtonLink to="/dashboard/profile" tone="primary" size="lg">
        {texts.moving.toProfile}
      </ButtonLink>
    </>
  );
}

function Waiting({ email, heading, text }: { email: string; heading?: string; text?: string }) {
  const [address, setAddress] = useState(email);
  const resend = useMutation({ mutationFn: () => requestVerification(address) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    resend.mutate();
  };
  return (
    <>
      <div>
        <h1>{heading ?? texts.waitingHeading}</h1>
        <p className="mt-2 text-ink-soft">{text ?? texts.waiting(email)}</p>
      </div>
      {resend.isSuccess ? (
        <Note kind="info" role="status">
          {texts.resent}
        </Note>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field label={t.access.email} error={resend.error ? messageFor(resend.error) : undefined}>
            <Input
              type="email"
              autoComplete="email"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Button type="submit" size="lg" tone={text ? "primary" : "plain"} busy={resend.isPending}>
            {texts.resend}
          </Button>
        </form>
      )}
      {!text && (
        <ButtonLink to="/dashboard/home" tone="quiet" size="lg">
          {texts.toDashboard}
        </ButtonLink>
      )}
    </>
  );
}
