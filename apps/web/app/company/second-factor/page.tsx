import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { forgetUser } from "../../api/access/session.ts";
import { authenticatorQuery } from "../../api/queries/second-factor.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { Button } from "../../ui/button.tsx";
import { Authenticator } from "../shared/account/authenticator.tsx";
import { Passkeys } from "../shared/account/passkeys.tsx";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

/** `/second-factor`: comes first for administrators of a company that requires a second factor, until they have one. */
export default function SecondFactor() {
  const user = useUser();
  const navigate = useNavigate();
  const status = useQuery(authenticatorQuery).data;
  const goOn = useMutation({
    mutationFn: forgetUser,
    onSuccess: () => navigate("/dashboard/home", { replace: true }),
  });
  if (!user) return null;
  const isSetUp = status && (status.authenticator_since !== null || status.passkeys.length > 0);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{texts.intro(user.company?.name ?? texts.title)}</p>
      </div>
      <section aria-label={accountTexts.passkeys.title} className="grid gap-3">
        <h2>{accountTexts.passkeys.title}</h2>
        <Passkeys user={user} />
      </section>
      <section aria-label={accountTexts.authenticator.title} className="grid gap-3">
        <h2>{accountTexts.authenticator.title}</h2>
        <Authenticator user={user} />
      </section>
      {isSetUp && (
        <Button tone="primary" size="lg" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {texts.goOn}
        </Button>
      )}
    </>
  );
}
