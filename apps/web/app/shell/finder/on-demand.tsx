import { Search } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
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

/** Ctrl+K or Cmd+K opens the surface's finder, whose code loads then. */
export function findOnDemand(load: () => Promise<{ default: ComponentType<{ onClose(): void }> }>) {
  const Finder = lazy(load);
  return function FindOnDemand() {
    const [open, setOpen] = useState(false);
    useEffect(() => {
      const stop = new AbortController();
      const onKey = (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        // A dialog with a form in it keeps its place.
        if (!document.querySelector("dialog[open]")) setOpen(true);
      };
      addEventListener("keydown", onKey, stop);
      addEventListener(opened, () => setOpen(true), stop);
      return () => stop.abort();
    }, []);
    return <Suspense>{open && <Finder onClose={() => setOpen(false)} />}</Suspense>;
  };
}
