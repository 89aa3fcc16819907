import { readInvitation } from "@lantern/contract/endpoints";
import { roleName } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { call } from "../api/client.ts";
import { ApiError, messageFor } from "../api/error.ts";
import { AcceptForm } from "../features/access/components/accept-form.tsx";
import { t } from "../i18n/index.ts";
import { pageMeta } from "../page-meta.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";

const texts = t.access.invite;

export function meta() {
  return [...pageMeta({ title: t.shell.title(texts.title) }), { name: "referrer", content: "no-referrer" }];
}

/** `/invite-admin/{token}`: the invitation, and the form that accepts it. */
export default function InviteAdmin() {
  const { token = "" } = useParams();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call(readInvitation, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = invitation;
  if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return <Expired />;
  if (error) {
    return (
      <>
        <h1>{texts.title}</h1>
        <FieldError>{messageFor(error)}</FieldError>
        <Button size="lg" onClick={() => invitation.refetch()}>
          {t.ui.tryAgain}
        </Button>
      </>
    );
  }
  if (!data) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <div>
        <h1>{texts.heading(data.company.name)}</h1>
        <p className="mt-2 text-ink-soft">{texts.intro(roleName(data.user_type_id), data.invited_by)}</p>
      </div>
      <AcceptForm token={token} email={data.email} />
    </>
  );
}

function Expired() {
  return (
    <>
      <div>
        <h1>{texts.expiredHeading}</h1>
        <p className="mt-2 text-ink-soft">{texts.expired}</p>
      </div>
      <ButtonLink to="/login" tone="primary" size="lg">
        {t.access.login.submit}
      </ButtonLink>
    </>
  );
}
