import { lazy } from "react";
import { untilLoaded } from "../client/until-loaded.ts";

const load = () => untilLoaded(() => import("./chat-panel.tsx"));

/** Loads when its button is about to be pressed, and after the first scene. */
export const ChatPanel = lazy(async () => ({ default: (await load()).ChatPanel }));

export const preloadChat = (): void => void load();
