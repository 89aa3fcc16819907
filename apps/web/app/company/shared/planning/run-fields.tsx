import { useQuery } from "@tanstack/react-query";
import { costCentersQuery } from "../../../api/queries/billing.ts";
import { Choices } from "../../../forms/form.tsx";
import type { FormState } from "../../../forms/use-form.ts";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { RadioOption } from "../../../ui/radio-option.tsx";
import { Select } from "../../../ui/select.tsx";
import { texts as uiTexts } from "../../../ui/texts.ts";
import type { Plan } from "./plan.ts";
import { texts } from "./texts.ts";

const speeds = [1, 5, 10, 30, 60];

type Run = Pick<Plan, "hosting" | "speed" | "notes" | "cost_center">;

/** Who runs a session, and the note of its invitation. `local` offers the speed of local mode. */
export function RunFields({ form, local }: { form: FormState<Run>; local: boolean }) {
  return (
    <>
      <Choices legend={texts.runBy} {...form.group("hosting")}>
        {(["autopilot", "host"] as const).map((hosting) => (
          <RadioOption key={hosting} title={texts.hosting[hosting]} {...form.choice("hosting", hosting)}>
            {texts.hostingText[hosting]}
          </RadioOption>
        ))}
      </Choices>
      {local && (
        <Field label={texts.speed} hint={texts.speedHint} className="max-w-72" {...form.group("speed")}>
          <Select
            value={form.values.speed}
            onChange={({ target }) => form.set({ speed: Number(target.value) })}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {texts.speedOption(speed)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <CostCenterField form={form} />
      <Field label={texts.note} optional={uiTexts.optional} {...form.field("notes")}>
        <Textarea placeholder={texts.notePlaceholder} />
      </Field>
    </>
  );
}

/** What a session is booked on, for companies that have cost centers. */
export function CostCenterField({ form }: { form: FormState<Pick<Plan, "cost_center">> }) {
  const list = useQuery(costCentersQuery).data ?? [];
  const { cost_center: chosen } = form.values;
  if (list.length === 0 && !chosen) return null;
  // One that was removed stays until another is chosen.
  const isListed = !chosen || list.some(({ code }) => code === chosen);
  return (
    <Field
      label={texts.costCenter}
      optional={uiTexts.optional}
      className="max-w-72"
      {...form.field("cost_center")}
    >
      <Select>
        <option value="">{texts.noCostCenter}</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        {list.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
