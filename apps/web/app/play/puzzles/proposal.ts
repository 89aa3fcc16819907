import type { ClientCommand } from "@lantern/contract/live";
import { Check, Hand } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { type Action, nameOf, type SceneOf } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";
import { clockText } from "../stage/timing.ts";

type Puzzle = SceneOf<"puzzle">;
type Proposal = NonNullable<Puzzle["proposal"]>;

const texts = () => t.liveScenes().puzzle.proposed;

/** What somebody else would do. */
export function proposedText({ proposal, hints }: Puzzle, name: string): string {
  const { check, hint } = texts().others;
  return proposal?.what === "hint" ? hint(name, t.liveScenes().puzzle.costs(hints.nextCost)) : check(name);
}

/** Who has stopped the last proposal, while there is no other. A node of the version before sends no waits. */
export const lastWait = ({ proposal, waits }: Puzzle) => (proposal ? undefined : waits?.at(-1));

/** What is proposed, with the time until it is done, or who would rather wait; null where nothing is. */
export function proposalDetail(scene: Puzzle, stage: StageState): string | null {
  const { proposal } = scene;
  const wait = lastWait(scene);
  if (wait) return texts().waited(nameOf(stage, wait.seat));
  if (!proposal) return null;
  const isOwn = proposal.seat === stage.me;
  const text = isOwn ? texts().own[proposal.what] : proposedText(scene, nameOf(stage, proposal.seat));
  return proposal.endsAt ? `${text} ${clockText(proposal.endsAt - stage.now())}` : text;
}

/** Asks for a hint or a check, or joins in. */
function commandOf(what: Proposal["what"], { hints }: Puzzle): ClientCommand {
  return what === "check" ? { type: "check" } : { type: "hint", revealed: hints.revealed.length };
}

/** What the others may do about a proposal: join in, or wait. Nobody stops the same thing twice. */
export function choicesOf(scene: Puzzle, stage: StageState): { join: Action; wait: Action | null } | null {
  const { proposal, waits } = scene;
  if (!proposal || proposal.seat === stage.me || !stage.me || stage.mine?.observer) return null;
  const { what } = proposal;
  const hasWaited = waits.some((one) => one.what === what && one.seat === stage.me);
  return {
    join: {
      label: texts().join[what](nameOf(stage, proposal.seat)),
      icon: Check,
      tone: "solid",
      run: () => void stage.send(commandOf(what, scene)),
    },
    wait: hasWaited
      ? null
      : {
          label: texts().wait,
          icon: Hand,
          tone: "line",
          run: () => void stage.send({ type: "wait", what }),
        },
  };
}
