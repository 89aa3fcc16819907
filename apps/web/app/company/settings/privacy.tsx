import type { Company } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { addressIn } from "@lantern/contract/site-languages";
import { useId } from "react";
import { Link } from "react-router";
import { language } from "../../i18n/current.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { names } from "../names.ts";
import { Section, useSettings } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.privacy;

/** Whether individuals are measured, and how long their texts and the audit log are stored. */
export function Privacy({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const hint = useId();
  const pagesHint = useId();
  return (
    <Section title={texts.title} form={form} mayChange={mayChange}>
      <div>
        <Checkbox label={<b>{texts.persons}</b>} aria-describedby={hint} {...form.flag("person_measures")} />
        <p id={hint} className="ps-8 text-sm text-ink-soft">
          {texts.personsHint}
        </p>
      </div>
      <Field label={texts.retention} hint={texts.retentionHint} {...form.field("chat_retention_days")}>
        <Days
          min={limits.retentionDaysMin}
          max={limits.retentionDaysMax}
          value={form.values.chat_retention_days}
        />
      </Field>
      <div>
        <Checkbox label={<b>{texts.pages}</b>} aria-describedby={pagesHint} {...form.flag("team_pages")} />
        <p id={pagesHint} className="ps-8 text-sm text-ink-soft">
          {texts.pagesHint}
        </p>
      </div>
      {form.values.team_pages && (
        <Field label={texts.pageDays} hint={texts.pageDaysHint} {...form.field("team_page_days")}>
          <Days
            min={limits.retentionDaysMin}
            max={limits.retentionDaysMax}
            value={form.values.team_page_days}
          />
        </Field>
      )}
      <Field
        label={texts.audit}
        hint={texts.auditHint(limits.auditDaysMin, limits.auditDaysMax)}
        {...form.field("audit_retention_days")}
      >
        <Days min={limits.auditDaysMin} max={limits.auditDaysMax} value={form.values.audit_retention_days} />
      </Field>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-ink-soft">{texts.documents}</span>
        <Link to="/dashboard/works-council" className="text-tide underline">
          {names.worksCouncil}
        </Link>
        <Link to={addressIn("/data-processing", language())} className="text-tide underline">
          {texts.processing}
        </Link>
      </p>
    </Section>
  );
}

function Days({ min, max, value }: { min: number; max: number; value: string }) {
  return (
    <span className="flex items-center gap-3">
      <div className="w-28">
        <Input type="number" inputMode="numeric" min={min} max={max} className="tabular-nums" />
      </div>
      {texts.days(Number(value))}
    </span>
  );
}
