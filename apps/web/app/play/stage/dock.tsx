import { REACTIONS } from "@lantern/contract/live-protocol";
import { Captions, CaptionsOff, Ellipsis, LifeBuoy, LogOut, Smile } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../i18n/index.ts";
import { cn } from "../../ui/cn.ts";
import { DockMedia } from "../call/dock-media.tsx";
import { SoundControl } from "../sound/sound-tool.tsx";
import { Tool, toolPanel } from "../ui/buttons.tsx";
import { closing } from "../ui/closing.ts";
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
    // On a phone, above all tools: its own may be at the edge of the window.
    <div className="relative max-md:static" {...closing(open, () => setOpen(false))}>
      <Tool icon={Smile} label={texts().react} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <fieldset
          className={`l-rise ${toolPanel} flex gap-1.5 p-2 max-md:inset-x-0 max-md:bottom-full max-md:mb-1 max-md:justify-center`}
          aria-label={texts().react}
        >
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

/** Tools that stand in the dock, and on a phone, with their names, in a panel behind "…". */
function More({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:contents" {...closing(open, () => setOpen(false))}>
      <Tool
        className="md:hidden"
        icon={Ellipsis}
        label={texts().more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      <div
        className={cn(
          "md:contents max-md:absolute max-md:inset-x-2 max-md:bottom-full max-md:flex max-md:flex-wrap max-md:gap-2 max-md:rounded-md max-md:border max-md:border-line max-md:bg-page max-md:p-2 max-md:*:grow max-md:[&>button>span]:not-sr-only max-md:[&>div>button]:w-full max-md:[&>div>button>span]:not-sr-only",
          !open && "max-md:hidden",
        )}
      >
        {children}
      </div>
    </div>
  );
}

function LastLine() {
  const last = useChat().at(-1);
  return <p className="min-w-0 flex-1 truncate px-2 max-xl:hidden">{last && <SpokenText {...last} />}</p>;
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
    <footer className="l-dock z-3 flex items-center gap-2 pe-6 pb-2 ps-7 [grid-area:dock] max-xl:sticky max-xl:bottom-0 max-xl:min-h-15 max-xl:gap-1 max-xl:bg-page max-xl:px-3.5 max-xl:pt-1.5 max-sm:gap-0.5 max-sm:px-2">
      {/* A visitor has a voice and no tile, so no camera. */}
      <DockMedia camera={me !== null} />
      <More>
        <SoundControl />
        <Tool
          icon={captions ? Captions : CaptionsOff}
          label={captions ? texts().captionsOn : texts().captionsOff}
          aria-pressed={captions}
          onClick={onCaptions}
        />
        {me && <Reactions />}
        {me && (
          <Tool
            icon={LifeBuoy}
            labelVisible
            className="md:max-xl:[&>span]:sr-only"
            label={helpRequested ? texts().helpRequested : texts().help}
            aria-pressed={helpRequested}
            onClick={() => send({ type: "help", on: !helpRequested })}
          />
        )}
      </More>
      <span className="mx-2 h-6.5 w-px bg-line max-xl:hidden" />
      <ChatTool open={chatOpen} onToggle={onChat} />
      <LastLine />
      {action}
      {onLeave && (
        <Tool
          icon={LogOut}
          labelVisible
          className="max-sm:hidden max-xl:ms-auto max-xl:[&>span]:sr-only"
          label={texts().leave}
          onClick={onLeave}
        />
      )}
    </footer>
  );
}
