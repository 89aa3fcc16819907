import type { BillingAccount } from "@lantern/contract/http";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { AccountFacts } from "../shared/billing/account-facts.tsx";
import { AccountForm } from "../shared/billing/account-form.tsx";
import { texts as accountTexts } from "../shared/billing/texts.ts";
import { texts } from "./texts.ts";

/** Who is billed: one of the accounts, or a new one that is made here. The chosen one can be completed. */
export function AccountChoice({
  company,
  accounts,
  chosen,
  onChoose,
}: {
  company: string;
  accounts: readonly BillingAccount[];
  chosen: BillingAccount | null;
  onChoose: (id: string) => void;
}) {
  const [form, setForm] = useState<"new" | "chosen" | null>(null);
  const done = ({ id }: BillingAccount) => {
    onChoose(id);
    setForm(null);
  };
  const cancel = () => setForm(null);
  if (!chosen) return <AccountForm account={null} company={company} done={done} />;
  if (form)
    return (
      <AccountForm account={form === "new" ? null : chosen} company={company} done={done} onCancel={cancel} />
    );
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{texts.billed}</legend>
        {accounts.map((account) => (
          <RadioOption
            key={account.id}
            name="account"
            title={account.label}
            checked={account === chosen}
            onChange={() => onChoose(account.id)}
          >
            <AccountFacts account={account} />
          </RadioOption>
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setForm("chosen")}>
          {accountTexts.editOf(chosen.label)}
        </Button>
        <Button size="sm" onClick={() => setForm("new")}>
          {accountTexts.add}
        </Button>
      </p>
    </>
  );
}
