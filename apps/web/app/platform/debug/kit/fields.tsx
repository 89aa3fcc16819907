import { useState } from "react";
import { TextButton } from "../../../ui/button.tsx";
import { Check, Checkbox } from "../../../ui/checkbox.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Textarea } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { RadioOption, SegmentedControl } from "../../../ui/radio-option.tsx";
import { Range } from "../../../ui/range.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TimeSelect } from "../../../ui/time-select.tsx";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { texts } from "./texts.ts";

const zones = ["Europe/Copenhagen", "America/New_York", "Asia/Tokyo"];

export function TextFields() {
  const [search, setSearch] = useState("");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={texts.fieldName} hint={texts.hint} aside={<TextButton>{texts.aside}</TextButton>}>
        <Input defaultValue={texts.value} />
      </Field>
      <Field label={texts.fieldName} error={texts.error} optional={texts.optional}>
        <Input />
      </Field>
      <Field label={texts.fieldName}>
        <Input disabled defaultValue={texts.value} />
      </Field>
      <SearchInput label={texts.search} value={search} onSearch={setSearch} className="self-end" />
      <Field label={texts.password}>
        <PasswordInput autoComplete="off" defaultValue={texts.value} />
      </Field>
      <Field label={texts.fieldName}>
        <Select>
          {texts.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Field>
      <Field label={texts.long} className="sm:col-span-2">
        <Textarea defaultValue={texts.hint} />
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
      <Field label={texts.day}>
        <DatePicker value={day} zone="UTC" onChange={setDay} />
      </Field>
      <Field label={texts.time}>
        <TimeSelect value={time} onChange={setTime} />
      </Field>
      <Field label={texts.zone}>
        <ZonePicker value={zone} zones={zones} onChange={setZone} />
      </Field>
      <Field label={texts.seats}>
        <Stepper
          value={seats}
          min={1}
          max={60}
          fewer={texts.fewer}
          more={texts.moreSeats}
          onChange={setSeats}
        />
      </Field>
      <Field label={texts.share}>
        <Range min={0} max={10} defaultValue={4} />
      </Field>
      <div>
        <Checkbox label={texts.box} defaultChecked />
        <span className="flex items-center gap-3">
          <Check aria-label={texts.some} indeterminate /> {texts.some}
        </span>
      </div>
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{texts.choose}</legend>
        <RadioOption name={`join-${theme}`} title={texts.everyone} defaultChecked>
          {texts.everyoneHint}
        </RadioOption>
        <RadioOption name={`join-${theme}`} title={texts.invited} />
      </fieldset>
      <SegmentedControl
        label={`${texts.size} (${theme})`}
        value={size}
        options={[
          { value: "small", label: texts.small },
          { value: "large", label: texts.large },
        ]}
        onChange={setSize}
      />
    </div>
  );
}
