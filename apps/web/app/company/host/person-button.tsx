import type { ConnectionQuality } from "@lantern/contract/live";
import type { PersonView } from "@lantern/engine/views";
import { Hand } from "lucide-react";
import { cn } from "../../ui/cn.ts";
import type { DragHandle } from "../../ui/use-drag.ts";
import { useHostControls } from "./host-controls.ts";
import { nameOf } from "./model.ts";
import { PersonPicture } from "./person-picture.tsx";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.person;

/** Everything known about a person, as text. */
function stateOf(
  { presence, captain, observer, needsHelp }: PersonView,
  line: ConnectionQuality | undefined,
): string {
  const parts = [
    texts.states[presence],
    captain && texts.captain,
    observer && texts.observer,
    needsHelp && texts.needsHelp,
    presence === "here" && line && line !== "good" && texts[line],
  ];
  return parts.filter(Boolean).join(", ");
}

const shapes = {
  here: "border-tide text-ink",
  dropped: "border-dashed border-ember text-ember",
  away: "border-dotted border-field-line text-ink-soft",
};

/** A person in a team's row: dragged with the mouse, or clicked to open their menu. */
export function PersonButton({
  person,
  grip,
  tabIndex,
}: {
  person: PersonView;
  grip: ReturnType<DragHandle>;
  tabIndex: number;
}) {
  const { directory, view } = useHostControls();
  const name = nameOf(directory, person.seat);
  const label = texts.label(name, stateOf(person, view.connections[person.seat]));
  return (
    <button
      type="button"
      {...grip}
      tabIndex={tabIndex}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      data-seat={person.seat}
      className={cn(
        "relative grid size-9 shrink-0 cursor-grab place-items-center border-[1.5px] bg-page text-sm leading-none font-semibold select-none pointer-coarse:size-11",
        person.observer ? "rounded-sm" : "rounded-full",
        shapes[person.presence],
        person.needsHelp && "ring-2 ring-ember",
      )}
    >
      <PersonPicture directory={directory} seat={person.seat} />
      {person.captain && (
        <i
          aria-hidden="true"
          className="absolute -end-1 -bottom-1 size-2.5 rotate-135 rounded-full rounded-es-none bg-ember ring-2 ring-page"
        />
      )}
      {person.needsHelp && (
        <Hand
          aria-hidden="true"
          className="absolute -top-1.5 -end-1.5 size-4 rounded-full bg-ember p-0.5 text-on-ember"
        />
      )}
    </button>
  );
}
