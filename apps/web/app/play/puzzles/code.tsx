import { t } from "../../i18n/index.ts";
import { ClockBox } from "./clock.tsx";
import type { PuzzleDrawing, PuzzleProps } from "./parts.ts";
import { PlateBoard } from "./plate-board.tsx";
import { Strip } from "./strip.tsx";
import { Wheels } from "./wheels.tsx";

function Controls(props: PuzzleProps<"code">) {
  const { strip, skin } = props.scene;
  if (strip) return <Strip {...props} />;
  if (skin?.clock) return <ClockBox {...props} />;
  return (
    <PlateBoard
      scene={props.scene}
      label={skin?.names?.board ?? t.puzzles().code.lock}
      className={skin?.letters ? "l-letters" : ""}
    >
      <Wheels {...props} />
    </PlateBoard>
  );
}

/** A lock whose word or figures follow from everybody's clues. */
export const drawing: PuzzleDrawing<"code"> = { Controls };
