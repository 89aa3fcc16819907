import { isCompanyAdmin, Role, roleName } from "@lantern/contract/roles";
import { useState } from "react";
import { consoleApi, type UserCard } from "../../api/queries/platform.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shell/reason-dialog.tsx";
import { texts as usersTexts } from "../users/texts.ts";

/** What an ADMIN can do with one account; every action needs a reason. */
export function UserActions({ user, name }: { user: UserCard; name: string }) {
  const [asking, setAsking] = useState<"role" | "resend" | "signOut" | null>(null);
  const { id } = user;
  const other = user.user_type_id === Role.CONSUMER_ADMIN ? Role.CONSUMER_ADMIN_SUB : Role.CONSUMER_ADMIN;
  const roleText = other === Role.CONSUMER_ADMIN ? usersTexts.makeOwner : usersTexts.makeSub;
  const close = () => setAsking(null);
  return (
    <>
      {!user.email_verified_at && <Button onClick={() => setAsking("resend")}>{usersTexts.resend}</Button>}
      {isCompanyAdmin(user.user_type_id) && <Button onClick={() => setAsking("role")}>{roleText}</Button>}
      <Button tone="danger" onClick={() => setAsking("signOut")}>
        {usersTexts.signOut}
      </Button>
      {asking === "role" && (
        <ReasonDialog
          title={usersTexts.roleTitle(name, roleName(other))}
          description={usersTexts.roleText}
          submit={roleText}
          act={async (reason) => {
            await consoleApi.changeRole({ id }, { user_type_id: other, reason });
            toast.good(usersTexts.roleDone(name, roleName(other)));
          }}
          onClose={close}
        />
      )}
      {asking === "resend" && (
        <ReasonDialog
          title={usersTexts.resendTitle(user.email)}
          description={usersTexts.resendText}
          submit={usersTexts.resend}
          act={async (reason) => {
            await consoleApi.resend({ id }, reason);
            toast.good(usersTexts.resendDone);
          }}
          onClose={close}
        />
      )}
      {asking === "signOut" && (
        <ReasonDialog
          danger
          title={usersTexts.signOutTitle(name)}
          description={usersTexts.signOutText}
          submit={usersTexts.signOut}
          act={async (reason) => {
            await consoleApi.signOut({ id }, reason);
            toast.good(usersTexts.signOutDone(name));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
