import { REACTIONS } from "@lantern/contract/live";
import { Captions, CaptionsOff, LifeBuoy, LogOut, MessageCircle, Smile } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { DockMedia } from "../call/dock-media.tsx";
import { Tool } from "../ui/buttons.tsx";
import { ActionButton } from "./action.tsx";
import { useChat } from "./chat.tsx";
import type { Action } from "./kind.ts";
import { reactionIcons } from "./reactions.tsx";
import { useRoom } from "./room.ts";

const words = t.live.dock;

function Reactions() {
  const { react } = useRoom();
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what its button opened
    <div
      className="l-react"
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Tool icon={Smile} label={words.react} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <fieldset className="l-reactions" aria-label={words.react}>
          {REACTIONS.map((one) => (
            <Tool
              key={one}
              icon={reactionIcons[one]}
              label={words.reactions[one]}
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

/** How many lines came since the chat was last open. */
function useUnread(open: boolean): number {
  const { view } = useRoom();
  const count = view.chat.length;
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (open) setRead(count);
  }, [open, count]);
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
  action: Action | null;
  chatOpen: boolean;
  captions: boolean;
  onChat(): void;
  onCaptions(): void;
  onLeave?(): void;
}

/** Tools at the foot of the stage; on a phone the main action of the scene stands here too. */
export function Dock({ action, chatOpen, captions, onChat, onCaptions, onLeave }: DockProps) {
  const { view, me, send } = useRoom();
  const unread = useUnread(chatOpen);
  const asked = view.people.find((person) => person.seat === me)?.needsHelp ?? false;
  return (
    <footer className="l-dock">
      {/* A visitor has a voice and no place among the faces. */}
      <DockMedia camera={me !== null} />
      <Tool
        className="l-captions"
        icon={captions ? Captions : CaptionsOff}
        label={captions ? words.captionsOn : words.captionsOff}
        aria-pressed={captions}
        onClick={onCaptions}
      />
      <span className="l-sep" />
      {me && <Reactions />}
      <Tool
        icon={MessageCircle}
        label={unread > 0 ? words.chatNew(unread) : words.chat}
        aria-expanded={chatOpen}
        onClick={onChat}
      >
        {unread > 0 && <span className="l-dot">{unread}</span>}
      </Tool>
      <LastLine />
      {me && (
        <Tool
          icon={LifeBuoy}
          shown
          className="l-wide"
          label={asked ? words.helpRequested : words.help}
          aria-pressed={asked}
          onClick={() => send({ type: "help", on: !asked })}
        />
      )}
      {action && <ActionButton action={action} className="l-phone" />}
      {onLeave && <Tool icon={LogOut} shown className="l-leave" label={words.leave} onClick={onLeave} />}
    </footer>
  );
}
