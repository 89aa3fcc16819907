import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { zoneLabel, zoneSearch } from "../i18n/format.ts";
import { t } from "../i18n/index.ts";
import { cn } from "./cn.ts";
import { useFieldLinks } from "./field.tsx";
import { controlStyle } from "./input.tsx";

/** A time zone by its IANA name. Cities, countries' zones and offsets can be searched. */
export function ZonePicker({
  value,
  zones,
  onChange,
}: {
  value: string;
  zones: readonly string[];
  onChange: (zone: string) => void;
}) {
  const links = useFieldLinks();
  return (
    <Combobox.Root
      items={zones}
      value={value || null}
      onValueChange={(zone) => zone && onChange(zone)}
      itemToStringLabel={zoneLabel}
      filter={(zone, query) => zoneSearch(zone, query)}
      limit={60}
    >
      <Combobox.InputGroup className="relative">
        <Combobox.Input {...links} placeholder={t.ui.searchZone} className={cn(controlStyle, "pr-11")} />
        <Combobox.Trigger
          aria-label={t.ui.showZones}
          className="absolute top-0 right-0 grid h-full w-11 place-items-center text-ink-soft"
        >
          <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-40 outline-none">
          <Combobox.Popup className="w-(--anchor-width) min-w-64 rounded-md border border-line bg-page p-1.5 text-ink shadow-md">
            <Combobox.Empty>
              <p className="px-2.5 py-2 text-sm text-ink-soft empty:hidden">{t.ui.noZone}</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none data-empty:p-0">
              {(zone: string) => (
                <Combobox.Item
                  key={zone}
                  value={zone}
                  className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  {zoneLabel(zone)}
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
