import { Search } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { texts } from "../texts.ts";

const opened = "lantern:find";

/** Opens the finder of the surface. */
export function FindButton() {
  return (
    <Button
      tone="quiet"
      size="iconSm"
      aria-label={texts.find}
      title={texts.find}
      onClick={() => dispatchEvent(new Event(opened))}
    >
      <Search aria-hidden="true" strokeWidth={1.5} />
    </Button>
  );
}

type Finder = ComponentType<{ onClose(): void }>;

/** Ctrl+K or Cmd+K opens the surface's finder, whose code loads then. */
export function FindOnDemand({ load }: { load: () => Promise<{ default: Finder }> }) {
  const [open, setOpen] = useState(false);
  const LoadedFinder = useMemo(() => lazy(load), [load]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A dialog with a form in it keeps its place.
      if (!document.querySelector("dialog[open]")) setOpen(true);
    };
    const onOpen = () => setOpen(true);
    addEventListener("keydown", onKey);
    addEventListener(opened, onOpen);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener(opened, onOpen);
    };
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <LoadedFinder onClose={() => setOpen(false)} />
    </Suspense>
  );
}
