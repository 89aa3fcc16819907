import { edgeOf, inkOn } from "@lantern/contract/brand";
import type { Company } from "@lantern/contract/http";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Section, useSettings } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.branding;
const ours = "#b45309";
const full = /^#[0-9a-f]{6}$/i;

/** Name and color, with a preview of an email's button. */
export function Branding({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const color = form.values.brand_color;
  const previewColor = full.test(color) ? color.toLowerCase() : ours;
  return (
    <Section title={texts.title} form={form} mayChange={mayChange}>
      <Field label={texts.name} hint={texts.nameHint} {...form.field("name")}>
        <Input autoComplete="organization" maxLength={120} />
      </Field>
      <div className="grid gap-3">
        <Field label={texts.color} hint={texts.colorHint} {...form.field("brand_color")}>
          <div className="flex flex-wrap items-center gap-3">
            <input
              type="color"
              aria-label={texts.color}
              value={previewColor}
              onChange={(event) => form.set({ brand_color: event.target.value })}
              className="h-11 w-14 rounded-md border border-field-line bg-page p-1 disabled:opacity-60"
            />
            <div className="w-32">
              <Input
                aria-label={texts.colorText}
                placeholder={ours}
                spellCheck={false}
                maxLength={7}
                className="tabular-nums"
              />
            </div>
            {color && mayChange && (
              <Button tone="quiet" onClick={() => form.set({ brand_color: "" })}>
                {texts.ours}
              </Button>
            )}
          </div>
        </Field>
        <div aria-hidden="true" className="w-fit rounded-md border border-line bg-paper p-4">
          <span
            className="inline-block rounded-md border px-6 py-3 font-semibold"
            style={{
              background: previewColor,
              color: color ? inkOn(previewColor) : "#ffffff",
              borderColor: edgeOf(previewColor),
            }}
          >
            {texts.sample}
          </span>
        </div>
      </div>
    </Section>
  );
}
