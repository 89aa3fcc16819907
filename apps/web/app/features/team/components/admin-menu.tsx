import { Role, roleName } from "@lantern/contract/roles";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast.tsx";
import { OwnPassword } from "../../access/components/own-password.tsx";
import { useUser } from "../../access/use-user.ts";
import { type Admin, teamCalls } from "../api.ts";

const texts = t.team;

/** What an Owner can do about one administrator. What cannot be taken back asks once more. */
export function AdminMenu({ admin, name }: { admin: Admin; name: string }) {
  const [asking, setAsking] = useState<"remove" | "handOver" | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const user = useUser();
  const other = admin.user_type_id === Role.CONSUMER_ADMIN ? Role.CONSUMER_ADMIN_SUB : Role.CONSUMER_ADMIN;

  const act = async (task: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await task();
      toast.good(done);
      setAsking(null);
    } catch (error) {
      // A wrong password is told at its field.
      if (asking === "handOver") return setFailure(error);
      toast.bad(messageFor(error));
      setAsking(null);
    } finally {
      setBusy(false);
    }
  };
  const handOver = () => {
    setPassword("");
    setFailure(null);
    setAsking("handOver");
  };
  const confirm = () =>
    asking === "remove"
      ? act(() => teamCalls.remove(admin.id), texts.removed(name))
      : act(
          () => teamCalls.change(admin.id, { hand_over: true, current_password: password }),
          texts.handedOver(name),
        );

  return (
    <>
      <Menu
        trigger={
          <Button size="icon" tone="quiet" aria-label={texts.actions(name)}>
            <Ellipsis aria-hidden="true" strokeWidth={1.5} />
          </Button>
        }
      >
        <MenuItem
          onSelect={() =>
            act(
              () => teamCalls.change(admin.id, { user_type_id: other }),
              texts.roleChanged(name, roleName(other)),
            )
          }
        >
          {other === Role.CONSUMER_ADMIN ? texts.makeOwner : texts.makeSub}
        </MenuItem>
        <MenuItem onSelect={handOver}>{texts.handOver}</MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setAsking("remove")}>
          {texts.remove}
        </MenuItem>
      </Menu>
      <Dialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === "remove" ? texts.removeTitle(name) : texts.handOverTitle(name)}
        description={asking === "remove" ? texts.removeText : texts.handOverText}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>{t.ui.cancel}</Button>
            <Button tone={asking === "remove" ? "danger" : "primary"} busy={busy} onClick={confirm}>
              {asking === "remove" ? texts.remove : texts.handOver}
            </Button>
          </>
        }
      >
        {asking === "handOver" && user && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              confirm();
            }}
            className="mt-4 grid gap-3"
          >
            <OwnPassword user={user} value={password} onChange={setPassword} failure={failure} />
          </form>
        )}
      </Dialog>
    </>
  );
}
