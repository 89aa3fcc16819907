import { ChevronDown } from "lucide-react";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { zoneLabel } from "../i18n/format.ts";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";
import { controlStyle } from "./input.tsx";
import { Select } from "./select.tsx";
import { texts } from "./texts.ts";

export interface ZoneProps {
  /** Name of the field in its form. */
  name?: string;
  value: string;
  zones: readonly string[];
  onChange: (zone: string) => void;
}

/** What somebody did with the field before its list was there. */
export interface ZoneStart {
  focused: boolean;
  typed: string | null;
  open: boolean;
}

type Loaded = ComponentType<ZoneProps & { start: ZoneStart }>;
const load = (): Promise<{ default: Loaded }> =>
  import("./zone-combobox.tsx").catch(() => ({ default: PlainZones }));

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

interface StandInProps extends Pick<ZoneProps, "value"> {
  input: RefObject<HTMLInputElement | null>;
  start: RefObject<Omit<ZoneStart, "focused">>;
  onUse(): void;
}

/** Looks like the combobox, and keeps what is typed until it is there. */
function StandIn({ value, input, start, onUse }: StandInProps) {
  const links = useFieldLinks();
  const open = () => {
    start.current.open = true;
    onUse();
  };
  return (
    <div className="relative" onPointerEnter={() => void load()}>
      <input
        {...links}
        ref={input}
        key={value}
        defaultValue={value && zoneLabel(value)}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={texts.searchZone}
        className={cn(controlStyle, "pe-11")}
        onFocus={onUse}
        onClick={open}
        onKeyDown={({ key }) => key === "ArrowDown" && open()}
        onChange={({ target }) => {
          start.current.typed = target.value;
          onUse();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.showZones}
        className="absolute top-0 end-0 grid h-full w-11 place-items-center text-ink-soft"
        onClick={() => {
          input.current?.focus();
          open();
        }}
      >
        <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
    </div>
  );
}

/**
 * A time zone by its IANA name. Cities, countries, abbreviations, the platform's names and offsets can be searched. The
 * list's library and the names are large, so they load when somebody uses the field.
 */
export function ZonePicker(props: ZoneProps) {
  const [ready, setReady] = useState<{ Combobox: Loaded; start: ZoneStart } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const start = useRef({ typed: null, open: false } as Omit<ZoneStart, "focused">);
  const use = async () => {
    const { default: Combobox } = await load();
    const focused = document.activeElement === input.current;
    // At once: a key that is pressed in between would be typed into an input that goes.
    flushSync(() => setReady({ Combobox, start: { ...start.current, focused } }));
  };
  return (
    <>
      {props.name && <input type="hidden" name={props.name} value={props.value} />}
      {ready ? (
        <ready.Combobox {...props} start={ready.start} />
      ) : (
        <StandIn value={props.value} input={input} start={start} onUse={() => void use()} />
      )}
    </>
  );
}
