import type { LineView, SceneView } from "@lantern/engine/views";
import { type ComponentType, Suspense, useState } from "react";
import { lastWait } from "../puzzles/proposal.ts";
import { kindOf } from "../scenes/registry.ts";
import { useCaptionSound } from "../sound/captions.ts";
import { ActionButton } from "./action.tsx";
import { StoryCaption, useCaptionText, useStoryCaption } from "./caption.tsx";
import { OwnHand } from "./hand.tsx";
import { HintsTool } from "./hints-tool.tsx";
import { useInstruction } from "./instruction.ts";
import { InstructionLine } from "./instruction-line.tsx";
import type { Instruction, SceneOf } from "./kind.ts";
import { useStage } from "./live-context.ts";
import { StagePicture } from "./picture.tsx";

/** The story's lines in place of the detail until there was time to read them, or somebody has tried or would. */
export function LineAsDetail({ instruction }: { instruction: Instruction }) {
  const scene = useStage(({ view }) => view.scene);
  const fill = useCaptionText();
  const { line, finished } = useStoryCaption(scene.lines, scene.timer, 0.25);
  const busy =
    scene.kind === "puzzle" && (scene.wrongChecks > 0 || Boolean(scene.proposal ?? lastWait(scene)));
  const current = finished || busy ? null : line;
  useCaptionSound(current, false);
  const parts = current && [
    current.sound && `[${current.sound}]`,
    current.who && `${current.who}:`,
    fill(current.text.replaceAll(" / ", " ")),
  ];
  if (!parts)
    return <InstructionLine instruction={instruction} timer={scene.timer} brief={scene.kind === "puzzle"} />;
  return (
    <InstructionLine
      instruction={{ ...instruction, detail: parts.filter(Boolean).join(" ") }}
      timer={scene.timer}
    />
  );
}

/**
 * What happened to a board, which stays: the first line of the outcome is the heading, and the others follow below it, each
 * in its time.
 */
function OutcomeAsInstruction({ instruction }: { instruction: Instruction }) {
  const scene = useStage(({ view }) => view.scene);
  const fill = useCaptionText();
  const { index, line } = useStoryCaption(scene.outcome, scene.timer);
  useCaptionSound(line, false);
  const textOf = ({ who, text }: LineView) =>
    [who && `${who}:`, fill(text.replaceAll(" / ", " "))].filter(Boolean).join(" ");
  const [first, ...others] = scene.outcome;
  const sound = line?.sound && `[${line.sound}]`;
  const other = others[Math.max(0, index - 1)];
  const own = first && {
    headline: textOf(first),
    fromStory: true,
    detail: [sound, other && textOf(other)].filter(Boolean).join(" "),
  };
  return <InstructionLine instruction={{ ...instruction, ...own }} timer={scene.timer} />;
}

const inDock =
  "xl:hidden max-xl:min-w-0 max-xl:flex-1 max-xl:px-2.5 max-xl:leading-tight max-xl:whitespace-normal max-sm:text-sm max-xl:[&_svg]:hidden";

/** The hints and the buttons of the scene, for the dock of a phone. */
export function SceneAction() {
  const scene = useStage(({ view }) => view.scene);
  const { action, second } = useInstruction();
  return (
    <>
      {scene.kind === "puzzle" && <HintsTool scene={scene} />}
      {action && <ActionButton action={action} className={inDock} />}
      {second && <ActionButton action={second} className={inDock} />}
    </>
  );
}

/** A part of a puzzle may still be loading; everything else is there. */
function Part({ of: Inner }: { of: ComponentType<{ scene: SceneView }> | undefined }) {
  const scene = useStage(({ view }) => view.scene);
  return (
    Inner && (
      <Suspense>
        <Inner scene={scene} />
      </Suspense>
    )
  );
}

/** What to do now, with the story's lines where the board needs their space. */
function SceneInstruction({ inDetail }: { inDetail: boolean }) {
  const instruction = useInstruction();
  const timer = useStage(({ view }) => view.scene.timer);
  const step = useStage(({ view }) => view.scene.step);
  if (!inDetail) return <InstructionLine instruction={instruction} timer={timer} />;
  const Inner = step === "outcome" ? OutcomeAsInstruction : LineAsDetail;
  return <Inner instruction={instruction} />;
}

/** Caption, timer with the instruction, then the controls of a scene of any kind. */
function SceneContent() {
  const scene = useStage(({ view }) => view.scene);
  const kind = kindOf(scene);
  const outcome = scene.step === "outcome";
  const lines = outcome ? scene.outcome : scene.lines;
  const inDetail = kind.linesInDetail?.(scene) ?? false;
  return (
    <>
      <div className="l-left">
        <Part of={kind.Board} />
        {!inDetail && !kind.hidesLines?.(scene) && <StoryCaption key={scene.step} lines={lines} />}
        <SceneInstruction inDetail={inDetail} />
        <div className="l-controls">
          <Part of={kind.Controls} />
        </div>
      </div>
      <div className="l-side">
        <Part of={kind.Aside} />
        <OwnHand />
      </div>
    </>
  );
}

/** The scene. Only the picture outlives it, also that of a film, so that the next one can appear over it. */
export function SceneBody() {
  const scene = useStage(({ view }) => view.scene);
  const [film, setFilm] = useState<SceneOf<"film"> | null>(null);
  if (scene.kind === "film" && scene !== film) setFilm(scene);
  const kind = kindOf(scene);
  if (kind.Whole && scene.step !== "outcome") return <Part key={scene.id} of={kind.Whole} />;
  return (
    <main
      className="l-scene sideways:data-[kind=kudos]:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]!"
      data-kind={scene.kind}
    >
      <StagePicture after={film}>
        <Part key={scene.id} of={kind.Backdrop} />
      </StagePicture>
      <SceneContent key={scene.id} />
    </main>
  );
}
