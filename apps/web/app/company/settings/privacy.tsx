import type { Company } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.privacy;

/** Whether individuals are measured, and how long their texts are stored. */
export function Privacy({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [persons, setPersons] = useState(company.person_measures);
  const [days, setDays] = useState(String(company.chat_retention_days));
  const hint = useId();
  return (
    <Section
      title={texts.title}
      mayChange={mayChange}
      values={() => ({ person_measures: persons, chat_retention_days: Number(days) })}
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
          <Field label={texts.retention} hint={texts.retentionHint} error={errors.chat_retention_days}>
            <span className="flex items-center gap-3">
              <div className="w-28">
                <Input
                  type="number"
                  inputMode="numeric"
                  min={limits.retentionDaysMin}
                  max={limits.retentionDaysMax}
                  value={days}
                  onChange={(event) => setDays(event.target.value)}
                  className="tabular-nums"
                />
              </div>
              {texts.days(Number(days))}
            </span>
          </Field>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span className="text-ink-soft">{texts.documents}</span>
            <Link to="/dashboard/works-council" className="text-tide underline">
              {texts.worksCouncil}
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
