/** Parts of the stage that few moments need. They load once the stage is there, so that none of them waits later. */
import { lazy } from "react";
import { untilLoaded } from "../client/until-loaded.ts";
import { loadRound } from "../scenes/load-round.ts";

const soFar = () => untilLoaded(() => import("./so-far.tsx"));
const drawn = () => untilLoaded(() => import("./drawn-card.tsx"));
const leave = () => untilLoaded(() => import("./leave-dialog.tsx"));

export const StorySoFar = lazy(async () => ({ default: (await soFar()).StorySoFar }));
export const Drawn = lazy(async () => ({ default: (await drawn()).Drawn }));
export const Call = lazy(async () => ({ default: (await drawn()).Call }));
export const LeaveDialog = lazy(async () => ({ default: (await leave()).LeaveDialog }));

/** What a button opens at any time. */
export const loadDialogs = () => Promise.all([soFar(), leave()]);
/** What the first two scenes of a story do without. */
export const loadLater = () => Promise.all([drawn(), loadRound()]);
