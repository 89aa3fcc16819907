import { REACTIONS } from "@lantern/contract/live-protocol";
import { Captions, CaptionsOff, LifeBuoy, LogOut, MessageCircle, Smile } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../i18n/index.ts";
import { DockMedia } from "../call/dock-media.tsx";
import { SoundControl } from "../sound/sound-tool.tsx";
import { Tool } from "../ui/buttons.tsx";
import { useChat } from "./chat.tsx";
import { useLive, useStage } from "./live-context.ts";
import { reactionIcons } from "./reactions.tsx";

const texts = t.live.dock;

function Reactions() {
  const react = useLive((live) => live.react);
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what its button opened
    <div
      className="l-react"
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Tool icon={Smile} label={texts.react} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <fieldset className="l-reactions" aria-label={texts.react}>
          {REACTIONS.map((one) => (
            <Tool
              key={one}
              icon={reactionIcons[one]}
              label={texts.reactions[one]}
              onClick={() => {
                react(one);
                setOpen(false);
              }}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Number of messages since the chat was last open. */
function useUnread(open: boolean): number {
  const count = useStage(({ view }) => view.chat.length);
  const [read, setRead] = useState(count);
  if (open && read !== count) setRead(count);
  return open ? 0 : Math.max(0, count - read);
}

function LastLine() {
  const last = useChat().at(-1);
  return (
    <p className="l-lastline">
      {last && (
        <>
          <b>{last.name}</b> {last.text}
        </>
      )}
    </p>
  );
}

export interface DockProps {
  /** The main action of the scene, on a phone. */
  action: ReactNode;
  chatOpen: boolean;
  captions: boolean;
  onChat(): void;
  onCaptions(): void;
  onLeave?(): void;
}

/** The tools at the bottom of the stage. On a phone the scene's main action is here too. */
export function Dock({ action, chatOpen, captions, onChat, onCaptions, onLeave }: DockProps) {
  const me = useLive((live) => live.me);
  const send = useLive((live) => live.send);
  const helpRequested = useStage(
    ({ view }) => view.people.find((person) => person.seat === me)?.needsHelp ?? false,
  );
  const unread = useUnread(chatOpen);
  return (
    <footer className="l-dock">
      {/* A visitor has a voice and no tile, so no camera. */}
      <DockMedia camera={me !== null} />
      <SoundControl />
      <Tool
        className="l-captions"
        icon={captions ? Captions : CaptionsOff}
        label={captions ? texts.captionsOn : texts.captionsOff}
        aria-pressed={captions}
        onClick={onCaptions}
      />
      <span className="l-sep" />
      {me && <Reactions />}
      <Tool
        icon={MessageCircle}
        label={unread > 0 ? texts.chatNew(unread) : texts.chat}
        aria-expanded={chatOpen}
        onClick={onChat}
      >
        {unread > 0 && <span className="l-dot">{unread}</span>}
      </Tool>
      <LastLine />
      {me && (
        <Tool
          icon={LifeBuoy}
          labelVisible
          className="l-wide"
          label={helpRequested ? texts.helpRequested : texts.help}
          aria-pressed={helpRequested}
          onClick={() => send({ type: "help", on: !helpRequested })}
        />
      )}
      {action}
      {onLeave && (
        <Tool icon={LogOut} labelVisible className="l-leave" label={texts.leave} onClick={onLeave} />
      )}
    </footer>
  );
}
