import { Suspense, useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { loadDevices } from "../call/load-devices.ts";
import { loadPuzzles } from "../puzzles/registry.ts";
import { loadNeeds } from "../scenes/allocation.tsx";
import { loadDebrief } from "../scenes/load-debrief.ts";
import { kindOf } from "../scenes/registry.ts";
import { loadCharts } from "../scenes/reveal.tsx";
import { useCameLate } from "./came-late.ts";
import { draft } from "./chat-draft.ts";
import { Dock } from "./dock.tsx";
import { useStage } from "./live-context.ts";
import { ChatPanel, preloadChat } from "./load-chat.ts";
import { LeaveDialog, loadDialogs, loadLater, StorySoFar } from "./load-later.ts";
import { Notifications } from "./notifications.tsx";
import { People } from "./people.tsx";
import { SceneAction, SceneBody } from "./scene-body.tsx";
import { TopBar } from "./top-bar.tsx";
import "../styles/live.css";

/**
 * The stage of a team: picture, caption, instruction, controls, people, dock.
 * A host on a visit has no button to leave.
 */
export function Stage({ onLeave }: { onLeave?: () => void }) {
  const id = useStage(({ view }) => view.scene.id);
  const kind = useStage(({ view }) => view.scene.kind);
  const step = useStage(({ view }) => view.scene.step);
  const hasTalk = useStage(({ view }) => view.chat.length > 0);
  const soFar = useStage(({ view }) => view.soFar);
  const [chat, setChat] = useState(draft.get().text !== "");
  const [captions, setCaptions] = useState(true);
  const [leaving, setLeaving] = useState(false);
  const [story, setStory] = useState(useCameLate());
  // In the first scene the line belongs to its film, pictures and music. No story's second scene needs any of these, so
  // they load with it, and are there before their own. Whoever comes later gets them at once.
  const first = useStage(({ view }) => view.pathOrder <= 1);
  useEffect(() => {
    if (first) return;
    loadPuzzles();
    preloadChat();
    for (const load of [loadDialogs, loadDevices, loadLater, loadCharts, loadNeeds, loadDebrief])
      load().catch(() => {});
  }, [first]);
  const whole = kindOf({ kind }).Whole !== undefined && step === "active";
  const classes = [
    "l-live",
    "dusk",
    !captions && "no-captions",
    chat && "has-chat",
    hasTalk && "has-talk",
    whole && "is-film",
    `is-${kind}`,
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")} data-scene={id} data-step={step}>
      <TopBar onStory={() => setStory(true)} onLeave={onLeave && (() => setLeaving(true))} />
      <SceneBody />
      {chat && (
        <Suspense>
          <ChatPanel label={t.live().dock.write} onClose={() => setChat(false)} />
        </Suspense>
      )}
      <People />
      <Dock
        action={!whole && <SceneAction />}
        chatOpen={chat}
        captions={captions}
        onChat={() => setChat(!chat)}
        onCaptions={() => setCaptions(!captions)}
        {...(onLeave && { onLeave: () => setLeaving(true) })}
      />
      <Notifications />
      <Suspense>
        {story && <StorySoFar text={soFar} onClose={() => setStory(false)} />}
        {leaving && onLeave && <LeaveDialog onCancel={() => setLeaving(false)} onLeave={onLeave} />}
      </Suspense>
    </div>
  );
}
