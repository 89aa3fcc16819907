import type { Experience } from "@lantern/contract/http";
import { useState } from "react";
import { cn } from "../../ui/cn.ts";

/** The picture of an adventure on a dark background, which also stays when the picture fails to load. */
export function Cover({ src, className, lazy = false }: { src: string; className: string; lazy?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <span aria-hidden="true" className={cn("dusk block", className)} />;
  return (
    <img
      src={src}
      alt=""
      loading={lazy ? "lazy" : undefined}
      onError={() => setFailed(src)}
      className={cn("bg-picture object-cover", className)}
    />
  );
}

/** A small cover; a dashed frame while no adventure is chosen. */
export function Thumb({ experience }: { experience: Experience | undefined }) {
  const box = "h-10 w-14 shrink-0 rounded-sm";
  if (!experience) {
    return (
      <span
        aria-hidden="true"
        className={cn(box, "block border border-dashed border-field-line bg-raised")}
      />
    );
  }
  return <Cover src={experience.cover} className={box} lazy />;
}
