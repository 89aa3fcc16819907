import { cn } from "../../ui/cn.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.teams.keys;
const shapes = {
  here: "rounded-full border-tide",
  captain: "rounded-full border-tide",
  dropped: "rounded-full border-dashed border-ember",
  away: "rounded-full border-dotted border-field-line",
  observer: "rounded-[5px] border-tide",
} as const;

/** Explains the shapes around the initials. */
export function PersonKeys() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
      {(Object.keys(shapes) as (keyof typeof shapes)[]).map((key) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn("relative size-4.5 border-[1.5px]", shapes[key])}>
            {key === "captain" && (
              <i className="absolute -right-1 -bottom-1 size-2 rotate-135 rounded-full rounded-bl-none bg-ember" />
            )}
          </span>
          {texts[key]}
        </li>
      ))}
    </ul>
  );
}
