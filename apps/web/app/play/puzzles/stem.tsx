import { t } from "../../i18n/index.ts";
import { Reply } from "../announcer/speech.tsx";
import { useLive } from "../stage/live-context.ts";
import { turn } from "../ui/in-turn.ts";
import { Chip } from "../ui/portrait.tsx";
import { Positions, positionName } from "./groups.tsx";
import { type PuzzleProps, useTouch } from "./parts.ts";
import { PlateBoard, Tried } from "./plate-board.tsx";
import { SkinDrawing } from "./skin.tsx";
import { type Group, groupsOf } from "./together.ts";

const texts = () => t.liveScenes().together;
type Props = PuzzleProps<"switchboard">;

/** Solved, the leaves close one after another, ms. */
const STEP_MS = 160;

/** What grows at a stem, and points down, level or up. One's own has a button for each position. */
function Leaf({ group, at, puzzle, scene }: Props & { group: Group; at: number }) {
  const control = puzzle.controls.find(({ id }) => id === group.controls[0]);
  const own = useLive(({ mine }) => mine?.controls.includes(control?.id ?? "") ?? false);
  const touch = useTouch(scene);
  if (!control) return null;
  const position = positionName(control, control.value);
  const angle = 50 - (100 * control.value) / (control.positions - 1);
  return (
    <li
      className="l-leaf"
      data-own={own || undefined}
      data-touched={touch?.control === control.id || undefined}
      style={{ "--angle": `${angle}deg`, ...turn(at, STEP_MS) } as React.CSSProperties}
    >
      <span className="l-leaf-drawn">
        <SkinDrawing of={scene.skin?.item ?? ""} className="size-full" />
      </span>
      <span className="l-leaf-text">
        <b className="l-leaf-name">
          {control.owner.map((seat) => (
            <Chip key={seat} seat={seat} />
          ))}
          {group.label}
        </b>
        {own ? (
          <>
            <Positions control={control} label={group.label} scene={scene} />
            <Reply text={`${group.label}. ${position}`} />
          </>
        ) : (
          <span>{position}</span>
        )}
      </span>
    </li>
  );
}

/** Leaves on one stem, which everybody checks at the same time. */
export function Stem({ puzzle, scene }: Props) {
  return (
    <PlateBoard scene={scene} label={scene.skin?.names?.board ?? texts().board}>
      <ol className="l-stem" aria-label={texts().board}>
        {groupsOf(puzzle)?.map((group, at) => (
          <Leaf key={group.id} group={group} at={at} puzzle={puzzle} scene={scene} />
        ))}
      </ol>
      <Tried scene={scene} pressingText={texts().pressing} triedText={texts().tried} />
    </PlateBoard>
  );
}
