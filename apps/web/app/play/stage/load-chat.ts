import { type ComponentType, lazy } from "react";

const load = () => import("./chat-panel.tsx");

/** Loads when its button is about to be pressed, and after the first scene. Without its script the chat stays closed. */
export const ChatPanel = lazy<ComponentType<{ label: string; onClose: () => void }>>(() =>
  load().then(
    (panel) => ({ default: panel.ChatPanel }),
    () => ({ default: () => null }),
  ),
);

export const preloadChat = (): void => void load().catch(() => {});
