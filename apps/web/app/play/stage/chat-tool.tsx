import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { t } from "../../i18n/index.ts";
import { Tool } from "../ui/buttons.tsx";
import { messagesOf } from "./chat.ts";
import { useLive } from "./live-context.ts";
import { preloadChat } from "./load-chat.ts";

const texts = () => t.live().dock;

/** Number of other people's messages since the chat was last open. */
function useUnread(open: boolean): number {
  const count = useLive((live) => messagesOf(live).filter(({ seat }) => seat !== live.me).length);
  const [read, setRead] = useState(count);
  if (open && read !== count) setRead(count);
  return open ? 0 : Math.max(0, count - read);
}

/** Opens and closes the chat, and says how many messages are new. */
export function ChatTool({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const unread = useUnread(open);
  return (
    <Tool
      icon={MessageCircle}
      label={unread > 0 ? texts().chatNew(unread) : texts().chat}
      aria-expanded={open}
      onPointerEnter={preloadChat}
      onFocus={preloadChat}
      onClick={onToggle}
      badge={unread}
    />
  );
}
