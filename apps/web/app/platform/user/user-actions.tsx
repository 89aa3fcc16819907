import { isCompanyAdmin, Role, roleName } from "@lantern/contract/roles";
import { useState } from "react";
import { platformApi, type UserCard } from "../../api/queries/platform.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts } from "./texts.ts";

/** What an ADMIN can do with one account; every action needs a reason. */
export function UserActions({ user, name }: { user: UserCard; name: string }) {
  const [asking, setAsking] = useState<"role" | "resend" | "signOut" | null>(null);
  const { id } = user;
  const other = user.user_type_id === Role.CONSUMER_ADMIN ? Role.CONSUMER_ADMIN_SUB : Role.CONSUMER_ADMIN;
  const roleText = other === Role.CONSUMER_ADMIN ? texts.makeOwner : texts.makeSub;
  const close = () => setAsking(null);
  return (
    <>
      {!user.email_verified_at && <Button onClick={() => setAsking("resend")}>{texts.resend}</Button>}
      {isCompanyAdmin(user.user_type_id) && <Button onClick={() => setAsking("role")}>{roleText}</Button>}
      <Button tone="danger" onClick={() => setAsking("signOut")}>
        {texts.signOut}
      </Button>
      {asking === "role" && (
        <ReasonDialog
          title={texts.roleTitle(name, roleName(other))}
          description={texts.roleText}
          submit={roleText}
          act={async (reason) => {
            await platformApi.changeRole({ id }, { user_type_id: other, reason });
            toast.good(texts.roleDone(name, roleName(other)));
          }}
          onClose={close}
        />
      )}
      {asking === "resend" && (
        <ReasonDialog
          title={texts.resendTitle(user.email)}
          description={texts.resendText}
          submit={texts.resend}
          act={async (reason) => {
            await platformApi.resend({ id }, reason);
            toast.good(texts.resendDone);
          }}
          onClose={close}
        />
      )}
      {asking === "signOut" && (
        <ReasonDialog
          danger
          title={texts.signOutTitle(name)}
          description={texts.signOutText}
          submit={texts.signOut}
          act={async (reason) => {
            await platformApi.signOut({ id }, reason);
            toast.good(texts.signOutDone(name));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
