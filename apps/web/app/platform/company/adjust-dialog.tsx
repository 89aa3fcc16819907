import { useState } from "react";
import { ApiError } from "../../api/error.ts";
import { consoleApi } from "../../api/queries/platform.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { texts as companyTexts } from "./texts.ts";

const texts = companyTexts.adjust;

/** Adds or removes credits of a company. The reason also appears in the company's ledger. */
export function AdjustDialog({
  company,
  onClose,
}: {
  company: { id: string; name: string };
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [settle, setSettle] = useState(false);
  // One dialog makes one adjustment: a retry after a lost response does not count twice.
  const [key] = useState(() => crypto.randomUUID());
  const amount = Number(typed.replace("−", "-"));
  const adjust = async (reason: string) => {
    if (typed.trim() === "" || !Number.isInteger(amount) || amount === 0) throw new Error(texts.invalid);
    const { balance } = await consoleApi
      .adjust({ id: company.id }, { amount, reason, settle }, key)
      .catch((error: unknown) => {
        const counted = error instanceof ApiError && error.status === 409 && error.code === "REQUEST_001";
        throw counted ? new Error(texts.counted) : error;
      });
    toast.good(texts.done(formatNumber(balance)));
  };
  return (
    <ReasonDialog
      reader="customer"
      title={texts.title(company.name)}
      submit={texts.submit}
      act={adjust}
      onClose={onClose}
    >
      <Field label={texts.amount} hint={texts.hint}>
        <Input
          inputMode="text"
          value={typed}
          maxLength={8}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Checkbox label={texts.settle} checked={settle} onChange={(event) => setSettle(event.target.checked)} />
    </ReasonDialog>
  );
}
