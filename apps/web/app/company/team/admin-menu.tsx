import { Role } from "@lantern/contract/roles";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { type Admin, teamApi } from "../../api/queries/administrators.ts";
import { OwnPassword } from "../../forms/own-password.tsx";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { roleName } from "../../ui/role-names.ts";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

type Confirmation = "remove" | "resetFactors" | "handOver" | "makeOwner";

/** What an Owner can do about one administrator. Transferring the company and deleting an account need confirmation. */
export function AdminMenu({ admin, name }: { admin: Admin; name: string }) {
  const [open, setOpen] = useState<Confirmation | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const user = useUser();
  const other = admin.user_type_id === Role.CONSUMER_ADMIN ? Role.CONSUMER_ADMIN_SUB : Role.CONSUMER_ADMIN;
  const roleChanged = texts.roleChanged(name, roleName(other));

  const limit = {
    change: { user_type_id: admin.user_type_id, billing_only: !admin.billing_only },
    label: admin.billing_only ? texts.unlimit : texts.limit,
    done: admin.billing_only ? texts.unlimitDone(name) : texts.limitDone(name),
  };

  const act = async (task: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await task();
      toast.good(done);
      setOpen(null);
    } catch (error) {
      // A wrong password is shown at its field.
      if (open && confirmations[open].takesPassword) return setFailure(error);
      toast.bad(messageFor(error));
      setOpen(null);
    } finally {
      setBusy(false);
    }
  };
  const openConfirmation = (confirmation: Confirmation) => {
    setPassword("");
    setFailure(null);
    setOpen(confirmation);
  };
  const confirmations = {
    remove: {
      title: texts.removeTitle(name),
      text: texts.removeText,
      label: texts.remove,
      takesPassword: false,
      confirm: () => act(() => teamApi.remove(admin.id), texts.removed(name)),
    },
    resetFactors: {
      title: texts.resetTitle(name),
      text: texts.resetText,
      label: texts.reset,
      takesPassword: true,
      confirm: () => act(() => teamApi.resetFactors(admin.id, password), texts.resetDone(name)),
    },
    makeOwner: {
      title: texts.makeOwnerTitle(name),
      text: texts.makeOwnerText,
      label: texts.makeOwner,
      takesPassword: true,
      confirm: () =>
        act(() => teamApi.change(admin.id, { user_type_id: other, current_password: password }), roleChanged),
    },
    handOver: {
      title: texts.handOverTitle(name),
      text: texts.handOverText,
      label: texts.handOver,
      takesPassword: true,
      confirm: () =>
        act(
          () => teamApi.change(admin.id, { hand_over: true, current_password: password }),
          texts.handedOver(name),
        ),
    },
  };
  const confirmation = confirmations[open ?? "remove"];

  return (
    <>
      <Menu
        trigger={
          <Button size="icon" tone="quiet" aria-label={texts.actions(name)}>
            <Ellipsis aria-hidden="true" strokeWidth={1.5} />
          </Button>
        }
      >
        {other === Role.CONSUMER_ADMIN ? (
          <MenuItem onSelect={() => openConfirmation("makeOwner")}>{texts.makeOwner}</MenuItem>
        ) : (
          <MenuItem
            onSelect={() => act(() => teamApi.change(admin.id, { user_type_id: other }), roleChanged)}
          >
            {texts.makeSub}
          </MenuItem>
        )}
        {admin.user_type_id === Role.CONSUMER_ADMIN_SUB && (
          <MenuItem onSelect={() => act(() => teamApi.change(admin.id, limit.change), limit.done)}>
            {limit.label}
          </MenuItem>
        )}
        <MenuItem onSelect={() => openConfirmation("handOver")}>{texts.handOver}</MenuItem>
        {other === Role.CONSUMER_ADMIN && (
          <MenuItem onSelect={() => openConfirmation("resetFactors")}>{texts.reset}</MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onSelect={() => openConfirmation("remove")}>
          {texts.remove}
        </MenuItem>
      </Menu>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={confirmation.title}
        description={confirmation.text}
        actions={
          <>
            <Button onClick={() => setOpen(null)}>{t.ui().cancel}</Button>
            <Button
              tone={confirmation.takesPassword ? "primary" : "danger"}
              busy={busy}
              onClick={confirmation.confirm}
            >
              {confirmation.label}
            </Button>
          </>
        }
      >
        {open && confirmation.takesPassword && user && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              confirmation.confirm();
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
