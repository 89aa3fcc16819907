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

type Run = Pick<Plan, "hosting" | "speed" | "notes">;

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
      <Field label={texts.note} optional={uiTexts.optional} {...form.field("notes")}>
        <Textarea placeholder={texts.notePlaceholder} />
      </Field>
    </>
  );
}
