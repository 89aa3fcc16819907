import { type ComponentType, lazy } from "react";

const load = () => import("./chat-panel.tsx");

/** Loads after the page and before its first use. Without its script the chat stays closed. */
export const ChatPanel = lazy<ComponentType<{ label: string; onClose: () => void }>>(() =>
  load().then(
    (panel) => ({ default: panel.ChatPanel }),
    () => ({ default: () => null }),
  ),
);

export const preloadChat = (): void => void load().catch(() => {});
