import { limits } from "@lantern/contract/limits";
import { Field } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { RunFields } from "../shared/planning/run-fields.tsx";
import { Step } from "../shared/planning/step.tsx";
import { teamSizes } from "../shared/session/model.ts";
import type { StepProps } from "./story-step.tsx";
import { texts as createSessionTexts } from "./texts.ts";

const texts = createSessionTexts.seats;

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
      <RunFields plan={plan} errors={errors} change={change} local={local} />
    </Step>
  );
}
