import { lazy, Suspense } from "react";
import { zoneLabel } from "../i18n/format.ts";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";

export interface ZoneProps {
  /** Name of the field in its form. */
  name?: string;
  value: string;
  zones: readonly string[];
  onChange: (zone: string) => void;
}

const Combobox = lazy(() => import("./zone-combobox.tsx").catch(() => ({ default: PlainZones })));

/** The browser's own list, used when the combobox cannot be loaded. */
function PlainZones({ value, zones, onChange }: ZoneProps) {
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      {!zones.includes(value) && <option value={value}>{value && zoneLabel(value)}</option>}
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zoneLabel(zone)}
        </option>
      ))}
    </Select>
  );
}

/** A time zone by its IANA name. Cities, countries' zones and offsets can be searched. */
export function ZonePicker(props: ZoneProps) {
  return (
    <>
      {props.name && <input type="hidden" name={props.name} value={props.value} />}
      <Suspense fallback={<Input value={props.value && zoneLabel(props.value)} readOnly />}>
        <Combobox {...props} />
      </Suspense>
    </>
  );
}
