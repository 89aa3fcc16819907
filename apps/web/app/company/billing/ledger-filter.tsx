import { ledgerReasons } from "@lantern/contract/choices";
import type { LedgerFilter } from "@lantern/contract/http";
import { creditsCsv } from "@lantern/contract/page-endpoints";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { formatMonth } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { monthsBack } from "./model.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.ledger;

/** Filters of the ledger, and the export of the filtered rows. */
export function LedgerFilters({
  filter,
  onChange,
}: {
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
}) {
  const saving = useMutation({ mutationFn: () => download(creditsCsv, { query: filter }) });
  const { reason, month } = filter;
  return (
    <fieldset className="mb-4 flex flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.filters}</legend>
      <Field label={texts.kind} className="w-44 max-md:flex-1 max-md:basis-36">
        <Select
          value={reason ?? ""}
          onChange={({ target }) => {
            const chosen = ledgerReasons.find((kind) => kind === target.value);
            onChange({ ...(month && { month }), ...(chosen && { reason: chosen }) });
          }}
        >
          <option value="">{texts.allKinds}</option>
          {ledgerReasons.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.month} className="w-48 max-md:flex-1 max-md:basis-36">
        <Select
          value={month ?? ""}
          onChange={({ target }) =>
            onChange({ ...(reason && { reason }), ...(target.value && { month: target.value }) })
          }
        >
          <option value="">{texts.allMonths}</option>
          {monthsBack(new Date(), 24).map((each) => (
            <option key={each} value={each}>
              {formatMonth(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        size="lg"
        busy={saving.isPending}
        onClick={() => saving.mutate()}
        className="max-md:basis-full md:ml-auto"
      >
        <Download aria-hidden="true" strokeWidth={1.5} />
        {texts.csv}
      </Button>
      {saving.isError && <FieldError>{messageFor(saving.error)}</FieldError>}
    </fieldset>
  );
}
