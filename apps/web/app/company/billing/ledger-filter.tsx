import { ledgerReasons } from "@lantern/contract/choices";
import { creditsCsv } from "@lantern/contract/page-endpoints";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import type { ledgerQuery } from "../../api/queries/billing.ts";
import { filled } from "../../api/queries/paged.ts";
import { formatMonth } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { ListChoice } from "../../ui/list-filters.tsx";
import type { ListParams } from "../../ui/use-list-params.ts";
import { monthsBack } from "./model.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.ledger;

type LedgerParams = ListParams<Parameters<typeof ledgerQuery>[0]>;

/** Filters of the ledger, and the export of the filtered rows. */
export function LedgerFilters({ params }: { params: LedgerParams }) {
  const saving = useMutation({ mutationFn: () => download(creditsCsv, { query: filled(params[0]) }) });
  return (
    <fieldset className="mb-4 flex flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.filters}</legend>
      <ListChoice
        params={params}
        name="reason"
        label={texts.kind}
        hideLabel={false}
        options={[["", texts.allKinds], ...ledgerReasons.map((kind) => [kind, texts.kinds[kind]] as const)]}
      />
      <ListChoice
        params={params}
        name="month"
        label={texts.month}
        hideLabel={false}
        options={[
          ["", texts.allMonths],
          ...monthsBack(new Date(), 24).map((month) => [month, formatMonth(month)] as const),
        ]}
      />
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
