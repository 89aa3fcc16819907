import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { confirm } from "../social/verify.ts";

const texts = t.access.linked;

/** `/verify/social/{token}`: the link in the email that connects a provider's account. Opening it changes nothing. */
export function Linked({ token }: { token: string }) {
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: () => confirm(token),
    onSuccess: () => navigate("/dashboard", { replace: true }),
  });
  return (
    <>
      <div>
        <h1>{texts.heading}</h1>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
      </div>
      {join.error && <FieldError>{messageFor(join.error)}</FieldError>}
      <Button tone="primary" size="lg" busy={join.isPending} onClick={() => join.mutate()}>
        {texts.submit}
      </Button>
    </>
  );
}
