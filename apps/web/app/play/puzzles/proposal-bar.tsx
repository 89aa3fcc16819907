import type { Seat } from "@lantern/engine/commands";
import { Check, Hand, Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow } from "../stage/live-context.ts";
import { clockText } from "../stage/timing.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Chip } from "../ui/portrait.tsx";
import { commandOf, lastWait, proposedText } from "./proposal.ts";

type Puzzle = SceneOf<"puzzle">;
type Proposal = NonNullable<Puzzle["proposal"]>;

const texts = () => t.liveScenes().puzzle.proposed;

function textOf(scene: Puzzle, name: string, me: Seat | null): string {
  const { proposal } = scene;
  if (!proposal) return texts().waited(name);
  return proposal.seat === me ? texts().own[proposal.what] : proposedText(scene, name);
}

/** The second hand: joins in, or waits. Nobody stops the same thing twice. */
function Choice({ scene, proposal, name }: { scene: Puzzle; proposal: Proposal; name: string }) {
  const send = useLive((live) => live.send);
  const me = useLive((live) => live.me);
  const { what } = proposal;
  const hasWaited = scene.waits.some((wait) => wait.what === what && wait.seat === me);
  return (
    <span className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
      <StageButton
        wrap
        tone="solid"
        icon={what === "check" ? Check : Lightbulb}
        onClick={() => send(commandOf(what, scene))}
      >
        {texts().join[what](name)}
      </StageButton>
      {!hasWaited && (
        <StageButton tone="line" icon={Hand} onClick={() => send({ type: "wait", what })}>
          {texts().wait}
        </StageButton>
      )}
    </span>
  );
}

/** What somebody would do, and whether the others join in or wait. Then who would rather wait. */
export function ProposalBar({ scene }: { scene: Puzzle }) {
  const { proposal } = scene;
  const me = useLive((live) => live.me);
  const watches = useLive(({ mine }) => mine?.observer ?? true);
  const people = useLive(({ directory }) => directory.people);
  const now = useServerNow(500);
  const seat = proposal?.seat ?? lastWait(scene)?.seat;
  if (seat === undefined || scene.step === "outcome") return null;
  const name = people[seat]?.name ?? "";
  return (
    <section
      className="z-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-ember-line bg-page px-3.5 py-2 max-lg:sticky max-lg:top-0 max-lg:-order-2 phone:px-2.5 phone:py-1.5"
      aria-label={texts().label}
    >
      <Chip seat={seat} />
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere phone:text-sm">{textOf(scene, name, me)}</p>
      {proposal?.endsAt && (
        <span className="text-ink-soft tabular-nums">{clockText(proposal.endsAt - now)}</span>
      )}
      {proposal && seat !== me && !watches && <Choice scene={scene} proposal={proposal} name={name} />}
    </section>
  );
}
