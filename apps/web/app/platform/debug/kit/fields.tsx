import { Search } from "lucide-react";
import { useState } from "react";
import { TextButton } from "../../../ui/button.tsx";
import { Check, Checkbox } from "../../../ui/checkbox.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, InputWithIcon, Textarea } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RadioOption, SegmentedControl } from "../../../ui/radio-option.tsx";
import { Range } from "../../../ui/range.tsx";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TimeSelect } from "../../../ui/time-select.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { text } from "./text.ts";

const zones = ["Europe/Copenhagen", "America/New_York", "Asia/Tokyo"];

export function TextFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text.fieldName} hint={text.hint} aside={<TextButton>{text.aside}</TextButton>}>
        <Input defaultValue={text.value} />
      </Field>
      <Field label={text.fieldName} error={text.error} optional={text.optional}>
        <Input />
      </Field>
      <Field label={text.fieldName}>
        <Input disabled defaultValue={text.value} />
      </Field>
      <Field label={text.search} hideLabel>
        <InputWithIcon placeholder={text.search} icon={<Search aria-hidden="true" strokeWidth={1.5} />} />
      </Field>
      <Field label={text.password}>
        <PasswordInput autoComplete="off" defaultValue={text.value} />
      </Field>
      <Field label={text.fieldName}>
        <Select>
          {text.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
      <Field label={text.long} className="sm:col-span-2">
        <Textarea defaultValue={text.hint} />
      </Field>
    </div>
  );
}

/** @param theme a name for the radio groups, which are one per page */
export function ChoiceFields({ theme }: { theme: string }) {
  const [day, setDay] = useState("2026-12-03");
  const [time, setTime] = useState("14:00");
  const [zone, setZone] = useState("Europe/Copenhagen");
  const [seats, setSeats] = useState(12);
  const [size, setSize] = useState("small");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={text.day}>
        <DatePicker value={day} from="2026-11-22" onChange={setDay} />
      </Field>
      <Field label={text.time}>
        <TimeSelect value={time} onChange={setTime} />
      </Field>
      <Field label={text.zone}>
        <ZonePicker value={zone} zones={zones} onChange={setZone} />
      </Field>
      <Field label={text.seats}>
        <Stepper
          value={seats}
          min={1}
          max={60}
          fewer={text.fewer}
          more={text.moreSeats}
          onChange={setSeats}
        />
      </Field>
      <Field label={text.share}>
        <Range min={0} max={10} defaultValue={4} />
      </Field>
      <div>
        <Checkbox label={text.box} defaultChecked />
        <span className="flex items-center gap-3">
          <Check aria-label={text.some} indeterminate /> {text.some}
        </span>
      </div>
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{text.choose}</legend>
        <RadioOption name={`join-${theme}`} title={text.everyone} defaultChecked>
          {text.everyoneHint}
        </RadioOption>
        <RadioOption name={`join-${theme}`} title={text.invited} />
      </fieldset>
      <SegmentedControl
        label={`${text.size} (${theme})`}
        value={size}
        options={[
          { value: "small", label: text.small },
          { value: "large", label: text.large },
        ]}
        onChange={setSize}
      />
    </div>
  );
}
