import { StageButton } from "../ui/buttons.tsx";
import type { Action } from "./kind.ts";

/** The one action of a scene. */
export function ActionButton({ action, className }: { action: Action; className?: string }) {
  return (
    <StageButton
      tone={action.tone}
      icon={action.icon}
      className={className}
      disabled={action.disabled}
      aria-pressed={action.pressed}
      onClick={action.run}
    >
      {action.label}
    </StageButton>
  );
}
