import { useState } from "react";
import { consoleApi } from "../../api/queries/platform.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts as companyTexts } from "./texts.ts";

const texts = companyTexts.limit;

/** Sets how many credits of unpaid invoices a company gets before it has paid. */
export function LimitDialog({
  company,
  onClose,
}: {
  company: { id: string; name: string; invoice_limit: number };
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(String(company.invoice_limit));
  const save = async (reason: string) => {
    if (!/^\d{1,6}$/.test(typed.trim())) throw new Error(texts.invalid);
    await consoleApi.setInvoiceLimit({ id: company.id }, Number(typed), reason);
    toast.good(texts.done(formatNumber(Number(typed))));
  };
  return (
    <ReasonDialog
      title={texts.title(company.name)}
      description={texts.text}
      submit={texts.submit}
      act={save}
      onClose={onClose}
    >
      <Field label={texts.credits} hint={texts.hint}>
        <Input
          inputMode="numeric"
          value={typed}
          maxLength={6}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}
