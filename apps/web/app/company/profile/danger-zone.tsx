import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { leaveAfterDeletion } from "../../api/access/session.ts";
import { ApiError, messageFor } from "../../api/error.ts";
import { teamQuery } from "../../api/queries/administrators.ts";
import { OwnPassword } from "../../forms/own-password.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { CompanyEnd } from "./company-end.tsx";
import { dataApi } from "./data.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.yourData.leave;

/** Actions that cannot be undone: deleting the account or the company. */
export function DangerZone({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const owner = user.user_type_id === Role.CONSUMER_ADMIN;
  const admins = useQuery({ ...teamQuery, enabled: owner }).data?.items;
  const alone = admins?.length === 1;
  const [password, setPassword] = useState("");
  const leave = useMutation({
    mutationFn: () => dataApi.leave(password),
    onSuccess: () => leaveAfterDeletion(texts.done),
  });
  const isOnlyOwner = leave.error instanceof ApiError && leave.error.code === "USER_004";
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <h3>{texts.title}</h3>
        <p>{alone ? texts.alone : texts.text}</p>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </div>
      {owner && user.company && <CompanyEnd user={user} name={user.company.name} />}
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={texts.confirmTitle}
          description={alone ? texts.alone : texts.confirmText}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
              {isOnlyOwner ? (
                <ButtonLink to="/dashboard/team">{texts.toTeam}</ButtonLink>
              ) : (
                <Button tone="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
                  {texts.confirm}
                </Button>
              )}
            </>
          }
        >
          {alone ? (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                leave.mutate();
              }}
              className="mt-4 grid gap-3"
            >
              <OwnPassword user={user} value={password} onChange={setPassword} failure={leave.error} />
            </form>
          ) : (
            leave.error && (
              <div className="mt-3">
                <FieldError>{isOnlyOwner ? texts.onlyOwner : messageFor(leave.error)}</FieldError>
              </div>
            )
          )}
        </Dialog>
      )}
    </div>
  );
}
