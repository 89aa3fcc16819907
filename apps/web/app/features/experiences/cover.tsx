import type { Experience } from "@lantern/contract/http";
import { cn } from "../../ui/cn.ts";

/** A small cover; an empty dashed frame where no adventure is chosen yet. */
export function Thumb({ experience, className }: { experience: Experience | null; className?: string }) {
  const box = cn("h-10 w-14 shrink-0 rounded-sm", className);
  if (!experience) {
    return (
      <span
        aria-hidden="true"
        className={cn(box, "block border border-dashed border-field-line bg-raised")}
      />
    );
  }
  return (
    <img src={experience.cover} alt="" className={cn(box, "bg-[#0b1020] object-cover")} loading="lazy" />
  );
}
