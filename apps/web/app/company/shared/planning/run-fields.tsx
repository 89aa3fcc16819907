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
export function RunFields({
  plan,
  errors,
  change,
  local,
}: {
  plan: Run;
  errors: Record<string, string>;
  change: (part: Partial<Run>) => void;
  local: boolean;
}) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{texts.runBy}</legend>
        {(["autopilot", "host"] as const).map((hosting) => (
          <RadioOption
            key={hosting}
            name="hosting"
            title={texts.hosting[hosting]}
            checked={plan.hosting === hosting}
            onChange={() => change({ hosting })}
          >
            {texts.hostingText[hosting]}
          </RadioOption>
        ))}
      </fieldset>
      {local && (
        <Field label={texts.speed} hint={texts.speedHint} error={errors.speed} className="max-w-72">
          <Select value={plan.speed} onChange={(event) => change({ speed: Number(event.target.value) })}>
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {texts.speedOption(speed)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts.note} optional={uiTexts.optional} error={errors.notes}>
        <Textarea
          value={plan.notes}
          placeholder={texts.notePlaceholder}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </>
  );
}
