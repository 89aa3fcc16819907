import { exportAudit } from "@lantern/contract/endpoints/audit";
import { isolatedName } from "@lantern/contract/full-name";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { administratorsQuery } from "../../api/queries/administrators.ts";
import { filled } from "../../api/queries/paged.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { ListChoice } from "../../ui/list-filters.tsx";
import type { ListParams } from "../../ui/use-list-params.ts";
import { type AuditFilter, auditFilterOf } from "./data.ts";
import { texts } from "./texts.ts";

/** Filters of the log, and the export of what they show. */
export function AuditFilters({ params }: { params: ListParams<AuditFilter> }) {
  const [filter, change] = params;
  const administrators = useQuery(administratorsQuery).data?.items ?? [];
  const saving = useMutation({
    mutationFn: (format: "csv" | "jsonl") =>
      download(exportAudit, { query: { ...filled(auditFilterOf(filter)), format } }),
  });
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{texts.filters}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4 *:min-w-0 md:grid-cols-2 xl:grid-cols-4">
        <ListChoice
          params={params}
          name="noun"
          label={texts.filterWhat}
          hideLabel={false}
          options={[["", texts.everything], ...Object.entries(texts.nouns)]}
          className=""
        />
        <ListChoice
          params={params}
          name="user"
          label={texts.filterWho}
          hideLabel={false}
          options={[
            ["", texts.everybody],
            ...administrators.map((one) => [one.id, isolatedName(one.first_name, one.last_name)] as const),
          ]}
          className=""
        />
        <Field label={texts.from}>
          <Input
            type="date"
            value={filter.from}
            max={filter.to || undefined}
            onChange={({ target }) => change({ from: target.value })}
          />
        </Field>
        <Field label={texts.to}>
          <Input
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {(["csv", "jsonl"] as const).map((format) => (
          <Button
            key={format}
            busy={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            <Download aria-hidden="true" strokeWidth={1.5} />
            {texts.exports[format]}
          </Button>
        ))}
        {saving.isError && <FieldError>{messageFor(saving.error)}</FieldError>}
      </div>
    </fieldset>
  );
}
