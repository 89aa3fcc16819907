import { REACTIONS } from "@lantern/contract/live-protocol";
import { Captions, CaptionsOff, LifeBuoy, LogOut, Smile } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../i18n/index.ts";
import { DockMedia } from "../call/dock-media.tsx";
import { SoundControl } from "../sound/sound-tool.tsx";
import { Tool, toolPanel } from "../ui/buttons.tsx";
import { useChat } from "./chat.ts";
import { ChatTool } from "./chat-tool.tsx";
import { useLive, useStage } from "./live-context.ts";
import { reactionIcons } from "./reactions.tsx";
import { SpokenText } from "./spoken-text.tsx";

const texts = () => t.live().dock;

function Reactions() {
  const react = useLive((live) => live.react);
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes what its button opened
    <div
      className="relative max-sm:not-in-[.has-chat]:hidden"
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Tool icon={Smile} label={texts().react} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <fieldset className={`l-rise ${toolPanel} flex gap-1.5 p-2`} aria-label={texts().react}>
          {REACTIONS.map((one) => (
            <Tool
              key={one}
              icon={reactionIcons[one]}
              label={texts().reactions[one]}
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

function LastLine() {
  const last = useChat().at(-1);
  return <p className="min-w-0 flex-1 truncate px-2 max-lg:hidden">{last && <SpokenText {...last} />}</p>;
}

interface DockProps {
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
  return (
    <footer className="l-dock z-3 flex items-center gap-2 pe-6 pb-2 ps-7 [grid-area:dock] max-lg:sticky max-lg:bottom-0 max-lg:min-h-15 max-lg:gap-1 max-lg:bg-page max-lg:px-3.5 max-lg:pt-1.5 max-sm:gap-0.5 max-sm:px-2">
      {/* A visitor has a voice and no tile, so no camera. */}
      <DockMedia camera={me !== null} />
      <SoundControl />
      <Tool
        className="max-lg:not-in-[.is-film]:hidden"
        icon={captions ? Captions : CaptionsOff}
        label={captions ? texts().captionsOn : texts().captionsOff}
        aria-pressed={captions}
        onClick={onCaptions}
      />
      <span className="mx-2 h-6.5 w-px bg-line max-lg:hidden" />
      {me && <Reactions />}
      <ChatTool open={chatOpen} onToggle={onChat} />
      <LastLine />
      {me && (
        <Tool
          icon={LifeBuoy}
          labelVisible
          className="max-lg:hidden"
          label={helpRequested ? texts().helpRequested : texts().help}
          aria-pressed={helpRequested}
          onClick={() => send({ type: "help", on: !helpRequested })}
        />
      )}
      {action}
      {onLeave && (
        <Tool
          icon={LogOut}
          labelVisible
          className="max-sm:hidden max-lg:ms-auto max-lg:[&>span]:sr-only"
          label={texts().leave}
          onClick={onLeave}
        />
      )}
    </footer>
  );
}
