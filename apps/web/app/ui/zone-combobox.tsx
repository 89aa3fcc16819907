import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { zoneLabel } from "../i18n/format.ts";
import { type OfficialNames, readOfficialNames, zoneSearch } from "../i18n/zones/search.ts";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";
import { controlStyle } from "./input.tsx";
import { texts as uiTexts } from "./texts.ts";
import type { ZoneProps, ZoneStart } from "./zone-picker.tsx";

const matchesMax = 60;

/** Types `text` as a person would: only then does the combobox open its list and highlight the first match. */
function typeAgain(input: HTMLInputElement, text: string): void {
  // React ignores the event if the value was assigned through the element itself, because it watches that assignment.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }));
}

/** The combobox of `ZonePicker`, in a file of its own because its library and the names of places are large. */
export default function ZoneCombobox({ value, zones, onChange, start }: ZoneProps & { start: ZoneStart }) {
  const links = useFieldLinks();
  const input = useRef<HTMLInputElement>(null);
  const { focused, typed, open } = start;
  useEffect(() => {
    if (!focused || input.current === null) return;
    input.current.focus();
    if (typed === null) input.current.select();
    else typeAgain(input.current, typed);
  }, [focused, typed]);
  const [official, setOfficial] = useState<OfficialNames>(new Map());
  useEffect(() => {
    return readOfficialNames(zones, setOfficial);
  }, [zones]);
  const [query, setQuery] = useState("");
  const search = useMemo(() => zoneSearch(zones, official), [zones, official]);
  const matches = useMemo(() => search(query).slice(0, matchesMax), [search, query]);
  // The same list while nothing changes: a new one takes the highlight away.
  const key = matches.map(({ zone }) => zone).join();
  const filtered = useMemo(() => (key ? key.split(",") : []), [key]);
  const names = new Map(matches.map(({ zone, name }) => [zone, name]));
  // In a dialog the list must be inside it: everything else is inert.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    <Combobox.Root
      items={zones}
      filteredItems={filtered}
      limit={matchesMax}
      value={value || null}
      onValueChange={(zone) => zone && onChange(zone)}
      onInputValueChange={setQuery}
      itemToStringLabel={zoneLabel}
      autoHighlight
      defaultOpen={focused && open}
    >
      <Combobox.InputGroup ref={(group) => setDialog(group?.closest("dialog") ?? null)} className="relative">
        <Combobox.Input
          {...links}
          ref={input}
          placeholder={uiTexts.searchZone}
          className={cn(controlStyle, "pe-11")}
        />
        <Combobox.Trigger
          aria-label={uiTexts.showZones}
          className="absolute top-0 end-0 grid h-full w-11 place-items-center text-ink-soft"
        >
          <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal container={dialog ?? undefined}>
        <Combobox.Positioner positionMethod="fixed" sideOffset={4} className="z-40 outline-none">
          <Combobox.Popup className="w-(--anchor-width) min-w-64 rounded-md border border-line bg-page p-1.5 text-ink shadow-md">
            <Combobox.Empty>
              <p className="px-2.5 py-2 text-sm text-ink-soft empty:hidden">{uiTexts.noZone}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none data-empty:p-0">
              {(zone: string) => (
                <Combobox.Item
                  key={zone}
                  value={zone}
                  className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  <span>
                    {zoneLabel(zone)}
                    {names.get(zone) && <span className="text-ink-soft"> ({names.get(zone)})</span>}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden="true" strokeWidth={1.5} className="size-4 text-ember" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
