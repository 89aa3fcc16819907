import type { Company } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { names } from "../names.ts";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.privacy;

/** Whether individuals are measured, and how long their texts and the audit log are stored. */
export function Privacy({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [persons, setPersons] = useState(company.person_measures);
  const [days, setDays] = useState(String(company.chat_retention_days));
  const [auditDays, setAuditDays] = useState(String(company.audit_retention_days));
  const hint = useId();
  return (
    <Section
      title={texts.title}
      mayChange={mayChange}
      values={() => ({
        person_measures: persons,
        chat_retention_days: Number(days),
        audit_retention_days: Number(auditDays),
      })}
    >
      {(errors) => (
        <>
          <div>
            <Checkbox
              label={<b>{texts.persons}</b>}
              checked={persons}
              aria-describedby={hint}
              onChange={(event) => setPersons(event.target.checked)}
            />
            <p id={hint} className="pl-8 text-sm text-ink-soft">
              {texts.personsHint}
            </p>
          </div>
          <Days
            label={texts.retention}
            hint={texts.retentionHint}
            error={errors.chat_retention_days}
            range={[limits.retentionDaysMin, limits.retentionDaysMax]}
            value={days}
            onChange={setDays}
          />
          <Days
            label={texts.audit}
            hint={texts.auditHint(limits.auditDaysMin, limits.auditDaysMax)}
            error={errors.audit_retention_days}
            range={[limits.auditDaysMin, limits.auditDaysMax]}
            value={auditDays}
            onChange={setAuditDays}
          />
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span className="text-ink-soft">{texts.documents}</span>
            <Link to="/dashboard/works-council" className="text-tide underline">
              {names.worksCouncil}
            </Link>
            <Link to="/data-processing" className="text-tide underline">
              {texts.processing}
            </Link>
          </p>
        </>
      )}
    </Section>
  );
}

function Days({
  label,
  hint,
  error,
  range: [min, max],
  value,
  onChange,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  range: readonly [number, number];
  value: string;
  onChange: (days: string) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      <span className="flex items-center gap-3">
        <div className="w-28">
          <Input
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="tabular-nums"
          />
        </div>
        {texts.days(Number(value))}
      </span>
    </Field>
  );
}
