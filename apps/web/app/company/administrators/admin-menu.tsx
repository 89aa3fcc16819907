import { Role } from "@lantern/contract/roles";
import { useMutation } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { type Admin, administratorsApi } from "../../api/queries/administrators.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { roleName } from "../../ui/role-names.ts";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

type Confirmation = "remove" | "resetFactors" | "handOver" | "makeOwner";

/** What an Owner can do about one administrator. Transferring the company and deleting an account need confirmation. */
export function AdminMenu({ admin, name }: { admin: Admin; name: string }) {
  const [open, setOpen] = useState<Confirmation | null>(null);
  const user = useUser();
  const other = admin.user_type_id === Role.CONSUMER_ADMIN ? Role.CONSUMER_ADMIN_SUB : Role.CONSUMER_ADMIN;
  const roleChanged = texts.roleChanged(name, roleName(other));

  const limit = {
    change: { user_type_id: admin.user_type_id, billing_only: !admin.billing_only },
    label: admin.billing_only ? texts.unlimit : texts.limit,
    done: admin.billing_only ? texts.unlimitDone(name) : texts.limitDone(name),
  };

  const act = useMutation({
    mutationFn: ({ task }: { task: () => Promise<void>; done: string }) => task(),
    onSuccess: (_, { done }) => toast.good(done),
    onError: (error) => toast.bad(messageFor(error)),
    onSettled: () => setOpen(null),
  });
  const change = (body: Parameters<typeof administratorsApi.change>[1], done: string) =>
    act.mutate({ task: () => administratorsApi.change(admin.id, body), done });

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
          <MenuItem onSelect={() => setOpen("makeOwner")}>{texts.makeOwner}</MenuItem>
        ) : (
          <MenuItem onSelect={() => change({ user_type_id: other }, roleChanged)}>{texts.makeSub}</MenuItem>
        )}
        {admin.user_type_id === Role.CONSUMER_ADMIN_SUB && (
          <MenuItem onSelect={() => change(limit.change, limit.done)}>{limit.label}</MenuItem>
        )}
        <MenuItem onSelect={() => setOpen("handOver")}>{texts.handOver}</MenuItem>
        {other === Role.CONSUMER_ADMIN && (
          <MenuItem onSelect={() => setOpen("resetFactors")}>{texts.reset}</MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen("remove")}>
          {texts.remove}
        </MenuItem>
      </Menu>
      <Dialog
        open={open === "remove"}
        onClose={() => setOpen(null)}
        title={texts.removeTitle(name)}
        description={texts.removeText}
        actions={
          <>
            <Button onClick={() => setOpen(null)}>{t.ui().cancel}</Button>
            <Button
              tone="danger"
              busy={act.isPending}
              onClick={() =>
                act.mutate({ task: () => administratorsApi.remove(admin.id), done: texts.removed(name) })
              }
            >
              {texts.remove}
            </Button>
          </>
        }
      />
      {open === "resetFactors" && user && (
        <PasswordDialog
          user={user}
          question={{ title: texts.resetTitle(name), text: texts.resetText, confirm: texts.reset }}
          act={(password) => administratorsApi.resetFactors(admin.id, password)}
          onDone={() => toast.good(texts.resetDone(name))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "makeOwner" && user && (
        <PasswordDialog
          user={user}
          question={{
            title: texts.makeOwnerTitle(name),
            text: texts.makeOwnerText,
            confirm: texts.makeOwner,
          }}
          act={(current_password) =>
            administratorsApi.change(admin.id, { user_type_id: other, current_password })
          }
          onDone={() => toast.good(roleChanged)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "handOver" && user && (
        <PasswordDialog
          user={user}
          question={{
            title: texts.handOverTitle(name),
            text: texts.handOverText,
            confirm: texts.handOver,
          }}
          act={(current_password) =>
            administratorsApi.change(admin.id, { hand_over: true, current_password })
          }
          onDone={() => toast.good(texts.handedOver(name))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
