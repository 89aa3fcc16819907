import { limits } from "@lantern/contract/limits";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { teamSizes } from "../session/model.ts";
import { Step } from "./step.tsx";
import type { StepProps } from "./story-step.tsx";
import { texts as createSessionTexts } from "./texts.ts";

const texts = createSessionTexts.seats;
const speeds = [1, 5, 10, 30, 60];

/** Step three: number of seats, and the note of the invitation. `local` offers the speed of local mode. */
export function SeatsStep({ plan, errors, change, local }: StepProps & { local: boolean }) {
  const seats = Number.isNaN(plan.seats) ? limits.seatsMin : plan.seats;
  const teams = teamSizes(seats);
  return (
    <Step number={3} heading={texts.heading} done={!errors.seats && plan.seats >= limits.seatsMin} last>
      <Field
        label={texts.seats}
        error={errors.seats}
        hint={`${texts.teams(teams.count, texts.sizes(teams.small, teams.large))} ${texts.range}`}
      >
        <Stepper
          value={plan.seats}
          min={limits.seatsMin}
          max={limits.seatsMax}
          fewer={texts.fewer}
          more={texts.more}
          onChange={(value) => change({ seats: value, seatsFollow: false })}
        />
      </Field>
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
    </Step>
  );
}
