import type { TeamView } from "@lantern/engine/views";
import { useState } from "react";
import { kindOf } from "../scenes/registry.ts";
import { ChatPanel } from "./chat.tsx";
import { Dock } from "./dock.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useStage, ViewContext } from "./live-context.ts";
import { Notifications } from "./notifications.tsx";
import { People } from "./people.tsx";
import { nowOf, SceneBody } from "./scene-body.tsx";
import { StorySoFar, useCameLate } from "./so-far.tsx";
import { TopBar } from "./top-bar.tsx";
import "../styles/live.css";

function Inside({ onLeave }: { onLeave: (() => void) | undefined }) {
  const stage = useStage();
  const { view } = stage;
  const [chat, setChat] = useState(false);
  const [captions, setCaptions] = useState(true);
  const [leaving, setLeaving] = useState(false);
  const [story, setStory] = useState(useCameLate(view));
  const kind = kindOf(view.scene);
  const whole = kind.Whole !== undefined && view.scene.step === "active";
  const classes = [
    "l-live",
    "dusk",
    !captions && "no-captions",
    chat && "has-chat",
    whole && "is-film",
    `is-${view.scene.kind}`,
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")} data-scene={view.scene.id} data-step={view.scene.step}>
      <TopBar onStory={() => setStory(true)} />
      <SceneBody key={view.scene.id} />
      {chat && <ChatPanel onClose={() => setChat(false)} />}
      <People />
      <Dock
        action={whole ? null : nowOf(stage).action}
        chatOpen={chat}
        captions={captions}
        onChat={() => setChat(!chat)}
        onCaptions={() => setCaptions(!captions)}
        {...(onLeave && { onLeave: () => setLeaving(true) })}
      />
      <Notifications />
      {story && <StorySoFar text={view.soFar} onClose={() => setStory(false)} />}
      {leaving && onLeave && <LeaveDialog onCancel={() => setLeaving(false)} onLeave={onLeave} />}
    </div>
  );
}

/**
 * The stage of a team: picture, caption, now line, controls, people, dock. A host on a visit has no button to leave.
 */
export function Stage({ view, onLeave }: { view: TeamView; onLeave?: () => void }) {
  return (
    <ViewContext value={view}>
      <Inside onLeave={onLeave} />
    </ViewContext>
  );
}
