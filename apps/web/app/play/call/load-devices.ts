/**
 * What the buttons of devices open. It loads with the first click, or with what the stage loads later. Without its script
 * the devices stay as they are.
 */
import { type ComponentType, lazy } from "react";
import type { TeamCall } from "./team-call.ts";

const menu = () => import("./device-menu.tsx");
const panel = () => import("./device-panel.tsx");
const nothing = { default: () => null };

export const DeviceMenu = lazy<ComponentType<{ call: TeamCall; className?: string }>>(() =>
  menu().then(
    ({ DeviceMenu }) => ({ default: DeviceMenu }),
    () => nothing,
  ),
);
export const DevicePanel = lazy<ComponentType<{ call: TeamCall }>>(() =>
  panel().then(
    ({ DevicePanel }) => ({ default: DevicePanel }),
    () => nothing,
  ),
);

export const loadDevices = panel;
