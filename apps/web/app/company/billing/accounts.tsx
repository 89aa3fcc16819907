import type { BillingAccount } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../api/error.ts";
import { accountsQuery, deleteAccount, saveAccount } from "../../api/queries/billing.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { toast } from "../../ui/toast.ts";
import { AccountFacts } from "../shared/billing/account-facts.tsx";
import { AccountForm } from "../shared/billing/account-form.tsx";
import { texts } from "../shared/billing/texts.ts";

/** Who can be billed: add, change, delete, and which one is the default. */
export function Accounts({ company }: { company: string }) {
  const accounts = useQuery(accountsQuery);
  /** The id of the account in the form; "" is a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  return (
    <Loaded query={accounts} label={texts.loading} rows={2}>
      {(list) => (
        <div className="grid max-w-180 gap-4">
          <p className="text-ink-soft">{texts.sub}</p>
          {list.length > 0 && (
            <ul className="border-t border-line">
              {list.map((account) => (
                <li key={account.id} className="border-b border-line py-4">
                  {edited === account.id ? (
                    <AccountForm account={account} company={company} done={close} onCancel={close} />
                  ) : (
                    <AccountLine account={account} onEdit={() => setEdited(account.id)} />
                  )}
                </li>
              ))}
            </ul>
          )}
          {edited === "" || list.length === 0 ? (
            <AccountForm
              account={null}
              company={company}
              done={close}
              onCancel={list.length > 0 ? close : undefined}
            />
          ) : (
            <Button className="w-fit" onClick={() => setEdited("")}>
              {texts.add}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

function AccountLine({ account, onEdit }: { account: BillingAccount; onEdit: () => void }) {
  const { id, label, is_default: isDefault } = account;
  const act = useMutation({
    mutationFn: async (how: "default" | "delete") => {
      if (how === "default") return void (await saveAccount(id, bodyOf(account)));
      await deleteAccount(id);
      toast.good(texts.removed(label));
    },
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
  });
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-70">
        <b>{label}</b> {isDefault && <Badge>{texts.default}</Badge>}
        <AccountFacts account={account} />
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <TextButton aria-label={texts.editOf(label)} onClick={onEdit}>
          {texts.edit}
        </TextButton>
        {!isDefault && (
          <>
            <TextButton
              aria-label={texts.makeDefaultOf(label)}
              disabled={act.isPending}
              onClick={() => act.mutate("default")}
            >
              {texts.makeDefault}
            </TextButton>
            <TextButton
              aria-label={texts.removeOf(label)}
              disabled={act.isPending}
              onClick={() => act.mutate("delete")}
            >
              {texts.remove}
            </TextButton>
          </>
        )}
      </p>
    </div>
  );
}

/** The account as it is, and as the default. */
const bodyOf = ({ id: _, ...account }: BillingAccount) => ({
  ...account,
  city: account.city ?? "",
  is_default: true,
});
