import { isolatedName } from "@lantern/contract/full-name";
import { exportAudit } from "@lantern/contract/page-endpoints";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { teamQuery } from "../../api/queries/administrators.ts";
import { type AuditFilter, queryOf } from "../../api/queries/audit.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { texts } from "./texts.ts";

/** Filters of the log, and the export of what they show. */
export function AuditFilters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  const team = useQuery(teamQuery).data?.items ?? [];
  const saving = useMutation({
    mutationFn: (format: "csv" | "jsonl") => download(exportAudit, { query: { ...queryOf(filter), format } }),
  });
  const set = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{texts.filters}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4 *:min-w-0 md:grid-cols-2 xl:grid-cols-4">
        <Field label={texts.filterWhat}>
          <Select value={filter.noun} onChange={(event) => set({ noun: event.target.value })}>
            <option value="">{texts.everything}</option>
            {Object.entries(texts.nouns).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.filterWho}>
          <Select value={filter.user} onChange={(event) => set({ user: event.target.value })}>
            <option value="">{texts.everybody}</option>
            {team.map(({ id, first_name, last_name }) => (
              <option key={id} value={id}>
                {isolatedName(first_name, last_name)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.from}>
          <Input
            type="date"
            value={filter.from}
            max={filter.to || undefined}
            onChange={(event) => set({ from: event.target.value })}
          />
        </Field>
        <Field label={texts.to}>
          <Input
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            onChange={(event) => set({ to: event.target.value })}
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
